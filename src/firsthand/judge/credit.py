"""What a claimed reaction is worth: at most as early as the seat's line can excuse."""

from firsthand.judge.policy import Policy
from firsthand.judge.race import Credit, Hand, How, Link, Move, Race


def allowance(policy: Policy, link: Link) -> float:
    """Return how far before its arrival a hand may be credited, in ms (JUDGE.md, U)."""
    if link.drawn or not link.measured:
        return 0
    jitter = min(policy.jitter_most, max(policy.jitter_least, link.high - link.least))
    return min(policy.cap, link.least + jitter + policy.paint)


def credited(policy: Policy, race: Race, hand: Hand | Move) -> Credit:
    """Return the reaction that a hand or a flip is credited with, in ms since its reveal.

    The claim holds within what the line can excuse; no claim is later than its arrival, none
    below the cutoff, and none within what the seat itself called quiet.
    """
    seat = hand.seat
    link = race.links[seat]
    arrival = hand.arrival - race.sent[seat]
    quiet = race.watermarks[seat] + 1 if race.watermarks else 0
    claim = hand.claim if hand.claim >= quiet or quiet > arrival else quiet
    earliest = arrival - allowance(policy, link)
    time = max(policy.cutoff, min(arrival, max(claim, earliest)))
    return Credit(seat, time, _how(link, claim, arrival, time))


def _how(link: Link, claim: float, arrival: float, time: float) -> How:
    if link.drawn:
        return "drawn"
    if not link.measured or claim > arrival:
        return "arrival"
    return "claim" if time == claim else "clamped"
