"""Piles, penalties, and seats that go out.

This is `firsthand.game.play` once more, in arrays; who, whether and why is the law's to say.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.fold import FALSE_SLAP, clock, duelled, gone, locked, paid, taken
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.reading import (
    flow_of,
    last_flipper,
    latest,
    size_of,
    slappable_empty,
)
from firsthand.law.duel import eliminated
from firsthand.law.duel import paid as paid_to
from firsthand.law.duel import taken as taken_by
from firsthand.law.ending import arises, reasons
from firsthand.law.slaps import ENOUGH, banished, forfeits, locks, payee, stopped
from firsthand.law.types import NOBODY, Flow, Law, Reasons, Taken

BY_SLAP = int(Taken.SLAP)
BY_CHALLENGE = int(Taken.CHALLENGE)
BY_FORFEIT = int(Taken.FORFEIT)
BY_TIE = int(Taken.TIE)

OUT_BY_FALSE_SLAP = 6
OUT_BY_LEAVING = 7
"""Why a seat goes out, beside the law's `Gone`."""


def lapse(board: Ints, after: Flow) -> None:
    """Take over which empty seats have lost their chance; nobody is told yet."""
    board[p.PASSED] = after.seats.passed


# ---- piles -----------------------------------------------------------------------------------


def take(law: Law, house: House, board: Ints, cards: Ints, seat: int, why: int, flags: int) -> None:
    """Give the pile to a seat; ``flags`` are those of `taken`."""
    live, last = slappable_empty(law, board), last_flipper(board)
    after = taken_by(law, flow_of(house, board), seat, why, live, last)
    duelled(board, after.duel, clock(board, board[p.AT]))
    taken(law, house, board, cards, seat, why, flags)
    lapse(board, after)


def put_out(law: Law, house: House, board: Ints, cards: Ints, seat: int, why: int) -> None:
    """Put a seat out for good; its cards go under the pile (A-87)."""
    before = reasons_of(law, house, board)
    after = eliminated(law, flow_of(house, board), seat)
    duelled(board, after.duel, clock(board, board[p.AT]))
    gone(house, board, cards, seat, why)
    lapse(board, after)
    wait_anew(law, house, board, before)


def reasons_of(law: Law, house: House, board: Ints) -> Reasons:
    """Return what the endgame window waits for, now."""
    return reasons(flow_of(house, board), slappable_empty(law, board))


def wait_anew(law: Law, house: House, board: Ints, before: Reasons) -> None:
    """Start the endgame window again where a reason for it has come up since (R-1)."""
    if arises(before, reasons_of(law, house, board)):
        board[p.WINDOW_AT] = clock(board, board[p.AT])


# ---- false slaps -----------------------------------------------------------------------------


def pay(law: Law, house: House, board: Ints, cards: Ints, seat: int, to: int, why: int) -> None:
    """Move one card of a penalty."""
    before = reasons_of(law, house, board)
    after = paid_to(law, flow_of(house, board), seat, to, board[p.COUNT + seat] - 1)
    paid(house, board, cards, seat, to, why, after.duel)
    lapse(board, after)
    wait_anew(law, house, board, before)


def land(law: Law, house: House, board: Ints, number: int, judgement: int) -> None:
    """Note about a hand of a race how everything stands now (R-11)."""
    seat = board[p.HAND_SEAT + number]
    held = board[p.COUNT + seat]
    board[p.HAND_JUDGED + number] = judgement
    board[p.HAND_HELD + number] = held
    flow, fate = flow_of(house, board), 0
    if banished(law, flow, seat, held):
        fate = p.GOES
    elif stopped(law, flow, seat, held):
        fate = p.STOPS
    board[p.HAND_OUT + number] = fate


def fine(
    law: Law, house: House, board: Ints, cards: Ints, number: int, why: int, flipper: int
) -> None:
    """Charge a hand one ordinary penalty (E-33, E-34, S-17, S-18); settle what follows after it.

    ``flipper`` turned the card that was slapped, where it is not the newest one (A-22).
    """
    seat = board[p.HAND_SEAT + number]
    if (board[p.OUT] >> seat) & 1 == 1:
        return
    if law.penalty.enabled == 1:
        penalise(law, house, board, cards, number, why, flipper)
    false_slap = 1 if why == FALSE_SLAP else 0
    stops = 1 if board[p.HAND_OUT + number] == p.STOPS else 0
    gone_or_locked = ((board[p.OUT] | board[p.SHUT]) >> seat) & 1 == 1
    if locks(law, false_slap, stops) and not gone_or_locked:
        locked(board, seat)


def penalise(
    law: Law, house: House, board: Ints, cards: Ints, number: int, why: int, flipper: int
) -> None:
    """Charge a hand of a seat that is still in."""
    seat = board[p.HAND_SEAT + number]
    other = flipper
    if flipper == NOBODY or flipper == seat or (board[p.OUT] >> flipper) & 1 == 1:
        other = latest(house, board, seat)
    if forfeits(law, other):
        if size_of(board) > 0:
            take(law, house, board, cards, other, BY_FORFEIT, 0)
    elif board[p.HAND_HELD + number] > 0:
        charge(law, house, board, cards, seat, why, other)
    if board[p.HAND_OUT + number] == p.GOES:
        put_out(law, house, board, cards, seat, OUT_BY_FALSE_SLAP)


def charge(
    law: Law, house: House, board: Ints, cards: Ints, seat: int, why: int, other: int
) -> None:
    """Move the cards of a penalty, as long as there are any."""
    number, previous = 0, seat
    while board[p.COUNT + seat] > 0:
        to = payee(law, flow_of(house, board), seat, number, previous, other)
        if to == ENOUGH:
            return
        pay(law, house, board, cards, seat, to, why)
        number, previous = number + 1, to
