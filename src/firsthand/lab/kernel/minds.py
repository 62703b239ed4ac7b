"""What players mean to do, and when: `firsthand.bots.policy` and the room's bots, in arrays."""

from firsthand.bots.error_rates import CHANCES, Risk, dares, falls
from firsthand.bots.error_rates import ErrorRates as Nerves
from firsthand.bots.near_misses import MISTAKES, mistaken
from firsthand.bots.policy import GESTURE_MS, REST
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.chance import below, luck
from firsthand.lab.kernel.following import reaction_ms
from firsthand.lab.kernel.places import Cast, House, Ints
from firsthand.lab.kernel.reading import (
    shows,
    shows_empty,
    sight_of,
    size_of,
    slappable,
    slappable_by,
)
from firsthand.law.slaps import locked
from firsthand.law.types import NEVER, NOBODY, Law

LOW = (1 << 31) - 1


def nerves_of(board: Ints, seat: int) -> Nerves:
    """Return a player's chances."""
    return Nerves(board[p.MISS + seat], board[p.FOOLED + seat], board[p.SLIP + seat])


def reaction(board: Ints, seat: int, bits: int) -> int:
    """Return one of a player's reactions in ms, by 31 random bits."""
    base = board[board[p.REACTIONS + seat] + below(bits, board[p.REACTED + seat])]
    return reaction_ms(board, seat, base)


def intend(law: Law, board: Ints, seat: int, after: int) -> None:
    """Let a hand fall so many ms after the newest card, and the gesture that the rules ask for."""
    at = board[p.FLIPPED_AT] + after
    lands = at + GESTURE_MS if law.slaps.gesture == 1 else at
    if waits(law, board, seat, lands):
        return
    board[p.MEANT] += 1
    if law.slaps.gesture == 1:
        board[p.GESTURE_AT + seat] = at
    board[p.SLAP_AT + seat] = lands


def waits(law: Law, board: Ints, seat: int, at: int) -> bool:
    """Tell whether a seat knows that its slaps are void at ``at`` ms of play: it is locked."""
    fined = board[p.FINE_AT + seat]
    return locked(
        law,
        (board[p.SHUT] >> seat) & 1,
        NEVER if fined < 0 else at - fined,
        NEVER if fined < 0 else at - board[p.FINE_FIRST + seat],
        board[p.FLIPS] - board[p.FINE_FLIPS + seat],
    )


def forget(law: Law, house: House, board: Ints) -> None:
    """All that was meant dies with its card or its pile."""
    board[p.MOVER] = NOBODY
    if board[p.MEANT] > 0:
        board[p.MEANT] = 0
        for seat in range(house.seats):
            board[p.SLAP_AT + seat] = NEVER
            if law.slaps.gesture == 1:
                board[p.GESTURE_AT + seat] = NEVER


def may(law: Law, board: Ints, seat: int) -> bool:
    """Tell whether a seat may slap the newest card at all."""
    if (board[p.OUT] >> seat) & 1 == 1:
        return False
    return law.slaps.flipper == 1 or board[p.TURNER] != seat


def daring(law: Law, house: House, board: Ints) -> int:
    """Let those slap who do so without looking; return them."""
    among = 0
    for seat in range(house.seats):
        risk = Risk(board[p.RISK_RANKS + seat], board[p.RISK_CARDS + seat])
        held = board[p.COUNT + seat]
        if dares(risk, board[p.BELOW], size_of(board), held) and may(law, board, seat):
            among |= 1 << seat
            intend(law, board, seat, reaction(board, seat, luck(board) & LOW))
    return among


def near_for(board: Ints, seat: int, near: int) -> int:
    """Return what of ``near`` concerns a seat: bit 0 is for hands with cards, bit 1 for others."""
    return near & 1 if (board[p.HOLDERS] >> seat) & 1 == 1 else near >> 1


def look(law: Law, house: House, board: Ints, seat: int, near: int) -> None:
    """Let a player look at the newest card, and perhaps slap."""
    bits = luck(board)
    live = slappable_by(law, board, seat)
    near = 0 if live == 1 else near_for(board, seat, near)
    chance = below(bits & LOW, CHANCES)
    after = falls(nerves_of(board, seat), live, near, chance, reaction(board, seat, bits >> 32))
    if after != NEVER and may(law, board, seat):
        intend(law, board, seat, after)


