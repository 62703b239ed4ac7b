"""Sitting down at a table, or looking on."""

from firsthand.room.builder import StepBuilder
from firsthand.room.play.pausing import run_or_stop_clocks
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Room
from firsthand.room.seats.agreeing import withdraw
from firsthand.room.seats.away import seats_of
from firsthand.room.seats.names import BadName, checked, compared_form, guest, untaken
from firsthand.room.snapshot import hashed
from firsthand.room.types import Joined
from firsthand.room.views.events import whole
from firsthand.room.views.seated import seated
from firsthand.sentences import say

ONLOOKERS_MOST = 16
"""How many people may look on at a table."""


def join_refused(room: Room, joined: Joined) -> Refusal:
    """Return why a connection can't sit down or look on as it asks, or nothing when it can."""
    conns = {seat.conn for seat in room.seats} | {conn for conn, _ in room.onlookers}
    if room.chosen and conns - {joined.conn, NOWHERE}:
        return "chosen", say("refusal-chosen-seed")
    had = {*joined.earlier_keys, *map(hashed, joined.earlier_keys)}
    if any(key in had for key, _ in room.barred):
        return "barred", say("refusal-sent-away")
    try:
        name = checked(joined.name)
    except BadName as bad:
        return "bad_name", bad.sentence
    if compared_form(name) in room.barred_names:
        return "barred", say("refusal-barred", name=name)
    looks_on = not joined.any_seat and not joined.seats
    if looks_on and sum(conn != NOWHERE for conn, _ in room.onlookers) >= ONLOOKERS_MOST:
        return "onlookers", say("limit-onlookers", most=ONLOOKERS_MOST)
    return seats_taken(room, joined)


def seats_taken(room: Room, joined: Joined) -> Refusal:
    """Return which of the seats that a connection asks for it can't have."""
    seats = room.seats
    if joined.any_seat and not joined.seats and not free_seats(room):
        return "full", say("refusal-full")
    for index in joined.seats:
        if not 0 <= index < len(seats) or seats[index].is_bot or seats[index].left:
            return "no_such_seat", say("refusal-no-place", seat=index)
        if seats[index].key:
            return "taken", say("refusal-taken", name=seats[index].name)
    return None


def join(step: StepBuilder, joined: Joined) -> Refusal:
    """Sit a connection down on free seats, or with none let it look on."""
    refusal = join_refused(step.room, joined)
    if refusal is not None:
        return refusal
    wanted = joined.seats or (free_seats(step.room)[:1] if joined.any_seat else ())
    name = checked(joined.name)
    for index in wanted:
        seats = step.room.seats
        others = frozenset(seat.name for seat in seats[:index] + seats[index + 1 :])
        called = name if name and len(wanted) == 1 else seats[index].name
        fresh = guest(others | step.room.barred_names, index)
        called = untaken(called, others) if called else fresh
        step.change_seat(
            index, conn=joined.conn, key=joined.key, name=called, address=joined.address
        )
        step.change_seat(index, handicap=0, device="", latest_device="", raced=0)
    if wanted and not joined.vouched:
        step.change(vouched=False)
    withdraw(step, seats_of(step, joined.conn))
    run_or_stop_clocks(step)
    if not wanted:
        here = [pair for pair in step.room.onlookers if pair[0] != NOWHERE]
        gone = [pair for pair in step.room.onlookers if pair[0] == NOWHERE][-ONLOOKERS_MOST:]
        step.change(onlookers=(*gone, *here, (joined.conn, joined.key)))
    if wanted or step.room.open:
        step.send_seated()
    else:
        step.send(joined.conn, seated(step.room, joined.conn, joined.key))
    if step.room.live is not None:
        step.send(joined.conn, whole(step.live))
    return None


def free_seats(room: Room) -> tuple[int, ...]:
    """Return the seats on which a person may sit down."""
    return tuple(index for index, seat in enumerate(room.seats) if seat.is_free)


# ---- sending somebody away ------------------------------------------------------------------
