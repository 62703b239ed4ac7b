"""What the bots of a table mean to do next, and what is done for players who are away."""

from firsthand.bots import Intent, Moment, at_card, at_turn, temperament
from firsthand.room.builder import StepBuilder
from firsthand.room.play.matching import crowd


def think(step: StepBuilder, *, fresh: bool) -> None:
    """Let the bots look at the table; with a ``fresh`` card they look at that too."""
    live, rules = step.live, step.room.rules
    table, minds = step.state.table, list(live.minds)
    now = max(step.now, live.newest.sent)
    moment = Moment(live.newest.k, now, live.matching.theta, crowd(step.room, table.out))
    intents = [intent for intent in live.intents if intent.lives(moment.k, table)]
    for index, seat in enumerate(step.room.seats):
        if table.frozen_at >= 0 or not (seat.is_bot or seat.is_away):
            continue
        acts = index in (table.turn, table.owed) and not busy(step, index, intents)
        if not seat.is_bot:
            intents += [for_absent(step, index, moment)] if acts else []
            continue
        temper = temperament(seat.temperament)
        if fresh:
            wishes, minds[index] = at_card(temper, rules, table, index, moment, minds[index])
            intents += wishes
        if acts:
            wishes, minds[index] = at_turn(temper, table, index, moment, step.pace, minds[index])
            intents += wishes
    step.change_game(intents=tuple(intents), minds=tuple(minds))


def for_absent(step: StepBuilder, seat: int, moment: Moment) -> Intent:
    """Return what is done for a player who is away: only what can't be left undone."""
    table = step.state.table
    collects = table.owed == seat
    return Intent(
        seat, "collect" if collects else "flip", moment.at + step.pace, moment.k, table.piles
    )


def busy(step: StepBuilder, seat: int, intents: list[Intent]) -> bool:
    """Return whether a bot already means to flip or collect."""
    wish = step.live.wish
    meant = any(intent.seat == seat and intent.doing in ("flip", "collect") for intent in intents)
    return meant or (wish is not None and wish.seat == seat)
