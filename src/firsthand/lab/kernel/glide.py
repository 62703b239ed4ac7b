"""The quiet stretches of a game: cards that nobody slaps, one after the other, without a pause.

What a flip does is the law's to say here too; but all that it leaves as it was is not looked at
again, and the numbers stay out of the board until something happens.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import below, blended, stepped
from firsthand.lab.kernel.fold import follow, show
from firsthand.lab.kernel.minds import LOW
from firsthand.lab.kernel.places import Arrays, Cast
from firsthand.lab.kernel.reading import flow, shows, shows_empty, sight_of, slappable
from firsthand.lab.kernel.tape import log
from firsthand.law.duel import flipped, live
from firsthand.law.ending import due
from firsthand.law.patterns import JACK
from firsthand.law.seats import within
from firsthand.law.sight import Sight, laid
from firsthand.law.types import NEVER, NOBODY, Flippers, Flow, Law, What

STIRRED = -1
"""Something follows from the newest card."""

HELD = -2
"""Time is up before the next card."""


def quiet(law: Law, t: Arrays, cast: Cast) -> bool:
    """Tell whether nothing can come before the next flip, and nothing is due with it."""
    if cast.daring == 1 or t.board[p.MEANT] != 0 or t.board[p.LOST] == 1 or t.board[p.PASSED] != 0:
        return False
    if t.board[p.MOVER] == NOBODY or law.timeout != NEVER or slappable(law, t) == 1:
        return False
    return t.house.time == NEVER or t.board[p.MOVE_AT] < t.house.time


def put(t: Arrays, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Put what a card has changed back on the board; ``seat`` has turned it."""
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
    card = t.cards[seat * t.house.ring + head]
    t.board[p.HEAD + seat] = (head + 1) & (t.house.ring - 1)
    t.board[p.COUNT + seat] -= 1
    t.cards[t.house.pile + faces] = card
    return card


def record(t: Arrays, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Write a flip and what was asked for on the tape."""
    put(t, flow, sight, seat, flips, at)
    card = (sight.ranks & 15) << 2 | (sight.suits & 15)
    log(t, p.FLIP, t.board[p.TURNER], 0, 0, 0)
    log(t, p.FLIPPED, t.board[p.TURNER], 1, 0, card)


def stirs(law: Law, flow: Flow, sight: Sight, size: int, seat: int, flips: int) -> bool:
    """Tell whether anything follows from a card just turned, besides its being looked at."""
    if flow.duel.lost == 1 or flow.duel.turn == NOBODY or flow.seats.passed != 0:
        return True
    if law.last_jack == 1 and sight.ranks & 15 == JACK and not within(flow.seats.holders, seat):
        return True
    if law.ending.flips != NEVER and flips >= law.ending.flips:
        return True
    return due(law, flow, 0, size, Flippers(1, seat, seat, NOBODY)).what != What.NOTHING


def glide(law: Law, t: Arrays, cast: Cast) -> int:
    """Turn up card after card until something happens, on a board that is quiet.

    Return the random bits of a card on which somebody may err, or STIRRED or HELD.
    """
    seat, at = t.board[p.MOVER], t.board[p.MOVE_AT]
    now, sight = flow(t), sight_of(t)
    luck = t.board[p.LUCK]
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
        if t.board[p.CAPACITY] > 0:
            record(t, now, sight, seat, flips, at)
        size = sight.faces + burned
        if live(law, now.duel, shown | shown_empty) or stirs(law, now, sight, size, seat, flips):
            bits = STIRRED
            break
        luck = stepped(luck)
        bits = blended(luck)
        if bits & LOW < cast.calm or flips >= cast.most:
            break
        seat = now.duel.turn
        percent = t.board[p.SOONEST + seat] + below(bits >> 32, t.board[p.SPAN + seat])
        soonest = at + max(cast.pace, cast.pace * percent // 100)
        if t.house.time != NEVER and soonest >= t.house.time:
            t.board[p.MOVER], t.board[p.MOVE_AT] = seat, soonest
            bits = HELD
            break
        at = soonest
    put(t, now, sight, turner, flips, at)
    t.board[p.SHOWN], t.board[p.SHOWN_EMPTY] = shown, shown_empty
    t.board[p.LUCK] = luck
    return bits
