"""Turns and challenges: what a flip does, and who flips next."""

from firsthand.law.patterns import JACK, JOKER
from firsthand.law.seats import between, bit, following, within
from firsthand.law.types import (
    NEVER,
    NOBODY,
    Duel,
    During,
    Flow,
    Law,
    Leader,
    OnEmpty,
    Seats,
    Taken,
    Until,
)


def tries_of(law: Law, rank: int) -> int:
    """Return the tries that a rank gives as a challenge, 0 for a plain card (E-17)."""
    row = 0 if rank == JOKER else rank
    return (law.challenges.tries >> 4 * row) & 15


def mark_of(law: Law, rank: int) -> int:
    """Return what counts of a rank where states may repeat: its tries, and whether it cancels."""
    return tries_of(law, rank) | ((law.challenges.cancels >> rank) & 1) << 4


def live(law: Law, duel: Duel, shown: int) -> bool:
    """Return whether the patterns shown may be slapped now (E-23, A-09, A-10)."""
    if shown == 0:
        return False
    if duel.challenger == NOBODY or law.challenges.slaps == During.ALWAYS:
        return True
    return law.challenges.slaps == During.UNTIL_LOST and duel.lost == 0


def empties(flow: Flow) -> int:
    """Return the seats still in that hold no card and have no challenge of their own (A-13)."""
    seats = flow.seats
    everyone = (1 << seats.number) - 1
    return everyone & ~seats.out & ~seats.holders & ~bit(flow.duel.challenger)


def holding(seats: Seats, seat: int, left: int) -> Seats:
    """Return the seats after one's hand changed to ``left`` cards."""
    if left > 0:
        return Seats(
            seats.number,
            seats.holders | bit(seat),
            seats.out,
            seats.spent,
            seats.passed & ~bit(seat),
        )
    return Seats(seats.number, seats.holders & ~bit(seat), seats.out, seats.spent, seats.passed)


def lapsed(flow: Flow, among: int) -> Flow:
    """Mark empty seats of a set as having lost their last chance."""
    seats = flow.seats
    passed = seats.passed | (among & empties(flow))
    return Flow(flow.duel, Seats(seats.number, seats.holders, seats.out, seats.spent, passed))


def handed(law: Law, flow: Flow, seat: int, to: int) -> Flow:
    """Hand the turn from one seat to another; empty seats in between were passed over (A-25)."""
    duel = flow.duel
    flow = Flow(Duel(to, duel.challenger, duel.tries, 0), flow.seats)
    if law.comeback.until != Until.NEXT_TURN:
        return flow
    return lapsed(flow, between(flow.seats.number, seat, seat if to == NOBODY else to))


def lose(flow: Flow) -> Flow:
    """The challenge is lost: the pile is owed and nobody flips (E-20)."""
    duel = flow.duel
    return Flow(Duel(NOBODY, duel.challenger, duel.tries, 1), flow.seats)


def pursued(law: Law, flow: Flow, seat: int, among: int) -> Flow:
    """The next seat of a set after ``seat`` plays the tries; with none the challenge is lost."""
    to = following(among, seat)
    if to == NOBODY:
        return lose(flow)
    return handed(law, flow, seat, to)


def falls_out(law: Law, duel: Duel, seat: int, rank: int) -> bool:
    """Return whether a last card of a rank, which answers nothing, puts a seat out (A-91).

    The challenger is spared (A-13), and a last jack that wins the pile by itself (A-43).
    """
    if law.comeback.answering == 1 or duel.challenger in (NOBODY, seat):
        return False
    return law.last_jack == 0 or rank != JACK


def dried(law: Law, flow: Flow, seat: int) -> Flow:
    """The challenged seat has run out with tries left (A-12)."""
    if law.challenges.on_empty == OnEmpty.OWNER_WINS or flow.duel.tries == 0:
        return lose(flow)
    among = flow.seats.holders
    if law.challenges.on_empty == OnEmpty.NEXT_CONTINUES:
        among &= ~bit(flow.duel.challenger)
    return pursued(law, flow, seat, among)


def passed_on(law: Law, flow: Flow, seat: int) -> Flow:
    """The turn goes from a seat to the next with cards; a challenge, if any, is over."""
    flow = Flow(Duel(NOBODY, NOBODY, 0, 0), flow.seats)
    return handed(law, flow, seat, following(flow.seats.holders, seat))


