"""Whether a seat claims too often to be faster than its lag explains: then it is believed less."""

from math import isfinite
from typing import NamedTuple

from firsthand.judge.credit import jitter
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag
from firsthand.record.hand import JudgedHand


class Average(NamedTuple):
    """How many ms longer than a round trip some messages took, as moving averages.

    ``lasting`` changes slowly, which finds small lies and forgives chance; ``sudden`` changes fast
    and has a higher limit, which finds large lies soon.
    """

    lasting: float
    sudden: float


class Audit(NamedTuple):
    """How many ms longer than a round trip a seat's messages took.

    The rest is paint and chance. It is about 10 ms on average for honest hands at any distance, and
    longer for a liar by as much as he claims. Slaps and flips have averages of their own, so that
    honest flips cannot hide false slaps. A new seat begins just below the limit, so that its first
    lies exceed it.
    """

    slaps: Average = Average(Policy.audit_base, Policy.audit_start)
    flips: Average = Average(0, 0)


def excess(credit: JudgedHand, rtt: float) -> float:
    """Return how many ms longer than the round trip behind its card a message took (rho).

    A claim later than its arrival is worth no more than one at its arrival, here as in a race. It
    is infinite where nobody knows when the message was pressed.
    """
    late = credit.arrival - credit.claim
    return max(0, late) - rtt if isfinite(late) else late


def moved(policy: Policy, mean: Average, rho: float) -> Average:
    """Return moving averages with one more value; one that is infinite does not count."""
    if not isfinite(rho):
        return mean
    most, sudden = policy.audit_clip, policy.audit_clip_sudden
    return Average(
        _moved(mean.lasting, policy.audit_weight, min(most, max(-most, rho))),
        _moved(mean.sudden, policy.audit_weight_sudden, min(sudden, max(-sudden, rho))),
    )


def _moved(mean: float, weight: float, value: float) -> float:
    return mean + weight * (value - mean)


def limit(policy: Policy, lag: Lag) -> float:
    """Return the lasting average above which a seat is on probation, in ms."""
    return max(policy.audit_least, policy.audit_base + policy.audit_jitter * jitter(policy, lag))


def suspect(policy: Policy, audit: Audit, lag: Lag) -> bool:
    """Return whether a seat is on probation; it ends by itself when the average has fallen."""
    most = limit(policy, lag)
    lasting = max(audit.slaps.lasting, audit.flips.lasting) > most
    return lasting or max(audit.slaps.sudden, audit.flips.sudden) > most + policy.audit_sudden


def contends(policy: Policy, credit: JudgedHand, lag: Lag) -> bool:
    """Return whether a hand came near enough to the first to count in the audit."""
    return credit.margin <= jitter(policy, lag) + policy.paint
