"""Piles, cards that are paid, and seats that go out: the law is asked, then the cards move."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.facts import DONE
from firsthand.law.duel import eliminated
from firsthand.law.duel import paid as paid_to
from firsthand.law.duel import taken as taken_by
from firsthand.law.ending import arises, reasons
from firsthand.law.types import Law, Reasons


def take(law: Law, t: StepBuilder, seat: int, why: int, comeback: int, drawn: int) -> None:
    """Give the pile to a seat.

    ``comeback`` is 1 where it slapped with no cards (E-38), ``drawn`` where it was picked by lot.
    """
    live = table.slappable_empty(law, t)
    after = taken_by(law, table.flow(t), seat, why, live, table.last_flipper(t))
    table.taken(law, t, seat, why, comeback, drawn, after)


def put_out(law: Law, t: StepBuilder, seat: int, why: int) -> None:
    """Put a seat out for good; its cards go under the pile (A-87)."""
    before = reasons_now(law, t)
    table.gone(t, seat, why, eliminated(law, table.flow(t), seat))
    wait_anew(law, t, before)


def pay(law: Law, t: StepBuilder, seat: int, to: int, why: int) -> None:
    """Move one card of a penalty."""
    before = reasons_now(law, t)
    table.paid(t, seat, to, why, paid_to(law, table.flow(t), seat, to, table.held(t, seat) - 1))
    wait_anew(law, t, before)


def reasons_now(law: Law, t: StepBuilder) -> Reasons:
    """Return what the endgame window waits for, now."""
    return reasons(table.flow(t), table.slappable_empty(law, t))


def wait_anew(law: Law, t: StepBuilder, before: Reasons) -> None:
    """Begin the endgame window again where a reason for it has come up since (R-1)."""
    if arises(before, reasons_now(law, t)):
        table.restart_window(t)


def win(t: StepBuilder, winners: int, why: int) -> None:
    """End the game; hands that are not judged yet have no effect, and are logged before."""
    for number in range(table.hands(t)):
        landed = table.hand(t, number)
        if landed.judged != DONE:
            table.slapped(t, landed.seat, codes.REJECTED, landed.at, landed.held)
    table.end_race(t)
    table.won(t, winners, why)
