"""The deal: `firsthand.game.dealing` and `firsthand.record` once more, in arrays."""

from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import draw, rewind, shuffle
from firsthand.lab.kernel.fold import tell
from firsthand.lab.kernel.following import begin
from firsthand.lab.kernel.hands import counted
from firsthand.lab.kernel.marks import repeats
from firsthand.lab.kernel.places import House, Ints
from firsthand.law.duel import spent
from firsthand.law.types import NOBODY, Law
from firsthand.record.record import DEALER as DEALER_STREAM

LAST_DEALS, RANDOM_DEALS, LOWEST_DEALS, GIVEN = range(4)
"""Who deals: the last seat, one by lot, who cuts the lowest card, or who stands on the board."""


def clear(law: Law, house: House, board: Ints) -> None:
    """Make the board ready for a game; its seed, dealer and luck stay."""
    for place in range(p.STREAM):
        board[place] = 0
    for place in range(p.HANDS, p.ROWS):
        board[place] = 0
    for field in range(p.COUNT, p.FRESH, p.SEATS):
        for seat in range(house.seats):
            board[field + seat] = 0
    for seat in range(house.seats):
        board[p.FINE_AT + seat] = -1
        board[p.SLAP_AT + seat] = -1
        board[p.GESTURE_AT + seat] = -1
    board[p.ROWS] = 0
    board[p.AIMED] = -1
    board[p.TURN] = board[p.CHALLENGER] = board[p.MOVER] = NOBODY
    board[p.TURNER] = board[p.PAYER] = NOBODY
    board[p.FLIPPED_AT] = board[p.TAKEN_AT] = board[p.LOST_AT] = board[p.FROZEN_AT] = -1
    board[p.SPENT] = (1 << house.seats) - 1 if spent(law, 0) else 0
    begin(board)


def fresh_pack(house: House, cards: Ints) -> None:
    """Lay the cards in the order of new packs where the pile will be."""
    for place in range(house.cards):
        cards[house.pile + place] = cards[house.pack + place]


def lowest(house: House, board: Ints, cards: Ints, level: int) -> int:
    """Let the seats of a set cut once; return those who show the lowest card (S-05)."""
    shuffle(board, cards, house.pile, house.cards)
    least, among, place = 64, 0, house.pile
    for seat in range(house.seats):
        if (level >> seat) & 1 == 1:
            rank = cards[place] >> 2
            place += 1
            if rank < least:
                least, among = rank, 0
            if rank == least:
                among |= 1 << seat
    return among


def dealer_of(house: House, board: Ints, cards: Ints) -> int:
    """Return who deals, as `firsthand.record.sealed` draws it from the game's seed."""
    if house.dealer == LAST_DEALS:
        return house.seats - 1
    rewind(board, DEALER_STREAM)
    if house.dealer == RANDOM_DEALS:
        return draw(board, house.seats)
    level = (1 << house.seats) - 1
    while level & (level - 1) != 0:
        fresh_pack(house, cards)
        level = lowest(house, board, cards, level)
    seat = 0
    while (level >> seat) & 1 == 0:
        seat += 1
    return seat


def deal(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """Shuffle and deal one card at a time from the dealer's left (E-08 to E-12, S-07)."""
    clear(law, house, board)
    if house.dealer != GIVEN:
        board[p.DEALER] = dealer_of(house, board, cards)
    rewind(board, 0)
    fresh_pack(house, cards)
    shuffle(board, cards, house.pile, house.cards)
    rest = house.cards % house.seats if house.centre == 1 else 0
    share_out(house, board, cards, house.cards - rest)
    for place in range(rest):
        board[p.BURNED] += 1
        cards[house.pile - board[p.BURNED]] = cards[house.pile + house.cards - rest + place]
    board[p.TURN] = (board[p.DEALER] + 1) % house.seats
    if house.repeat == 1:
        repeats(law, house, board, cards)
    tell(board, p.DEALT, board[p.DEALER], board[p.TURN], rest, 0)
    for seat in range(house.seats):
        tell(board, p.HELD, seat, board[p.COUNT + seat], 0, 0)


def share_out(house: House, board: Ints, cards: Ints, number: int) -> None:
    """Deal so many cards round the table; the first one of a hand lies at its bottom (A-46)."""
    each, more = number // house.seats, number % house.seats
    for turn in range(house.seats):
        seat = (board[p.DEALER] + 1 + turn) % house.seats
        count = each + 1 if turn < more else each
        for place in range(count):
            card = cards[house.pile + turn + place * house.seats]
            cards[seat * house.ring + count - 1 - place] = card
        counted(board, seat, count)
