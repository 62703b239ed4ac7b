"""Standing still: pauses, and clocks that wait for somebody to be there."""

from firsthand.room.builder import Desk
from firsthand.room.play.postponed import hold
from firsthand.room.refusals import Refusal
from firsthand.sentences import say

HURRY = 4
"""How many times as fast a game is played that goes on between bots alone."""


def wind(desk: Desk) -> None:
    """Let the clocks run, or stand still while paused or while nobody looks who could play."""
    live = desk.room.live
    if live is None:
        return
    anyone = any(seat.key and not seat.left for seat in desk.room.seats)
    looking = any(not desk.room.seats[place].hidden for place in desk.people())
    still = live.paused or (anyone and not looking)
    if still and live.halted_at < 0:
        desk.play(halted_at=desk.at)
    elif not still and live.halted_at >= 0:
        desk.play(halted=live.halted + desk.at - live.halted_at, halted_at=-1)


def pause(desk: Desk, seat: int) -> Refusal:
    """Wish for a pause; it comes when all people at the table wish it."""
    desk.seat(seat, pausing=True)
    people = [desk.room.seats[other] for other in desk.people()]
    missing = tuple(other.name for other in people if not other.pausing)
    if missing:
        desk.tell_company()
        return "waiting", say("refusal-pause-needs", names=missing)
    hold(desk, seat, doing="pause", calm=len({other.conn for other in people}) > 1)
    return None


def stand_still(desk: Desk) -> None:
    """Begin a pause to which all people at the table have agreed."""
    _pause(desk, paused=True)


def go_on(desk: Desk) -> Refusal:
    """End a pause; anyone may."""
    if not desk.live.paused:
        return "not_paused", say("refusal-not-paused")
    _pause(desk, paused=False)
    return None


def hurry(desk: Desk, seat: int) -> Refusal:
    """Let bots play on faster for the only person at the table, who is out."""
    if not watches_bots(desk, seat):
        return "playing", say("refusal-hurry")
    live = desk.live
    if live.fast == 1:
        desk.play(fast=HURRY, fast_from=desk.now)
    return None


def watches_bots(desk: Desk, seat: int) -> bool:
    """Tell whether a seat is out, and nobody but bots is at the table with it."""
    people = [place for place, other in enumerate(desk.room.seats) if other.key and not other.left]
    return people == [seat] and desk.state.table.out[seat]


def _pause(desk: Desk, *, paused: bool) -> None:
    for place in range(len(desk.room.seats)):
        desk.seat(place, pausing=False)
    desk.play(paused=paused)
    wind(desk)
    desk.tell_company()
    desk.tell_events(())
