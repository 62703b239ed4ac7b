"""The rules of one game in use: an action makes a new state and events, or is refused."""

from typing import NamedTuple

from firsthand import actions as a
from firsthand.errors import Illegal
from firsthand.events import AnyEvent
from firsthand.game.builder import StepBuilder
from firsthand.game.codes import WINDOWS, Refusal
from firsthand.game.facts import DONE, UNPLACED, Landed
from firsthand.game.procedure import acts, flips, race
from firsthand.game.procedure.settling import settle
from firsthand.game.procedure.timing import deadline as due_next
from firsthand.game.procedure.timing import elapse
from firsthand.game.refusals import illegal
from firsthand.game.state import State, remembered
from firsthand.law.types import NOBODY, Law
from firsthand.rules import Rules
from firsthand.table import Table


def actor(action: a.AnyAction) -> int | None:
    """Return the seat that asks; None for a race, which has several, and for time."""
    match action:
        case a.Slap() | a.Tick():
            return None
        case a.Beat() | a.Accuse():
            return action.by
        case _:
            return action.seat


ANY_TIME = a.Slap | a.Stray | a.Resume | a.Disrupt | a.Leave | a.Accuse
"""What is allowed while play stands still."""


def _admitted(step: StepBuilder, action: a.AnyAction) -> tuple[int, Refusal]:
    """Return which seat an action is refused for, and why; no rule is asked yet."""
    seat = actor(action)
    seats = [hand.seat for hand in action.hands] if isinstance(action, a.Slap) else []
    for asker in seats if seat is None else [seat]:
        if not acts.is_seat(step, asker):
            return asker, Refusal.NO_SUCH_SEAT
    if isinstance(action, a.Tick):
        return NOBODY, Refusal.ALLOWED
    asker = next(iter(seats), NOBODY) if seat is None else seat
    one, frozen = int(seat is not None), int(isinstance(action, ANY_TIME))
    return asker, acts.admit(step.state.rules.law, step, asker, one, frozen)


def _act(law: Law, step: StepBuilder, action: a.AnyAction) -> Refusal:
    """Do what an action asks for, or return why it is refused."""
    match action:
        case a.Flip(seat):
            return flips.ask_flip(law, step, seat, 1)
        case a.Drop(seat, count):
            return flips.ask_flip(law, step, seat, count)
        case a.Slap():
            return _slap(law, step, action)
        case a.Stray(seat, at, flipper, late, card):
            return race.stray(law, step, seat, at, flipper, int(late), card)
        case a.Collect(seat):
            return flips.collect(law, step, seat)
        case a.Tick():
            settle(law, step, 0)
            return Refusal.ALLOWED
        case _:
            return _behave(law, step, action)


def _behave(
    law: Law,
    step: StepBuilder,
    action: a.Gesture | a.Disrupt | a.Resume | a.Beat | a.Accuse | a.Leave,
) -> Refusal:
    match action:
        case a.Gesture(seat, word):
            wrong = not _is_agreed(step.state.rules.slap.gesture, word)
            return acts.gesture(law, step, seat, int(wrong))
        case a.Disrupt(seat):
            return acts.disrupt(law, step, seat)
        case a.Resume(seat):
            return acts.resume(law, step, seat)
        case a.Beat(by, seat, ms):
            return acts.beat(law, step, by, seat, ms)
        case a.Accuse(by, seat):
            return acts.accuse(law, step, by, seat)
        case _:
            return acts.leave(law, step, action.seat)


def _is_agreed(agreed: str | None, word: str) -> bool:
    """Return whether a word is the one that the rules ask for; none stands for any."""
    if agreed in (None, "salute") or not word:
        return True
    return word.strip().casefold() == agreed.removeprefix("word:").casefold()


def _slap(law: Law, step: StepBuilder, action: a.Slap) -> Refusal:
    """Put the hands of a race on the table, and let them be judged."""
    seats = [hand.seat for hand in action.hands]
    if not seats or len(set(seats)) != len(seats) or not set(action.order) <= set(seats):
        return Refusal.IMPOSSIBLE_MOVE
    below = {seat: height for height, seat in enumerate(action.order)}
    step.hands = [
        Landed(hand.seat, hand.at, below.get(hand.seat, UNPLACED), DONE, 0, 0)
        for hand in action.hands
    ]
    return race.ask_slap(law, step)


def apply(state: State, action: a.AnyAction, at: int) -> tuple[State, tuple[AnyEvent, ...]]:
    """Return the state after an action at ``at`` ms since the deal, and what came to pass.

    Whatever is due before ``at`` happens first, at its own time. Raises a kind of `Illegal`, and
    then nothing has changed, time included: let it pass with `Tick` first to keep its events.
    """
    law, step = state.rules.law, StepBuilder(state, at)
    elapse(law, step, at)
    seat, refusal = _admitted(step, action)
    if refusal == Refusal.ALLOWED:
        refusal = _act(law, step, action)
    if refusal != Refusal.ALLOWED:
        raise illegal(step.state, action, seat, refusal)
    return step.state, tuple(step.events)


class Deadline(NamedTuple):
    """Something due at ``at`` (ms since the deal)."""

    at: int
    what: str


@remembered
def deadline(state: State) -> Deadline | None:
    """Return what is due next by itself, or None: the first moment after each window (A-11)."""
    due = due_next(state.rules.law, StepBuilder(state, 0))
    what = WINDOWS[due.what]
    return None if what is None else Deadline(due.at, what)


def decide(state: State, action: a.AnyAction, at: int) -> tuple[AnyEvent, ...]:
    """Return what an action at ``at`` ms since the deal brings about; raises `Illegal`."""
    return apply(state, action, at)[1]


def refusal(state: State, action: a.AnyAction, at: int) -> Illegal | None:
    """Return why an action would be refused, or None."""
    try:
        apply(state, action, at)
    except Illegal as illegal:
        return illegal
    return None


def legal(rules: Rules, table: Table, seat: int) -> tuple[type[a.Action], ...]:
    """Return the kinds of action that a seat may take, as far as the open table shows.

    A slap, where these rules have slaps, is allowed to every seat still in: whether it is right
    shows only after it (E-33).
    """
    if table.over or table.out[seat]:
        return ()
    slaps: list[type[a.Action]] = [] if rules.slap_free else [a.Slap]
    if table.frozen_at >= 0:
        return (*slaps, a.Resume, a.Accuse, a.Leave)
    gestures: list[type[a.Action]] = [] if rules.slap.gesture is None else [a.Gesture]
    kinds: list[type[a.Action]] = [*slaps, *gestures, a.Disrupt, a.Beat, a.Accuse, a.Leave]
    if table.turn == seat and table.counts[seat] > 0:
        kinds += [a.Flip, a.Drop]
    if table.owed == seat:
        kinds.append(a.Collect)
    return tuple(kinds)
