"""Moving cards: hands are rings; the pile grows upward with flips, downward with burns."""

from firsthand.lab.kernel.chance import shuffle
from firsthand.lab.kernel.places import (
    BURNED,
    COUNT,
    FACES,
    HEAD,
    HOLDERS,
    House,
    Ints,
)

REVERSED = 1
SHUFFLED = 2
"""Orders of a won pile; 0 keeps it."""


def counted(board: Ints, seat: int, count: int) -> None:
    """Note how many cards a seat holds."""
    board[COUNT + seat] = count
    if count > 0:
        board[HOLDERS] |= 1 << seat
    else:
        board[HOLDERS] &= ~(1 << seat)


def remove_top(house: House, board: Ints, cards: Ints, seat: int) -> int:
    """Take the top card of a hand."""
    head = board[HEAD + seat]
    board[HEAD + seat] = (head + 1) & (house.ring - 1)
    counted(board, seat, board[COUNT + seat] - 1)
    return cards[seat * house.ring + head]


def remove_bottom(house: House, board: Ints, cards: Ints, seat: int) -> int:
    """Take the bottom card of a hand."""
    count = board[COUNT + seat] - 1
    counted(board, seat, count)
    return cards[seat * house.ring + ((board[HEAD + seat] + count) & (house.ring - 1))]


def add(house: House, board: Ints, cards: Ints, seat: int, card: int) -> None:
    """Put a card under a hand."""
    count = board[COUNT + seat]
    cards[seat * house.ring + ((board[HEAD + seat] + count) & (house.ring - 1))] = card
    counted(board, seat, count + 1)


def bury(house: House, board: Ints, cards: Ints, card: int) -> None:
    """Put a card face down under the pile."""
    board[BURNED] += 1
    cards[house.pile - board[BURNED]] = card


def surrender(house: House, board: Ints, cards: Ints, seat: int) -> None:
    """Put a whole hand face down under the pile, its bottom card lowest."""
    while board[COUNT + seat] > 0:
        bury(house, board, cards, remove_top(house, board, cards, seat))


def gather(house: House, board: Ints, cards: Ints, seat: int) -> None:
    """Put the whole pile under a hand, in the order that the rules ask for."""
    start = house.pile - board[BURNED]
    number = board[BURNED] + board[FACES]
    if house.order == SHUFFLED and house.whole == 1:
        while board[COUNT + seat] > 0:
            start -= 1
            number += 1
            cards[start] = remove_bottom(house, board, cards, seat)
    if house.order == SHUFFLED:
        shuffle(board, cards, start, number)
    base, count = seat * house.ring, board[COUNT + seat]
    tail = board[HEAD + seat] + count
    for place in range(number):
        away = number - 1 - place if house.order == REVERSED else place
        cards[base + ((tail + place) & (house.ring - 1))] = cards[start + away]
    counted(board, seat, count + number)
