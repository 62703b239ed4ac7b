"""Bots of the host's own: the room asks for what they mean to do, and goes on without an answer."""

from firsthand.bots import Intent, Moment
from firsthand.bots.bot import View
from firsthand.bots.intent import Doing
from firsthand.bots.policy import GESTURE_MS
from firsthand.dice import draw
from firsthand.game.fold import put
from firsthand.room.builder import StepBuilder
from firsthand.room.types import Answered, Asking, BotQuestion

LUCK = 1 << 31
"""The chance of an own bot is seeded by a number below this one."""


def intent_of_silent(step: StepBuilder, seat: int, moment: Moment) -> Intent:
    """Return what is done for a seat whose player says nothing: what can't be left undone."""
    table = step.state.table
    doing: Doing = "collect" if table.owed == seat else "flip"
    return Intent(seat, doing, moment.at + step.pace, moment.k, table.piles)


def begin(step: StepBuilder) -> None:
    """Ask the own bots of a table to begin a game."""
    moment = Moment(step.live.newest.k, step.now, step.live.matching.theta, pace=step.pace)
    for index, seat in enumerate(step.room.seats):
        if seat.is_own_bot:
            luck, dice = draw(step.live.minds[index], LUCK)
            step.change_game(minds=put(step.live.minds, index, dice))
            put_question(step, index, "begin", moment, luck)


def ask(step: StepBuilder, seat: int, moment: Moment, *, fresh: bool, acts: bool) -> list[Intent]:
    """Ask an own bot about a ``fresh`` card, and for its turn where it ``acts``.

    Return what it does as long as there is no answer: it flips at the pace of the table.
    """
    table, rules = step.state.table, step.room.rules
    moment = moment._replace(pace=step.pace)
    flipped = not rules.slap.flipper_allowed and table.recent[:1] == (seat,)
    if fresh and table.pile and not (rules.slap_free or table.out[seat] or flipped):
        put_question(step, seat, "at_card", moment)
    if not acts:
        return []
    put_question(step, seat, "at_turn", moment)
    return [intent_of_silent(step, seat, moment)]


def put_question(step: StepBuilder, seat: int, what: Asking, moment: Moment, luck: int = 0) -> None:
    """Ask a bot for one of its methods, with what it sees."""
    names = tuple(each.name for each in step.room.seats)
    view = View(step.room.rules, step.state.table, seat, names, moment)
    kind = step.room.seats[seat].temperament
    step.out.append(BotQuestion(seat, kind, what, step.live.game, view, luck))


def take_intent(step: StepBuilder, answered: Answered) -> None:
    """Note what a bot has answered, if the card and the pile still lie there."""
    live, asked = step.room.live, answered.asked
    if not step.running or live is None or live.game != asked.game:
        return
    if step.room.seats[asked.seat].temperament != asked.kind:
        return
    for intent in intents_of(step, answered):
        if not intent.lives(live.newest.k, step.state.table):
            continue
        intents = step.live.intents
        if intent.doing in ("flip", "collect"):
            rest = tuple(each for each in intents if not same(each, intent))
            if len(rest) == len(intents):
                continue
            intents = rest
        step.change_game(intents=(*intents, intent))


def same(one: Intent, other: Intent) -> bool:
    """Return whether two intents are to do the same."""
    return (one.seat, one.doing) == (other.seat, other.doing)


def intents_of(step: StepBuilder, answered: Answered) -> tuple[Intent, ...]:
    """Return what an answer means: a hand, after its gesture where one is agreed, or a move."""
    asked, table = answered.asked, answered.asked.view.table
    moment = asked.view.moment
    at = max(step.now, moment.at + answered.after)

    def timed_intent(doing: Doing, when: int) -> Intent:
        return Intent(asked.seat, doing, when, moment.k, table.piles)

    if asked.what == "at_turn":
        return (timed_intent("collect" if table.owed == asked.seat else "flip", at),)
    if step.room.rules.slap.gesture is None:
        return (timed_intent("slap", at),)
    return timed_intent("gesture", at), timed_intent("slap", at + GESTURE_MS)
