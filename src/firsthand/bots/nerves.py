"""When a hand falls, as a function over whole numbers: the room and the laboratory draw the same.

It is written in the law's dialect, so that it compiles.
"""

from typing import NamedTuple

from firsthand.law.types import NEVER

CHANCES = 10_000
"""All chances are parts of this."""


class Nerves(NamedTuple):
    """A temperament's chances, each of ten thousand: to miss, to be fooled, to slip."""

    miss: int
    fooled: int
    slip: int


def chance(nerves: Nerves, slappable: int, near: int) -> int:
    """Return how likely a hand falls on a card, of ten thousand."""
    if slappable == 1:
        return CHANCES - nerves.miss
    return nerves.fooled if near == 1 else nerves.slip


def falls(nerves: Nerves, slappable: int, near: int, luck: int, reaction: int) -> int:
    """Return how many ms after a card a hand falls on it, or NEVER.

    ``luck`` is a number below ten thousand, ``reaction`` one of the temperament's reactions.
    """
    return reaction if luck < chance(nerves, slappable, near) else NEVER
