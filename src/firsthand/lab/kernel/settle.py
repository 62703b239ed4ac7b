"""What follows from a move: seats that go out, votes counted anew, the end of the game.

This is `firsthand.game.play` once more, in arrays; who, whether and why is the law's to say.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.fold import INTERFERENCE, resumed, tell, won
from firsthand.lab.kernel.marks import repeats
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import BY_CHALLENGE, fine, land, put_out, take
from firsthand.lab.kernel.reading import flippers, flow_of, size_of, slappable_empty
from firsthand.law.ending import due, level, playing
from firsthand.law.seats import bit, members
from firsthand.law.types import NEVER, NOBODY, Due, Judged, Law, Taken, What

BY_SOLE = int(Taken.SOLE)

(
    UNFINISHED, ALL_CARDS, LAST_ONE_IN, BY_TIME, BY_FLIPS, BY_REPEAT, NO_FLIPPER, DEAD_PILE,
) = range(8)  # fmt: skip
"""How a game ended, by its place in `firsthand.lab.job.ENDS`."""

FOR_BEAT, FOR_INTERFERENCE = 0, 1
"""What is voted on."""

NO_HAND = p.SEATS - 1
"""Where interference is noted as if it were a hand: in no race there are so many."""


def settle(law: Law, house: House, board: Ints, cards: Ints, closed: int) -> None:
    """Let everything happen that is due at once; ``closed`` ends the time for slaps."""
    follow_all(law, house, board, cards, closed)
    recount(law, house, board, cards)
    if board[p.OVER] == 0:
        watch(law, house, board, cards)


def follow_all(law: Law, house: House, board: Ints, cards: Ints, closed: int) -> None:
    """Do what is due until nothing is."""
    while board[p.OVER] == 0:
        live = 0 if closed == 1 else slappable_empty(law, board)
        who = flippers(house, board)
        now = due(law, flow_of(house, board), live, size_of(board), who)
        if now.what == What.NOTHING:
            return
        follow(law, house, board, cards, now)


def follow(law: Law, house: House, board: Ints, cards: Ints, now: Due) -> None:
    """Do one thing that is due."""
    if now.what == What.OUT:
        put_out(law, house, board, cards, now.seat, now.why)
    elif now.what == What.TAKE:
        take(law, house, board, cards, now.seat, now.why, 0)
    elif now.what == What.WIN:
        won(house, board, 1 << now.seat, LAST_ONE_IN if now.why == BY_SOLE else ALL_CARDS)
    else:
        won(house, board, 0, NO_FLIPPER if board[p.TURNER] == NOBODY else DEAD_PILE)


def watch(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """End the game where a state repeats (A-29) or the cap of flips is reached."""
    if board[p.PILES] > board[p.WATCHED]:
        board[p.WATCHED] = board[p.PILES]
        if house.repeat == 1 and repeats(law, house, board, cards) == 1:
            won(house, board, 0, BY_REPEAT)
            return
    if law.ending.flips != NEVER and board[p.FLIPS] >= law.ending.flips:
        limit(law, house, board, cards, BY_FLIPS)


def limit(law: Law, house: House, board: Ints, cards: Ints, why: int) -> None:
    """A limit is reached: a lost challenge is paid, then the biggest hand wins (E-41, A-30)."""
    if board[p.LOST] == 1:
        take(law, house, board, cards, board[p.CHALLENGER], BY_CHALLENGE, 0)
        follow_all(law, house, board, cards, 0)
    if board[p.OVER] == 1 or board[p.HOLDERS] == 0:
        return
    biggest, among = 0, 0
    for seat in range(house.seats):
        if board[p.COUNT + seat] > biggest:
            biggest, among = board[p.COUNT + seat], 0
        if board[p.COUNT + seat] == biggest:
            among |= bit(seat)
    won(house, board, level(law, among), why)


# ---- votes -----------------------------------------------------------------------------------


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
        follow_all(law, house, board, cards, 0)


def clear(house: House, board: Ints, kind: int, about: int) -> None:
    """What was asked about a seat has been done."""
    for by in range(house.seats):
        board[p.VOTES + (kind * p.SEATS + by) * p.SEATS + about] = NEVER
    tell(board, p.VOTES_CLEARED, about, kind, 0, 0)


def recount(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """Count all open votes anew where a seat has gone out, the oldest first, until none does (R-5).

    Where play stands still it goes on if all who are left have agreed to.
    """
    if board[p.OUT] == board[p.COUNTED]:
        return
    while board[p.OVER] == 0 and board[p.OUT] != board[p.COUNTED]:
        board[p.COUNTED] = board[p.OUT]
        place = oldest(house, board, 0)
        while place != NEVER and board[p.OVER] == 0 and board[p.OUT] == board[p.COUNTED]:
            when = board[place + p.WHEN]
            kind, about = (place - p.VOTES) // (p.SEATS * p.SEATS), (place - p.VOTES) % p.SEATS
            if (board[p.OUT] >> about) & 1 == 0:
                count(law, house, board, cards, kind, about, board[place])
            place = oldest(house, board, when)
    go_on(house, board)


def oldest(house: House, board: Ints, after: int) -> int:
    """Return where the oldest vote after another one stands, or NEVER."""
    found, when = NEVER, NEVER
    for kind in range(2 if board[p.STAMPS] > 0 else 0):
        for by in range(house.seats):
            for about in range(house.seats):
                place = p.VOTES + (kind * p.SEATS + by) * p.SEATS + about
                then = board[place + p.WHEN]
                if board[place] != NEVER and then > after and not 0 <= when < then:
                    found, when = place, then
    return found


def go_on(house: House, board: Ints) -> None:
    """Go on where play stands still and all have agreed to."""
    still_in = playing(flow_of(house, board))
    if board[p.FROZEN_AT] >= 0 and still_in & ~board[p.READY] == 0 and board[p.OVER] == 0:
        resumed(board, board[p.AT] - board[p.STOOD] - board[p.FROZEN_AT])
