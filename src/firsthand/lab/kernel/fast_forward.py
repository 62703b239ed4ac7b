"""Fast-forward: turn up card after card in one loop while nobody can slap and nothing else is due.

The law decides here too what each flip does. The loop keeps flow, sight and time in local
variables, and writes them to the board when it stops or logs.
"""

from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.chance import below, blended, stepped
from firsthand.lab.kernel.fold import follow, show
from firsthand.lab.kernel.minds import LOW
from firsthand.lab.kernel.positions import Arrays, Cast
from firsthand.lab.kernel.reading import flow, shows, shows_empty, sight_of, slappable
from firsthand.lab.kernel.tape import log
from firsthand.law.duel import flipped, live
from firsthand.law.ending import due
from firsthand.law.patterns import JACK
from firsthand.law.seats import within
from firsthand.law.sight import Sight, laid
from firsthand.law.types import NEVER, NOBODY, Flippers, Flow, Law, What

SOMETHING_DUE = -1
"""Something follows from the newest card."""

TIME_UP = -2
"""Time is up before the next card."""


def may_fast_forward(law: Law, t: Arrays, cast: Cast) -> bool:
    """Return whether nothing but the next flip can happen, and nothing is due with it."""
    if cast.daring == 1 or t.board[p.MEANT] != 0 or t.board[p.LOST] == 1 or t.board[p.PASSED] != 0:
        return False
    if t.board[p.MOVER] == NOBODY or law.timeout != NEVER or slappable(law, t) == 1:
        return False
    return t.setup.time == NEVER or t.board[p.MOVE_AT] < t.setup.time


def write_back(t: Arrays, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Write what the flips up to the newest, by ``seat``, have changed to the board."""
    t.board[p.TURNER] = seat
    t.board[p.FLIPS] = flips
    t.board[p.HOLDERS] = flow.seats.holders
    t.board[p.GESTURED] = 0
    show(t, sight)
    t.board[p.AT] = at
    follow(t, flow)
    t.board[p.FLIPPED_AT] = t.board[p.TURN_AT] = t.board[p.WINDOW_AT] = at


def turn_up(t: Arrays, seat: int, faces: int) -> int:
    """Move the top card of a hand onto the pile, and return it."""
    head = t.board[p.HEAD + seat]
    card = t.cards[seat * t.setup.ring + head]
    t.board[p.HEAD + seat] = (head + 1) & (t.setup.ring - 1)
    t.board[p.COUNT + seat] -= 1
    t.cards[t.setup.pile + faces] = card
    return card


def record(t: Arrays, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Log a flip: the action and its event."""
    write_back(t, flow, sight, seat, flips, at)
    card = (sight.ranks & 15) << 2 | (sight.suits & 15)
    log(t, p.FLIP, t.board[p.TURNER], 0, 0, 0)
    log(t, p.FLIPPED, t.board[p.TURNER], 1, 0, card)


def leads_on(law: Law, flow: Flow, sight: Sight, size: int, seat: int, flips: int) -> bool:
    """Return whether anything is due after a card just turned, other than looking at it."""
    if flow.duel.lost == 1 or flow.duel.turn == NOBODY or flow.seats.passed != 0:
        return True
    if law.last_jack == 1 and sight.ranks & 15 == JACK and not within(flow.seats.holders, seat):
        return True
    if law.ending.flips != NEVER and flips >= law.ending.flips:
        return True
    return due(law, flow, 0, size, Flippers(1, seat, seat, NOBODY)).what != What.NOTHING


def fast_forward(law: Law, t: Arrays, cast: Cast) -> int:
    """Turn up card after card until something happens, where `may_fast_forward`.

    Return the random bits of a card on which somebody may err, or SOMETHING_DUE or TIME_UP.
    """
    seat, at = t.board[p.MOVER], t.board[p.MOVE_AT]
    now, sight = flow(t), sight_of(t)
    luck, logs = t.board[p.LUCK], t.board[p.CAPACITY] > 0
    flips, burned = t.board[p.FLIPS], t.board[p.BURNED]
    while True:
        card = turn_up(t, seat, sight.faces)
        now = flipped(law, now, seat, card >> 2, t.board[p.COUNT + seat])
        sight = laid(sight, card)
        shown = shows(t, sight)
        shown_empty = shows_empty(t, sight, shown)
        flips += 1
        turner = seat
        t.board[p.STAMP + seat] = flips
        if logs:
            record(t, now, sight, seat, flips, at)
        size = sight.faces + burned
        if live(law, now.duel, shown | shown_empty) or leads_on(law, now, sight, size, seat, flips):
            bits = SOMETHING_DUE
            break
        luck = stepped(luck)
        bits = blended(luck)
        if bits & LOW < cast.errs or flips >= cast.most:
            break
        seat = now.duel.turn
        percent = t.board[p.SOONEST + seat] + below(bits >> 32, t.board[p.SPAN + seat])
        soonest = at + max(cast.pace, cast.pace * percent // 100)
        if t.setup.time != NEVER and soonest >= t.setup.time:
            t.board[p.MOVER], t.board[p.MOVE_AT] = seat, soonest
            bits = TIME_UP
            break
        at = soonest
    write_back(t, now, sight, turner, flips, at)
    t.board[p.SHOWN], t.board[p.SHOWN_EMPTY] = shown, shown_empty
    t.board[p.LUCK] = luck
    return bits
