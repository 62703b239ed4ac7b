"""The slap patterns once more, written from the rule book's table over lists of cards.

A pile is a list of (rank, suit), oldest first; a joker has rank 15.
"""

from collections.abc import Callable
from itertools import pairwise

from firsthand.cards import RANKS

Pile = list[tuple[int, int]]
Predicate = Callable[[Pile], bool]
JOKER = 15
LETTERS = {1, 11, 12, 13}


def rank(pile: Pile, depth: int) -> int:
    """Return the rank of the card at a depth, 1 for the newest."""
    return pile[-depth][0]


def value(rank: int) -> int | None:
    """Return what a number card is worth in sums."""
    return rank if rank <= 10 else None


def adds(pile: Pile, depth: int, total: int) -> bool:
    """Tell whether the newest card and another add up."""
    first, second = value(rank(pile, 1)), value(rank(pile, depth))
    return first is not None and second is not None and first + second == total


def couple(pile: Pile, depth: int, one: int, other: int) -> bool:
    """Tell whether the newest card and another are two given ranks."""
    return sorted([rank(pile, 1), rank(pile, depth)]) == sorted([one, other])


def last(pile: Pile, number: int) -> list[int]:
    """Return the newest ranks."""
    return [rank for rank, _ in pile[-number:]]


def goes(ranks: list[int]) -> bool:
    """Tell whether ranks go up or down by one, the ace low or high."""
    readings = [ranks, [14 if rank == 1 else rank for rank in ranks]]
    return JOKER not in ranks and any(
        {after - before for before, after in pairwise(reading)} == {step}
        for reading in readings
        for step in (1, -1)
    )


def goes_round(ranks: list[int]) -> bool:
    """Tell whether ranks go up or down by one round the corner."""
    pairs = list(pairwise(ranks))
    around = any(all((b - a - step) % 13 == 0 for a, b in pairs) for step in (1, -1))
    return JOKER not in ranks and around


def alike(pile: Pile, number: int, trait: Callable[[int, int], object]) -> bool:
    """Tell whether the newest cards share something that each of them has."""
    traits = {trait(*card) for card in pile[-number:]}
    return len(traits) == 1 and None not in traits


def suit_of(rank: int, suit: int) -> int | None:
    """Return a card's suit; jokers have none."""
    return None if rank == JOKER else suit


def color_of(rank: int, suit: int) -> str | None:
    """Return a card's colour; jokers have none."""
    return None if rank == JOKER else "black red red black".split()[suit]


def parity_of(rank: int, _suit: int) -> int | None:
    """Return whether a number card is odd."""
    worth = value(rank)
    return None if worth is None else worth % 2


def counted(pile: Pile, off: int) -> bool:
    """Tell whether the newest rank is near the count of cards."""
    due = (len(pile) - 1) % 13 + 1
    return rank(pile, 1) != JOKER and abs(rank(pile, 1) - due) <= off


NAMED: dict[str, tuple[int, Predicate]] = {
    "double": (2, lambda p: rank(p, 1) == rank(p, 2)),
    "sandwich": (3, lambda p: rank(p, 1) == rank(p, 3) != JOKER and rank(p, 2) != rank(p, 1)),
    "sandwich_any": (3, lambda p: rank(p, 1) == rank(p, 3) != JOKER),
    "big_mac": (4, lambda p: rank(p, 1) == rank(p, 4) != JOKER),
    "top_bottom": (2, lambda p: rank(p, 1) == p[0][0] != JOKER),
    "tens_no_ace": (2, lambda p: adds(p, 2, 10) and 1 not in last(p, 2)),
    "tens_letter_between": (3, lambda p: adds(p, 3, 10) and rank(p, 2) in LETTERS),
    "tens_sandwich": (3, lambda p: adds(p, 3, 10)),
    "marriage": (2, lambda p: couple(p, 2, 12, 13)),
    "lovers": (2, lambda p: couple(p, 2, 12, 13) and p[-1][1] == p[-2][1]),
    "divorce": (3, lambda p: couple(p, 3, 12, 13)),
    "scandal": (2, lambda p: couple(p, 2, 11, 12)),
    "joker": (1, lambda p: rank(p, 1) == JOKER),
    "interleave": (
        4,
        lambda p: rank(p, 1) == rank(p, 3) != rank(p, 2) == rank(p, 4) and JOKER not in last(p, 4),
    ),
    "count": (1, lambda p: counted(p, 0)),
    "count_near": (1, lambda p: counted(p, 1)),
}

SPANNED: dict[str, Callable[[Pile, int], bool]] = {
    "run": lambda p, n: goes(last(p, n)),
    "run_wrap": lambda p, n: goes_round(last(p, n)) or goes(last(p, n)),
    "run_any": lambda p, n: (
        JOKER not in last(p, n)
        and len(set(last(p, n))) == n
        and max(last(p, n)) - min(last(p, n)) == n - 1
    ),
    "flush": lambda p, n: alike(p, n, suit_of),
    "straight_flush": lambda p, n: goes(last(p, n)) and alike(p, n, suit_of),
    "color": lambda p, n: alike(p, n, color_of),
    "parity": lambda p, n: alike(p, n, parity_of),
    "palindrome": lambda p, n: (
        last(p, n) == last(p, n)[::-1]
        and rank(p, 1) != rank(p, 2)
        and JOKER not in {*last(p, n)[: n // 2], *last(p, n)[n - n // 2 :]}
    ),
    "trips": lambda p, n: len(set(last(p, n))) == 1 and JOKER not in last(p, n),
}


def reference(name: str) -> Predicate:
    """Return the predicate of a canonical pattern name."""
    if name in NAMED:
        arity, predicate = NAMED[name]
        return lambda pile: len(pile) >= arity and predicate(pile)
    word, _, text = name.partition(":")
    if word in SPANNED:
        number, spanned = int(text), SPANNED[word]
        return lambda pile: len(pile) >= number and spanned(pile, number)
    if word == "sum":
        return lambda pile: len(pile) >= 2 and adds(pile, 2, int(text))
    if word == "card":
        return lambda pile: any(
            (RANKS.get(part[:-1], JOKER), "SHDC".find(part[-1])) == pile[-1]
            for part in text.split(",")
        )
    ranks = [int(RANKS[part]) for part in text.split(",")]
    if word == "rank":
        return lambda pile: rank(pile, 1) in ranks
    depth = 3 if word == "pair_sandwich_of" else 2
    return lambda pile: len(pile) >= depth and couple(pile, depth, *ranks)
