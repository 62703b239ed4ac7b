"""When a hand falls, as functions over whole numbers: the room and the laboratory draw the same.

They are written in the law's dialect, so that they compile.
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


class Risk(NamedTuple):
    """When a temperament slaps a card without looking.

    It does once one of some ``ranks`` (bit ``rank``) lies face up below the newest card, or so many
    ``cards`` lie in the pile; 0 is never.
    """

    ranks: int
    cards: int


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


def dares(risk: Risk, below: int, size: int, held: int) -> bool:
    """Tell whether a hand falls on a card whatever it is (arXiv 2304.01007).

    ``below`` are the ranks that lie face up under the newest card, ``size`` counts the pile,
    ``held`` the cards in hand: without any there is nothing to risk.
    """
    if held == 0:
        return False
    return risk.ranks & below != 0 or (risk.cards > 0 and size >= risk.cards)
