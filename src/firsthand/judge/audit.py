"""Whether a seat claims too often to be faster than its lag explains: then it is believed less."""

from math import isfinite
from typing import NamedTuple

from firsthand.judge.credit import jitter
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag
from firsthand.record.hand import JudgedHand


class Audit(NamedTuple):
    """How many ms longer than a round trip a seat's messages took, as moving averages.

    The rest is paint and chance. It is about 10 ms on average for honest hands at any distance, and
    longer for a liar by as much as he claims. Slaps and flips have averages of their own, so that
    honest flips cannot hide false slaps. A new seat begins just below the limit, so that its first
    lies exceed it.
    """

    slaps: float = Policy.audit_base
    flips: float = 0


def excess(credit: JudgedHand, rtt: float) -> float:
    """Return how many ms longer than the round trip behind its card a message took (rho).

    A claim later than its arrival is worth no more than one at its arrival, here as in a race. It
    is infinite where nobody knows when the message was pressed.
    """
    late = credit.arrival - credit.claim
    return max(0, late) - rtt if isfinite(late) else late


def moved(policy: Policy, mean: float, rho: float) -> float:
    """Return a moving average with one more value; one that is infinite does not count."""
    if not isfinite(rho):
        return mean
    clipped = min(policy.audit_clip, max(-policy.audit_clip, rho))
    return mean + policy.audit_weight * (clipped - mean)


def limit(policy: Policy, lag: Lag) -> float:
    """Return the average above which a seat is on probation, in ms."""
    return max(policy.audit_least, policy.audit_base + policy.audit_jitter * jitter(policy, lag))


def suspect(policy: Policy, audit: Audit, lag: Lag) -> bool:
    """Return whether a seat is on probation; it ends by itself when the average has fallen."""
    return max(audit.slaps, audit.flips) > limit(policy, lag)


def contends(policy: Policy, credit: JudgedHand, lag: Lag) -> bool:
    """Return whether a hand came near enough to the first to count in the audit."""
    return credit.margin <= jitter(policy, lag) + policy.paint
