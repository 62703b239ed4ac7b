"""Who claims to be faster than the line can explain, over and over, is believed less."""

from math import isfinite
from typing import NamedTuple

from firsthand.judge.credit import unrest
from firsthand.judge.policy import Policy
from firsthand.judge.race import Link
from firsthand.record.hand import JudgedHand


class Audit(NamedTuple):
    """What a seat's messages took longer than a round trip, on a moving average of ms.

    That is paint and luck: about 10 on average for honest hands at any distance, and more by as
    much as a liar claims. Slaps and flips are kept apart, so that neither can wash the other. Who
    is new begins at the limit of a perfect line: his first lie is one too many.
    """

    slaps: float = Policy.audit_least
    flips: float = 0


def excess(credit: JudgedHand, trip: float) -> float:
    """Return what a message took longer than the round trip behind its card, in ms (rho).

    A claim later than its arrival is worth no more than one at its arrival, here as in a race. It
    is infinite where nobody knows when the message was pressed.
    """
    late = credit.arrival - credit.claim
    return max(0, late) - trip if isfinite(late) else late


def moved(policy: Policy, mean: float, rho: float) -> float:
    """Return a moving average with one more value; one that is infinite does not count."""
    if not isfinite(rho):
        return mean
    clipped = min(policy.audit_clip, max(-policy.audit_clip, rho))
    return mean + policy.audit_weight * (clipped - mean)


def limit(policy: Policy, link: Link) -> float:
    """Return the average above which a seat is on probation, in ms."""
    return policy.audit_least + policy.audit_unrest * unrest(policy, link)


def suspect(policy: Policy, audit: Audit, link: Link) -> bool:
    """Tell whether a seat is on probation; it ends by itself when the average has fallen."""
    return max(audit.slaps, audit.flips) > limit(policy, link)


def contends(policy: Policy, credit: JudgedHand, link: Link) -> bool:
    """Tell whether a hand came near enough to the first to count; hopeless ones wash nothing."""
    return credit.margin <= unrest(policy, link) + policy.paint
