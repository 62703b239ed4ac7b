"""Acts at the table: gestures, knocked piles, beats, interference and leaving."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.codes import Refusal
from firsthand.game.facts import Ballot
from firsthand.game.procedure.piles import put_out
from firsthand.game.procedure.settling import count, go_on, settle
from firsthand.law.seats import within
from firsthand.law.types import Law

BEAT_MOST = 5_000
"""No beat is longer, in ms."""


def admit(_law: Law, t: StepBuilder, seat: int, one: int, frozen: int) -> Refusal:
    """Return why an action is refused that no rule need be asked about.

    ``one`` is 0 for a race, which has several seats. ``frozen`` is 1 for an action that is allowed
    while play stands still.
    """
    if table.over(t) == 1:
        return Refusal.GAME_OVER
    if one == 1 and within(table.flow(t).seats.out, seat):
        return Refusal.OUT
    stopped = table.moments(t).frozen >= 0 and frozen == 0
    return Refusal.FROZEN if stopped else Refusal.ALLOWED


def is_seat(t: StepBuilder, seat: int) -> bool:
    """Return whether there is such a seat."""
    return 0 <= seat < table.flow(t).seats.number


def gesture(law: Law, t: StepBuilder, seat: int, wrong: int) -> Refusal:
    """Salute, or call the agreed word; a ``wrong`` word is refused (E-42)."""
    if law.slaps.gesture == 0 or wrong == 1:
        return Refusal.NOT_AGREED
    table.gestured(t, seat)
    return Refusal.ALLOWED


def disrupt(_law: Law, t: StepBuilder, seat: int) -> Refusal:
    """Stop play because the pile was knocked (S-28)."""
    if table.moments(t).frozen >= 0:
        return Refusal.FROZEN
    table.disrupted(t, seat)
    return Refusal.ALLOWED


def resume(_law: Law, t: StepBuilder, seat: int) -> Refusal:
    """Say that the pile is rebuilt; play goes on when every seat still in has said so."""
    if table.moments(t).frozen < 0:
        return Refusal.NOT_FROZEN
    table.readied(t, seat)
    go_on(t)
    return Refusal.ALLOWED


def vote(law: Law, t: StepBuilder, by: int, asked: Ballot) -> Refusal:
    """Ask something about another seat, which is done once enough others ask for it."""
    about = asked.about
    if not is_seat(t, about) or about == by or within(table.flow(t).seats.out, about):
        return Refusal.NO_SUCH_SEAT
    table.voted(t, by, asked)
    count(law, t, asked)
    settle(law, t, 0)
    return Refusal.ALLOWED


def beat(law: Law, t: StepBuilder, by: int, about: int, ms: int) -> Refusal:
    """Ask for a beat after a seat's flips; it holds when most other seats agree (S-31)."""
    if not 0 <= ms <= BEAT_MOST:
        return Refusal.NOT_AGREED
    return vote(law, t, by, Ballot(codes.FOR_BEAT, about, ms))


def accuse(law: Law, t: StepBuilder, by: int, about: int) -> Refusal:
    """Call interference; one ordinary penalty is due when all other seats agree (S-29, A-60)."""
    return vote(law, t, by, Ballot(codes.FOR_INTERFERENCE, about, 0))


def leave(law: Law, t: StepBuilder, seat: int) -> Refusal:
    """Leave for good; the cards go face down under the pile (A-87), and votes count anew."""
    put_out(law, t, seat, codes.OUT_BY_LEAVING)
    settle(law, t, 0)
    return Refusal.ALLOWED
