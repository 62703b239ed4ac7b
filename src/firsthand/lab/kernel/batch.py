"""Games of simulated players: whose hand, flip or window comes next."""

from firsthand.dice import GAMES, WORD
from firsthand.game.facts import UNPLACED
from firsthand.game.procedure.timing import NOT_YET
from firsthand.judge import Policy
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel import procedure
from firsthand.lab.kernel.chance import LUCK_MOST, fill, luck, rewind
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.fast_forward import SOMETHING_DUE, TIME_UP, fast_forward, may_fast_forward
from firsthand.lab.kernel.minds import look_unslappable, mean_to_move, think
from firsthand.lab.kernel.positions import Arrays, Cast, Ints, TableSetup
from firsthand.lab.kernel.reading import flow, last_flipper, slappable, slappable_by
from firsthand.lab.kernel.tape import log
from firsthand.lab.kernel.windows import fill_windows
from firsthand.law.seats import bit, following, members
from firsthand.law.slaps import next_flipper, tie_winner
from firsthand.law.types import NEVER, NOBODY, Judged, Law, TieTo

BAND = Policy.band
PATIENCE = Policy.patience
"""The judge's: hands this close are a tie, and hands this much later have lost."""

WRITTEN = (p.FLIPS, p.PILES, p.SLAPS, p.AT, p.WINNERS, p.WHY, p.OUT, p.LEADS)
FIGURES = len(WRITTEN)
"""What is written of a game beside two numbers a seat; of ``OUT`` how many seats are."""


def first_of(t: Arrays, field: int) -> int:
    """Return the seat that means to act first, or NOBODY."""
    seat, soonest = NOBODY, NOT_YET
    for other in range(t.setup.seats):
        at = t.board[field + other]
        if at != NEVER and at < soonest:
            seat, soonest = other, at
    return seat


def gather_hands(law: Law, t: Arrays, until: int) -> None:
    """Put the right hands that fall up to a time on the board, in order of time and seat."""
    t.board[p.HANDS] = 0
    for seat in range(t.setup.seats):
        at = t.board[p.SLAP_AT + seat]
        if at != NEVER and at <= until and slappable_by(law, t, seat) == 1:
            put_down(t, t.board[p.HANDS], seat)
    procedure.sort(t)


def put_down(t: Arrays, number: int, seat: int) -> None:
    """Put the hand that a seat meant to slap with on the board, the last of a race so far."""
    t.board[p.HANDS] = number + 1
    t.board[p.HAND_SEAT + number] = seat
    t.board[p.HAND_AT + number] = t.board[p.SLAP_AT + seat]
    t.board[p.HAND_HEIGHT + number] = UNPLACED
    t.board[p.SLAP_AT + seat] = NEVER


def tie_to(law: Law, t: Arrays) -> int:
    """Return who is first of the hands on the board, as the judge sees it (A-21, S-20)."""
    first, lead = t.board[p.HAND_SEAT], t.board[p.HAND_AT]
    tied, number = 0, 0
    last_at = lead + max(BAND, law.tie.window)
    while number < t.board[p.HANDS] and t.board[p.HAND_AT + number] <= last_at:
        tied |= bit(t.board[p.HAND_SEAT + number])
        number += 1
    if number == 1:
        return first
    now, last = flow(t), last_flipper(t)
    if law.tie.to == TieTo.NEXT_FLIPPER and t.board[p.HAND_AT + 1] - lead > law.tie.window:
        return following(tied, next_flipper(now, last) - 1)
    lot = luck(t.board) % number if law.tie.to == TieTo.RANDOM else 0
    return tie_winner(law, now, tied, first, last, lot)


def place_hands(law: Law, t: Arrays) -> None:
    """Order the hands on the board: whom the judge found first, then by time."""
    winner = tie_to(law, t)
    t.board[p.ORDERED] = 0
    for number in range(t.board[p.HANDS]):
        t.board[p.HAND_HEIGHT + number] = number + 1
        if t.board[p.HAND_SEAT + number] == winner:
            t.board[p.HAND_HEIGHT + number] = 0
            t.board[p.ORDERED] = 1
    if t.board[p.ORDERED] == 0:
        lead = t.board[p.HAND_AT]
        for number in range(t.board[p.HANDS]):
            t.board[p.HAND_HEIGHT + number] = UNPLACED
            if t.board[p.HAND_AT + number] <= lead + law.tie.window:
                t.board[p.HAND_AT + number] = lead


def log_hands(t: Arrays) -> None:
    """Write a race on the tape."""
    if t.board[p.CAPACITY] == 0:
        return
    hands = t.board[p.HANDS]
    log(t, p.SLAP, t.board[p.HAND_SEAT], hands, 0, 0)
    for number in range(hands):
        log(t, p.HAND, t.board[p.HAND_SEAT + number], t.board[p.HAND_AT + number], 0, 0)
    for place in range(hands + 1 if t.board[p.ORDERED] == 1 else 0):
        for number in range(hands):
            if t.board[p.HAND_HEIGHT + number] == place:
                log(t, p.BELOW_ALL, t.board[p.HAND_SEAT + number], 0, 0, 0)


