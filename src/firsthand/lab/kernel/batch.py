"""Games played by players of flesh and numbers: whose hand, flip or window comes next."""

from firsthand.dice import WORD
from firsthand.judge import Policy
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import LUCK_MOST, fill, luck, rewind
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.flips import collect, flip, follow_flip
from firsthand.lab.kernel.fold import tell
from firsthand.lab.kernel.glide import HELD, STIRRED, glide, quiet
from firsthand.lab.kernel.manners import gesture
from firsthand.lab.kernel.minds import calm, go_on, think
from firsthand.lab.kernel.places import Cast, House, Ints
from firsthand.lab.kernel.race import slap, verdict
from firsthand.lab.kernel.reading import flow_of, last_flipper, slappable, slappable_by
from firsthand.lab.kernel.settle import settle
from firsthand.lab.kernel.time import NOT_YET, deadline, elapse
from firsthand.lab.kernel.windows import fill_windows
from firsthand.law.seats import bit, following, members
from firsthand.law.slaps import next_flipper, tie_winner
from firsthand.law.types import NEVER, NOBODY, Judged, Law, TieTo

BAND = Policy.band
PATIENCE = Policy.patience
"""The judge's: hands this close are a tie, and hands this much later have lost."""


GAMES = 1 << 21
"""From this stream of a base seed on the seeds of its games are drawn."""

FIGURES = 8
"""So many numbers are written of a game, beside two a seat."""


def first_of(house: House, board: Ints, field: int) -> int:
    """Return the seat that means to act first, or NOBODY."""
    seat, soonest = NOBODY, NOT_YET
    for other in range(house.seats):
        at = board[field + other]
        if at != NEVER and at < soonest:
            seat, soonest = other, at
    return seat


def gather_hands(law: Law, house: House, board: Ints, until: int) -> None:
    """Put the right hands that fall up to a time on the board, in order of time and seat."""
    hands = 0
    for seat in range(house.seats):
        at = board[p.SLAP_AT + seat]
        if at == NEVER or at > until or slappable_by(law, board, seat) == 0:
            continue
        place = 0
        for other in range(house.seats):
            then = board[p.SLAP_AT + other]
            right = then != NEVER and slappable_by(law, board, other) == 1
            if right and (then < at or (then == at and other < seat)):
                place += 1
        board[p.HAND_SEAT + place] = seat
        board[p.HAND_AT + place] = at
        hands += 1
    board[p.HANDS] = hands
    for number in range(hands):
        board[p.SLAP_AT + board[p.HAND_SEAT + number]] = NEVER


def tie_to(law: Law, house: House, board: Ints) -> int:
    """Return who is first of the hands on the board, as the judge sees it (A-21, S-20)."""
    first, lead = board[p.HAND_SEAT], board[p.HAND_AT]
    tied, number = 0, 0
    while number < board[p.HANDS] and board[p.HAND_AT + number] <= lead + max(BAND, law.tie.window):
        tied |= bit(board[p.HAND_SEAT + number])
        number += 1
    if number == 1:
        return first
    flow, last = flow_of(house, board), last_flipper(board)
    if law.tie.to == TieTo.NEXT_FLIPPER and board[p.HAND_AT + 1] - lead > law.tie.window:
        return following(tied, next_flipper(flow, last) - 1)
    lot = luck(board) % number if law.tie.to == TieTo.RANDOM else 0
    return tie_winner(law, flow, tied, first, last, lot)


def place_hands(law: Law, house: House, board: Ints) -> None:
    """Order the hands on the board: whom the judge found first, then by time."""
    winner = tie_to(law, house, board)
    board[p.ORDERED] = 0
    for number in range(board[p.HANDS]):
        board[p.HAND_PLACE + number] = number + 1
        if board[p.HAND_SEAT + number] == winner:
            board[p.HAND_PLACE + number] = 0
            board[p.ORDERED] = 1
    if board[p.ORDERED] == 0:
        lead = board[p.HAND_AT]
        for number in range(board[p.HANDS]):
            board[p.HAND_PLACE + number] = 0
            if board[p.HAND_AT + number] <= lead + law.tie.window:
                board[p.HAND_AT + number] = lead


def tell_hands(house: House, board: Ints) -> None:
    """Write a race on the tape."""
    if board[p.CAPACITY] == 0:
        return
    hands = board[p.HANDS]
    tell(board, p.SLAP, board[p.HAND_SEAT], hands, 0, 0)
    for number in range(hands):
        tell(board, p.HAND, board[p.HAND_SEAT + number], board[p.HAND_AT + number], 0, 0)
    for place in range(hands + 1 if board[p.ORDERED] == 1 else 0):
        for number in range(hands):
            if board[p.HAND_PLACE + number] == place:
                tell(board, p.BELOW_ALL, board[p.HAND_SEAT + number], 0, 0, 0)


