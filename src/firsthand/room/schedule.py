"""What time brings to a room: bots' hands and flips, wishes, deadlines, verdicts, what waited."""

from math import ceil

from firsthand import actions as a
from firsthand.actions import AnyAction, Disrupt
from firsthand.bots import Intent
from firsthand.judge import Wait
from firsthand.room.builder import Desk
from firsthand.room.live import Held, Wish
from firsthand.room.play.disrupting import LASTS_MS, lapse
from firsthand.room.play.effects import attempt
from firsthand.room.play.false_slaps import waits
from firsthand.room.play.pausing import stand_still
from firsthand.room.play.postponed import ripe
from firsthand.room.play.race import granted, place, race, settle, verdict_on, void
from firsthand.room.seats.away import staying_away, take_over
from firsthand.room.seats.hosting import pass_on
from firsthand.room.seats.leaving import expel
from firsthand.sentences import say


def advance(desk: Desk) -> None:
    """Let everything happen that is due: first what bots meant to do, then what it leads to."""
    act_all(desk)
    pass_on(desk)
    while desk.running:
        due = [intent for intent in desk.live.intents if intent.at <= desk.now]
        if due:
            enact(desk, min(due, key=lambda intent: intent.at))
        elif not (settle(desk) or act_held(desk) or lapse(desk) or take_over(desk)):
            break
    act_all(desk)


def enact(desk: Desk, intent: Intent) -> None:
    """Do what a bot meant to do; its flips keep the pace of the table like everyone's."""
    live, seat = desk.live, intent.seat
    desk.play(intents=tuple(other for other in live.intents if other is not intent))
    sent = live.newest.sent
    match intent.doing:
        case "slap":
            place(desk, seat, intent.at, intent.at - sent)
        case "gesture":
            attempt(desk, a.Gesture(seat), desk.engine_time())
        case _:
            flips = intent.doing == "flip"
            gate = sent + desk.pace if flips and live.newest.k > 0 else sent
            due = max(intent.at, gate)
            action = a.Flip(seat) if flips else a.Collect(seat)
            desk.play(wish=Wish(action, intent.at, intent.at - sent, due))


def upcoming(desk: Desk) -> int | None:
    """Return when something is due next, in ms of play, or None."""
    if not desk.running:
        return None
    live, due = desk.live, desk.due
    times = [intent.at for intent in live.intents]
    if live.wish is not None:
        times += [live.wish.due, granted(desk, live.wish)]
    if due is not None:
        times.append(due.at)
    times += map(ceil, waits(desk))
    times += postponed_times(desk)
    if live.request is not None:
        times.append(live.request.at + LASTS_MS)
    verdict = verdict_on(desk)
    times += staying_away(desk).values()
    if isinstance(verdict, Wait):
        times.append(ceil(verdict.until))
    return min((time for time in times if time > desk.now), default=None)


WON_FIRST = say("refusal-won-first")


def act_held(desk: Desk) -> bool:
    """Do what has waited long enough, and tell whether there was anything."""
    live = desk.live
    waits = [one for one in live.held if one.doing != "beat"]
    if not waits or (desk.contested and live.hands):
        return False
    known = race(desk)
    for one in waits:
        if ripe(desk, one, known) <= desk.now:
            do(desk, one)
            return True
    return False


def act_all(desk: Desk) -> None:
    """Do what waits at a table that stands still: no race is on there."""
    live = desk.room.live
    while live is not None and live.held and not desk.running:
        do(desk, live.held[0])
        live = desk.room.live


def postponed_times(desk: Desk) -> list[int]:
    """Return when what waits may happen, in ms of play."""
    waits = [one for one in desk.live.held if one.doing != "beat"]
    if not waits:
        return []
    known = race(desk)
    return [ceil(ripe(desk, one, known)) for one in waits]


def do(desk: Desk, held: Held) -> None:
    """Do what has waited."""
    desk.play(held=tuple(one for one in desk.live.held if one is not held))
    match held.doing:
        case "pause":
            stand_still(desk)
        case "expel":
            expel(desk, held.seat)
        case _:
            carry(desk, held, held.action)


def carry(desk: Desk, held: Held, action: AnyAction) -> None:
    """Let an action happen, if the rules still allow it.

    What was a flip out of turn is none once the seat's turn has come.
    """
    if held.doing == "burn" and desk.state.table.turn == held.seat:
        return
    stops, conn = isinstance(action, Disrupt), desk.room.seats[held.seat].conn
    if stops and held.piles != desk.state.table.piles:
        desk.refuse(conn, "disrupt", "pile_won", WON_FIRST)
        return
    illegal = attempt(desk, action, desk.engine_time())
    if illegal is None and stops and desk.live.hands:
        void(desk)
