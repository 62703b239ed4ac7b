"""How much of a claimed reaction is believed: no more than the seat's lag allows."""

from msgspec.structs import replace

from firsthand.judge.policy import Policy
from firsthand.judge.race import Hand, Lag, Move, Race
from firsthand.law.types import NOBODY
from firsthand.record.hand import How, JudgedHand


def allowance(policy: Policy, lag: Lag) -> float:
    """Return how far before its arrival a hand may be credited, in ms (JUDGE.md, U).

    A round trip that was long just now allows more than usual, within bounds. What the table trusts
    a slow screen with is added.
    """
    if lag.drawn or not lag.measured:
        return 0
    normal = usual(policy, lag)
    spiked = lag.ping + jitter(policy, lag) + policy.paint
    return lag.screen + _bounded(policy, lag, max(normal, min(spiked, normal + policy.spike)))


def longest(policy: Policy, lag: Lag) -> float:
    """Return how far before its arrival a hand may be credited that has yet to arrive, in ms.

    While its ping is on the way nobody knows how long the round trip will turn out to be, nor how
    slow a screen is that has yet to show the card.
    """
    if lag.drawn or not lag.measured:
        return 0
    more = policy.screen if lag.unseen else 0
    if not lag.awaited:
        return more + allowance(policy, lag)
    return more + lag.screen + _bounded(policy, lag, usual(policy, lag) + policy.spike)


def usual(policy: Policy, lag: Lag) -> float:
    """Return the allowance without a spike and without probation, in ms (JUDGE.md, U0)."""
    return lag.min_rtt + jitter(policy, lag) + policy.paint


def jitter(policy: Policy, lag: Lag) -> float:
    """Return the jitter that is allowed on top of the least round trip, in ms (JUDGE.md, J)."""
    return min(policy.jitter_most, max(policy.jitter_least, lag.high_rtt - lag.min_rtt))


def _bounded(policy: Policy, lag: Lag, ms: float) -> float:
    ms = min(policy.cap, ms)
    if not lag.on_probation:
        return ms
    # A round trip of a long line is often far above its least.
    usual_rtt = lag.mean_rtt - policy.far_less if lag.min_rtt > policy.held_near else 0
    return min(ms, max(lag.min_rtt, usual_rtt) + policy.probation)


def credited(policy: Policy, race: Race, hand: Hand | Move) -> JudgedHand:
    """Return the reaction that a hand or a flip is credited with, in ms since its reveal.

    The claim is believed within the allowance. No hand is credited later than its arrival, below
    the cutoff, or at a time up to which the seat itself said that it had not pressed. A handicap
    is not taken off here.
    """
    seat = hand.seat
    lag = race.lags[seat]
    claim, arrival = hand.claim, hand.arrival - race.sent[seat]
    quiet = race.watermarks[seat] if race.watermarks else NOBODY
    if quiet <= arrival:
        claim, arrival = max(claim, quiet + 1), max(arrival, quiet + 1)
    allowed = allowance(policy, lag)
    time = max(policy.cutoff, min(arrival, max(claim, arrival - allowed)))
    how = _how(lag, claim, arrival, time)
    device = hand.device if isinstance(hand, Hand) else ""
    judged = JudgedHand(seat, hand.claim, arrival, allowed, time, how, device=device)
    if lag.screen or lag.fine:
        return replace(judged, screen=lag.screen, fine=lag.fine and how == "claim")
    return judged


def _how(lag: Lag, claim: float, arrival: float, time: float) -> How:
    if lag.drawn:
        return "drawn"
    if not lag.measured or claim > arrival:
        return "arrival"
    return "claim" if time == claim else "clamped"
