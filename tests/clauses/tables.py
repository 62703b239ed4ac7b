"""Tables on which the tests of what the sources leave open are played."""

from collections.abc import Mapping
from typing import Any

from firsthand import events as e
from tests.tabletop import Tabletop


def dotted(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options given as keywords: the dot of a name is written as two strokes."""
    return {name.replace("__", "."): value for name, value in options.items()}


def table_of(hands: str, name: str = "ers", pile: str = "", **options: Any) -> Tabletop:
    """A game under a preset with some options changed."""
    return Tabletop(hands, name, dotted(options), pile=pile)


def flipped(hands: str, *seats: int, name: str = "ers", **options: Any) -> Tabletop:
    """A game in which some seats have flipped a card each, in this order."""
    table = table_of(hands, name, **options)
    table.flip(*seats)
    return table


def jacks(hands: str, *seats: int, **options: Any) -> Tabletop:
    """A game of Slapjack in which some seats have flipped a card each, in this order."""
    return flipped(hands, *seats, name="slapjack", **options)


def why_out(table: Tabletop) -> list[tuple[int, str]]:
    """Which seats went out, and why."""
    return [(event.seat, event.why) for event in table.of(e.SeatOut)]
