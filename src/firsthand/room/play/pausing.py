"""Pauses, and clocks that stand still until somebody who plays is there."""

from firsthand.law.types import NEVER
from firsthand.room.builder import StepBuilder
from firsthand.room.play.postponed import postpone
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE
from firsthand.sentences import say

WAITED_FOR_MS = 10_000
"""How long a table that was opened again waits for all of its people, in ms."""

HURRY = 4
"""How many times as fast a game is played that goes on between bots alone."""


def run_or_stop_clocks(step: StepBuilder) -> None:
    """Stop the clocks while the game is paused or no player looks at it, and start them again."""
    waits = waits_for_people(step)
    if not waits and step.room.waits_until >= 0:
        step.change(waits_until=NEVER)
    live = step.room.live
    if live is None:
        return
    anyone = any(seat.key and not seat.left for seat in step.room.seats)
    looking = any(not step.room.seats[index].hidden for index in step.people())
    still = live.paused or waits or (anyone and not looking)
    if still and live.halted_at < 0:
        step.change_game(halted_at=step.at)
    elif not still and live.halted_at >= 0:
        step.change_game(halted=live.halted + step.at - live.halted_at, halted_at=NEVER)


def waits_for_people(step: StepBuilder) -> bool:
    """Return whether a table that was opened again waits for one of its people still."""
    if step.at >= step.room.waits_until:
        return False
    return any(seat.key and not seat.left and seat.conn == NOWHERE for seat in step.room.seats)


def wait_no_longer(step: StepBuilder) -> None:
    """Start the clocks once the people of a table that was opened again had time to return."""
    if 0 <= step.room.waits_until <= step.at:
        run_or_stop_clocks(step)


def pause(step: StepBuilder, seat: int) -> Refusal:
    """Note a wish for a pause; it begins when all people at the table wish it."""
    step.change_seat(seat, pausing=True)
    people = [step.room.seats[other] for other in step.people()]
    missing = tuple(other.name for other in people if not other.pausing)
    if missing:
        step.send_seated_if_open()
        return "waiting", say("refusal-pause-needs", names=missing)
    postpone(step, seat, doing="pause", calm=len({other.conn for other in people}) > 1)
    return None


def begin_pause(step: StepBuilder) -> None:
    """Begin a pause to which all people at the table have agreed."""
    _pause(step, paused=True)


def end_pause(step: StepBuilder) -> Refusal:
    """End a pause; anyone may."""
    if not step.live.paused:
        return "not_paused", say("refusal-not-paused")
    _pause(step, paused=False)
    return None


def hurry(step: StepBuilder, seat: int) -> Refusal:
    """Make bots play faster for the only person at the table, who is out."""
    if not watches_bots(step, seat):
        return "playing", say("refusal-hurry")
    live = step.live
    if live.speed == 1:
        step.change_game(speed=HURRY, speed_from=step.now)
    return None


def watches_bots(step: StepBuilder, seat: int) -> bool:
    """Return whether a seat is out, and nobody but bots is at the table with it."""
    people = [index for index, other in enumerate(step.room.seats) if other.key and not other.left]
    return people == [seat] and step.state.table.out[seat]


def _pause(step: StepBuilder, *, paused: bool) -> None:
    for index in range(len(step.room.seats)):
        step.change_seat(index, pausing=False)
    step.change_game(paused=paused)
    run_or_stop_clocks(step)
    step.send_seated_if_open()
    step.send_events(())
