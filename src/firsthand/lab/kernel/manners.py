"""Acts at the table: `firsthand.game.manners` once more, in arrays."""

from firsthand.game.manners import BEAT_MOST
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.flips import ALLOWED, FROZEN, NO_SUCH_SEAT, NOT_AGREED, NOT_FROZEN
from firsthand.lab.kernel.fold import INTERFERENCE, clock, tell
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import OUT_BY_LEAVING, fine, land, put_out, settle
from firsthand.lab.kernel.reading import flow_of
from firsthand.lab.kernel.time import resumed
from firsthand.law.ending import playing
from firsthand.law.seats import bit, members
from firsthand.law.types import NEVER, NOBODY, Judged, Law

FOR_BEAT, FOR_INTERFERENCE = 0, 1
"""What is voted on."""

NO_HAND = p.SEATS - 1
"""Where interference is noted as if it were a hand: in no race there are so many."""


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


def go_on(house: House, board: Ints) -> None:
    """Go on where play stands still and all have agreed to."""
    still_in = playing(flow_of(house, board))
    if board[p.FROZEN_AT] >= 0 and still_in & ~board[p.READY] == 0 and board[p.OVER] == 0:
        resumed(house, board, board[p.AT] - board[p.STOOD] - board[p.FROZEN_AT])


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
    return ALLOWED


def count(law: Law, house: House, board: Ints, cards: Ints, kind: int, about: int, ms: int) -> None:
    """Do what is asked about a seat once enough of the others ask for it."""
    votes = 0
    for by in range(house.seats):
        place = p.VOTES + (kind * p.SEATS + by) * p.SEATS + about
        if board[place] == ms and (board[p.OUT] >> by) & 1 == 0:
            votes += 1
    others = members(playing(flow_of(house, board))) - 1
    if kind == FOR_BEAT and 2 * votes > others:
        board[p.BEAT + about] = ms
        tell(board, p.BEAT_SET, about, ms, 0, 0)
        clear(house, board, kind, about)
    elif kind == FOR_INTERFERENCE and votes == others:
        clear(house, board, kind, about)
        board[p.HAND_SEAT + NO_HAND] = about
        land(law, house, board, NO_HAND, Judged.FALSE)
        fine(law, house, board, cards, NO_HAND, INTERFERENCE, NOBODY)
        settle(law, house, board, cards, 0)
        go_on(house, board)


def clear(house: House, board: Ints, kind: int, about: int) -> None:
    """What was asked about a seat has been done."""
    for by in range(house.seats):
        board[p.VOTES + (kind * p.SEATS + by) * p.SEATS + about] = NEVER
    tell(board, p.VOTES_CLEARED, about, kind, 0, 0)


def recount(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """Count everything anew that is asked for, the oldest vote first: a seat has left."""
    for place in range(p.VOTES, p.VOTES + p.WHEN):
        board[place + p.KEPT] = board[place]
    after, first = 0, oldest(house, board, 0)
    while first != NEVER:
        after = board[first + p.WHEN]
        kind, about = (first - p.VOTES) // (p.SEATS * p.SEATS), (first - p.VOTES) % p.SEATS
        ms = board[first + p.KEPT]
        if board[p.OVER] == 0 and (board[p.OUT] >> about) & 1 == 0 and fresh(house, board, first):
            count(law, house, board, cards, kind, about, ms)
        first = oldest(house, board, after)


def oldest(house: House, board: Ints, after: int) -> int:
    """Return where the oldest vote after another one stands, or NEVER."""
    found, when = NEVER, NEVER
    for kind in range(2):
        for by in range(house.seats):
            for about in range(house.seats):
                place = p.VOTES + (kind * p.SEATS + by) * p.SEATS + about
                then = board[place + p.WHEN]
                if board[place + p.KEPT] != NEVER and then > after and not 0 <= when < then:
                    found, when = place, then
    return found


def fresh(house: House, board: Ints, place: int) -> bool:
    """Tell whether no older vote asks the same as one."""
    start = p.VOTES + (place - p.VOTES) // (p.SEATS * p.SEATS) * p.SEATS * p.SEATS
    for by in range(house.seats):
        other = start + by * p.SEATS + (place - p.VOTES) % p.SEATS
        same = board[other + p.KEPT] == board[place + p.KEPT]
        if same and board[other + p.WHEN] < board[place + p.WHEN]:
            return False
    return True


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
    recount(law, house, board, cards)
    go_on(house, board)
    return ALLOWED
