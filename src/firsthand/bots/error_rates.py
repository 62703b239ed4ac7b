"""How often a bot errs, and whether and when its hand falls on a card.

These are functions over whole numbers in the law's dialect, so that they compile: the same seed
gives the same hands in the room and in the laboratory.
"""

from typing import NamedTuple

from firsthand.law.types import NEVER

CHANCES = 10_000
"""A chance is a number out of ten thousand."""


class ErrorRates(NamedTuple):
    """A temperament's chances to err, each out of ten thousand.

    ``miss``: not to see a card that may be slapped; ``fooled``: to slap a near miss; ``slip``: to
    slap any other card.
    """

    miss: int
    fooled: int
    slip: int


class Risk(NamedTuple):
    """When a temperament slaps a card without looking.

    It does so once one of the ``ranks`` (a set of bits) lies face up below the newest card, or
    once at least ``cards`` cards lie in the pile. A 0 is never.
    """

    ranks: int
    cards: int


def chance(rates: ErrorRates, slappable: int, near: int) -> int:
    """Return how likely a hand falls on a card, out of ten thousand; two flags say what it is."""
    if slappable == 1:
        return CHANCES - rates.miss
    return rates.fooled if near == 1 else rates.slip


def falls(rates: ErrorRates, slappable: int, near: int, luck: int, reaction: int) -> int:
    """Return how many ms after a card a hand falls on it, or NEVER.

    ``luck`` is a number below ten thousand, ``reaction`` one of the temperament's reactions.
    """
    return reaction if luck < chance(rates, slappable, near) else NEVER


def dares(risk: Risk, below: int, size: int, held: int) -> bool:
    """Return whether a hand falls on a card whatever it is (arXiv 2304.01007).

    ``below`` are the ranks that lie face up under the newest card, ``size`` counts the pile,
    ``held`` the cards in hand: without any there is nothing to risk.
    """
    if held == 0:
        return False
    return risk.ranks & below != 0 or (risk.cards > 0 and size >= risk.cards)
