"""Acting in the game, and what follows: who is told, what is shown, what dies with a card."""

from collections.abc import Iterable
from typing import Any

import msgspec

from firsthand.actions import AnyAction, Collect, Resume
from firsthand.bots import Intent, Moment, at_card, at_turn, temperament
from firsthand.errors import Illegal
from firsthand.events import AnyEvent, Disrupted, Flipped, PileTaken, Resumed, SeatOut
from firsthand.game.state import next_to_flip
from firsthand.law.types import NOBODY
from firsthand.match import round_of
from firsthand.record import JudgedHand, Sides
from firsthand.record.evidence import written
from firsthand.room.awards import Case, Context, award, joining
from firsthand.room.desk import Desk, revealed
from firsthand.room.lines import show
from firsthand.room.matching import carried, crowd, learnt, news
from firsthand.room.messages import Award
from firsthand.room.room import Missed, Reveal
from firsthand.room.types import Ended, Store

KEPT = 64
"""How many cards back a slap may name one; older ones are late."""


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


def reveal(desk: Desk, events: tuple[AnyEvent, ...], *, covered: bool) -> None:
    """Number a card just shown; the hands on the one before, which it ``covered``, are void.

    What a race on it goes by is noted now, so that nothing done later changes it.
    """
    live, table = desk.live, desk.state.table
    last = msgspec.structs.replace(live.newest, beaten=covered)
    hidden = tuple(place for place, seat in enumerate(desk.room.seats) if seat.hidden)
    flipper = table.recent[0] if table.recent else NOBODY
    stopped = stopper(desk, events)
    fresh = Reveal(
        last.k + 1,
        desk.now,
        table.piles,
        len(table.pile),
        flipper,
        hidden if stopped == NOBODY else (*hidden, stopped),
        first=next_to_flip(table),
        screens=desk.screens(),
        stopped=stopped,
    )
    desk.play(
        reveals=(*live.reveals[-KEPT:-1], last, show(desk, fresh)),
        watermarks=(NOBODY,) * table.seats,
        hands=(),
        linked=(),
        returned=(),
        hasty=(),
        wish=None,
    )


def stopper(desk: Desk, events: tuple[AnyEvent, ...]) -> int:
    """Return who stopped the play that goes on now with the same pile, or NOBODY."""
    shown = [event for event in events if isinstance(event, Flipped | Resumed)]
    if not isinstance(shown[-1], Resumed) or not desk.state.table.pile:
        return NOBODY
    stops = (event for event in reversed(desk.live.log) if isinstance(event, Disrupted))
    return next(stops).seat


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


def think(desk: Desk, *, fresh: bool) -> None:
    """Let the bots look at the table; with a ``fresh`` card they look at that too."""
    live, rules = desk.live, desk.room.rules
    table, minds = desk.state.table, list(live.minds)
    now = max(desk.now, live.newest.sent)
    moment = Moment(live.newest.k, now, live.matching.theta, crowd(desk.room, table.out))
    intents = [intent for intent in live.intents if intent.lives(moment.k, table)]
    for place, seat in enumerate(desk.room.seats):
        if table.frozen_at >= 0 or not (seat.is_bot or seat.is_away):
            continue
        acts = place in (table.turn, table.owed) and not busy(desk, place, intents)
        if not seat.is_bot:
            intents += [for_absent(desk, place, moment)] if acts else []
            continue
        temper = temperament(seat.temperament)
        if fresh:
            wishes, minds[place] = at_card(temper, rules, table, place, moment, minds[place])
            intents += wishes
        if acts:
            wishes, minds[place] = at_turn(temper, table, place, moment, desk.pace, minds[place])
            intents += wishes
    desk.play(intents=tuple(intents), minds=tuple(minds))


def for_absent(desk: Desk, seat: int, moment: Moment) -> Intent:
    """Return what is done for a player who is away: only what can't be left undone."""
    table = desk.state.table
    collects = table.owed == seat
    return Intent(
        seat, "collect" if collects else "flip", moment.at + desk.pace, moment.k, table.piles
    )


def busy(desk: Desk, seat: int, intents: list[Intent]) -> bool:
    """Tell whether a bot already means to flip or collect."""
    wish = desk.live.wish
    meant = any(intent.seat == seat and intent.doing in ("flip", "collect") for intent in intents)
    return meant or (wish is not None and wish.seat == seat)


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
