"""What the law and the procedure read of the board."""

from firsthand.game.facts import Marks, Moments, Options, Pile
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.chance import draw
from firsthand.lab.kernel.positions import PATTERN, WINDOWS, Arrays
from firsthand.law.duel import live
from firsthand.law.patterns import Pattern, is_bottom, matches
from firsthand.law.seats import within
from firsthand.law.sight import Sight
from firsthand.law.slaps import Fined
from firsthand.law.types import NOBODY, Duel, Flippers, Flow, Law, Seats

BITS = 60
"""How many patterns go into one number."""


def flow(t: Arrays) -> Flow:
    """Return the board as the law reads it."""
    sets = t.board[p.HOLDERS], t.board[p.OUT], t.board[p.SPENT], t.board[p.PASSED]
    return Flow(
        Duel(t.board[p.TURN], t.board[p.CHALLENGER], t.board[p.TRIES], t.board[p.LOST]),
        Seats(t.setup.seats, sets[0], sets[1], sets[2], sets[3]),
    )


def sight_of(t: Arrays) -> Sight:
    """Return what the pile shows."""
    return Sight(t.board[p.FACES], t.board[p.RANKS], t.board[p.SUITS], t.board[p.BOTTOM])


def size(t: Arrays) -> int:
    """Return how many cards lie in the pile."""
    return t.board[p.FACES] + t.board[p.BURNED]


def pattern_at(t: Arrays, place: int) -> Pattern:
    """Return a pattern by where it stands on the board."""
    return Pattern(
        t.board[place],
        t.board[place + 1],
        t.board[place + 2],
        t.board[place + 3],
        t.board[place + 4],
    )


def shows(t: Arrays, sight: Sight) -> int:
    """Return whether a sight shows any pattern: most can be read from the windows."""
    window = sight.ranks & 0xFFFF
    if (t.board[WINDOWS + (window >> 6)] >> (window & 63)) & 1 == 1:
        return 1
    if t.setup.bottom > 0 and sight.faces >= t.setup.bottom and is_bottom(sight):
        return 1
    for number in range(t.setup.odd):
        if matches(pattern_at(t, t.setup.odd_at + PATTERN * number), sight):
            return 1
    return 0


def shows_empty(t: Arrays, sight: Sight, shown: int) -> int:
    """Return whether a sight shows a pattern that a hand without cards may slap (A-90).

    ``shown`` is what it `shows`.
    """
    if t.setup.empty_at == t.setup.patterns:
        return shown
    for number in range(t.setup.empty):
        if matches(pattern_at(t, t.setup.empty_at + PATTERN * number), sight):
            return 1
    return 0


def patterns_from(t: Arrays, empty: int, first: int) -> int:
    """Return which patterns the pile shows, one bit each, from the ``first`` on, `BITS` of them.

    With ``empty`` those that a hand without cards may slap.
    """
    start, number_of = t.setup.patterns, t.setup.all_of
    if empty == 1:
        start, number_of = t.setup.empty_at, t.setup.empty
    bits = 0
    for number in range(first, min(number_of, first + BITS)):
        if matches(pattern_at(t, start + PATTERN * number), sight_of(t)):
            bits |= 1 << number - first
    return bits


def live_now(law: Law, t: Arrays, shown: int) -> int:
    """Return whether what the pile shows may be slapped now."""
    if t.board[p.OVER] == 1 or shown == 0:
        return 0
    return 1 if live(law, flow(t).duel, 1) else 0


def slappable_empty(law: Law, t: Arrays) -> int:
    """Return whether a slap by a hand without cards would be right now (A-90)."""
    return live_now(law, t, t.board[p.SHOWN_EMPTY])


def slappable_by(law: Law, t: Arrays, seat: int) -> int:
    """Return whether a slap by a seat, which is still in, would be right now."""
    holds = (t.board[p.HOLDERS] >> seat) & 1 == 1
    return live_now(law, t, t.board[p.SHOWN] if holds else t.board[p.SHOWN_EMPTY])


