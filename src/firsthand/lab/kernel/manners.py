"""Acts at the table: `firsthand.game.manners` once more, in arrays."""

from firsthand.game.manners import BEAT_MOST
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.flips import ALLOWED, FROZEN, NO_SUCH_SEAT, NOT_AGREED, NOT_FROZEN
from firsthand.lab.kernel.fold import clock, tell
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import OUT_BY_LEAVING, put_out
from firsthand.lab.kernel.settle import FOR_BEAT, FOR_INTERFERENCE, count, go_on, settle
from firsthand.law.seats import bit
from firsthand.law.types import Law


def gesture(law: Law, house: House, board: Ints, seat: int, wrong: int) -> int:
    """Salute, or call the agreed word; a ``wrong`` word is refused (E-42)."""
    if law.slaps.gesture == 0 or wrong == 1:
        return NOT_AGREED
    board[p.GESTURED] |= bit(seat)
    tell(board, p.GESTURE_MADE, seat, 0, 0, 0)
    return ALLOWED


def disrupt(house: House, board: Ints, seat: int) -> int:
    """Stop play because the pile was knocked (S-28)."""
    if board[p.FROZEN_AT] >= 0:
        return FROZEN
    board[p.FROZEN_AT] = clock(board, board[p.AT])
    board[p.READY] = 0
    tell(board, p.DISRUPTED, seat, 0, 0, 0)
    return ALLOWED


def resume(house: House, board: Ints, seat: int) -> int:
    """Say that the pile is rebuilt; play goes on when every seat still in has said so."""
    if board[p.FROZEN_AT] < 0:
        return NOT_FROZEN
    board[p.READY] |= bit(seat)
    tell(board, p.READIED, seat, 0, 0, 0)
    go_on(house, board)
    return ALLOWED


# ---- votes -----------------------------------------------------------------------------------


def vote(
    law: Law, house: House, board: Ints, cards: Ints, kind: int, by: int, about: int, ms: int
) -> int:
    """Note what a seat asks about another one, and count; or return why it is refused."""
    if not 0 <= about < house.seats or about == by or (board[p.OUT] >> about) & 1 == 1:
        return NO_SUCH_SEAT
    place = p.VOTES + (kind * p.SEATS + by) * p.SEATS + about
    board[p.STAMPS] += 1
    board[place] = ms
    board[place + p.WHEN] = board[p.STAMPS]
    tell(board, p.VOTED, by, kind, about, ms)
    count(law, house, board, cards, kind, about, ms)
    settle(law, house, board, cards, 0)
    return ALLOWED


# ---- what is asked ---------------------------------------------------------------------------


def beat(law: Law, house: House, board: Ints, cards: Ints, by: int, about: int, ms: int) -> int:
    """Ask for a beat after a seat's flips; it holds when most other seats agree (S-31)."""
    if not 0 <= ms <= BEAT_MOST:
        return NOT_AGREED
    return vote(law, house, board, cards, FOR_BEAT, by, about, ms)


def accuse(law: Law, house: House, board: Ints, cards: Ints, by: int, about: int) -> int:
    """Call interference; one ordinary penalty is due when all other seats agree (S-29, A-60)."""
    return vote(law, house, board, cards, FOR_INTERFERENCE, by, about, 0)


def leave(law: Law, house: House, board: Ints, cards: Ints, seat: int) -> int:
    """Leave for good; the cards go face down under the pile (A-87), and votes count anew."""
    put_out(law, house, board, cards, seat, OUT_BY_LEAVING)
    settle(law, house, board, cards, 0)
    return ALLOWED
