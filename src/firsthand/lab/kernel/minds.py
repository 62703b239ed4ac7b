"""When players slap, gesture and flip: `firsthand.bots.policy` and the room's bots, in arrays."""

from firsthand.bots.error_rates import CHANCES, ErrorRates, Risk, dares, falls
from firsthand.bots.near_misses import MISTAKES, mistaken
from firsthand.bots.policy import GESTURE_MS, REST
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel import reading
from firsthand.lab.kernel.chance import below, luck
from firsthand.lab.kernel.following import reaction_ms
from firsthand.lab.kernel.positions import Arrays, Cast
from firsthand.law.slaps import locked
from firsthand.law.types import NEVER, NOBODY, Law

LOW = (1 << 31) - 1


def error_rates_of(t: Arrays, seat: int) -> ErrorRates:
    """Return a player's chances."""
    return ErrorRates(t.board[p.MISS + seat], t.board[p.FOOLED + seat], t.board[p.SLIP + seat])


def reaction(t: Arrays, seat: int, bits: int) -> int:
    """Return one of a player's reactions in ms, by 31 random bits."""
    base = t.board[t.board[p.REACTIONS + seat] + below(bits, t.board[p.REACTED + seat])]
    return reaction_ms(t, seat, base)


def intend(law: Law, t: Arrays, seat: int, after: int) -> None:
    """Plan a hand ``after`` ms after the newest card, and the gesture that the rules ask for."""
    at = t.board[p.FLIPPED_AT] + after
    lands = at + GESTURE_MS if law.slaps.gesture == 1 else at
    if waits(law, t, seat, lands):
        return
    t.board[p.MEANT] += 1
    if law.slaps.gesture == 1:
        t.board[p.GESTURE_AT + seat] = at
    t.board[p.SLAP_AT + seat] = lands


def waits(law: Law, t: Arrays, seat: int, at: int) -> bool:
    """Return whether a seat knows that its slaps are void at ``at`` ms of play: it is locked."""
    fined = t.board[p.FINE_AT + seat]
    return locked(
        law,
        (t.board[p.SHUT] >> seat) & 1,
        NEVER if fined < 0 else at - fined,
        NEVER if fined < 0 else at - t.board[p.FINE_FIRST + seat],
        t.board[p.FLIPS] - t.board[p.FINE_FLIPS + seat],
    )


def forget(law: Law, t: Arrays) -> None:
    """Drop all plans: their card or pile is gone."""
    t.board[p.MOVER] = NOBODY
    if t.board[p.MEANT] > 0:
        t.board[p.MEANT] = 0
        for seat in range(t.setup.seats):
            t.board[p.SLAP_AT + seat] = NEVER
            if law.slaps.gesture == 1:
                t.board[p.GESTURE_AT + seat] = NEVER


def may(law: Law, t: Arrays, seat: int) -> bool:
    """Return whether a seat may slap the newest card at all."""
    if (t.board[p.OUT] >> seat) & 1 == 1:
        return False
    return law.slaps.flipper == 1 or t.board[p.TURNER] != seat


def daring(law: Law, t: Arrays) -> int:
    """Plan hands for those who slap without looking; return their seats."""
    among = 0
    for seat in range(t.setup.seats):
        risk = Risk(t.board[p.RISK_RANKS + seat], t.board[p.RISK_CARDS + seat])
        held = t.board[p.COUNT + seat]
        if dares(risk, t.board[p.BELOW], reading.size(t), held) and may(law, t, seat):
            among |= 1 << seat
            intend(law, t, seat, reaction(t, seat, luck(t.board) & LOW))
    return among


def near_for(t: Arrays, seat: int, near: int) -> int:
    """Return what of ``near`` concerns a seat: bit 0 is for hands with cards, bit 1 for others."""
    return near & 1 if (t.board[p.HOLDERS] >> seat) & 1 == 1 else near >> 1


def look(law: Law, t: Arrays, seat: int, near: int) -> None:
    """Decide whether a player slaps the newest card, and plan the hand."""
    bits = luck(t.board)
    live = reading.slappable_by(law, t, seat)
    near = 0 if live == 1 else near_for(t, seat, near)
    chance = below(bits & LOW, CHANCES)
    after = falls(error_rates_of(t, seat), live, near, chance, reaction(t, seat, bits >> 32))
    if after != NEVER and may(law, t, seat):
        intend(law, t, seat, after)


