"""The verdict: a pure function of what is known of a race."""

from math import floor, inf
from typing import Literal, NamedTuple

from firsthand.judge.credit import credited, longest
from firsthand.judge.policy import Policy
from firsthand.judge.race import NOBODY, Credit, Final, Hand, Race, Wait


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
    evidence = tuple(sorted(credits_of(policy, race), key=lambda credit: credit.time))
    end = closing(policy, race)
    in_time = tuple(credit for credit in evidence if credit.time <= end.time)
    bound = in_time[0].time + policy.band if in_time else end.time
    until = decided(policy, race, bound)
    if now < until:
        return Wait(until)
    if not in_time:
        return Final(end.by, end.seat, "", evidence)
    tied = tuple(credit for credit in in_time if credit.time <= bound)
    if len(tied) == 1:
        return Final("slap", tied[0].seat, "fastest", evidence)
    return Final("slap", tie_winner(policy, race, tied), "tie", evidence)


def by_arrival(race: Race) -> list[Hand]:
    """Return the hands as they came."""
    return sorted(race.hands, key=lambda hand: (hand.arrival, hand.place))


def credits_of(policy: Policy, race: Race) -> tuple[Credit, ...]:
    """Return what each seat's first hand is credited with, by order of arrival."""
    first: dict[int, Credit] = {}
    for hand in by_arrival(race):
        first.setdefault(hand.seat, credited(policy, race, hand))
    return tuple(first.values())


def closing(policy: Policy, race: Race) -> End:
    """Return the earliest flip or deadline; without any the race stays open."""
    ends = [
        End(max(move.least, credited(policy, race, move).time), "flip", move.seat)
        for move in race.flips
    ]
    ends += [End(time, "deadline", NOBODY) for time in race.deadlines]
    return min(ends, default=End(inf, "deadline", NOBODY))


def quiet(policy: Policy, race: Race, seat: int) -> float:
    """Return up to how many ms after the reveal a seat is known to have made no slap.

    Messages of a seat come in order, so its flip tells that it had not slapped before.
    """
    told = [credited(policy, race, move).time for move in race.flips if move.seat == seat]
    return max([*told, race.watermarks[seat] if race.watermarks else NOBODY])


def decided(policy: Policy, race: Race, bound: float) -> float:
    """Return when no hand credited at or below ``bound`` can arrive any more.

    A seat is not waited for when its hand is down, it has said that it made none, it is gone, or
    a program whose hands are known; nor anyone for longer than the judge's patience.
    """
    down = {hand.seat for hand in race.hands}
    until = -inf
    for seat, link in enumerate(race.links):
        known = seat in down or seat in race.gone or link.drawn
        if known or quiet(policy, race, seat) >= bound:
            continue
        until = max(until, floor(race.sent[seat] + bound + longest(policy, link)) + 1)
    came = [hand.arrival for hand in race.hands] + [move.arrival for move in race.flips]
    return min(until, min(came, default=inf) + policy.patience)


def tie_winner(policy: Policy, race: Race, tied: tuple[Credit, ...]) -> int:
    """Return who takes a pile on which several hands fell within the tie band (A-21, S-20)."""
    seats = [credit.seat for credit in tied]
    if policy.tie_to == "arrival":
        return next(hand.seat for hand in by_arrival(race) if hand.seat in seats)
    if policy.tie_to == "random":
        return sorted(seats)[race.draw % len(seats)]
    apart = round(tied[1].time) - round(tied[0].time)
    if policy.tie_to == "next_flipper" and apart <= policy.together:
        return race.order[0]
    return next(seat for seat in race.order if seat in seats)
