"""Near misses: piles that a player in a hurry takes for a pattern.

The functions are over whole numbers in the law's dialect, so that they compile.
"""

from firsthand.law.patterns import JOKER, KING, Pattern, shown_in
from firsthand.law.sight import DEPTH, Sight, blank, rank_at

LOOKED = 3
"""How deep a card may lie that is overlooked."""

MISTAKES = LOOKED + 1
"""How many mistakes there are.

The newest rank is seen one lower or one higher, or one of the cards below it is overlooked.
"""


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
    """Return the sight after a mistake, by number below `MISTAKES`; empty if none can be made."""
    top = rank_at(sight, 1)
    if number < 2:
        rank = top - 1 + 2 * number
        if top == JOKER or rank < 1 or rank > KING:
            return blank()
        return retopped(sight, rank)
    return without(sight, number) if number <= min(sight.faces, DEPTH) else blank()


def is_near_miss(patterns: tuple[Pattern, ...], sight: Sight) -> bool:
    """Return whether a pile shows a pattern after one of the mistakes."""
    for number in range(MISTAKES):
        if shown_in(patterns, mistaken(sight, number)) != 0:
            return True
    return False