def err(law: Law, t: Arrays, first: int, near: int) -> None:
    """Plan the hand of a player who is known to be the first whose luck is that bad."""
    rates = error_rates_of(t, first)
    bits = luck(t.board)
    bad = below(bits & LOW, max(rates.fooled, rates.slip))
    near = near_for(t, first, near)
    after = falls(rates, 0, near, bad, reaction(t, first, bits >> 32))
    if after != NEVER and may(law, t, first):
        intend(law, t, first, after)


def near_miss(t: Arrays) -> int:
    """Return whether the pile looks as if it might be slapped: 1 with cards, 2 without, 3 both."""
    if t.board[p.SHOWN] == 1 or t.board[p.SHOWN_EMPTY] == 1:
        return 3
    near = 0
    for number in range(MISTAKES):
        sight = mistaken(reading.sight_of(t), number)
        shown = reading.shows(t, sight)
        near |= shown | reading.shows_empty(t, sight, shown) << 1
        if near == 3:
            return near
    return near


def look_unslappable(law: Law, t: Arrays, cast: Cast, bits: int) -> None:
    """Look at a card that can't be slapped: mostly nobody errs, which one number tells for all."""
    lot = bits & LOW
    if lot >= cast.errs:
        return
    near = near_miss(t)
    first = 0
    while lot >= t.board[p.FIRST + first]:
        first += 1
    err(law, t, first, near)
    others_look(law, t, (2 << first) - 1, near)


def others_look(law: Law, t: Arrays, besides: int, near: int) -> None:
    """Decide for every player besides some seats whether to slap the newest card."""
    for seat in range(t.setup.seats):
        if (besides >> seat) & 1 == 0:
            look(law, t, seat, near)


def reveal(law: Law, t: Arrays, cast: Cast) -> None:
    """Decide for every player whether to slap a card just turned."""
    forget(law, t)
    if t.board[p.FACES] == 0 or law.slaps.any == 0:
        return
    among = daring(law, t) if cast.daring == 1 else 0
    live = reading.slappable(law, t) == 1
    if live or among != 0:
        others_look(law, t, among, 3 if live else near_miss(t))
    else:
        look_unslappable(law, t, cast, luck(t.board))


def take_turn(t: Arrays, cast: Cast, seat: int) -> None:
    """Plan when the seat on turn flips, or collects a pile that is owed to it."""
    percent = t.board[p.SOONEST + seat] + below(luck(t.board) & LOW, t.board[p.SPAN + seat])
    if t.board[p.LOST] == 0 and t.board[p.FACES] == 0 and t.board[p.TAKEN_AT] >= 0:
        percent += REST
    at = t.board[p.AT] + cast.pace * percent // 100
    if t.board[p.LOST] == 0 and t.board[p.FLIPPED_AT] >= 0:
        at = max(at, t.board[p.FLIPPED_AT] + cast.pace)
    t.board[p.MOVER] = seat
    t.board[p.MOVE_AT] = at


def think(law: Law, t: Arrays, cast: Cast, flips: int, piles: int) -> None:
    """Drop plans whose card or pile is gone, and make new ones for a card just turned.

    ``flips`` and ``piles`` count them before the latest event.
    """
    if t.board[p.FLIPS] != flips:
        reveal(law, t, cast)
    elif t.board[p.PILES] != piles:
        forget(law, t)
    mean_to_move(t, cast)


def mean_to_move(t: Arrays, cast: Cast) -> None:
    """Plan the move of the seat on turn, and drop the plans of a seat that is out."""
    seat = t.board[p.CHALLENGER] if t.board[p.LOST] == 1 else t.board[p.TURN]
    if t.board[p.MOVER] != seat:
        t.board[p.MOVER] = NOBODY
        if seat != NOBODY:
            take_turn(t, cast, seat)
    for other in range(t.setup.seats if t.board[p.MEANT] > 0 else 0):
        if (t.board[p.OUT] >> other) & 1 == 1:
            t.board[p.SLAP_AT + other] = NEVER
            t.board[p.GESTURE_AT + other] = NEVER
