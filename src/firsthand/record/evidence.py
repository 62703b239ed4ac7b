"""How a race was judged, as a record keeps it."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from firsthand.errors import Malformed
from firsthand.events import AnyEvent, Flipped, Resumed, Slapped
from firsthand.game.state import next_to_flip
from firsthand.record.hand import JudgedHand
from firsthand.record.matched import Sides
from firsthand.record.record import Record, tables
from firsthand.sentences import say
from firsthand.table import Table


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """All hands of a race for card ``k``; ``forced`` if patience ended before it was sure.

    In a dead heat up to ``level`` ms counted as together; 0 where one hand was first, None where
    that was not kept. ``sides`` are those that bots matched with then, where they are not those of
    the header.
    """

    k: int
    hands: tuple[JudgedHand, ...]
    forced: bool = False
    level: float | None = None
    sides: Sides | None = None


class Kept(NamedTuple):
    """A race in a record: the number of its first event, the table before, and its hands.

    Ties are counted from seat ``first``. ``evidence`` is None where none was kept.
    """

    event: int
    table: Table
    first: int
    slaps: tuple[Slapped, ...]
    evidence: Evidence | None


def written(
    k: int,
    hands: Iterable[JudgedHand],
    *,
    forced: bool = False,
    level: float | None = None,
    sides: Sides | None = None,
) -> Any:
    """Return evidence as plain data, to a tenth of a millisecond.

    What a hand has not is left out: handicap, a known device, a slow screen, a fine measure.
    """
    rounded = tuple(_rounded(hand.finite) for hand in hands)
    if not rounded:
        return None
    plain = msgspec.to_builtins(Evidence(k, rounded, forced, level, sides))
    for hand in plain["hands"]:
        for name in ("handicap", "device", "screen", "fine"):
            if not hand[name]:
                del hand[name]
    return plain


def _rounded(hand: JudgedHand) -> JudgedHand:
    times = ("claim", "arrival", "allowance", "credited", "margin", "handicap", "screen")
    return msgspec.structs.replace(hand, **{name: round(getattr(hand, name), 1) for name in times})


def read(data: Any) -> Evidence | None:
    """Return evidence from plain data, None where it is something else."""
    try:
        return msgspec.convert(data, Evidence)
    except msgspec.ValidationError:
        return None


def races(record: Record) -> Iterator[Kept]:
    """Yield the races of a record in their order."""
    seen = list(tables(record))
    number, first = 1, next_to_flip(seen[0][1])
    for entry in record.entries:
        slaps = tuple(event for event in entry.events if isinstance(event, Slapped))
        if slaps:
            event = number + next(
                index for index, event in enumerate(entry.events) if isinstance(event, Slapped)
            )
            yield Kept(event, seen[event - 1][1], first, slaps, read(entry.evidence))
        number += len(entry.events)
        first = tied_from(entry.events, seen[number - 1][1], first)


def tied_from(events: Iterable[AnyEvent], table: Table, first: int) -> int:
    """Return the seat from which ties are counted after ``events``, ``first`` before (A-21).

    It is who flips next as a card is shown; ``table`` is the one after the events.
    """
    shown = any(isinstance(event, Flipped | Resumed) for event in events)
    return next_to_flip(table) if shown else first


def race(record: Record, number: int) -> tuple[Kept, int]:
    """Return a race by its number, from 1, and how many there are.

    Raises `Malformed` for one that is not there.
    """
    every = list(races(record))
    if not every:
        raise Malformed(say("record-no-slaps"))
    if not 1 <= number <= len(every):
        raise Malformed(say("record-no-slap", slap=number, last=len(every)))
    return every[number - 1], len(every)
