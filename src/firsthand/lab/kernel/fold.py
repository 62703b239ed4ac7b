"""Folding: what an event does to the board and the cards, and its row on the tape.

This is `firsthand.game.fold` once more, in arrays; the twins hold the two together.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import draw
from firsthand.lab.kernel.hands import (
    add,
    bury,
    gather,
    remove_bottom,
    remove_top,
    surrender,
)
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.reading import BITS, found_from, shows, shows_empty, sight_of, size_of
from firsthand.law.duel import spent
from firsthand.law.sight import laid
from firsthand.law.slaps import slapped_before, slapped_too
from firsthand.law.types import NOBODY, Duel, Law

OUT_OF_TURN = 1
FALSE_SLAP = 0
INTERFERENCE = 2
"""What a card is paid for, by its place in `firsthand.events.PaidFor`."""

DONE = -1
"""A hand of a race that has its verdict."""


def clock(board: Ints, at: int) -> int:
    """Return ms of play at ``at`` ms since the deal: a disrupted table stands still (S-28)."""
    return board[p.FROZEN_AT] if board[p.FROZEN_AT] >= 0 else at - board[p.STOOD]


def tell(board: Ints, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Write a row on the tape, where there is room; rows are counted in any case."""
    row = board[p.ROWS]
    board[p.ROWS] = row + 1
    if row >= board[p.CAPACITY]:
        return
    place = board[p.TAPE] + p.WIDTH * row
    board[place] = what
    board[place + 1] = clock(board, board[p.AT])
    board[place + 2] = seat
    board[place + 3] = a
    board[place + 4] = b
    board[place + 5] = c
    board[place + 6] = board[p.TURN]
    board[place + 7] = board[p.CHALLENGER]
    board[place + 8] = board[p.TRIES]
    board[place + 9] = board[p.LOST]


def duelled(board: Ints, duel: Duel, now: int) -> None:
    """Take over a duel, and note when the turn came to where it is."""
    if duel.turn != board[p.TURN]:
        board[p.TURN_AT] = now
    if duel.lost == 0:
        board[p.LOST_AT] = -1
    elif board[p.LOST] == 0:
        board[p.LOST_AT] = now
    board[p.TURN] = duel.turn
    board[p.CHALLENGER] = duel.challenger
    board[p.TRIES] = duel.tries
    board[p.LOST] = duel.lost


def lay(house: House, board: Ints, cards: Ints, card: int) -> None:
    """Lay a card face up on the pile."""
    cards[house.pile + board[p.FACES]] = card
    if board[p.FACES] > 0:
        board[p.BELOW] |= 1 << (board[p.RANKS] & 15)
    sight = laid(sight_of(board), card)
    board[p.FACES] = sight.faces
    board[p.RANKS] = sight.ranks
    board[p.SUITS] = sight.suits
    board[p.BOTTOM] = sight.bottom


def flipped(
    house: House, board: Ints, cards: Ints, seat: int, number: int, by_itself: int, duel: Duel
) -> None:
    """Cards were turned up by a seat."""
    now = clock(board, board[p.AT])
    for _ in range(number):
        lay(house, board, cards, remove_top(house, board, cards, seat))
    shown = shows(house, board, sight_of(board))
    board[p.SHOWN] = shown
    board[p.SHOWN_EMPTY] = shows_empty(house, board, sight_of(board), shown)
    duelled(board, duel, now)
    board[p.TURN_AT] = now
    board[p.FLIPPED_AT] = now
    board[p.WINDOW_AT] = now
    board[p.FLIPS] += number
    board[p.GESTURED] = 0
    board[p.STAMP + seat] = board[p.FLIPS]
    board[p.TURNER] = seat
    top = board[p.FACES] - 1
    tell(board, p.FLIPPED, seat, number, by_itself, cards[house.pile + top])
    for depth in range(1, number):
        tell(board, p.CARD, seat, depth, 0, cards[house.pile + top - depth])


def slapped(house: House, board: Ints, seat: int, verdict: int, at: int) -> None:
    """A hand came down on the pile at ``at`` ms of play; every one is logged (S-41).

    With 8 added to a verdict what made it right is what a hand without cards may slap.
    """
    told, empty = verdict, verdict >> 3
    verdict &= 7
    board[p.SLAPS] += verdict != p.AWARDED
    if verdict in (p.WINS, p.AWARDED):
        board[p.WON + seat] += 1
    if verdict == p.BAD:
        board[p.FALSE + seat] += 1
        fined(board, seat)
    if board[p.ROWS] >= board[p.CAPACITY]:
        board[p.ROWS] += 1
        return
    right = verdict <= p.AWARDED
    ms = at - board[p.FLIPPED_AT] if board[p.FACES] > 0 else -1
    number_of = house.empty if empty == 1 else house.all_of
    found = found_from(house, board, empty, 0) if right else 0
    if verdict == p.BAD:
        found = board[p.AIMED] + 1
    tell(board, p.SLAPPED, seat, told, ms, found)
    for first in range(BITS, number_of if right else 0, BITS):
        tell(board, p.SHOWING, seat, first, 0, found_from(house, board, empty, first))