def err(law: Law, house: House, board: Ints, first: int, near: int) -> None:
    """Let a player err who is known to be the first whose luck is that bad."""
    nerves = nerves_of(board, first)
    bits = luck(board)
    bad = below(bits & LOW, max(nerves.fooled, nerves.slip))
    near = near_for(board, first, near)
    after = falls(nerves, 0, near, bad, reaction(board, first, bits >> 32))
    if after != NEVER and may(law, board, first):
        intend(law, board, first, after)


def near_miss(house: House, board: Ints) -> int:
    """Tell whether the pile looks as if it might be slapped: 1 with cards, 2 without, 3 both."""
    if board[p.SHOWN] == 1 or board[p.SHOWN_EMPTY] == 1:
        return 3
    near = 0
    for number in range(MISTAKES):
        sight = mistaken(sight_of(board), number)
        shown = shows(house, board, sight)
        near |= shown | shows_empty(house, board, sight, shown) << 1
        if near == 3:
            return near
    return near


def calm(law: Law, house: House, board: Ints, cast: Cast, bits: int) -> None:
    """Look at a card that can't be slapped: mostly nobody errs, which one number tells for all."""
    lot = bits & LOW
    if lot >= cast.calm:
        return
    near = near_miss(house, board)
    first = 0
    while lot >= board[p.FIRST + first]:
        first += 1
    err(law, house, board, first, near)
    for seat in range(first + 1, house.seats):
        look(law, house, board, seat, near)


def reveal(law: Law, house: House, board: Ints, cast: Cast) -> None:
    """Let everyone look at a card just turned."""
    forget(law, house, board)
    if board[p.FACES] == 0 or law.slaps.any == 0:
        return
    among = daring(law, house, board) if cast.daring == 1 else 0
    if slappable(law, house, board) == 1:
        for seat in range(house.seats):
            if (among >> seat) & 1 == 0:
                look(law, house, board, seat, 3)
    elif among == 0:
        calm(law, house, board, cast, luck(board))
    else:
        near = near_miss(house, board)
        for seat in range(house.seats):
            if (among >> seat) & 1 == 0:
                look(law, house, board, seat, near)


def take_turn(board: Ints, cast: Cast, seat: int) -> None:
    """Let the seat on turn mean to flip, or to collect a pile that is owed to it."""
    percent = board[p.SOONEST + seat] + below(luck(board) & LOW, board[p.SPAN + seat])
    if board[p.LOST] == 0 and board[p.FACES] == 0 and board[p.TAKEN_AT] >= 0:
        percent += REST
    at = board[p.AT] + cast.pace * percent // 100
    if board[p.LOST] == 0 and board[p.FLIPPED_AT] >= 0:
        at = max(at, board[p.FLIPPED_AT] + cast.pace)
    board[p.MOVER] = seat
    board[p.MOVE_AT] = at


def think(law: Law, house: House, board: Ints, cast: Cast, flips: int, piles: int) -> None:
    """Let what was meant die with its card or pile, and look at a card just turned.

    ``flips`` and ``piles`` count them before what has just come to pass.
    """
    if board[p.FLIPS] != flips:
        reveal(law, house, board, cast)
    elif board[p.PILES] != piles:
        forget(law, house, board)
    go_on(house, board, cast)


def go_on(house: House, board: Ints, cast: Cast) -> None:
    """Let the seat on turn mean to move, and let what was meant die with a seat that is out."""
    seat = board[p.CHALLENGER] if board[p.LOST] == 1 else board[p.TURN]
    if board[p.MOVER] != seat:
        board[p.MOVER] = NOBODY
        if seat != NOBODY:
            take_turn(board, cast, seat)
    for other in range(house.seats if board[p.MEANT] > 0 else 0):
        if (board[p.OUT] >> other) & 1 == 1:
            board[p.SLAP_AT + other] = NEVER
            board[p.GESTURE_AT + other] = NEVER
