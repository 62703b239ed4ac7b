"""States that repeat: with no slaps and no shuffles a game that comes back to one goes on for ever.

The marks of all piles' starts are kept behind the cards, each as long as there are cards and seats.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.places import House, Ints
from firsthand.law.duel import tries_of
from firsthand.law.types import Law

MARKS = 1 << 14
"""So many piles are remembered: ten times as many as the longest game known has."""


def mark_of(law: Law, rank: int) -> int:
    """Return what counts of a card: the tries that it asks for, and whether it cancels."""
    return tries_of(law, rank) | ((law.challenges.cancels >> rank) & 1) << 4


def start_of(house: House, number: int) -> int:
    """Return where a mark begins among the cards."""
    return house.pack + house.cards + number * (house.cards + house.seats + 1)


def note(law: Law, house: House, board: Ints, cards: Ints, number: int) -> None:
    """Write down all hands as they are now, and who leads."""
    place = start_of(house, number)
    cards[place] = board[p.TURN]
    for seat in range(house.seats):
        place += 1
        cards[place] = board[p.COUNT + seat]
        base, head = seat * house.ring, board[p.HEAD + seat]
        for depth in range(board[p.COUNT + seat]):
            place += 1
            cards[place] = mark_of(law, cards[base + ((head + depth) & (house.ring - 1))] >> 2)
    for rest in range(place + 1, start_of(house, number + 1)):
        cards[rest] = 0


def same(house: House, cards: Ints, one: int, other: int) -> bool:
    """Tell whether two marks are the same."""
    first, second = start_of(house, one), start_of(house, other)
    for place in range(house.cards + house.seats + 1):
        if cards[first + place] != cards[second + place]:
            return False
    return True


def repeats(law: Law, house: House, board: Ints, cards: Ints) -> int:
    """Note a pile's start, and tell whether it was there before."""
    number = board[p.SEEN]
    note(law, house, board, cards, number)
    for earlier in range(number):
        if same(house, cards, earlier, number):
            return 1
    board[p.SEEN] = min(number + 1, MARKS - 1)
    return 0
