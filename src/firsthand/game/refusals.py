"""Refusals in words: what a code of the procedure says to the seat that asked."""

from firsthand import actions as a
from firsthand import errors
from firsthand.game.codes import Refusal
from firsthand.game.procedure.acts import BEAT_MOST
from firsthand.game.state import State
from firsthand.law.types import NOBODY

REASONS: dict[Refusal, tuple[type[errors.Illegal], str]] = {
    Refusal.GAME_OVER: (errors.GameOver, "this game is over"),
    Refusal.NO_SUCH_SEAT: (errors.NoSuchSeat, "name another seat that is still in"),
    Refusal.OUT: (errors.Out, "you are out of this game"),
    Refusal.OUT_OF_TURN: (errors.OutOfTurn, "it is not your turn: {turn} is to flip"),
    Refusal.NO_CARDS: (errors.NoCards, "you have no cards to turn"),
    Refusal.PILE_OWED: (errors.PileOwed, "the pile is owed to {owner}: it is taken first"),
    Refusal.NOT_OWED: (errors.NotOwed, "no pile is owed to you"),
    Refusal.NO_SLAPS: (errors.NoSlaps, "nothing is slapped under these rules"),
    Refusal.NOT_AGREED: (errors.NotAgreed, "these rules ask for no gesture"),
    Refusal.FROZEN: (errors.Frozen, "the pile is being rebuilt; say when you are ready"),
    Refusal.NOT_FROZEN: (errors.NotFrozen, "play is going on; there is nothing to resume"),
}
"""The kind of each refusal, and what it says where `particular` has no more to say."""


def illegal(state: State, action: a.AnyAction, seat: int, refusal: Refusal) -> errors.Illegal:
    """Return the refusal of an action that ``seat`` asked for."""
    kind, reason = REASONS[refusal]
    table = state.table
    turn = "nobody" if table.turn == NOBODY else f"seat {table.turn}"
    reason = reason.format(turn=turn, owner=f"seat {table.challenger}")
    return kind(seat, particular(state, action, seat, refusal) or reason)


def particular(state: State, action: a.AnyAction, seat: int, refusal: Refusal) -> str:
    """Return what is wrong with this action, or nothing where the refusal says it all."""
    agreed, seats = state.rules.slap.gesture, state.table.seats
    match refusal, action:
        case Refusal.NO_SUCH_SEAT, _ if not 0 <= seat < seats and action != a.Slap(()):
            return f"there is no seat {seat}: seats are 0 to {seats - 1}"
        case Refusal.NO_SUCH_SEAT, a.Drop():
            return "at least one card falls"
        case Refusal.NO_SUCH_SEAT, a.Stray():
            return f"there is no seat {action.flipper} that turned a card"
        case Refusal.NO_SUCH_SEAT, a.Slap():
            return "a race needs hands, each seat once"
        case Refusal.NOT_AGREED, a.Beat():
            return f"a beat is 0 to {BEAT_MOST} ms long"
        case Refusal.NOT_AGREED, _ if agreed is not None:
            return f"the word is {agreed.removeprefix('word:')!r}"
        case Refusal.FROZEN, a.Disrupt():
            return "play already stands still"
        case _:
            return ""
