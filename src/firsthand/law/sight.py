"""What a pile shows: face-up cards only, since nobody can match a burned one by eye (A-05)."""

from typing import NamedTuple

DEPTH = 15
"""How many of the newest cards a sight remembers."""

_KEPT = (1 << 4 * (DEPTH - 1)) - 1


class Sight(NamedTuple):
    """The face-up cards of a pile: how many, the newest ranks and suits, the oldest rank.

    Ranks and suits are packed as nibbles, newest lowest. ``bottom`` is the rank of the oldest
    face-up card, 0 while there is none.
    """

    faces: int
    ranks: int
    suits: int
    bottom: int


def blank() -> Sight:
    """Return the sight of a pile without a face-up card."""
    return Sight(0, 0, 0, 0)


def laid(sight: Sight, card: int) -> Sight:
    """Return the sight after a card was turned up onto the pile."""
    return Sight(
        sight.faces + 1,
        (sight.ranks & _KEPT) << 4 | card >> 2,
        (sight.suits & _KEPT) << 4 | card & 3,
        card >> 2 if sight.faces == 0 else sight.bottom,
    )


def rank_at(sight: Sight, depth: int) -> int:
    """Return the rank of the card at a depth, 1 being the newest; 0 where there is none."""
    return (sight.ranks >> 4 * (depth - 1)) & 15


def suit_at(sight: Sight, depth: int) -> int:
    """Return the suit of the card at a depth, 1 being the newest."""
    return (sight.suits >> 4 * (depth - 1)) & 15
