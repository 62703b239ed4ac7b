"""What the bots of a table mean to do next, and what is done for players who are away."""

from firsthand.bots import Intent, Moment, at_card, at_turn, temperament
from firsthand.room.builder import Desk
from firsthand.room.play.matching import crowd


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
