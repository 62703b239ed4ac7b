"""What the law is told of the board: the flow, the sight, what the pile shows, who flipped last."""

from firsthand.lab.kernel.places import (
    BOTTOM,
    BURNED,
    CHALLENGER,
    DEALER,
    FACES,
    HOLDERS,
    LOST,
    OUT,
    OVER,
    PASSED,
    PATTERN,
    PAYER,
    RANKS,
    SHOWN,
    SHOWN_EMPTY,
    SPENT,
    STAMP,
    SUITS,
    TRIES,
    TURN,
    TURNER,
    WINDOWS,
    House,
    Ints,
)
from firsthand.law.duel import live
from firsthand.law.patterns import Pattern, is_bottom, matches
from firsthand.law.seats import within
from firsthand.law.sight import Sight
from firsthand.law.types import NOBODY, Duel, Flippers, Flow, Law, Seats

BITS = 60
"""So many patterns go into one number."""


def duel_of(board: Ints) -> Duel:
    """Return whose turn it is, and what is owed."""
    return Duel(board[TURN], board[CHALLENGER], board[TRIES], board[LOST])


def flow_of(house: House, board: Ints) -> Flow:
    """Return the board as the law reads it."""
    return Flow(
        duel_of(board),
        Seats(house.seats, board[HOLDERS], board[OUT], board[SPENT], board[PASSED]),
    )


def sight_of(board: Ints) -> Sight:
    """Return what the pile shows."""
    return Sight(board[FACES], board[RANKS], board[SUITS], board[BOTTOM])


def size_of(board: Ints) -> int:
    """Return how many cards lie in the pile."""
    return board[FACES] + board[BURNED]


def pattern_at(board: Ints, place: int) -> Pattern:
    """Return a pattern by where it stands on the board."""
    return Pattern(
        board[place], board[place + 1], board[place + 2], board[place + 3], board[place + 4]
    )


def shows(house: House, board: Ints, sight: Sight) -> int:
    """Tell whether a sight shows any pattern: most can be read from the windows."""
    window = sight.ranks & 0xFFFF
    if (board[WINDOWS + (window >> 6)] >> (window & 63)) & 1 == 1:
        return 1
    if house.bottom > 0 and sight.faces >= house.bottom and is_bottom(sight):
        return 1
    for number in range(house.odd):
        if matches(pattern_at(board, house.odd_at + PATTERN * number), sight):
            return 1
    return 0


def shows_empty(house: House, board: Ints, sight: Sight, shown: int) -> int:
    """Tell whether a sight shows a pattern that a hand without cards may slap (A-90).

    ``shown`` is what it `shows`.
    """
    if house.empty_at == house.patterns:
        return shown
    for number in range(house.empty):
        if matches(pattern_at(board, house.empty_at + PATTERN * number), sight):
            return 1
    return 0


def found_from(house: House, board: Ints, empty: int, first: int) -> int:
    """Return which patterns the pile shows, one bit each, from the ``first`` on, `BITS` of them.

    With ``empty`` those that a hand without cards may slap.
    """
    start, number_of = house.patterns, house.all_of
    if empty == 1:
        start, number_of = house.empty_at, house.empty
    bits = 0
    for number in range(first, min(number_of, first + BITS)):
        if matches(pattern_at(board, start + PATTERN * number), sight_of(board)):
            bits |= 1 << number - first
    return bits


def live_now(law: Law, board: Ints, shown: int) -> int:
    """Tell whether what the pile shows may be slapped now."""
    if board[OVER] == 1 or shown == 0:
        return 0
    return 1 if live(law, duel_of(board), 1) else 0


def slappable_empty(law: Law, board: Ints) -> int:
    """Tell whether a slap by a hand without cards would be right now (A-90)."""
    return live_now(law, board, board[SHOWN_EMPTY])


def slappable_by(law: Law, board: Ints, seat: int) -> int:
    """Tell whether a slap by a seat, which is still in, would be right now."""
    holds = (board[HOLDERS] >> seat) & 1 == 1
    return live_now(law, board, board[SHOWN] if holds else board[SHOWN_EMPTY])


def slappable(law: Law, house: House, board: Ints) -> int:
    """Tell whether some seat still in could slap the pile now."""
    everyone = (1 << house.seats) - 1
    shown = board[SHOWN] if board[HOLDERS] != 0 else 0
    if everyone & ~board[OUT] & ~board[HOLDERS] != 0:
        shown |= board[SHOWN_EMPTY]
    return live_now(law, board, shown)


def latest(house: House, board: Ints, besides: int) -> int:
    """Return the latest flipper still in other than one seat, or NOBODY (A-22, A-23)."""
    turner = board[TURNER]
    if turner != besides and within(~board[OUT], turner):
        return turner
    seat, newest = NOBODY, 0
    for other in range(house.seats):
        stamp = board[STAMP + other]
        if stamp > newest and other != besides and (board[OUT] >> other) & 1 == 0:
            seat, newest = other, stamp
    return seat


def last_flipper(board: Ints) -> int:
    """Return who flipped last, in or out; before the first flip the dealer, whom turns follow."""
    return board[DEALER] if board[TURNER] == NOBODY else board[TURNER]


def flippers(house: House, board: Ints) -> Flippers:
    """Return what an ending asks about flips and the last card paid."""
    heir = latest(house, board, board[PAYER])
    return Flippers(0 if board[TURNER] == NOBODY else 1, last_flipper(board), heir, board[PAYER])
