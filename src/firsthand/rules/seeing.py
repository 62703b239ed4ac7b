"""What a pile shows: the sight of its face-up cards, and the patterns in it."""

from functools import lru_cache

from firsthand.law.patterns import Pattern, shown_in
from firsthand.law.sight import DEPTH, Sight, blank, laid


@lru_cache(maxsize=4096)
def see(pile: tuple[int, ...]) -> Sight:
    """Return the sight of face-up cards, oldest first."""
    sight = blank()
    for card in pile[-DEPTH:]:
        sight = laid(sight, card)
    if not pile:
        return sight
    return sight._replace(faces=len(pile), bottom=pile[0] >> 2)


def showing(patterns: tuple[Pattern, ...], pile: tuple[int, ...]) -> int:
    """Return which patterns a pile shows, one bit each in their order."""
    return shown_in(patterns, see(pile)) if pile else 0
