"""Actions in the game and all their effects: who is sent what, which hands and wishes are void."""

from collections.abc import Iterable
from typing import Any

from firsthand.actions import AnyAction, Collect, Resume
from firsthand.errors import Illegal
from firsthand.events import (
    AnyEvent,
    Disrupted,
    Flipped,
    Gestured,
    PileTaken,
    Resumed,
    SeatOut,
    Slapped,
)
from firsthand.law.types import NOBODY
from firsthand.match import round_of
from firsthand.record import JudgedHand, Sides
from firsthand.record.evidence import written
from firsthand.room.builder import StepBuilder
from firsthand.room.live import FalseSlap
from firsthand.room.messages import RaceResult
from firsthand.room.play.bots import think
from firsthand.room.play.matching import changed_sides, matching_after, matching_for_next_game
from firsthand.room.play.paces import note_hands
from firsthand.room.play.reveals import reveal
from firsthand.room.types import Ended, Store
from firsthand.room.views.events import happened, revealed
from firsthand.room.views.race_result import Case, Context, result_of, with_late_hands


def carry_out(step: StepBuilder, action: AnyAction, at: int, known: Context | None = None) -> None:
    """Apply an action at ``at`` ms of play, with all that comes of it: verdict, messages, bots.

    ``known`` is the context of its hands, if it has any. Raises `Illegal`, and then nothing has
    changed.
    """
    covered, out = step.contested, step.state.table.out
    known = known or context(step, ())
    events = step.act(action, at, evidence(known, changed_sides(step.room, step.live)))
    step.change_game(matching=matching_after(step.room, step.live, events, out))
    verdict = result_of(Case(step.room.rules, events, known))
    veils, late = veiling(step, events), late_only(events)
    if not veils and not late:
        step.unveil()
    if verdict is not None:
        announce(step, verdict, veils=veils)
    shown = any(isinstance(event, Flipped | Resumed) for event in events)
    if not covered:
        keep_false_slaps(step, events)
    if shown:
        reveal(step, events, covered=covered)
    forget(step, events)
    if veils or (late and step.live.veiled):
        step.veil(happened(step.live, events), acting(step, events))
    else:
        step.send_events(events, shown=shown)
    if step.state.table.over:
        finish(step)
        return
    think(step, fresh=shown)
    if any(isinstance(event, Disrupted) for event in events):
        rebuild(step)


VEILED = ("void", "rejected", "ignored")
"""Verdicts on hands that change nothing: they are heard with the race's own."""


def veiling(step: StepBuilder, events: tuple[AnyEvent, ...]) -> bool:
    """Return whether events would warn rivals of a hand: a gesture, or a hand that does not count.

    They are sent to the other connections with the verdict or the next card.
    """
    return bool(step.state.table.pile) and all(
        isinstance(event, Gestured) or (isinstance(event, Slapped) and event.verdict in VEILED)
        for event in events
    )


def late_only(events: tuple[AnyEvent, ...]) -> bool:
    """Return whether events are hands on earlier cards, which lift no veil."""
    return all(isinstance(event, Slapped) and event.verdict == "late" for event in events)


def acting(step: StepBuilder, events: tuple[AnyEvent, ...]) -> tuple[int, ...]:
    """Return the connections of the seats whose gestures and hands these events are."""
    seats = (event.seat for event in events if isinstance(event, Gestured | Slapped))
    return tuple(step.room.seats[seat].conn for seat in seats)


def context(step: StepBuilder, hands: Iterable[JudgedHand]) -> Context:
    """Return the context of a verdict on hands on the newest card."""
    times = {hand.seat: hand for hand in hands}
    return Context(step.live.newest.k, step.state.table, step.first, times)


def evidence(known: Context, sides: Sides | None) -> Any:
    """Return what a record keeps of how hands were judged, None where there are none."""
    hands = known.credits.values()
    return written(known.k, hands, forced=known.forced, level=known.level, sides=sides)


def announce(step: StepBuilder, verdict: RaceResult, *, veils: bool) -> None:
    """Send everyone a verdict; one on a hand that is late for the latest race is joined to it."""
    last = step.live.result
    if verdict.winner != NOBODY:
        note_hands(step, verdict.hands)
        step.change_game(result=verdict)
    elif last is not None and verdict.reason == "late" and verdict.k == last.k:
        joined = with_late_hands(last, verdict)
        if joined is None:
            return
        note_hands(step, joined.hands[len(last.hands) :])
        verdict = joined
        step.change_game(result=verdict)
    if veils:
        step.veil(verdict, tuple(step.room.seats[hand.seat].conn for hand in verdict.hands))
    else:
        step.send_all(verdict)


def keep_false_slaps(step: StepBuilder, events: tuple[AnyEvent, ...]) -> None:
    """Keep the false hands on a card that is covered or taken: their penalties are still due."""
    live = step.live
    if live.hands and any(isinstance(event, Flipped | Resumed | PileTaken) for event in events):
        behind = tuple(FalseSlap(live.newest.k, hand) for hand in live.hands)
        step.change_game(hands=(), false_slaps=live.false_slaps + behind)


def forget(step: StepBuilder, events: tuple[AnyEvent, ...]) -> None:
    """Drop hands whose pile is gone or whose seat is out, and wishes whose turn is gone."""
    table, wish = step.state.table, step.live.wish
    if any(isinstance(event, SeatOut) for event in events):
        step.change_game(hands=tuple(hand for hand in step.live.hands if not table.out[hand.seat]))
    if any(isinstance(event, PileTaken) for event in events) or table.over:
        step.change_game(hands=(), linked=(), wish=None)
    elif wish is not None:
        may = table.owed if isinstance(wish.action, Collect) else table.turn
        if table.frozen_at >= 0 or wish.seat != may:
            step.change_game(wish=None)


def rebuild(step: StepBuilder) -> None:
    """Resume play for every bot, once the pile was knocked."""
    for index, seat in enumerate(step.room.seats):
        if seat.is_bot and not step.state.table.out[index]:
            carry_out(step, Resume(index), step.engine_time())


def finish(step: StepBuilder) -> None:
    """Count a game that is over, open what was sealed, and send the score (S-26, A-53)."""
    room = step.room
    match = room.match.after(round_of(step.live.log))
    step.change(match=match, dealer=match.next_dealer(), matching=matching_for_next_game(step.live))
    step.change_game(intents=(), hands=(), false_slaps=(), wish=None, postponed=(), request=None)
    step.out.append(Store(Ended(room.game, step.state.table.winners)))
    step.send_all(revealed(step.live.header))
    step.send_seated()


def attempt(
    step: StepBuilder, action: AnyAction, at: int, known: Context | None = None
) -> Illegal | None:
    """Apply an action as `carry_out` does; return why the rules refuse it, if they do."""
    try:
        carry_out(step, action, at, known)
    except Illegal as illegal:
        return illegal
    return None
