"""Near misses: piles that a hurried eye takes for a pattern. Whole numbers only, as in the law."""

from firsthand.law.patterns import JOKER, KING, Pattern, found
from firsthand.law.sight import DEPTH, Sight, rank_at

LOOKED = 3
"""How deep a card may lie whose place the eye gets wrong."""


def retopped(sight: Sight, rank: int) -> Sight:
    """Return the sight as if its newest card had another rank."""
    bottom = rank if sight.faces == 1 else sight.bottom
    return Sight(sight.faces, sight.ranks & ~15 | rank, sight.suits, bottom)


def without(sight: Sight, depth: int) -> Sight:
    """Return the sight as if the card at a depth did not lie there; 1 is the newest, and stays."""
    shift = 4 * (depth - 1)
    newer = (1 << shift) - 1
    ranks = sight.ranks >> shift + 4 << shift | sight.ranks & newer
    suits = sight.suits >> shift + 4 << shift | sight.suits & newer
    faces = sight.faces - 1
    bottom = sight.bottom
    if depth == sight.faces:
        bottom = ranks >> 4 * (faces - 1) & 15
    return Sight(faces, ranks, suits, bottom)


def is_near(patterns: tuple[Pattern, ...], sight: Sight) -> bool:
    """Tell whether a pile is one rank of its newest card, or one card, short of a pattern."""
    top = rank_at(sight, 1)
    if top != JOKER:
        for rank in (top - 1, top + 1):
            if 1 <= rank <= KING and found(patterns, retopped(sight, rank)) != 0:
                return True
    for depth in range(2, min(LOOKED, sight.faces, DEPTH) + 1):
        if found(patterns, without(sight, depth)) != 0:
            return True
    return False
