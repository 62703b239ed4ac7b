"""Near misses: piles that a hurried eye takes for a pattern. Whole numbers only, as in the law."""

from firsthand.law.patterns import JOKER, KING, Pattern, found
from firsthand.law.sight import DEPTH, Sight, blank, rank_at

LOOKED = 3
"""How deep a card may lie whose place the eye gets wrong."""

MISTAKES = LOOKED + 1
"""The newest rank seen one lower or one higher, or one of the cards below it overlooked."""


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


def mistaken(sight: Sight, number: int) -> Sight:
    """Return what a hurried eye may see instead, by a number below `MISTAKES`; maybe nothing."""
    top = rank_at(sight, 1)
    if number < 2:
        rank = top - 1 + 2 * number
        if top == JOKER or rank < 1 or rank > KING:
            return blank()
        return retopped(sight, rank)
    return without(sight, number) if number <= min(sight.faces, DEPTH) else blank()


def is_near(patterns: tuple[Pattern, ...], sight: Sight) -> bool:
    """Tell whether a pile is one rank of its newest card, or one card, short of a pattern."""
    for number in range(MISTAKES):
        if found(patterns, mistaken(sight, number)) != 0:
            return True
    return False