def moved_on(law: Law, flow: Flow, seat: int) -> Flow:
    """The seat on turn can flip no more: its tries or its turn pass on (A-12, A-52)."""
    if flow.duel.challenger != NOBODY:
        return dried(law, flow, seat)
    return passed_on(law, flow, seat)


def covering(law: Law, flow: Flow, slappable: int) -> Flow:
    """A card is about to cover the pile: with it goes the chance to slap what lay on top."""
    if slappable == 1 and law.comeback.until == Until.NEXT_TRIGGER:
        return lapsed(flow, empties(flow))
    return flow


def flipped(law: Law, flow: Flow, seat: int, rank: int, left: int) -> Flow:
    """Return the flow after a seat turned up a card of a rank and has ``left`` cards.

    E-16 to E-20, A-12, A-14, A-86; without challenges every card passes the turn on (S-13). A seat
    that is to go out for its last card (A-91) keeps the turn until it has.
    """
    duel = flow.duel
    seats = holding(flow.seats, seat, left)
    tries = tries_of(law, rank)
    if tries > 0:
        flow = Flow(Duel(seat, seat, tries, 0), seats)
        return pursued(law, flow, seat, seats.holders & ~bit(seat))
    flow = Flow(Duel(seat, duel.challenger, duel.tries - 1, 0), seats)
    if duel.challenger == NOBODY or (law.challenges.cancels >> rank) & 1 == 1:
        return passed_on(law, flow, seat)
    if left == 0 and falls_out(law, duel, seat, rank):
        return flow
    if duel.tries == 1:
        return lose(flow)
    return flow if left > 0 else dried(law, flow, seat)


def paid(law: Law, flow: Flow, seat: int, to: int, left: int) -> Flow:
    """Return the flow after one card went from a seat, which has ``left``, to another or none."""
    seats = holding(flow.seats, seat, left)
    if to != NOBODY:
        seats = holding(seats, to, 1)
    flow = Flow(flow.duel, seats)
    if left > 0 or flow.duel.turn != seat:
        return flow
    return moved_on(law, flow, seat)


def leader(law: Law, flow: Flow, seat: int, why: int, last: int) -> int:
    """Return who leads once ``seat`` has taken the pile (A-07, A-08); ``last`` flipped last."""
    choice = law.leads.challenge if why == Taken.CHALLENGE else law.leads.slap
    seats = flow.seats
    if choice == Leader.LEFT_OF_WINNER:
        return following(seats.holders, seat)
    if choice == Leader.TURN_ORDER:
        if within(seats.holders, flow.duel.turn):
            return flow.duel.turn
        return following(seats.holders, last)
    return seat


def ends_chances(law: Law, why: int, slappable: int) -> bool:
    """Return whether a pile taken like this ends the chance of the other empty seats (A-25)."""
    until = law.comeback.until
    if until == Until.NEXT_TRIGGER:
        return slappable == 1
    if until == Until.NEXT_SLAP:
        return why in (Taken.SLAP, Taken.TIE)
    return until in (Until.NEXT_TURN, Until.NEXT_PILE)


def taken(law: Law, flow: Flow, seat: int, why: int, slappable: int, last: int) -> Flow:
    """Return the flow after a seat took the pile; any challenge is gone with it (A-64)."""
    flow = Flow(flow.duel, holding(flow.seats, seat, 1))
    turn = leader(law, flow, seat, why, last)
    flow = Flow(Duel(turn, NOBODY, 0, 0), flow.seats)
    return lapsed(flow, empties(flow)) if ends_chances(law, why, slappable) else flow


def spent(law: Law, used: int) -> bool:
    """Return whether a seat that slapped in ``used`` times has no slap-in left (E-38, A-15)."""
    return law.comeback.limit != NEVER and used >= law.comeback.limit


def eliminated(law: Law, flow: Flow, seat: int) -> Flow:
    """Return the flow after a seat went out for good; its own challenge goes with it."""
    duel, seats = flow.duel, flow.seats
    keep = ~bit(seat)
    seats = Seats(
        seats.number,
        seats.holders & keep,
        seats.out | bit(seat),
        seats.spent & keep,
        seats.passed & keep,
    )
    if duel.challenger == seat:
        turn = seat if duel.turn == NOBODY else duel.turn
        duel = Duel(turn, NOBODY, 0, 0)
    flow = Flow(duel, seats)
    return moved_on(law, flow, seat) if duel.turn == seat else flow
