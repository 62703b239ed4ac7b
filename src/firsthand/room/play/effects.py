"""Actions in the game and all their effects: who is sent what, which hands and wishes are void."""

from collections.abc import Iterable
from typing import Any

from firsthand.actions import AnyAction, Collect, Resume
from firsthand.errors import Illegal
from firsthand.events import AnyEvent, Disrupted, Flipped, PileTaken, Resumed, SeatOut
from firsthand.law.types import NOBODY
from firsthand.match import round_of
from firsthand.record import JudgedHand, Sides
from firsthand.record.evidence import written
from firsthand.room.builder import Desk
from firsthand.room.live import Missed
from firsthand.room.messages import Award
from firsthand.room.play.bots import think
from firsthand.room.play.matching import carried, learnt, news
from firsthand.room.play.reveals import reveal
from firsthand.room.types import Ended, Store
from firsthand.room.views.events import revealed
from firsthand.room.views.race_result import Case, Context, award, joining


def carry_out(desk: Desk, action: AnyAction, at: int, known: Context | None = None) -> None:
    """Let an action happen at ``at`` ms of play, tell everyone, and let follow what follows.

    ``known`` is what is known of its hands, if it has any. Raises `Illegal`, and then nothing has
    changed.
    """
    covered, out = desk.contested, desk.state.table.out
    known = known or context(desk, ())
    events = desk.act(action, at, evidence(known, news(desk.room, desk.live)))
    desk.play(matching=learnt(desk.room, desk.live, events, out))
    verdict = award(Case(desk.room.rules, events, known))
    if verdict is not None:
        announce(desk, verdict)
    shown = any(isinstance(event, Flipped | Resumed) for event in events)
    if not covered:
        fall_behind(desk, events)
    if shown:
        reveal(desk, events, covered=covered)
    forget(desk, events)
    desk.tell_events(events, shown=shown)
    if desk.state.table.over:
        finish(desk)
        return
    think(desk, fresh=shown)
    if any(isinstance(event, Disrupted) for event in events):
        rebuild(desk)


def context(desk: Desk, hands: Iterable[JudgedHand]) -> Context:
    """Return what a verdict on hands on the newest card rests on."""
    times = {hand.seat: hand for hand in hands}
    return Context(desk.live.newest.k, desk.state.table, desk.first, times)


def evidence(known: Context, sides: Sides | None) -> Any:
    """Return what a record keeps of how hands were judged, None where there are none."""
    hands = known.credits.values()
    return written(known.k, hands, forced=known.forced, level=known.level, sides=sides)


def announce(desk: Desk, verdict: Award) -> None:
    """Tell everyone a verdict; who is late for a race that was just won joins its hands."""
    last = desk.live.award
    if verdict.winner != NOBODY:
        desk.play(award=verdict)
    elif last is not None and verdict.reason == "late" and verdict.k == last.k:
        joined = joining(last, verdict)
        if joined is None:
            return
        verdict = joined
        desk.play(award=verdict)
    desk.tell(verdict)


def fall_behind(desk: Desk, events: tuple[AnyEvent, ...]) -> None:
    """Keep the false hands on a card that is covered or taken: they still have to be paid for."""
    live = desk.live
    if live.hands and any(isinstance(event, Flipped | Resumed | PileTaken) for event in events):
        behind = tuple(Missed(live.newest.k, hand) for hand in live.hands)
        desk.play(hands=(), missed=live.missed + behind)


def forget(desk: Desk, events: tuple[AnyEvent, ...]) -> None:
    """Drop hands whose pile is gone or whose seat is out, and wishes whose turn is gone."""
    table, wish = desk.state.table, desk.live.wish
    if any(isinstance(event, SeatOut) for event in events):
        desk.play(hands=tuple(hand for hand in desk.live.hands if not table.out[hand.seat]))
    if any(isinstance(event, PileTaken) for event in events) or table.over:
        desk.play(hands=(), linked=(), wish=None)
    elif wish is not None:
        may = table.owed if isinstance(wish.action, Collect) else table.turn
        if table.frozen_at >= 0 or wish.seat != may:
            desk.play(wish=None)


def rebuild(desk: Desk) -> None:
    """Bots are ready to go on as soon as the pile was knocked."""
    for place, seat in enumerate(desk.room.seats):
        if seat.is_bot and not desk.state.table.out[place]:
            carry_out(desk, Resume(place), desk.engine_time())


def finish(desk: Desk) -> None:
    """The game is over: count it, open what was sealed, and show the score (S-26, A-53)."""
    room = desk.room
    match = room.match.after(round_of(desk.live.log))
    desk.change(match=match, dealer=match.next_dealer(), matching=carried(desk.live))
    desk.play(intents=(), hands=(), missed=(), wish=None, held=(), request=None)
    desk.out.append(Store(Ended(room.game, desk.state.table.winners)))
    desk.tell(revealed(desk.live.header))
    desk.tell_seated()


def attempt(desk: Desk, action: AnyAction, at: int, known: Context | None = None) -> Illegal | None:
    """Carry an action out, or return why the rules refuse it."""
    try:
        carry_out(desk, action, at, known)
    except Illegal as illegal:
        return illegal
    return None
