"""The verdict on a race: who takes the pile, or until when to wait for faster hands."""

from math import floor, inf
from typing import Literal, NamedTuple

from msgspec.structs import replace

from firsthand.judge.credit import credited, longest
from firsthand.judge.policy import Policy
from firsthand.judge.race import Final, Hand, Race, Wait
from firsthand.law.types import NOBODY
from firsthand.record.hand import JudgedHand


class End(NamedTuple):
    """What closes the race: at which ms after the reveal, how, and by whom."""

    time: float
    by: Literal["flip", "deadline"]
    seat: int


def judge(policy: Policy, race: Race, now: float) -> Wait | Final:
    """Return who was first, or until when a faster hand could still arrive.

    The race needs a hand, a flip or a deadline. A slap at the very time of a flip or a deadline
    is in time. The same race and ``now`` give the same verdict and the same evidence.
    """
    evidence = ranked(policy, race)
    if not race.slappable:
        return _dead(policy, race, evidence, now)
    end = closing(policy, race)
    in_time = tuple(credit for credit in evidence if credit.credited <= end.time)
    bound = in_time[0].credited + policy.band if in_time else end.time
    sure = certain(policy, race, bound)
    until = min(sure, enough(policy, race))
    if now < until:
        return Wait(until, bound)
    forced = now < sure
    if not in_time:
        return Final(end.by, end.seat, "", evidence, forced)
    band = band_of(policy, in_time)
    tied = within(policy, race, in_time, in_time[0].credited + band)
    if len(tied) == 1:
        return Final("slap", tied[0].seat, "fastest", evidence, forced, band)
    return Final("slap", tie_winner(policy, race, tied), "tie", evidence, forced, band)


def band_of(policy: Policy, in_time: tuple[JudgedHand, ...]) -> int:
    """Return within how many ms of the first hand another one is level with it.

    It is less where both of the two first were measured finely. Until then hands are waited for
    as if it were not.
    """
    first = in_time[:2]
    fine = len(first) > 1 and all(credit.fine for credit in first)
    return min(policy.band, policy.band_fine) if fine else policy.band


def _dead(policy: Policy, race: Race, evidence: tuple[JudgedHand, ...], now: float) -> Wait | Final:
    """Return the false hands before which no other can fall any more, in their order."""
    race = race._replace(handicaps=())
    limit = enough(policy, race)
    due = [min(limit, certain(policy, race, credit.credited)) for credit in evidence]
    charged = tuple(credit for credit, at in zip(evidence, due, strict=True) if at <= now)
    if charged or not evidence:
        return Final("dead", NOBODY, "", charged)
    return Wait(due[0], evidence[0].credited)


def by_arrival(race: Race) -> list[Hand]:
    """Return the hands as they came."""
    return sorted(race.hands, key=lambda hand: (hand.arrival, hand.arrival_order))


def credits_of(policy: Policy, race: Race) -> tuple[JudgedHand, ...]:
    """Return what each seat's first hand is credited with, by order of arrival.

    The handicap of each is noted and still to be taken off; a false hand has none.
    """
    first: dict[int, JudgedHand] = {}
    for hand in by_arrival(race):
        if hand.seat not in first:
            handicap = hand.handicap if race.slappable else 0
            first[hand.seat] = replace(credited(policy, race, hand), handicap=handicap)
    return tuple(first.values())


def ranked(policy: Policy, race: Race) -> tuple[JudgedHand, ...]:
    """Return the hands by credited time less handicap, each with how far it came after the first.

    Seats on one connection share its clock: there no hand is later than one pressed after it.
    """
    hands = credits_of(policy, race)
    if race.screens:
        hands = tuple(_abreast(race, credit, hands) for credit in hands)
    hands = tuple(replace(credit, credited=credit.credited - credit.handicap) for credit in hands)
    hands = tuple(sorted(hands, key=lambda credit: (credit.credited, credit.claim)))
    return tuple(replace(credit, margin=credit.credited - hands[0].credited) for credit in hands)


def _abreast(race: Race, credit: JudgedHand, hands: tuple[JudgedHand, ...]) -> JudgedHand:
    screen = race.screens[credit.seat]
    if screen < 0:
        return credit
    after = [
        other.credited
        for other in hands
        if race.screens[other.seat] == screen and other.claim >= credit.claim
    ]
    return replace(credit, credited=min(after))


