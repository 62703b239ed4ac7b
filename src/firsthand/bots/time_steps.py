"""Time steps: what a seat that acts in them may do, what it is shown, and what a game pays it.

These functions take whole numbers in the law's dialect, so that they compile: the environment over
the engine and that over the kernel's arrays show the same.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from firsthand.law.types import NOBODY

NOTHING, FLIP, SLAP = range(3)
"""What a seat does in a step. *Flip* also takes a pile that is owed to the seat."""

RANKS = 14
"""How many ranks a card may have, the joker's included."""

NEWEST = 3
"""How many of the newest cards are shown by rank."""

FACTS = 7
"""How many numbers are shown between the ranks and what is by seat."""

PERSON_MS = 2_000
"""The age in ms after which a card is no newer than any other."""


class Shown(NamedTuple):
    """What all see of a table, in whole numbers."""

    seats: int
    """How many seats there are."""
    ranks: int
    """The ranks of the newest cards, four bits each, the newest lowest."""
    size: int
    """How many cards lie in the pile."""
    cards: int
    """How many cards are in play."""
    turn: int
    """Whose turn it is, or `NOBODY`."""
    owed: int
    """To whom the pile is owed, or `NOBODY`."""
    challenger: int
    """Who challenged, or `NOBODY`."""
    tries: int
    """How many tries are left."""
    age: int
    """How long the newest card has lain, in ms; below 0 where none was turned up yet."""
    out: int
    """Who is out, one bit a seat."""


def width(seats: int) -> int:
    """Return how many numbers a seat is shown.

    >>> width(2)
    53
    """
    return NEWEST * RANKS + FACTS + 2 * seats


def flag(truth: bool) -> float:  # noqa: FBT001 - it turns one into a number
    """Return 1 for what is true, and 0 for what is not."""
    return 1.0 if truth else 0.0


def show(
    seen: MutableSequence[float],
    at: int,
    seat: int,
    shown: Shown,
    counts: Sequence[int],
    first: int,
) -> None:
    """Write what a seat sees, from number ``at`` on; each number lies between 0 and 1.

    The ranks of the newest cards, one number a rank (ace to king, joker); how many cards lie, whose
    turn it is, who challenged, tries left, and how new the card is; then by seat from its own on
    its cards, and if it is out. ``counts`` has the seats' cards from number ``first`` on.
    """
    for index in range(at, at + NEWEST * RANKS):
        seen[index] = 0.0
    for number in range(NEWEST):
        rank = (shown.ranks >> 4 * number) & 15
        if rank != 0:
            seen[at + number * RANKS + min(rank, RANKS) - 1] = 1.0
    rest, cards = at + NEWEST * RANKS, max(1, shown.cards)
    seen[rest] = shown.size / cards
    seen[rest + 1] = flag(shown.turn == seat)
    seen[rest + 2] = flag(shown.owed == seat)
    seen[rest + 3] = flag(shown.challenger == seat)
    seen[rest + 4] = flag(shown.challenger != NOBODY) - seen[rest + 3]
    seen[rest + 5] = min(1.0, max(0, shown.tries) / 4)
    seen[rest + 6] = 1.0 if shown.age < 0 else min(1.0, shown.age / PERSON_MS)
    for ahead in range(shown.seats):
        other = (seat + ahead) % shown.seats
        seen[rest + FACTS + ahead] = counts[first + other] / cards
        seen[rest + FACTS + shown.seats + ahead] = flag((shown.out >> other) & 1 == 1)


def reward(winners: int, seats: int, seat: int) -> float:
    """Return what a game comes to for a seat: winners share 1, the others share -1.

    ``winners`` has one bit a seat. It is 0 where nobody or everybody has won.
    """
    won = 0
    for other in range(seats):
        won += (winners >> other) & 1
    lost = seats - won
    if won == 0 or lost == 0:
        return 0.0
    return 1.0 / won if (winners >> seat) & 1 == 1 else -1.0 / lost
