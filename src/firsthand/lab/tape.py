"""Reading what a kernel wrote about a game as the actions and events of the engine."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from firsthand import actions as a
from firsthand import events as e
from firsthand.game.codes import OUT_BY, PAID_FOR, TAKEN_BY, VERDICTS, VOTED_ON, WON_BY
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.reading import BITS
from firsthand.law.types import Duel
from firsthand.rules import Rules


class Row(NamedTuple):
    """One row of a tape."""

    what: int
    """The kind of action or event, a number of `firsthand.lab.kernel.positions`."""
    at: int
    """When it happened, in ms of play."""
    seat: int
    """The seat that did it, or NOBODY."""
    a: int
    """The first of three numbers, whose meaning depends on the kind."""
    b: int
    """The second."""
    c: int
    """The third."""
    duel: Duel
    """The duel after it."""


Tape = Iterator[Row]


def rows(numbers: Sequence[int]) -> Tape:
    """Yield the rows of a tape."""
    for place in range(0, len(numbers), p.WIDTH):
        what, at, seat, a, b, c, *duel = (int(n) for n in numbers[place : place + p.WIDTH])
        yield Row(what, at, seat, a, b, c, Duel(*duel))


def grouped(tape: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield each row together with those that follow and go with it."""
    group: list[Row] = []
    for row in tape:
        if group and row.what not in (p.HELD, p.CARD, p.SHOWING, p.HAND, p.BELOW_ALL, p.PACE):
            yield group
            group = []
        group.append(row)
    if group:
        yield group


def members(among: int) -> tuple[int, ...]:
    """Return the numbers that a set of bits holds."""
    return tuple(place for place in range(among.bit_length()) if among >> place & 1)


def names(rules: Rules, group: list[Row]) -> tuple[str, ...]:
    """Return the patterns because of which a slap was right."""
    bits = group[0].c
    for row in group[1:]:
        if row.what != p.SHOWING:
            continue
        bits |= row.c << row.a // BITS * BITS
    return rules.names_of(bits, int(not group[0].a >> 3))


def moved(row: Row, rest: list[Row]) -> e.AnyEvent:
    """Read an event that moves cards."""
    at, seat, duel = row.at, row.seat, row.duel
    match row.what:
        case p.DEALT:
            counts = tuple(held.a for held in rest)
            return e.Dealt(at=at, counts=counts, dealer=seat, first=row.a, burned=row.b)
        case p.FLIPPED:
            cards = (*(card.c for card in reversed(rest)), row.c)
            return e.Flipped(at=at, seat=seat, cards=cards, duel=duel, by_itself=bool(row.b))
        case p.PAID:
            return e.Paid(at=at, seat=seat, to=row.a, why=PAID_FOR[row.b], duel=duel)
        case p.PILE_TAKEN:
            return e.PileTaken(
                at=at, seat=seat, why=TAKEN_BY[row.a], size=row.b, duel=duel,
                comeback=bool(row.c & 1), drawn=bool(row.c & 2),
            )  # fmt: skip
        case _:
            why = OUT_BY[row.a]
            return e.SeatOut(at=at, seat=seat, why=why, duel=duel, surrendered=row.b)


def event(rules: Rules, group: list[Row]) -> e.AnyEvent:  # noqa: PLR0911 - one a kind
    """Read one event."""
    row, *rest = group
    at, seat = row.at, row.seat
    match row.what:
        case p.SLAPPED:
            verdict = VERDICTS[row.a & 7]
            if verdict == "bad":
                return e.Slapped(at=at, seat=seat, verdict=verdict, ms=row.b, flips=row.c - 1)
            patterns = names(rules, group)
            return e.Slapped(at=at, seat=seat, verdict=verdict, ms=row.b, patterns=patterns)
        case p.GESTURE_MADE:
            return e.Gestured(at=at, seat=seat)
        case p.DISRUPTED:
            return e.Disrupted(at=at, seat=seat)
        case p.READIED:
            return e.Readied(at=at, seat=seat)
        case p.RESUMED:
            return e.Resumed(at=at, stood=row.a)
        case p.VOTED:
            return e.Voted(at=at, kind=VOTED_ON[row.a], by=seat, seat=row.b, ms=row.c)
        case p.BEAT_SET:
            return e.BeatSet(at=at, seat=seat, ms=row.a)
        case p.VOTES_CLEARED:
            return e.VotesCleared(at=at, kind=VOTED_ON[row.a], seat=seat)
        case p.LOCKED:
            return e.Locked(at=at, seat=seat)
        case p.WON_BY:
            return e.Won(at=at, winners=members(row.a), why=WON_BY[row.b - 1])
        case _:
            return moved(row, rest)


def action(group: list[Row]) -> a.AnyAction:
    """Read what a player, or time, asked for."""
    row, *rest = group
    match row.what:
        case p.FLIP:
            return a.Flip(row.seat)
        case p.COLLECT:
            return a.Collect(row.seat)
        case p.GESTURE:
            return a.Gesture(row.seat)
        case p.SLAP:
            hands = tuple(a.Hand(hand.seat, hand.a) for hand in rest if hand.what == p.HAND)
            return a.Slap(hands, tuple(seat.seat for seat in rest if seat.what == p.BELOW_ALL))
        case _:
            return a.Tick()
