"""What a false slap or interference costs."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.facts import GOES, STOPS, Landed
from firsthand.game.procedure.piles import pay, put_out, take
from firsthand.law.seats import within
from firsthand.law.slaps import ENOUGH, banished, forfeits, locks, payee, stopped
from firsthand.law.types import NOBODY, Law


def landed(law: Law, t: StepBuilder, seat: int, at: int, height: int, judged: int) -> Landed:
    """Return a hand with all that counts of it now (R-11)."""
    cards, fate = table.held(t, seat), 0
    if banished(law, table.flow(t), seat, cards):
        fate = GOES
    elif stopped(law, table.flow(t), seat, cards):
        fate = STOPS
    return Landed(seat, at, height, judged, cards, fate)


def fine(law: Law, t: StepBuilder, hand: Landed, why: int, flipper: int) -> None:
    """Charge one ordinary penalty (E-33, E-34, S-17, S-18); what follows is yet to be settled.

    ``flipper`` turned the card that was slapped, where it is not the newest one (A-22). A lock
    begins after the pile that is lost by it (A-92).
    """
    seat = hand.seat
    if within(table.flow(t).seats.out, seat):
        return
    if law.penalty.enabled == 1:
        penalise(law, t, hand, why, flipper)
    is_locked = locks(law, 1 if why == codes.FALSE_SLAP else 0, 1 if hand.fate == STOPS else 0)
    if is_locked and not within(table.flow(t).seats.out, seat) and table.marks(t, seat).locked == 0:
        table.locked(t, seat)


def penalise(law: Law, t: StepBuilder, hand: Landed, why: int, flipper: int) -> None:
    """Charge a seat that is still in."""
    seat, other = hand.seat, flipper
    if flipper in (NOBODY, seat) or within(table.flow(t).seats.out, flipper):
        other = table.latest(t, seat)
    if forfeits(law, other):
        if table.pile(t).size > 0:
            take(law, t, other, codes.BY_FORFEIT, 0, 0)
    elif hand.held > 0:
        charge(law, t, seat, why, other)
    if hand.fate == GOES:
        put_out(law, t, seat, codes.OUT_BY_FALSE_SLAP)


def charge(law: Law, t: StepBuilder, seat: int, why: int, other: int) -> None:
    """Move the cards of a penalty, as long as there are any."""
    number, previous = 0, seat
    while table.held(t, seat) > 0:
        to = payee(law, table.flow(t), seat, number, previous, other)
        if to == ENOUGH:
            return
        pay(law, t, seat, to, why)
        number, previous = number + 1, to
