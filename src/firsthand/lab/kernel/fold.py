"""The kernel's primitives that change a table: each updates board and cards, and logs a row.

They do on arrays what `firsthand.game.fold` does on values; the tests of twins compare the two.
"""

from firsthand.game.codes import AWARDED, BAD, BY_SLAP, BY_TIE, OUT_OF_TURN, WINS
from firsthand.lab.kernel import hands, reading
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.chance import draw
from firsthand.lab.kernel.following import keep_pace, note_soonest
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.kernel.tape import log
from firsthand.law.duel import spent
from firsthand.law.sight import Sight, laid
from firsthand.law.slaps import slapped_wrongly as wrongly
from firsthand.law.types import NEVER, NOBODY, UNTIMED, Flow, Law


def lapse(t: Arrays, after: Flow) -> None:
    """Store which seats without cards have lost their chance to slap back in."""
    t.board[p.PASSED] = after.seats.passed


def follow(t: Arrays, after: Flow) -> None:
    """Store the flow after an event, and when the turn and a lost challenge came."""
    duel, now = after.duel, reading.clock(t, t.board[p.AT])
    if duel.turn != t.board[p.TURN]:
        t.board[p.TURN_AT] = now
    if duel.lost == 0:
        t.board[p.LOST_AT] = NEVER
    elif t.board[p.LOST] == 0:
        t.board[p.LOST_AT] = now
    t.board[p.TURN] = duel.turn
    t.board[p.CHALLENGER] = duel.challenger
    t.board[p.TRIES] = duel.tries
    t.board[p.LOST] = duel.lost
    lapse(t, after)


def lay(t: Arrays, card: int) -> None:
    """Lay a card face up on the pile."""
    t.cards[t.setup.pile + t.board[p.FACES]] = card
    if t.board[p.FACES] > 0:
        t.board[p.BELOW] |= 1 << (t.board[p.RANKS] & 15)
    show(t, laid(reading.sight_of(t), card))


def show(t: Arrays, sight: Sight) -> None:
    """Store what the law sees of the pile."""
    t.board[p.FACES] = sight.faces
    t.board[p.RANKS] = sight.ranks
    t.board[p.SUITS] = sight.suits
    t.board[p.BOTTOM] = sight.bottom


def turned_up(t: Arrays, seat: int, number: int, by_itself: int, after: Flow) -> None:
    """Turn up cards of a seat."""
    now = reading.clock(t, t.board[p.AT])
    for _ in range(number):
        lay(t, hands.remove_top(t, seat))
    shown = reading.shows(t, reading.sight_of(t))
    t.board[p.SHOWN] = shown
    t.board[p.SHOWN_EMPTY] = reading.shows_empty(t, reading.sight_of(t), shown)
    follow(t, after)
    t.board[p.TURN_AT] = now
    t.board[p.FLIPPED_AT] = now
    t.board[p.WINDOW_AT] = now
    t.board[p.FLIPS] += number
    t.board[p.GESTURED] = 0
    t.board[p.STAMP + seat] = t.board[p.FLIPS]
    t.board[p.TURNER] = seat
    top = t.board[p.FACES] - 1
    log(t, p.FLIPPED, seat, number, by_itself, t.cards[t.setup.pile + top])
    for depth in range(1, number):
        log(t, p.CARD, seat, depth, 0, t.cards[t.setup.pile + top - depth])


def slapped(t: Arrays, seat: int, verdict: int, at: int, cards: int) -> None:
    """Log a hand on the pile at ``at`` ms since the deal, whatever it came to (S-41).

    ``cards`` is how many cards the seat of a right hand held. Where it held none, 8 is added to the
    verdict in the row: the patterns of the row are then those that a seat without cards may slap.
    """
    right, ms = verdict <= AWARDED, reading.clock(t, at)
    if verdict in (WINS, AWARDED):
        t.board[p.WON + seat] += 1
    if verdict < AWARDED:
        note_soonest(t, seat, ms)
    if t.board[p.ROWS] >= t.board[p.CAPACITY]:
        t.board[p.ROWS] += 1
        return
    empty = 1 if right and cards == 0 else 0
    ms = ms - t.board[p.FLIPPED_AT] if t.board[p.FACES] > 0 else UNTIMED
    number_of = t.setup.empty if empty == 1 else t.setup.all_of
    shown = reading.patterns_from(t, empty, 0) if right else 0
    log(t, p.SLAPPED, seat, verdict | empty << 3, ms, shown)
    for first in range(reading.BITS, number_of if right else 0, reading.BITS):
        log(t, p.SHOWING, seat, first, 0, reading.patterns_from(t, empty, first))


def slapped_wrongly(t: Arrays, seat: int, at: int, card: int) -> None:
    """Log a false slap at ``at`` ms since the deal.

    ``card`` is the number of flips when the card that was slapped lay on top, or NEWEST.
    """
    now, pile = reading.clock(t, t.board[p.AT]), reading.pile(t)
    fined = wrongly(reading.marks(t, seat).fined, now, pile.flips, pile.piles, card)
    t.board[p.FALSE + seat] += 1
    t.board[p.FINE_AT + seat] = fined.at
    t.board[p.FINE_FLIPS + seat] = fined.flips
    t.board[p.FINE_PILES + seat] = fined.piles
    t.board[p.FINE_FIRST + seat] = fined.first
    t.board[p.FINE_CARDS + seat] = fined.cards
    ms = reading.clock(t, at) - t.board[p.FLIPPED_AT] if pile.faces > 0 else UNTIMED
    log(t, p.SLAPPED, seat, BAD, ms, card + 1)


