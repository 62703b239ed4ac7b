"""What the bots of a table mean to do next, and what is done for players who are away."""

from firsthand.bots import Intent, Moment, at_card, at_turn, temperament
from firsthand.bots.reaction import DEVICE, TOUCH_DEVICE
from firsthand.room.builder import StepBuilder
from firsthand.room.play.matching import matching_still_in
from firsthand.room.play.own_bots import ask, intent_of_silent
from firsthand.room.room import Room


def think(step: StepBuilder, *, fresh: bool) -> None:
    """Ask the bots for their next moves; with a ``fresh`` card also whether they slap it."""
    live, rules = step.live, step.room.rules
    table, minds = step.state.table, list(live.minds)
    now = max(step.now, live.newest.sent)
    bots = matching_still_in(step.room, table.out)
    moment = Moment(live.newest.k, now, live.matching.theta, bots, later=later(step.room))
    intents = [intent for intent in live.intents if intent.lives(moment.k, table)]
    for index, seat in enumerate(step.room.seats):
        if table.frozen_at >= 0 or not (seat.is_bot or seat.is_away):
            continue
        acts = index in (table.turn, table.owed) and not busy(step, index, intents)
        if not seat.is_bot:
            intents += [intent_of_silent(step, index, moment)] if acts else []
            continue
        if seat.is_own_bot:
            intents += ask(step, index, moment, fresh=fresh, acts=acts)
            continue
        temper = temperament(seat.temperament)
        if fresh:
            wishes, minds[index] = at_card(temper, rules, table, index, moment, minds[index])
            intents += wishes
        if acts:
            wishes, minds[index] = at_turn(temper, table, index, moment, step.pace, minds[index])
            intents += wishes
    step.change_game(intents=tuple(intents), minds=tuple(minds))


def later(room: Room) -> int:
    """Return how much later than at a mouse hands of bots come, in ms.

    They play as by touch where most people at the table pressed so last.
    """
    latest = [seat.latest_device for seat in room.seats if seat.key and seat.latest_device]
    by_touch = 2 * latest.count("touch") > len(latest)
    return TOUCH_DEVICE - DEVICE if by_touch else 0


def busy(step: StepBuilder, seat: int, intents: list[Intent]) -> bool:
    """Return whether a bot already means to flip or collect."""
    wish = step.live.wish
    meant = any(intent.seat == seat and intent.doing in ("flip", "collect") for intent in intents)
    return meant or (wish is not None and wish.seat == seat)
