"""Playing a script: actions at their times, judged as `firsthand.game.apply` judges them.

A script is rows as on the tape, of which the first seven numbers count: what, when (ms since the
deal), who, and four numbers. After a slap with ``a`` hands and ``b`` seats of an order come rows
for these.
"""

from firsthand.game.codes import Refusal
from firsthand.game.facts import UNPLACED
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel import procedure
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.positions import Arrays, Ints, TableSetup
from firsthand.lab.kernel.tape import log
from firsthand.lab.kernel.windows import fill_windows
from firsthand.law.seats import bit, within
from firsthand.law.types import Law


def admitted(law: Law, t: Arrays, what: int, seat: int) -> Refusal:
    """Return why an action is refused that no rule need be asked about.

    ``seat`` is the first one that asks.
    """
    if what == p.TICK:
        return Refusal.ALLOWED
    for number in range(t.board[p.HANDS]):
        if not 0 <= t.board[p.HAND_SEAT + number] < t.setup.seats:
            return Refusal.NO_SUCH_SEAT
    if what != p.SLAP and not 0 <= seat < t.setup.seats:
        return Refusal.NO_SUCH_SEAT
    frozen = what in (p.SLAP, p.STRAY, p.RESUME, p.DISRUPT, p.LEAVE, p.ACCUSE)
    return procedure.admit(law, t, seat, 0 if what == p.SLAP else 1, 1 if frozen else 0)


def ask(law: Law, t: Arrays, script: Ints, place: int) -> Refusal:
    """Do what one row of a script asks for, or return why it is refused."""
    what, seat = script[place], script[place + 2]
    a, b = script[place + 3], script[place + 4]
    if what == p.FLIP:
        return procedure.ask_flip(law, t, seat, 1)
    if what == p.DROP:
        return procedure.ask_flip(law, t, seat, a)
    if what == p.SLAP:
        return procedure.ask_slap(law, t) if t.board[p.SANE] == 1 else Refusal.IMPOSSIBLE_MOVE
    if what == p.STRAY:
        return procedure.stray(law, t, seat, script[place + 5], a, b, script[place + 6])
    if what == p.COLLECT:
        return procedure.collect(law, t, seat)
    if what == p.LEAVE:
        return procedure.leave(law, t, seat)
    if what == p.ACCUSE:
        return procedure.accuse(law, t, seat, a)
    if what == p.TICK:
        procedure.settle(law, t, 0)
        return Refusal.ALLOWED
    if what == p.ASK_BEAT:
        return procedure.beat(law, t, seat, a, b)
    return behave(law, t, script, place)


def behave(law: Law, t: Arrays, script: Ints, place: int) -> Refusal:
    """Do what moves no card, or return why it is refused."""
    what, seat = script[place], script[place + 2]
    if what == p.GESTURE:
        return procedure.gesture(law, t, seat, script[place + 3])
    return procedure.disrupt(law, t, seat) if what == p.DISRUPT else procedure.resume(law, t, seat)


def hands_of(t: Arrays, script: Ints, place: int) -> None:
    """Put the hands of a slap on the board, of another action none."""
    t.board[p.HANDS] = 0
    if script[place] != p.SLAP:
        return
    hands, order = script[place + 3], script[place + 4]
    seats, sane = 0, hands > 0
    for number in range(hands):
        row = place + p.WIDTH * (1 + number)
        t.board[p.HAND_AT + number] = script[row + 1]
        t.board[p.HAND_SEAT + number] = script[row + 2]
        t.board[p.HAND_HEIGHT + number] = UNPLACED
        for below in range(order):
            if script[row + p.WIDTH * (hands - number + below) + 2] == script[row + 2]:
                t.board[p.HAND_HEIGHT + number] = below
        sane = sane and not within(seats, script[row + 2])
        seats |= bit(script[row + 2])
    for below in range(order):
        sane = sane and within(seats, script[place + p.WIDTH * (1 + hands + below) + 2])
    t.board[p.HANDS] = hands
    t.board[p.SANE] = 1 if sane else 0


def act(law: Law, t: Arrays, script: Ints, place: int) -> None:
    """Carry out one row of a script; where it is refused, only time passes."""
    at, seat = script[place + 1], script[place + 2]
    procedure.elapse(law, t, at)
    hands_of(t, script, place)
    first = t.board[p.HAND_SEAT] if script[place] == p.SLAP else seat
    refusal = admitted(law, t, script[place], first)
    if refusal == Refusal.ALLOWED:
        refusal = ask(law, t, script, place)
    if refusal != Refusal.ALLOWED:
        t.board[p.HANDS] = 0
        log(t, p.REFUSED, first, refusal.value, 0, 0)
        procedure.settle(law, t, 0)


def scripted(law: Law, setup: TableSetup, board: Ints, cards: Ints, script: Ints) -> None:
    """Play a script from the deal on; its rows are those of actions, at their times."""
    t = Arrays(setup, board, cards)
    fill_windows(t)
    deal(law, t)
    place = 0
    while place < len(script):
        act(law, t, script, place)
        place += p.WIDTH
        while place < len(script) and script[place] in (p.HAND, p.BELOW_ALL):
            place += p.WIDTH