def reach(law: Law, t: Arrays, seat: int) -> None:
    """Put a hand down; on a pile that may be slapped, those that come soon after have lost."""
    at = t.board[p.SLAP_AT + seat]
    live = slappable(law, t) == 1
    if live and law.slaps.gesture == 0 and procedure.judgement(law, t, seat, at) == Judged.VALID:
        gather_hands(law, t, at + PATIENCE)
        place_hands(law, t)
    else:
        put_down(t, 0, seat)
        t.board[p.ORDERED] = 0
    t.board[p.SLAPS] += t.board[p.HANDS]
    log_hands(t)
    procedure.slap(law, t)


def move(law: Law, t: Arrays) -> None:
    """Flip for the seat on turn, or take what is owed to it."""
    seat = t.board[p.MOVER]
    t.board[p.MOVER] = NOBODY
    if t.board[p.LOST] == 1:
        log(t, p.COLLECT, seat, 0, 0, 0)
        procedure.collect(law, t, seat)
    else:
        log(t, p.FLIP, seat, 0, 0, 0)
        procedure.flip(law, t, seat, 1, 0)


def advance(law: Law, t: Arrays, cast: Cast) -> bool:
    """Carry out the next thing, and return whether there was one.

    A hand at the very time of a flip is in time, as for the judge; a window has closed by then.
    """
    if may_fast_forward(law, t, cast):
        bits = fast_forward(law, t, cast)
        if bits == SOMETHING_DUE:
            procedure.after_flip(law, t, t.board[p.TURNER], t.board[p.RANKS] & 15)
            think(law, t, cast, NEVER, NEVER)
        elif bits != TIME_UP:
            t.board[p.MOVER] = NOBODY
            look_unslappable(law, t, cast, bits)
            mean_to_move(t, cast)
        return True
    return advance_one(law, t, cast)


def advance_one(law: Law, t: Arrays, cast: Cast) -> bool:
    """Carry out what comes next: a hand, a gesture, a card turned or a window that closes."""
    flips, piles = t.board[p.FLIPS], t.board[p.PILES]
    hand = first_of(t, p.SLAP_AT) if t.board[p.MEANT] > 0 else NOBODY
    signing = t.board[p.MEANT] > 0 and law.slaps.gesture == 1
    sign = first_of(t, p.GESTURE_AT) if signing else NOBODY
    falls = NOT_YET if hand == NOBODY else t.board[p.SLAP_AT + hand]
    signs = NOT_YET if sign == NOBODY else t.board[p.GESTURE_AT + sign]
    moves = NOT_YET if t.board[p.MOVER] == NOBODY else t.board[p.MOVE_AT]
    due = procedure.deadline(law, t).at
    now = min(falls, signs, moves, due)
    if now == NOT_YET:
        return False
    t.board[p.AT] = now
    if due == now:
        log(t, p.TICK, NOBODY, 0, 0, 0)
        procedure.elapse(law, t, now)
        procedure.settle(law, t, 0)
    elif signs == now:
        log(t, p.GESTURE, sign, 0, 0, 0)
        t.board[p.GESTURE_AT + sign] = NEVER
        procedure.gesture(law, t, sign, 0)
    elif falls == now:
        reach(law, t, hand)
    else:
        move(law, t)
    think(law, t, cast, flips, piles)
    return True


def game(law: Law, t: Arrays, cast: Cast) -> None:
    """Play one game from its deal to its end, or until it is given up."""
    deal(law, t)
    think(law, t, cast, 0, 0)
    going = True
    while going and t.board[p.OVER] == 0 and t.board[p.FLIPS] < cast.most:
        going = advance(law, t, cast)


def seed_game(t: Arrays, base: Ints, number: int) -> None:
    """Put the seed and the luck of a game on the board: a block of the base seed's dice."""
    for place in range(8):
        t.board[p.KEY + place] = base[place]
    rewind(t.board, GAMES + (number >> 32))
    fill(t.board, number & WORD)
    for place in range(8):
        t.board[p.KEY + place] = t.board[p.WORDS + place]
    t.board[p.LUCK] = (t.board[p.WORDS + 8] << 31 ^ t.board[p.WORDS + 9]) & LUCK_MOST


def batch(
    law: Law, setup: TableSetup, board: Ints, cards: Ints, cast: Cast, base: Ints, out: Ints
) -> None:
    """Play games in a row; ``base`` is a seed and the number of the first game.

    ``out`` takes the figures of each: see `write`.
    """
    t = Arrays(setup, board, cards)
    fill_windows(t)
    width = FIGURES + 2 * t.setup.seats
    for number in range(len(out) // width):
        seed_game(t, base, base[8] + number)
        game(law, t, cast)
        write(t, out, number * width)


def write(t: Arrays, out: Ints, place: int) -> None:
    """Write a game's figures: those of `firsthand.lab.job.Games`, then what is by seat."""
    for number, field in enumerate(WRITTEN):
        out[place + number] = members(t.board[field]) if field == p.OUT else t.board[field]
    for seat in range(t.setup.seats):
        out[place + FIGURES + seat] = t.board[p.WON + seat]
        out[place + FIGURES + t.setup.seats + seat] = t.board[p.FALSE + seat]
