"""Flipping, dropping and collecting."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.codes import Refusal
from firsthand.game.procedure.piles import pay, take
from firsthand.game.procedure.settling import settle
from firsthand.law.duel import covering, flipped
from firsthand.law.patterns import JACK
from firsthand.law.types import NOBODY, Law


def flip(law: Law, t: StepBuilder, seat: int, count: int, by_itself: int) -> None:
    """Turn up the top card of a hand, or let several fall, and do what is due after it.

    Before the card lies there, whoever has had the last chance to slap is out (A-25); where that
    costs the seat its last card (R-5), or ends the game, it turns none.
    """
    table.lapse(t, covering(law, table.flow(t), table.slappable_empty(law, t)))
    settle(law, t, 1)
    if table.flow(t).duel.turn != seat:
        return
    number = min(count, table.held(t, seat))
    rank = table.rank_at(t, seat, number - 1)
    after = flipped(law, table.flow(t), seat, rank, table.held(t, seat) - number)
    table.turned_up(t, seat, number, by_itself, after)
    after_flip(law, t, seat, rank)


def after_flip(law: Law, t: StepBuilder, seat: int, rank: int) -> None:
    """Do all that is due after a seat turned up a card of a rank."""
    if table.held(t, seat) == 0 and rank == JACK and law.last_jack == 1:
        take(law, t, seat, codes.BY_LAST_JACK, 0, 0)
    settle(law, t, 0)


def ask_flip(law: Law, t: StepBuilder, seat: int, count: int) -> Refusal:
    """Flip or drop as a seat asked, or return why it is refused (E-13, E-36, A-10).

    Out of turn it may cost a card instead (A-49).
    """
    if count < 1:
        return Refusal.IMPOSSIBLE_MOVE
    duel, holds = table.flow(t).duel, table.held(t, seat) > 0
    if table.options(t).burns == 1 and duel.lost == 0 and duel.turn != seat and holds:
        pay(law, t, seat, NOBODY, codes.OUT_OF_TURN)
        settle(law, t, 0)
        return Refusal.ALLOWED
    if duel.lost == 1:
        return Refusal.PILE_OWED
    if not holds or duel.turn != seat:
        return Refusal.OUT_OF_TURN if holds else Refusal.NO_CARDS
    flip(law, t, seat, count if table.options(t).drops == 1 else 1, 0)
    return Refusal.ALLOWED


def collect(law: Law, t: StepBuilder, seat: int) -> Refusal:
    """Take a pile that is owed (E-20)."""
    duel = table.flow(t).duel
    if duel.lost == 0 or duel.challenger != seat:
        return Refusal.NOT_OWED
    take(law, t, seat, codes.BY_CHALLENGE, 0, 0)
    settle(law, t, 0)
    return Refusal.ALLOWED
