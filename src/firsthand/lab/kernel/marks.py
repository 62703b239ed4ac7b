"""States that repeat: with no slaps and no shuffles a game that comes back to one goes on for ever.

The marks of all piles' starts are kept behind the cards, each as long as there are cards and seats.
"""

from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays
from firsthand.law.duel import mark_of
from firsthand.law.types import Law

MARKS = 1 << 14
"""How many piles are remembered: ten times as many as the longest game known has."""


def start_of(t: Arrays, number: int) -> int:
    """Return where a mark begins among the cards."""
    return t.setup.pack + t.setup.cards + number * (t.setup.cards + t.setup.seats + 1)


def note(law: Law, t: Arrays, number: int) -> None:
    """Write down all hands as they are now, and who leads."""
    place = start_of(t, number)
    t.cards[place] = t.board[p.TURN]
    for seat in range(t.setup.seats):
        place += 1
        t.cards[place] = t.board[p.COUNT + seat]
        base, head = seat * t.setup.ring, t.board[p.HEAD + seat]
        for depth in range(t.board[p.COUNT + seat]):
            place += 1
            t.cards[place] = mark_of(
                law, t.cards[base + ((head + depth) & (t.setup.ring - 1))] >> 2
            )
    for rest in range(place + 1, start_of(t, number + 1)):
        t.cards[rest] = 0


def same(t: Arrays, one: int, other: int) -> bool:
    """Return whether two marks are the same."""
    first, second = start_of(t, one), start_of(t, other)
    for place in range(t.setup.cards + t.setup.seats + 1):
        if t.cards[first + place] != t.cards[second + place]:
            return False
    return True


def repeats(law: Law, t: Arrays) -> int:
    """Note the start of a pile, and return whether it was there before (A-29).

    Return 0 where no pile was taken since this was last asked.
    """
    if t.board[p.PILES] == t.board[p.WATCHED]:
        return 0
    t.board[p.WATCHED] = t.board[p.PILES]
    return noted(law, t) if t.setup.repeat == 1 else 0


def noted(law: Law, t: Arrays) -> int:
    """Note all hands as they are now, and return whether they were so before."""
    number = t.board[p.SEEN]
    note(law, t, number)
    for earlier in range(number):
        if same(t, earlier, number):
            return 1
    t.board[p.SEEN] = min(number + 1, MARKS - 1)
    return 0
