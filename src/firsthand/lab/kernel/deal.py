"""The deal: `firsthand.game.dealing` and `firsthand.record` once more, in arrays."""

from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.chance import draw, rewind, shuffle
from firsthand.lab.kernel.following import begin_at_first_pace
from firsthand.lab.kernel.hands import bury, set_count
from firsthand.lab.kernel.marks import noted
from firsthand.lab.kernel.positions import Arrays, Ints, TableSetup
from firsthand.lab.kernel.tape import log
from firsthand.law.duel import spent
from firsthand.law.seats import following
from firsthand.law.types import NEVER, NOBODY, Law
from firsthand.record.record import DEALER as DEALER_STREAM

LAST_DEALS, RANDOM_DEALS, LOWEST_DEALS, GIVEN = range(4)
"""Who deals: the last seat, one by lot, who cuts the lowest card, or who stands on the board."""


def clear(law: Law, setup: TableSetup, board: Ints) -> None:
    """Make the board ready for a game; its seed, dealer and luck stay."""
    for place in range(p.STREAM):
        board[place] = 0
    for place in range(p.HANDS, p.ROWS):
        board[place] = 0
    for field in range(p.COUNT, p.FRESH, p.SEATS):
        for seat in range(setup.seats):
            board[field + seat] = 0
    for seat in range(setup.seats):
        board[p.FINE_AT + seat] = NEVER
        board[p.SLAP_AT + seat] = NEVER
        board[p.GESTURE_AT + seat] = NEVER
    board[p.ROWS] = 0
    board[p.TURN] = board[p.CHALLENGER] = board[p.MOVER] = NOBODY
    board[p.TURNER] = board[p.PAYER] = NOBODY
    board[p.FLIPPED_AT] = board[p.TAKEN_AT] = board[p.LOST_AT] = board[p.FROZEN_AT] = NEVER
    board[p.SPENT] = (1 << setup.seats) - 1 if spent(law, 0) else 0


def fresh_pack(t: Arrays) -> None:
    """Lay the cards in the order of new packs where the pile will be."""
    for place in range(t.setup.cards):
        t.cards[t.setup.pile + place] = t.cards[t.setup.pack + place]


def lowest(t: Arrays, level: int) -> int:
    """Cut once for each seat of a set; return those who show the lowest card (S-05)."""
    shuffle(t.board, t.cards, t.setup.pile, t.setup.cards)
    least, among, place = 64, 0, t.setup.pile
    for seat in range(t.setup.seats):
        if (level >> seat) & 1 == 1:
            rank = t.cards[place] >> 2
            place += 1
            if rank < least:
                least, among = rank, 0
            if rank == least:
                among |= 1 << seat
    return among


def dealer_of(t: Arrays) -> int:
    """Return who deals, as `firsthand.record.sealed` draws it from the game's seed."""
    if t.setup.dealer == LAST_DEALS:
        return t.setup.seats - 1
    rewind(t.board, DEALER_STREAM)
    if t.setup.dealer == RANDOM_DEALS:
        return draw(t.board, t.setup.seats)
    level = (1 << t.setup.seats) - 1
    while level & (level - 1) != 0:
        fresh_pack(t)
        level = lowest(t, level)
    return following(level, -1)


def deal(law: Law, t: Arrays) -> None:
    """Shuffle and deal one card at a time from the dealer's left (E-08 to E-12, S-07)."""
    clear(law, t.setup, t.board)
    begin_at_first_pace(t)
    if t.setup.dealer != GIVEN:
        t.board[p.DEALER] = dealer_of(t)
    rewind(t.board, 0)
    fresh_pack(t)
    shuffle(t.board, t.cards, t.setup.pile, t.setup.cards)
    rest = t.setup.cards % t.setup.seats if t.setup.centre == 1 else 0
    share_out(t, t.setup.cards - rest)
    for place in range(rest):
        bury(t, t.cards[t.setup.pile + t.setup.cards - rest + place])
    t.board[p.TURN] = (t.board[p.DEALER] + 1) % t.setup.seats
    if t.setup.repeat == 1:
        noted(law, t)
    log(t, p.DEALT, t.board[p.DEALER], t.board[p.TURN], rest, 0)
    for seat in range(t.setup.seats):
        log(t, p.HELD, seat, t.board[p.COUNT + seat], 0, 0)


def share_out(t: Arrays, number: int) -> None:
    """Deal a number of cards round the table; the first one of a hand lies at its bottom (A-46)."""
    each, more = number // t.setup.seats, number % t.setup.seats
    for turn in range(t.setup.seats):
        seat = (t.board[p.DEALER] + 1 + turn) % t.setup.seats
        count = each + 1 if turn < more else each
        for place in range(count):
            card = t.cards[t.setup.pile + turn + place * t.setup.seats]
            t.cards[seat * t.setup.ring + count - 1 - place] = card
        set_count(t, seat, count)
