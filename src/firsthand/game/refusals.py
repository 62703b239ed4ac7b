"""Refusals as errors: what a code of the procedure says to the seat that asked."""

from firsthand import actions as a
from firsthand import errors
from firsthand.game.codes import Refusal
from firsthand.game.procedure.acts import BEAT_MOST
from firsthand.game.state import State
from firsthand.law.types import NOBODY
from firsthand.sentences import Sentence, say
from firsthand.table import Table

REFUSALS: tuple[type[errors.Illegal], ...] = (
    errors.GameOver, errors.NoSuchSeat, errors.Out, errors.OutOfTurn, errors.NoCards,
    errors.PileOwed, errors.NotOwed, errors.NoSlaps, errors.NotAgreed, errors.Frozen,
    errors.NotFrozen, errors.ImpossibleMove,
)  # fmt: skip
"""The kind of each `Refusal`, from number 1 on."""


def illegal(state: State, action: a.AnyAction, seat: int, refusal: Refusal) -> errors.Illegal:
    """Return the refusal of an action that ``seat`` asked for."""
    reason = particular(state, action, seat, refusal) or usual(state.table, refusal)
    return REFUSALS[refusal - 1](seat, reason)


def usual(table: Table, refusal: Refusal) -> Sentence:
    """Return what a refusal says of every action."""
    match refusal:
        case Refusal.OUT_OF_TURN if table.turn == NOBODY:
            return say("illegal-no-turn")
        case Refusal.OUT_OF_TURN:
            return say("illegal-turn", seat=table.turn)
        case Refusal.PILE_OWED:
            return say("illegal-pile-owed", seat=table.challenger)
        case _:
            return say(f"illegal-{refusal.name.lower().replace('_', '-')}")


def particular(state: State, action: a.AnyAction, seat: int, refusal: Refusal) -> Sentence | None:
    """Return what is wrong with this action, or None where the refusal says it all."""
    agreed, seats = state.rules.slap.gesture, state.table.seats
    match refusal, action:
        case Refusal.NO_SUCH_SEAT, _ if not 0 <= seat < seats:
            return say("illegal-seat", seat=seat, last=seats - 1)
        case Refusal.NO_SUCH_SEAT, a.Stray():
            return say("illegal-flipper", seat=action.flipper)
        case Refusal.IMPOSSIBLE_MOVE, a.Drop():
            return say("illegal-drop")
        case Refusal.IMPOSSIBLE_MOVE, _:
            return say("illegal-hands")
        case Refusal.NOT_AGREED, a.Beat():
            return say("illegal-beat", most=BEAT_MOST)
        case Refusal.NOT_AGREED, _ if agreed is not None:
            return say("illegal-word", word=repr(agreed.removeprefix("word:")))
        case Refusal.FROZEN, a.Disrupt():
            return say("illegal-standing")
        case _:
            return None