def within(
    policy: Policy, race: Race, in_time: tuple[JudgedHand, ...], bound: float
) -> tuple[JudgedHand, ...]:
    """Return the hands that fell together; on one connection its own clock separates them."""
    tied = tuple(credit for credit in in_time if credit.credited <= bound)
    if not race.screens or len(tied) == 1:
        return tied
    return tuple(
        credit
        for credit in tied
        if not any(
            race.screens[other.seat] == race.screens[credit.seat] >= 0
            and other.claim - other.handicap + policy.band < credit.claim - credit.handicap
            for other in tied
        )
    )


def closing(policy: Policy, race: Race) -> End:
    """Return the earliest flip or deadline; without any the race stays open."""
    ends = [
        End(max(move.least, credited(policy, race, move).credited), "flip", move.seat)
        for move in race.flips
    ]
    ends += [End(time, "deadline", NOBODY) for time in race.deadlines]
    return min(ends, default=End(inf, "deadline", NOBODY))


def quiet(policy: Policy, race: Race, seat: int) -> float:
    """Return up to how many ms after the reveal a seat is known to have made no slap.

    Messages of a seat come in order, so its flip proves that it had not slapped before.
    """
    moved = [credited(policy, race, move).credited for move in race.flips if move.seat == seat]
    return max([*moved, race.watermarks[seat] if race.watermarks else NOBODY])


def handicap_of(race: Race, seat: int) -> float:
    """Return the most that may be taken off a hand of a seat, in ms."""
    return race.handicaps[seat] if race.handicaps else 0


def marked(race: Race, seat: int, t: float, now: float) -> Race:
    """Return the race after a seat said at ``now`` that it had not pressed up to ``t``.

    A watermark counts for nothing that lies ahead of its arrival, or comes after the seat's own
    hand; one never takes back an earlier one.
    """
    down = any(hand.seat == seat for hand in race.hands)
    if down or t > now - race.sent[seat] or t <= race.watermarks[seat]:
        return race
    marks = (*race.watermarks[:seat], t, *race.watermarks[seat + 1 :])
    return race._replace(watermarks=marks)


def certain(policy: Policy, race: Race, bound: float) -> float:
    """Return when no hand credited at or below ``bound`` can arrive any more.

    A seat is not waited for when its hand is down, it has said that it made none, it is gone, or
    a program whose hands are known. One with a handicap is waited for that much longer.
    """
    down = {hand.seat for hand in race.hands}
    until = -inf
    for seat, lag in enumerate(race.lags):
        known = seat in down or seat in race.gone or lag.drawn
        pressed = bound + handicap_of(race, seat)
        if known or quiet(policy, race, seat) >= pressed:
            continue
        latest = race.sent[seat] + pressed + longest(policy, lag)
        until = max(until, floor(latest) + 1)
    return until


def enough(policy: Policy, race: Race) -> float:
    """Return when the judge's patience ends, whoever may still be on the way.

    A flip that was wished too early takes part from when it is due: who wishes early must not cut
    the wait for the others' hands. A handicap prolongs it, since its hands come so much later.
    """
    came = [hand.arrival for hand in race.hands]
    came += [max(move.arrival, race.sent[move.seat] + move.least) for move in race.flips]
    return min(came, default=inf) + policy.patience + max(race.handicaps, default=0)


def tie_winner(policy: Policy, race: Race, tied: tuple[JudgedHand, ...]) -> int:
    """Return who takes a pile on which several hands fell within the tie band (A-21, S-20)."""
    seats = [credit.seat for credit in tied]
    if policy.tie_to == "arrival":
        hands = sorted(by_arrival(race), key=lambda hand: hand.arrival - hand.handicap)
        return next(hand.seat for hand in hands if hand.seat in seats)
    if policy.tie_to == "random":
        return sorted(seats)[race.draw % len(seats)]
    apart = round(tied[1].credited) - round(tied[0].credited)
    if policy.tie_to == "next_flipper" and apart <= policy.together:
        return race.order[0]
    return next(seat for seat in race.order if seat in seats)
