"""A race for the pile: `firsthand.game.race` once more, in arrays.

The hands stand on the board as `HAND_SEAT`, `HAND_AT` (ms since the deal) and `HAND_PLACE`, their
places in the order that was seen; `ORDERED` tells whether one was.
"""

from firsthand.bots.matching import UNKNOWN
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import draw
from firsthand.lab.kernel.flips import ALLOWED, NO_SLAPS, NO_SUCH_SEAT, OUT
from firsthand.lab.kernel.fold import DONE, FALSE_SLAP, clock, on_this_card, slapped
from firsthand.lab.kernel.following import follow, sooner
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import BY_SLAP, BY_TIE, fine, land, take
from firsthand.lab.kernel.reading import flow_of, last_flipper, size_of, slappable_by
from firsthand.lab.kernel.settle import settle
from firsthand.law.seats import bit, members, within
from firsthand.law.slaps import Touch, excused, judged, tie_winner
from firsthand.law.types import NEVER, NOBODY, Judged, Law, TieTo

UNPLACED = p.SEATS
"""The place of a hand that nobody saw in the heap: above those that were seen."""


def since(at: int, then: int) -> int:
    """Return the ms from ``then``, or NEVER."""
    return NEVER if then < 0 else max(0, at - then)


def touch(law: Law, board: Ints, seat: int, at: int) -> Touch:
    """Return the facts about one hand that came down at ``at`` ms of play."""
    turner = board[p.TURNER]
    pile = board[p.FACES] > 0
    return Touch(
        1 - ((board[p.OUT] >> seat) & 1),
        1 if board[p.FROZEN_AT] >= 0 else 0,
        slappable_by(law, board, seat),
        size_of(board),
        1 if pile and turner == seat else 0,
        (board[p.GESTURED] >> seat) & 1,
        since(at, board[p.FLIPPED_AT]),
        since(at, board[p.TAKEN_AT]),
        since(at, board[p.FINE_AT + seat]),
        since(at, board[p.FINE_FIRST + seat]),
        board[p.FLIPS] - board[p.FINE_FLIPS + seat],
        (board[p.SHUT] >> seat) & 1,
        board[p.BEAT + turner] if pile and turner != NOBODY else 0,
    )


def verdict(law: Law, house: House, board: Ints, seat: int, at: int) -> int:
    """Return what a hand is by itself, at ``at`` ms of play."""
    return judged(law, touch(law, board, seat, at))


def plain(judgement: int) -> int:
    """Return what a hand came to that neither wins nor costs."""
    if judgement == Judged.VOID:
        return p.VOID
    if judgement == Judged.LATE:
        return p.LATE
    return p.IGNORED if judgement == Judged.IGNORED else p.REJECTED


def sort(board: Ints) -> None:
    """Put the hands in order: those seen in the heap first, then by time."""
    for number in range(1, board[p.HANDS]):
        seat, at = board[p.HAND_SEAT + number], board[p.HAND_AT + number]
        place, into = board[p.HAND_PLACE + number], number
        while into > 0 and (
            board[p.HAND_PLACE + into - 1] > place
            or (board[p.HAND_PLACE + into - 1] == place and board[p.HAND_AT + into - 1] > at)
        ):
            board[p.HAND_SEAT + into] = board[p.HAND_SEAT + into - 1]
            board[p.HAND_AT + into] = board[p.HAND_AT + into - 1]
            board[p.HAND_PLACE + into] = board[p.HAND_PLACE + into - 1]
            into -= 1
        board[p.HAND_SEAT + into], board[p.HAND_AT + into] = seat, at
        board[p.HAND_PLACE + into] = place


def ask_slap(law: Law, house: House, board: Ints, cards: Ints) -> int:
    """Judge a race, or return why it is refused."""
    refusal = nonsense(law, house, board)
    if refusal == ALLOWED:
        slap(law, house, board, cards)
    return refusal