def on_this_card(board: Ints, seat: int) -> bool:
    """Return whether a seat has slapped the card wrongly before that a hand is `AIMED` at (R-9)."""
    if board[p.FINE_AT + seat] < 0 or board[p.FINE_PILES + seat] != board[p.PILES]:
        return False
    since = board[p.FLIPS] - board[p.FINE_FLIPS + seat]
    return slapped_before(board[p.FINE_CARDS + seat], since, behind(board))


def behind(board: Ints) -> int:
    """Return how many flips ago the card lay on top that a hand is `AIMED` at."""
    return 0 if board[p.AIMED] < 0 else board[p.FLIPS] - board[p.AIMED]


def fined(board: Ints, seat: int) -> None:
    """Note a false slap: when, and if it is the first on its card, the card too."""
    now, again = clock(board, board[p.AT]), on_this_card(board, seat)
    known = board[p.FINE_AT + seat] >= 0 and board[p.FINE_PILES + seat] == board[p.PILES]
    board[p.FINE_AT + seat] = now
    if again:
        return
    cards = board[p.FINE_CARDS + seat] if known else 0
    since = board[p.FLIPS] - board[p.FINE_FLIPS + seat]
    board[p.FINE_CARDS + seat] = slapped_too(cards, since, behind(board))
    board[p.FINE_FIRST + seat] = now
    board[p.FINE_FLIPS + seat] = board[p.FLIPS]
    board[p.FINE_PILES + seat] = board[p.PILES]


def paid(house: House, board: Ints, cards: Ints, seat: int, to: int, why: int, duel: Duel) -> None:
    """A card went from a seat to another one, or to NOBODY: under the pile."""
    if house.lowest == 1 and why != OUT_OF_TURN:
        card = remove_bottom(house, board, cards, seat)
    else:
        card = remove_top(house, board, cards, seat)
    if to == NOBODY:
        bury(house, board, cards, card)
        if board[p.HOLDERS] == 0:
            board[p.PAYER] = seat
    else:
        add(house, board, cards, to, card)
    duelled(board, duel, clock(board, board[p.AT]))
    tell(board, p.PAID, seat, to, why, 0)


def locked(board: Ints, seat: int) -> None:
    """A seat's slaps are void from now until a pile is taken."""
    board[p.SHUT] |= 1 << seat
    tell(board, p.LOCKED, seat, 0, 0, 0)


def taken(
    law: Law, house: House, board: Ints, cards: Ints, seat: int, why: int, flags: int
) -> None:
    """A seat took the whole pile; ``flags`` add 1 for a comeback and 2 for a winner by lot.

    The duel that results is on the board already, here and where a seat is `gone`.
    """
    size, now = size_of(board), clock(board, board[p.AT])
    if flags & 2 == 2:
        draw(board, 1)
    gather(house, board, cards, seat)
    board[p.FACES] = board[p.RANKS] = board[p.SUITS] = board[p.BOTTOM] = 0
    board[p.BELOW] = board[p.SHOWN] = board[p.SHOWN_EMPTY] = board[p.BURNED] = 0
    board[p.PAYER] = NOBODY
    board[p.PILES] += 1
    board[p.SHUT] = 0
    board[p.TAKEN_AT] = now
    board[p.TURN_AT] = now
    if flags & 1 == 1:
        board[p.COMEBACKS + seat] += 1
        if spent(law, board[p.COMEBACKS + seat]):
            board[p.SPENT] |= 1 << seat
    if board[p.COUNT + seat] > board[p.COUNT + board[p.AHEAD]] and seat != board[p.AHEAD]:
        board[p.LEADS] += 1
        board[p.AHEAD] = seat
    tell(board, p.PILE_TAKEN, seat, why, size, flags)


def gone(house: House, board: Ints, cards: Ints, seat: int, why: int) -> None:
    """A seat is out for good; its cards go under the pile."""
    surrendered = board[p.COUNT + seat]
    surrender(house, board, cards, seat)
    board[p.OUT] |= 1 << seat
    board[p.SPENT] &= ~(1 << seat)
    tell(board, p.SEAT_OUT, seat, why, surrendered, 0)


def won(house: House, board: Ints, winners: int, why: int) -> None:
    """The game is over; hands that are not judged yet have no effect, and are logged before."""
    for number in range(board[p.HANDS]):
        if board[p.HAND_JUDGED + number] != DONE:
            at = clock(board, board[p.HAND_AT + number])
            slapped(house, board, board[p.HAND_SEAT + number], p.REJECTED, at)
    board[p.HANDS] = 0
    board[p.TURN] = NOBODY
    board[p.OVER] = 1
    board[p.WINNERS] = winners
    board[p.WHY] = why
    tell(board, p.WON_BY, NOBODY, winners, why, 0)


def resumed(board: Ints, stood: int) -> None:
    """Play goes on after standing still for ``stood`` ms."""
    board[p.FROZEN_AT] = -1
    board[p.STOOD] += stood
    board[p.READY] = 0
    tell(board, p.RESUMED, NOBODY, stood, 0, 0)
