"""The quiet stretches of a game: cards that nobody slaps, one after the other, without a pause.

What a flip does is the law's to say here too; but all that it leaves as it was is not looked at
again, and the numbers stay out of the board until something happens.
"""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import below, blended, stepped
from firsthand.lab.kernel.fold import tell
from firsthand.lab.kernel.minds import LOW
from firsthand.lab.kernel.places import Cast, House, Ints
from firsthand.lab.kernel.reading import flow_of, shows, shows_empty, sight_of, slappable
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


def quiet(law: Law, house: House, board: Ints, cast: Cast) -> bool:
    """Tell whether nothing can come before the next flip, and nothing is due with it."""
    if cast.daring == 1 or board[p.MEANT] != 0 or board[p.LOST] == 1 or board[p.PASSED] != 0:
        return False
    if board[p.MOVER] == NOBODY or law.timeout != NEVER or slappable(law, house, board) == 1:
        return False
    return house.time == NEVER or board[p.MOVE_AT] < house.time


def put(board: Ints, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Put what a card has changed back on the board; ``seat`` has turned it."""
    board[p.TURNER] = seat
    board[p.FLIPS] = flips
    board[p.TURN] = flow.duel.turn
    board[p.CHALLENGER] = flow.duel.challenger
    board[p.TRIES] = flow.duel.tries
    board[p.LOST] = flow.duel.lost
    board[p.LOST_AT] = at if flow.duel.lost == 1 else -1
    board[p.HOLDERS] = flow.seats.holders
    board[p.PASSED] = flow.seats.passed
    board[p.GESTURED] = 0
    board[p.FACES] = sight.faces
    board[p.RANKS] = sight.ranks
    board[p.SUITS] = sight.suits
    board[p.BOTTOM] = sight.bottom
    board[p.AT] = board[p.FLIPPED_AT] = board[p.TURN_AT] = board[p.WINDOW_AT] = at


def turn_up(house: House, board: Ints, cards: Ints, seat: int, faces: int) -> int:
    """Move the top card of a hand onto the pile, and return it."""
    head = board[p.HEAD + seat]
    card = cards[seat * house.ring + head]
    board[p.HEAD + seat] = (head + 1) & (house.ring - 1)
    board[p.COUNT + seat] -= 1
    cards[house.pile + faces] = card
    return card


def record(board: Ints, flow: Flow, sight: Sight, seat: int, flips: int, at: int) -> None:
    """Write a flip and what was asked for on the tape."""
    put(board, flow, sight, seat, flips, at)
    card = (sight.ranks & 15) << 2 | (sight.suits & 15)
    tell(board, p.FLIP, board[p.TURNER], 0, 0, 0)
    tell(board, p.FLIPPED, board[p.TURNER], 1, 0, card)


def stirs(law: Law, flow: Flow, sight: Sight, size: int, seat: int, flips: int) -> bool:
    """Tell whether anything follows from a card just turned, besides its being looked at."""
    if flow.duel.lost == 1 or flow.duel.turn == NOBODY or flow.seats.passed != 0:
        return True
    if law.last_jack == 1 and sight.ranks & 15 == JACK and not within(flow.seats.holders, seat):
        return True
    if law.ending.flips != NEVER and flips >= law.ending.flips:
        return True
    return due(law, flow, 0, size, Flippers(1, seat, seat, NOBODY)).what != What.NOTHING


def glide(law: Law, house: House, board: Ints, cards: Ints, cast: Cast) -> int:
    """Turn up card after card until something happens, on a board that is quiet.

    Return the random bits of a card on which somebody may err, or STIRRED or HELD.
    """
    seat, at = board[p.MOVER], board[p.MOVE_AT]
    flow, sight = flow_of(house, board), sight_of(board)
    luck = board[p.LUCK]
    flips, burned = board[p.FLIPS], board[p.BURNED]
    while True:
        card = turn_up(house, board, cards, seat, sight.faces)
        flow = flipped(law, flow, seat, card >> 2, board[p.COUNT + seat])
        sight = laid(sight, card)
        shown = shows(house, board, sight)
        shown_empty = shows_empty(house, board, sight, shown)
        flips += 1
        turner = seat
        board[p.STAMP + seat] = flips
        if board[p.CAPACITY] > 0:
            record(board, flow, sight, seat, flips, at)
        size = sight.faces + burned
        if live(law, flow.duel, shown | shown_empty) or stirs(law, flow, sight, size, seat, flips):
            bits = STIRRED
            break
        luck = stepped(luck)
        bits = blended(luck)
        if bits & LOW < cast.calm or flips >= cast.most:
            break
        seat = flow.duel.turn
        percent = board[p.SOONEST + seat] + below(bits >> 32, board[p.SPAN + seat])
        soonest = at + max(cast.pace, cast.pace * percent // 100)
        if house.time != NEVER and soonest >= house.time:
            board[p.MOVER], board[p.MOVE_AT] = seat, soonest
            bits = HELD
            break
        at = soonest
    put(board, flow, sight, turner, flips, at)
    board[p.SHOWN], board[p.SHOWN_EMPTY] = shown, shown_empty
    board[p.LUCK] = luck
    return bits
