"""Sitting down at a table, or looking on."""

from firsthand.room.builder import Desk
from firsthand.room.play.pausing import wind
from firsthand.room.refusals import Refusal
from firsthand.room.room import NOWHERE, Room
from firsthand.room.seats.agreeing import withdraw
from firsthand.room.seats.away import seats_of
from firsthand.room.seats.names import BadName, alike, checked, guest, untaken
from firsthand.room.types import Joined
from firsthand.room.views.events import whole
from firsthand.room.views.seated import seated
from firsthand.sentences import say


def join_refused(room: Room, given: Joined) -> Refusal:
    """Return why a connection can't sit down or look on as it asks, or nothing when it can."""
    conns = {seat.conn for seat in room.seats} | {conn for conn, _ in room.onlookers}
    if room.chosen and conns - {given.conn, NOWHERE}:
        return "chosen", say("refusal-chosen-seed")
    if any(key in given.held for key, _ in room.barred):
        return "barred", say("refusal-sent-away")
    try:
        name = checked(given.name)
    except BadName as bad:
        return "bad_name", bad.sentence
    if alike(name) in room.barred_names:
        return "barred", say("refusal-barred", name=name)
    return seats_taken(room, given)


def seats_taken(room: Room, given: Joined) -> Refusal:
    """Return which of the seats that a connection asks for it can't have."""
    seats = room.seats
    if given.any_seat and not given.seats and not free_seats(room):
        return "full", say("refusal-full")
    for place in given.seats:
        if not 0 <= place < len(seats) or seats[place].is_bot or seats[place].left:
            return "no_such_seat", say("refusal-no-place", seat=place)
        if seats[place].key:
            return "taken", say("refusal-taken", name=seats[place].name)
    return None


def join(desk: Desk, given: Joined) -> Refusal:
    """Sit a connection down on free seats, or with none let it look on."""
    refusal = join_refused(desk.room, given)
    if refusal is not None:
        return refusal
    wanted = given.seats or (free_seats(desk.room)[:1] if given.any_seat else ())
    name = checked(given.name)
    for place in wanted:
        seats = desk.room.seats
        others = frozenset(seat.name for seat in seats[:place] + seats[place + 1 :])
        called = name if name and len(wanted) == 1 else seats[place].name
        fresh = guest(others | desk.room.barred_names, place)
        called = untaken(called, others) if called else fresh
        desk.seat(place, conn=given.conn, key=given.key, name=called, address=given.address)
    withdraw(desk, seats_of(desk, given.conn))
    wind(desk)
    if not wanted:
        desk.change(onlookers=(*desk.room.onlookers, (given.conn, given.key)))
    if wanted or desk.room.open:
        desk.tell_seated()
    else:
        desk.send(given.conn, seated(desk.room, given.conn, given.key))
    if desk.room.live is not None:
        desk.send(given.conn, whole(desk.live))
    return None


def free_seats(room: Room) -> tuple[int, ...]:
    """Return the seats on which a person may sit down."""
    return tuple(place for place, seat in enumerate(room.seats) if seat.is_free)


# ---- sending somebody away ------------------------------------------------------------------
