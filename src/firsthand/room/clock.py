"""What time brings to a room: bots' hands and flips, wishes come due, deadlines, verdicts."""

from math import ceil

from firsthand import actions as a
from firsthand.bots import Intent
from firsthand.judge import Wait
from firsthand.room.away import pass_on, staying_away, take_over
from firsthand.room.desk import Desk
from firsthand.room.disrupting import LASTS_MS, lapse
from firsthand.room.follow import attempt
from firsthand.room.held import act_all, act_held
from firsthand.room.held import times as held_times
from firsthand.room.races import granted, place, settle, verdict_on
from firsthand.room.room import Wish
from firsthand.room.strays import waits


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
    times += held_times(desk)
    if live.request is not None:
        times.append(live.request.at + LASTS_MS)
    verdict = verdict_on(desk)
    times += staying_away(desk).values()
    if isinstance(verdict, Wait):
        times.append(ceil(verdict.until))
    return min((time for time in times if time > desk.now), default=None)
