"""What a room does by the time alone: bots' moves, deadlines, verdicts, acts that have waited."""

from math import ceil

from firsthand import actions as a
from firsthand.actions import AnyAction, Disrupt
from firsthand.bots import Intent
from firsthand.judge import Wait
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Postponed, Wish
from firsthand.room.play.disrupting import LASTS_MS, lapse
from firsthand.room.play.effects import attempt
from firsthand.room.play.false_slaps import false_slap_times
from firsthand.room.play.pausing import begin_pause, wait_no_longer
from firsthand.room.play.postponed import due_after_hands
from firsthand.room.play.race import granted, put_hand_down, race, settle, verdict_on, void_hands
from firsthand.room.seats.away import staying_away, take_over
from firsthand.room.seats.hosting import pass_on
from firsthand.room.seats.leaving import expel
from firsthand.sentences import say


def advance(step: StepBuilder) -> None:
    """Carry out all that is due: first the bots' moves, then verdicts and acts that waited."""
    wait_no_longer(step)
    act_all_postponed(step)
    pass_on(step)
    while step.running:
        due = [intent for intent in step.live.intents if intent.at <= step.now]
        if due:
            enact(step, min(due, key=lambda intent: intent.at))
        elif not (settle(step) or act_postponed(step) or lapse(step) or take_over(step)):
            break
    act_all_postponed(step)


def enact(step: StepBuilder, intent: Intent) -> None:
    """Carry out a bot's move; its flips keep the pace of the table as people's do."""
    live, seat = step.live, intent.seat
    step.change_game(intents=tuple(other for other in live.intents if other is not intent))
    sent = live.newest.sent
    match intent.doing:
        case "slap":
            put_hand_down(step, seat, intent.at, intent.at - sent)
        case "gesture":
            attempt(step, a.Gesture(seat), step.engine_time())
        case _:
            flips = intent.doing == "flip"
            gate = sent + step.pace if flips and live.newest.k > 0 else sent
            due = max(intent.at, gate)
            action = a.Flip(seat) if flips else a.Collect(seat)
            step.change_game(wish=Wish(action, intent.at, intent.at - sent, due))


def upcoming(step: StepBuilder) -> int | None:
    """Return when something is due next, in ms of play, or None."""
    if not step.running:
        return None
    live, due = step.live, step.due
    times = [intent.at for intent in live.intents]
    if live.wish is not None:
        times += [live.wish.due, granted(step, live.wish)]
    if due is not None:
        times.append(due.at)
    times += map(ceil, false_slap_times(step))
    times += postponed_times(step)
    if live.request is not None:
        times.append(live.request.at + LASTS_MS)
    verdict = verdict_on(step)
    times += staying_away(step).values()
    if isinstance(verdict, Wait):
        times.append(ceil(verdict.until))
    return min((time for time in times if time > step.now), default=None)


WON_FIRST = say("refusal-won-first")


def act_postponed(step: StepBuilder) -> bool:
    """Carry out the first postponed act whose time has come; return whether there was one."""
    live = step.live
    waiting = [one for one in live.postponed if one.doing != "beat"]
    if not waiting or race_is_on(step):
        return False
    known = race(step)
    for one in waiting:
        if due_after_hands(step, one, known) <= step.now:
            do_postponed(step, one)
            return True
    return False


def race_is_on(step: StepBuilder) -> bool:
    """Return whether a hand is down on a pile that may be slapped."""
    return step.contested and bool(step.live.hands)


def act_all_postponed(step: StepBuilder) -> None:
    """Carry out all postponed acts while the clocks stand still, unless a race is on.

    The clocks of a race stand still where nobody is there; it goes on once somebody is back.
    """
    live = step.room.live
    while live is not None and live.postponed and not (step.running or race_is_on(step)):
        do_postponed(step, live.postponed[0])
        live = step.room.live


def postponed_times(step: StepBuilder) -> list[int]:
    """Return when each postponed act may be carried out, in ms of play."""
    waiting = [one for one in step.live.postponed if one.doing != "beat"]
    if not waiting:
        return []
    known = race(step)
    return [ceil(due_after_hands(step, one, known)) for one in waiting]


def do_postponed(step: StepBuilder, one: Postponed) -> None:
    """Carry out a postponed act."""
    step.change_game(postponed=tuple(other for other in step.live.postponed if other is not one))
    match one.doing:
        case "pause":
            begin_pause(step)
        case "expel":
            expel(step, one.seat)
        case _:
            carry(step, one, one.action)


def carry(step: StepBuilder, one: Postponed, action: AnyAction) -> None:
    """Apply a postponed action, if the rules still allow it.

    A flip out of turn is dropped if the seat's turn has come meanwhile.
    """
    if one.doing == "burn" and step.state.table.turn == one.seat:
        return
    stops, conn = isinstance(action, Disrupt), step.room.seats[one.seat].conn
    if stops and one.piles != step.state.table.piles:
        step.refuse(conn, "disrupt", "pile_won", WON_FIRST)
        return
    illegal = attempt(step, action, step.engine_time())
    if illegal is None and stops and step.live.hands:
        void_hands(step)