def paid(t: Arrays, seat: int, to: int, why: int, after: Flow) -> None:
    """Move a card from a seat to another one, or under the pile (NOBODY)."""
    if t.setup.lowest == 1 and why != OUT_OF_TURN:
        card = hands.remove_bottom(t, seat)
    else:
        card = hands.remove_top(t, seat)
    if to == NOBODY:
        hands.bury(t, card)
        if t.board[p.HOLDERS] == 0:
            t.board[p.PAYER] = seat
    else:
        hands.add(t, to, card)
    follow(t, after)
    log(t, p.PAID, seat, to, why, 0)


def locked(t: Arrays, seat: int) -> None:
    """Make a seat's slaps void until a pile is taken."""
    t.board[p.SHUT] |= 1 << seat
    log(t, p.LOCKED, seat, 0, 0, 0)


def taken(law: Law, t: Arrays, seat: int, why: int, comeback: int, drawn: int, after: Flow) -> None:
    """Give the whole pile to a seat; the row adds 1 for a comeback and 2 for a tie drawn by lot."""
    cards, now = reading.size(t), reading.clock(t, t.board[p.AT])
    if why in (BY_SLAP, BY_TIE):
        keep_pace(t, seat)
    follow(t, after)
    if drawn == 1:
        draw(t.board, 1)
    hands.gather(t, seat)
    t.board[p.FACES] = t.board[p.RANKS] = t.board[p.SUITS] = t.board[p.BOTTOM] = 0
    t.board[p.BELOW] = t.board[p.SHOWN] = t.board[p.SHOWN_EMPTY] = t.board[p.BURNED] = 0
    t.board[p.PAYER] = NOBODY
    t.board[p.PILES] += 1
    t.board[p.SHUT] = 0
    t.board[p.TAKEN_AT] = now
    t.board[p.TURN_AT] = now
    if comeback == 1:
        t.board[p.COMEBACKS + seat] += 1
        if spent(law, t.board[p.COMEBACKS + seat]):
            t.board[p.SPENT] |= 1 << seat
    if t.board[p.COUNT + seat] > t.board[p.COUNT + t.board[p.AHEAD]] and seat != t.board[p.AHEAD]:
        t.board[p.LEADS] += 1
        t.board[p.AHEAD] = seat
    log(t, p.PILE_TAKEN, seat, why, cards, comeback | drawn << 1)


def gone(t: Arrays, seat: int, why: int, after: Flow) -> None:
    """Put a seat out for good; its cards go under the pile."""
    follow(t, after)
    surrendered = t.board[p.COUNT + seat]
    hands.surrender(t, seat)
    t.board[p.OUT] |= 1 << seat
    t.board[p.SPENT] &= ~(1 << seat)
    log(t, p.SEAT_OUT, seat, why, surrendered, 0)


def won(t: Arrays, winners: int, why: int) -> None:
    """End the game; ``winners`` is a set of seats."""
    t.board[p.TURN] = NOBODY
    t.board[p.OVER] = 1
    t.board[p.WINNERS] = winners
    t.board[p.WHY] = why
    log(t, p.WON_BY, NOBODY, winners, why, 0)


def resumed(t: Arrays, stood: int) -> None:
    """End a disruption that lasted ``stood`` ms."""
    t.board[p.FROZEN_AT] = NEVER
    t.board[p.STOOD] += stood
    t.board[p.READY] = 0
    log(t, p.RESUMED, NOBODY, stood, 0, 0)


def gestured(t: Arrays, seat: int) -> None:
    """Log a gesture or an agreed word."""
    t.board[p.GESTURED] |= 1 << seat
    log(t, p.GESTURE_MADE, seat, 0, 0, 0)


def disrupted(t: Arrays, seat: int) -> None:
    """Stop play until all seats are ready, or time is up (S-28)."""
    t.board[p.FROZEN_AT] = reading.clock(t, t.board[p.AT])
    t.board[p.READY] = 0
    log(t, p.DISRUPTED, seat, 0, 0, 0)


def readied(t: Arrays, seat: int) -> None:
    """Log that a seat is ready to go on."""
    t.board[p.READY] |= 1 << seat
    log(t, p.READIED, seat, 0, 0, 0)


def beat_set(t: Arrays, seat: int, ms: int) -> None:
    """Make slaps within ``ms`` of a seat's flips void."""
    t.board[p.BEAT + seat] = ms
    log(t, p.BEAT_SET, seat, ms, 0, 0)


def set_time(t: Arrays, at: int) -> None:
    """Set the time to ``at`` ms since the deal."""
    t.board[p.AT] = at


def restart_window(t: Arrays) -> None:
    """Begin the endgame window now (R-1)."""
    t.board[p.WINDOW_AT] = reading.clock(t, t.board[p.AT])
