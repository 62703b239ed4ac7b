"""Playing a script: actions at their times, judged as `firsthand.game.apply` judges them.

A script is rows as on the tape, of which the first seven numbers count: what, when (ms since the
deal), who, and four numbers. After a slap with ``a`` hands and ``b`` seats of an order come rows
for these.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.flips import (
    ALLOWED,
    FROZEN,
    GAME_OVER,
    NO_SUCH_SEAT,
    OUT,
    ask_flip,
    collect,
)
from firsthand.lab.kernel.fold import tell
from firsthand.lab.kernel.manners import accuse, beat, disrupt, gesture, leave, resume
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.race import UNPLACED, ask_slap, stray
from firsthand.lab.kernel.settle import settle
from firsthand.lab.kernel.time import elapse
from firsthand.lab.kernel.windows import fill_windows
from firsthand.law.seats import bit, within
from firsthand.law.types import Law


def admit(house: House, board: Ints, what: int, seat: int) -> int:
    """Refuse what no rule needs to be asked about; ``seat`` is the first one that asks."""
    if what == p.TICK:
        return ALLOWED
    for number in range(board[p.HANDS] if what == p.SLAP else 0):
        if not 0 <= board[p.HAND_SEAT + number] < house.seats:
            return NO_SUCH_SEAT
    if what != p.SLAP and not 0 <= seat < house.seats:
        return NO_SUCH_SEAT
    if board[p.OVER] == 1:
        return GAME_OVER
    if what != p.SLAP and (board[p.OUT] >> seat) & 1 == 1:
        return OUT
    still = what in (p.SLAP, p.STRAY, p.RESUME, p.DISRUPT, p.LEAVE, p.ACCUSE)
    return FROZEN if board[p.FROZEN_AT] >= 0 and not still else ALLOWED


def ask(law: Law, house: House, board: Ints, cards: Ints, script: Ints, place: int) -> int:
    """Do what one row of a script asks for, or return why it is refused."""
    what, seat = script[place], script[place + 2]
    a, b = script[place + 3], script[place + 4]
    if what == p.FLIP:
        return ask_flip(law, house, board, cards, seat, 1)
    if what == p.DROP:
        return ask_flip(law, house, board, cards, seat, a) if a > 0 else NO_SUCH_SEAT
    if what == p.SLAP:
        return ask_slap(law, house, board, cards)
    if what == p.STRAY:
        return stray(law, house, board, cards, a, b)
    if what == p.COLLECT:
        return collect(law, house, board, cards, seat)
    if what == p.LEAVE:
        return leave(law, house, board, cards, seat)
    if what == p.ACCUSE:
        return accuse(law, house, board, cards, seat, a)
    if what == p.TICK:
        settle(law, house, board, cards, 0)
        return ALLOWED
    if what == p.ASK_BEAT:
        return beat(law, house, board, cards, seat, a, b)
    return behave(law, house, board, script, place)


def behave(law: Law, house: House, board: Ints, script: Ints, place: int) -> int:
    """Do what moves no card, or return why it is refused."""
    what, seat = script[place], script[place + 2]
    if what == p.GESTURE:
        return gesture(law, house, board, seat, script[place + 3])
    return disrupt(house, board, seat) if what == p.DISRUPT else resume(house, board, seat)


def hands_of(board: Ints, script: Ints, place: int) -> None:
    """Put the hands of a slap or a stray on the board."""
    board[p.HANDS] = 0
    board[p.ORDERED] = 0
    board[p.AIMED] = -1
    if script[place] == p.STRAY:
        board[p.HANDS] = 1
        board[p.HAND_SEAT] = script[place + 2]
        board[p.HAND_AT] = script[place + 5]
        board[p.AIMED] = max(-1, script[place + 6])
    if script[place] != p.SLAP:
        return
    hands, order = script[place + 3], script[place + 4]
    seats, sane = 0, hands > 0
    for number in range(hands):
        row = place + p.WIDTH * (1 + number)
        board[p.HAND_AT + number] = script[row + 1]
        board[p.HAND_SEAT + number] = script[row + 2]
        board[p.HAND_PLACE + number] = UNPLACED
        for below in range(order):
            if script[row + p.WIDTH * (hands - number + below) + 2] == script[row + 2]:
                board[p.HAND_PLACE + number] = below
        sane = sane and not within(seats, script[row + 2])
        seats |= bit(script[row + 2])
    for below in range(order):
        sane = sane and within(seats, script[place + p.WIDTH * (1 + hands + below) + 2])
    board[p.HANDS] = hands
    board[p.ORDERED] = 1 if order > 0 else 0
    board[p.SANE] = 1 if sane else 0


def act(law: Law, house: House, board: Ints, cards: Ints, script: Ints, place: int) -> None:
    """Let one row of a script happen; where it is refused, no more than time passes."""
    at, seat = script[place + 1], script[place + 2]
    elapse(law, house, board, cards, at)
    hands_of(board, script, place)
    first = board[p.HAND_SEAT] if script[place] == p.SLAP else seat
    refusal = admit(house, board, script[place], first)
    if refusal == ALLOWED:
        refusal = ask(law, house, board, cards, script, place)
    if refusal != ALLOWED:
        board[p.HANDS] = 0
        tell(board, p.REFUSED, first, refusal, 0, 0)
        settle(law, house, board, cards, 0)


def scripted(law: Law, house: House, board: Ints, cards: Ints, script: Ints) -> None:
    """Play a script from the deal on; its rows are those of actions, at their times."""
    fill_windows(house, board)
    deal(law, house, board, cards)
    place = 0
    while place < len(script):
        act(law, house, board, cards, script, place)
        place += p.WIDTH
        while place < len(script) and script[place] in (p.HAND, p.BELOW_ALL):
            place += p.WIDTH