def slappable(law: Law, t: Arrays) -> int:
    """Return whether some seat still in could slap the pile now."""
    everyone = (1 << t.setup.seats) - 1
    shown = t.board[p.SHOWN] if t.board[p.HOLDERS] != 0 else 0
    if everyone & ~t.board[p.OUT] & ~t.board[p.HOLDERS] != 0:
        shown |= t.board[p.SHOWN_EMPTY]
    return live_now(law, t, shown)


def latest(t: Arrays, besides: int) -> int:
    """Return the latest flipper still in other than one seat, or NOBODY (A-22, A-23)."""
    turner = t.board[p.TURNER]
    if turner != besides and within(~t.board[p.OUT], turner):
        return turner
    seat, newest = NOBODY, 0
    for other in range(t.setup.seats):
        stamp = t.board[p.STAMP + other]
        if stamp > newest and other != besides and (t.board[p.OUT] >> other) & 1 == 0:
            seat, newest = other, stamp
    return seat


def last_flipper(t: Arrays) -> int:
    """Return who flipped last, in or out; before the first flip the dealer, whom turns follow."""
    return t.board[p.DEALER] if t.board[p.TURNER] == NOBODY else t.board[p.TURNER]


def flippers(t: Arrays) -> Flippers:
    """Return what an ending asks about flips and the last card paid."""
    heir = latest(t, t.board[p.PAYER])
    return Flippers(
        0 if t.board[p.TURNER] == NOBODY else 1, last_flipper(t), heir, t.board[p.PAYER]
    )


def held(t: Arrays, seat: int) -> int:
    """Return how many cards a seat holds."""
    return t.board[p.COUNT + seat]


def rank_at(t: Arrays, seat: int, depth: int) -> int:
    """Return the rank of a card in a hand, the top one at depth 0."""
    place = (t.board[p.HEAD + seat] + depth) & (t.setup.ring - 1)
    return t.cards[seat * t.setup.ring + place] >> 2


def over(t: Arrays) -> int:
    """Return whether the game has ended."""
    return t.board[p.OVER]


def pile(t: Arrays) -> Pile:
    """Return how many cards the pile has, and which card and pile it is."""
    return Pile(size(t), t.board[p.FACES], t.board[p.FLIPS], t.board[p.PILES])


def options(t: Arrays) -> Options:
    """Return what the rules say of flips and time."""
    return Options(t.setup.burns, t.setup.drops, t.setup.time)


def clock(t: Arrays, at: int) -> int:
    """Return ms of play at ``at`` ms since the deal: a disrupted table stands still (S-28)."""
    return t.board[p.FROZEN_AT] if t.board[p.FROZEN_AT] >= 0 else at - t.board[p.STOOD]


def moments(t: Arrays) -> Moments:
    """Return when things were last so."""
    return Moments(
        t.board[p.AT],
        t.board[p.FLIPPED_AT],
        t.board[p.TAKEN_AT],
        t.board[p.LOST_AT],
        t.board[p.TURN_AT],
        t.board[p.WINDOW_AT],
        t.board[p.FROZEN_AT],
        t.board[p.STOOD],
    )


def marks(t: Arrays, seat: int) -> Marks:
    """Return what counts of a seat when its hand comes down."""
    fined = Fined(
        t.board[p.FINE_AT + seat],
        t.board[p.FINE_FLIPS + seat],
        t.board[p.FINE_PILES + seat],
        t.board[p.FINE_FIRST + seat],
        t.board[p.FINE_CARDS + seat],
    )
    gestured, shut = (t.board[p.GESTURED] >> seat) & 1, (t.board[p.SHUT] >> seat) & 1
    return Marks(gestured, shut, t.board[p.BEAT + seat], fined)


def ready(t: Arrays) -> int:
    """Return the seats that have agreed to go on."""
    return t.board[p.READY]


def seat_left(t: Arrays) -> int:
    """Return whether a seat has gone out since this was last asked."""
    before = t.board[p.COUNTED]
    t.board[p.COUNTED] = t.board[p.OUT]
    return 1 if before != t.board[p.OUT] else 0


def next_draw(t: Arrays, sides: int) -> int:
    """Return the number that the game's dice would show next, without rolling them."""
    before = t.board[p.DRAWN]
    number = draw(t.board, sides)
    t.board[p.DRAWN] = before
    return number