def slap(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """Judge a race of which any hand is to be judged (E-21 to E-23, E-33 to E-35, S-14 to S-20).

    Every hand is what it was when it came down, whatever another one has paid since (R-11). Where
    the pile is awarded, what follows from a penalty waits until then.
    """
    sort(board)
    for number in range(board[p.HANDS]):
        at = clock(board, board[p.HAND_AT + number])
        land(law, house, board, number, verdict(law, house, board, board[p.HAND_SEAT + number], at))
    tied = tied_with_first(law, board)
    winner = winner_of(law, house, board, tied)
    number = 0
    while number < board[p.HANDS]:
        judgement = board[p.HAND_JUDGED + number]
        if judgement == Judged.VALID:
            award(law, house, board, cards, winner, tied)
        elif board[p.HAND_SEAT + number] != winner:
            judge(law, house, board, cards, number, 0 if winner == NOBODY else 1)
        number += 1
    board[p.HANDS] = 0


def judge(law: Law, house: House, board: Ints, cards: Ints, number: int, waiting: int) -> None:
    """Judge a hand of a race that does not win; an award may be ``waiting``."""
    seat, at = board[p.HAND_SEAT + number], clock(board, board[p.HAND_AT + number])
    judgement = board[p.HAND_JUDGED + number]
    board[p.HAND_JUDGED + number] = DONE
    if judgement == Judged.FALSE:
        piles = board[p.PILES]
        false(law, house, board, cards, number, NOBODY)
        lost = board[p.PILES] > piles
        if lost:
            too_late(house, board)
        if lost or waiting == 0:
            settle(law, house, board, cards, 0)
    else:
        slapped(house, board, seat, plain(judgement), at)


def too_late(house: House, board: Ints) -> None:
    """The pile is gone: the hands behind find it so (R-11)."""
    for number in range(board[p.HANDS]):
        seat, judgement = board[p.HAND_SEAT + number], board[p.HAND_JUDGED + number]
        if judgement != DONE:
            at = clock(board, board[p.HAND_AT + number])
            gone = p.REJECTED if judgement == Judged.REFUSED else p.LATE
            slapped(house, board, seat, gone, at)
    board[p.HANDS] = 0


def nonsense(law: Law, house: House, board: Ints) -> int:
    """Refuse a race of which no hand is to be judged."""
    if board[p.SANE] == 0:
        return NO_SUCH_SEAT
    now = clock(board, board[p.AT])
    for number in range(board[p.HANDS]):
        if verdict(law, house, board, board[p.HAND_SEAT + number], now) != Judged.REFUSED:
            return ALLOWED
    return NO_SLAPS if law.slaps.any == 0 else OUT


def tied_with_first(law: Law, board: Ints) -> int:
    """Return the seats whose right hands fell together with the first right one, which is one."""
    among, first = 0, NEVER
    for number in range(board[p.HANDS]):
        if board[p.HAND_JUDGED + number] != Judged.VALID:
            continue
        at = board[p.HAND_AT + number]
        if among == 0:
            first = at
        if among == 0 or (board[p.ORDERED] == 0 and at - first <= law.tie.window):
            among |= bit(board[p.HAND_SEAT + number])
    return among


def drawn_number(board: Ints, sides: int) -> int:
    """Return the number that the game's dice would show next, without rolling them."""
    before = board[p.DRAWN]
    number = draw(board, sides)
    board[p.DRAWN] = before
    return number


def first_of(board: Ints, among: int) -> int:
    """Return the first hand's seat of a set, or NOBODY."""
    for number in range(board[p.HANDS]):
        if within(among, board[p.HAND_SEAT + number]):
            return board[p.HAND_SEAT + number]
    return NOBODY


def winner_of(law: Law, house: House, board: Ints, tied: int) -> int:
    """Return who takes the pile: the first right hand, or by the tie rule (S-20, A-21)."""
    first = first_of(board, tied)
    if tied & (tied - 1) == 0:
        return first
    number = drawn_number(board, members(tied)) if law.tie.to == TieTo.RANDOM else 0
    last = last_flipper(board)
    return tie_winner(law, flow_of(house, board), tied, first, last, number)


def award(law: Law, house: House, board: Ints, cards: Ints, winner: int, tied: int) -> None:
    """Give the pile away; other right hands have lost, and all the rest is late."""
    why, flags = BY_TIE, 0 if tied & (tied - 1) == 0 or law.tie.to != TieTo.RANDOM else 2
    first, least, soonest = NEVER, 0, UNKNOWN
    for number in range(board[p.HANDS]):
        seat, at = board[p.HAND_SEAT + number], board[p.HAND_AT + number]
        if board[p.HAND_JUDGED + number] == Judged.VALID:
            empty = 1 if board[p.HAND_HELD + number] == 0 else 0
            if first == NEVER:
                first, least = at, empty
            verdict = p.WINS if seat == winner else p.LOSES
            slapped(house, board, seat, verdict | empty << 3, clock(board, at))
            soonest = sooner(board, seat, clock(board, at), soonest)
            board[p.HAND_JUDGED + number] = DONE
            if seat == winner:
                why = BY_SLAP
                flags |= 1 if board[p.HAND_HELD + number] == 0 else 0
        elif seat == winner:
            board[p.HAND_JUDGED + number] = DONE
            board[p.SLAPS] += 1
    if why == BY_TIE:
        slapped(house, board, winner, p.AWARDED | least << 3, clock(board, first))
    follow(house, board, winner, soonest)
    take(law, house, board, cards, winner, why, flags)
    too_late(house, board)
    settle(law, house, board, cards, 0)


def stray(law: Law, house: House, board: Ints, cards: Ints, turner: int, late: int) -> int:
    """Judge the only hand, meant for an earlier card that ``turner`` turned (E-33, A-20)."""
    board[p.HANDS] = 0
    if turner < NOBODY or turner >= house.seats:
        return NO_SUCH_SEAT
    seat, at = board[p.HAND_SEAT], clock(board, board[p.HAND_AT])
    judgement = verdict(law, house, board, seat, at)
    if judgement == Judged.REFUSED:
        return NO_SLAPS if law.slaps.any == 0 else OUT
    if late == 1:
        slapped(house, board, seat, p.LATE, at)
    elif judgement in (Judged.VALID, Judged.FALSE):
        land(law, house, board, 0, judgement)
        if law.slaps.once == 0 or board[p.AIMED] >= board[p.FLIPS]:
            board[p.AIMED] = -1
        false(law, house, board, cards, 0, turner)
        board[p.AIMED] = -1
        settle(law, house, board, cards, 0)
    else:
        slapped(house, board, seat, plain(judgement), at)
    return ALLOWED


def false(law: Law, house: House, board: Ints, cards: Ints, number: int, turner: int) -> None:
    """Judge a hand with nothing under it: it is fined, unless it already was on this card."""
    seat = board[p.HAND_SEAT + number]
    again = on_this_card(board, seat)
    slapped(house, board, seat, p.BAD, clock(board, board[p.HAND_AT + number]))
    if not excused(law, 1 if again else 0):
        fine(law, house, board, cards, number, FALSE_SLAP, turner)
