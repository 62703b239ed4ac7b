"""Standing still: pauses, and clocks that wait for somebody to be there."""

from firsthand.law.types import NEVER
from firsthand.room.builder import StepBuilder
from firsthand.room.play.postponed import postpone
from firsthand.room.refusals import Refusal
from firsthand.sentences import say

HURRY = 4
"""How many times as fast a game is played that goes on between bots alone."""


def run_or_stop_clocks(step: StepBuilder) -> None:
    """Let the clocks run, or stand still while paused or while nobody looks who could play."""
    live = step.room.live
    if live is None:
        return
    anyone = any(seat.key and not seat.left for seat in step.room.seats)
    looking = any(not step.room.seats[index].hidden for index in step.people())
    still = live.paused or (anyone and not looking)
    if still and live.halted_at < 0:
        step.change_game(halted_at=step.at)
    elif not still and live.halted_at >= 0:
        step.change_game(halted=live.halted + step.at - live.halted_at, halted_at=NEVER)


def pause(step: StepBuilder, seat: int) -> Refusal:
    """Wish for a pause; it comes when all people at the table wish it."""
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
    """Let bots play on faster for the only person at the table, who is out."""
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