def reach(law: Law, house: House, board: Ints, cards: Ints, seat: int) -> None:
    """Let a hand fall: on a pile that may be slapped those that come soon after have lost."""
    at = board[p.SLAP_AT + seat]
    live = slappable(law, house, board) == 1
    if live and law.slaps.gesture == 0 and verdict(law, house, board, seat, at) == Judged.VALID:
        gather_hands(law, house, board, at + PATIENCE)
        place_hands(law, house, board)
    else:
        board[p.HANDS] = 1
        board[p.HAND_SEAT] = seat
        board[p.HAND_AT] = at
        board[p.HAND_PLACE] = 0
        board[p.ORDERED] = 0
        board[p.SLAP_AT + seat] = NEVER
    board[p.SANE] = 1
    tell_hands(house, board)
    slap(law, house, board, cards)


def move(law: Law, house: House, board: Ints, cards: Ints) -> None:
    """Let the seat on turn flip, or take what is owed to it."""
    seat = board[p.MOVER]
    board[p.MOVER] = NOBODY
    if board[p.LOST] == 1:
        tell(board, p.COLLECT, seat, 0, 0, 0)
        collect(law, house, board, cards, seat)
    else:
        tell(board, p.FLIP, seat, 0, 0, 0)
        flip(law, house, board, cards, seat, 1, 0)


def advance(law: Law, house: House, board: Ints, cards: Ints, cast: Cast) -> bool:
    """Let the next thing happen, and tell whether there was one.

    A hand at the very time of a flip is in time, as for the judge; a window has closed by then.
    """
    if quiet(law, house, board, cast):
        bits = glide(law, house, board, cards, cast)
        if bits == STIRRED:
            follow_flip(law, house, board, cards, board[p.TURNER], board[p.RANKS] & 15)
            think(law, house, board, cast, NEVER, NEVER)
        elif bits != HELD:
            board[p.MOVER] = NOBODY
            calm(law, house, board, cast, bits)
            go_on(house, board, cast)
        return True
    return advance_one(law, house, board, cards, cast)


def advance_one(law: Law, house: House, board: Ints, cards: Ints, cast: Cast) -> bool:
    """Let a hand fall, a gesture be made, a card be turned or a window close, as comes next."""
    flips, piles = board[p.FLIPS], board[p.PILES]
    hand = first_of(house, board, p.SLAP_AT) if board[p.MEANT] > 0 else NOBODY
    signing = board[p.MEANT] > 0 and law.slaps.gesture == 1
    sign = first_of(house, board, p.GESTURE_AT) if signing else NOBODY
    falls = NOT_YET if hand == NOBODY else board[p.SLAP_AT + hand]
    signs = NOT_YET if sign == NOBODY else board[p.GESTURE_AT + sign]
    moves = NOT_YET if board[p.MOVER] == NOBODY else board[p.MOVE_AT]
    due, _ = deadline(law, house, board)
    now = min(falls, signs, moves, due)
    if now == NOT_YET:
        return False
    board[p.AT] = now
    if due == now:
        tell(board, p.TICK, NOBODY, 0, 0, 0)
        elapse(law, house, board, cards, now)
        settle(law, house, board, cards, 0)
    elif signs == now:
        tell(board, p.GESTURE, sign, 0, 0, 0)
        board[p.GESTURE_AT + sign] = NEVER
        gesture(law, house, board, sign, 0)
    elif falls == now:
        reach(law, house, board, cards, hand)
    else:
        move(law, house, board, cards)
    think(law, house, board, cast, flips, piles)
    return True


def game(law: Law, house: House, board: Ints, cards: Ints, cast: Cast) -> None:
    """Play one game from its deal to its end, or until it is given up."""
    deal(law, house, board, cards)
    think(law, house, board, cast, 0, 0)
    going = True
    while going and board[p.OVER] == 0 and board[p.FLIPS] < cast.most:
        going = advance(law, house, board, cards, cast)


def seed_game(board: Ints, base: Ints, number: int) -> None:
    """Put the seed and the luck of a game on the board: a block of the base seed's dice."""
    for place in range(8):
        board[p.KEY + place] = base[place]
    rewind(board, GAMES + (number >> 32))
    fill(board, number & WORD)
    for place in range(8):
        board[p.KEY + place] = board[p.WORDS + place]
    board[p.LUCK] = (board[p.WORDS + 8] << 31 ^ board[p.WORDS + 9]) & LUCK_MOST


def batch(
    law: Law, house: House, board: Ints, cards: Ints, cast: Cast, base: Ints, out: Ints
) -> None:
    """Play games in a row; ``base`` is a seed and the number of the first game.

    ``out`` takes the figures of each: see `write`.
    """
    fill_windows(house, board)
    width = FIGURES + 2 * house.seats
    for number in range(len(out) // width):
        seed_game(board, base, base[8] + number)
        game(law, house, board, cards, cast)
        write(house, board, out, number * width)


def write(house: House, board: Ints, out: Ints, place: int) -> None:
    """Write a game's figures: those of `firsthand.lab.job.Games`, then what is by seat."""
    out[place] = board[p.FLIPS]
    out[place + 1] = board[p.PILES]
    out[place + 2] = board[p.SLAPS]
    out[place + 3] = board[p.AT]
    out[place + 4] = board[p.WINNERS]
    out[place + 5] = board[p.WHY]
    out[place + 6] = members(board[p.OUT])
    out[place + 7] = board[p.LEADS]
    for seat in range(house.seats):
        out[place + FIGURES + seat] = board[p.WON + seat]
        out[place + FIGURES + house.seats + seat] = board[p.FALSE + seat]
