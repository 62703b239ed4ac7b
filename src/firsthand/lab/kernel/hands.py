"""Moving cards: hands are rings; the pile grows upward with flips, downward with burns."""

from firsthand.lab.kernel.chance import shuffle
from firsthand.lab.kernel.positions import BURNED, COUNT, FACES, HEAD, HOLDERS, Arrays

REVERSED = 1
SHUFFLED = 2
"""Orders of a won pile; 0 keeps it."""


def set_count(t: Arrays, seat: int, count: int) -> None:
    """Note how many cards a seat holds."""
    t.board[COUNT + seat] = count
    if count > 0:
        t.board[HOLDERS] |= 1 << seat
    else:
        t.board[HOLDERS] &= ~(1 << seat)


def remove_top(t: Arrays, seat: int) -> int:
    """Take the top card of a hand."""
    head = t.board[HEAD + seat]
    t.board[HEAD + seat] = (head + 1) & (t.setup.ring - 1)
    set_count(t, seat, t.board[COUNT + seat] - 1)
    return t.cards[seat * t.setup.ring + head]


def remove_bottom(t: Arrays, seat: int) -> int:
    """Take the bottom card of a hand."""
    count = t.board[COUNT + seat] - 1
    set_count(t, seat, count)
    return t.cards[seat * t.setup.ring + ((t.board[HEAD + seat] + count) & (t.setup.ring - 1))]


def add(t: Arrays, seat: int, card: int) -> None:
    """Put a card under a hand."""
    count = t.board[COUNT + seat]
    t.cards[seat * t.setup.ring + ((t.board[HEAD + seat] + count) & (t.setup.ring - 1))] = card
    set_count(t, seat, count + 1)


def bury(t: Arrays, card: int) -> None:
    """Put a card face down under the pile."""
    t.board[BURNED] += 1
    t.cards[t.setup.pile - t.board[BURNED]] = card


def surrender(t: Arrays, seat: int) -> None:
    """Put a whole hand face down under the pile, its bottom card lowest."""
    while t.board[COUNT + seat] > 0:
        bury(t, remove_top(t, seat))


def gather(t: Arrays, seat: int) -> None:
    """Put the whole pile under a hand, in the order that the rules ask for."""
    start = t.setup.pile - t.board[BURNED]
    number = t.board[BURNED] + t.board[FACES]
    if t.setup.order == SHUFFLED and t.setup.whole == 1:
        while t.board[COUNT + seat] > 0:
            start -= 1
            number += 1
            t.cards[start] = remove_bottom(t, seat)
    if t.setup.order == SHUFFLED:
        shuffle(t.board, t.cards, start, number)
    base, count = seat * t.setup.ring, t.board[COUNT + seat]
    tail = t.board[HEAD + seat] + count
    for place in range(number):
        away = number - 1 - place if t.setup.order == REVERSED else place
        t.cards[base + ((tail + place) & (t.setup.ring - 1))] = t.cards[start + away]
    set_count(t, seat, count + number)
