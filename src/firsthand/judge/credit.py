"""What a claimed reaction is worth: at most as early as the seat's line can excuse."""

from firsthand.judge.policy import Policy
from firsthand.judge.race import NOBODY, Hand, Link, Move, Race
from firsthand.record.hand import How, JudgedHand


def allowance(policy: Policy, link: Link) -> float:
    """Return how far before its arrival a hand may be credited, in ms (JUDGE.md, U).

    A round trip that was long just now excuses more than the usual, within bounds.
    """
    if link.drawn or not link.measured:
        return 0
    rest = unrest(policy, link) + policy.paint
    normal = link.least + rest
    return _bounded(policy, link, max(normal, min(link.ping + rest, normal + policy.spike)))


def longest(policy: Policy, link: Link) -> float:
    """Return how far before its arrival a hand may be credited that has yet to arrive, in ms.

    While its ping is on the way nobody knows how long the round trip will turn out to be.
    """
    if not link.awaited or link.drawn or not link.measured:
        return allowance(policy, link)
    return _bounded(policy, link, usual(policy, link) + policy.spike)


def usual(policy: Policy, link: Link) -> float:
    """Return what a line excuses without a spike or a probation, in ms (JUDGE.md, U0)."""
    return link.least + unrest(policy, link) + policy.paint


def unrest(policy: Policy, link: Link) -> float:
    """Return what a line's jitter may take beside the round trip, in ms (JUDGE.md, J)."""
    return min(policy.jitter_most, max(policy.jitter_least, link.high - link.least))


def _bounded(policy: Policy, link: Link, ms: float) -> float:
    ms = min(policy.cap, ms)
    return min(ms, link.mean + policy.probation) if link.on_probation else ms


def credited(policy: Policy, race: Race, hand: Hand | Move) -> JudgedHand:
    """Return the reaction that a hand or a flip is credited with, in ms since its reveal.

    The claim holds within what the line can excuse; no claim is later than its arrival, none
    below the cutoff, and none within what the seat itself called quiet.
    """
    seat = hand.seat
    link = race.links[seat]
    claim, arrival = hand.claim, hand.arrival - race.sent[seat]
    quiet = race.watermarks[seat] if race.watermarks else NOBODY
    if quiet <= arrival:
        claim, arrival = max(claim, quiet + 1), max(arrival, quiet + 1)
    allowed = allowance(policy, link)
    time = max(policy.cutoff, min(arrival, max(claim, arrival - allowed)))
    how = _how(link, claim, arrival, time)
    return JudgedHand(seat, hand.claim, arrival, allowed, time, how)


def _how(link: Link, claim: float, arrival: float, time: float) -> How:
    if link.drawn:
        return "drawn"
    if not link.measured or claim > arrival:
        return "arrival"
    return "claim" if time == claim else "clamped"
