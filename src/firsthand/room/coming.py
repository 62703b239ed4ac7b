"""Sitting down, going away and coming back."""

from typing import NamedTuple

from firsthand import actions as a
from firsthand.events import AnyEvent
from firsthand.room import dealing
from firsthand.room.desk import Desk, Refusal
from firsthand.room.follow import attempt
from firsthand.room.names import BadName, checked
from firsthand.room.room import NOWHERE
from firsthand.room.standing import wind
from firsthand.room.types import Joined


def join(desk: Desk, given: Joined) -> Refusal:
    """Sit a connection down on free seats, or with none let it look on."""
    seats = desk.room.seats
    for place in given.seats:
        if not 0 <= place < len(seats) or seats[place].is_bot or seats[place].left:
            return "no_such_seat", f"Seat {place} is not for a person here."
        if seats[place].key:
            return "taken", f"{seats[place].name} sits there."
    try:
        name = checked(given.name)
    except BadName as bad:
        return "bad_name", str(bad)
    for place in given.seats:
        called = name if name and len(given.seats) == 1 else seats[place].name
        desk.seat(place, conn=given.conn, key=given.key, name=called)
    wind(desk)
    if given.seats:
        desk.tell_seated()
    else:
        desk.change(onlookers=(*desk.room.onlookers, (given.conn, given.key)))
        desk.send(given.conn, desk.seated(given.conn, given.key))
    if desk.room.live is not None:
        desk.send(given.conn, desk.whole())
    return None


class Current(NamedTuple):
    """Nothing was missed."""


class Missed(NamedTuple):
    """These events were missed, ``number`` being the first."""

    number: int
    events: tuple[AnyEvent, ...]


class Whole(NamedTuple):
    """Nothing of this game is known there: here is the whole table."""


class Lost(NamedTuple):
    """Nobody here has that key."""


Answer = Current | Missed | Whole | Lost


def answer(desk: Desk, key: str, seen: int) -> Answer:
    """Return what a key's holder missed who has seen the first ``seen`` events, -1 for none."""
    keys = {seat.key for seat in desk.room.seats} | {key for _, key in desk.room.onlookers}
    if not key or key not in keys:
        return Lost()
    live = desk.room.live
    if live is None or not 0 <= seen <= len(live.log):
        return Whole()
    return Missed(seen, live.log[seen:]) if seen < len(live.log) else Current()


def come_back(desk: Desk, conn: int, key: str, seen: int) -> None:
    """Give a key's holder the seats again, and what was missed."""
    missed = answer(desk, key, seen)
    if isinstance(missed, Lost):
        desk.dismiss(conn, "This table is no more.")
        return
    for place, seat in enumerate(desk.room.seats):
        if seat.key == key:
            desk.seat(place, conn=conn, n=-1, hidden=False)
            if desk.room.live is not None:
                desk.play(returned=(*desk.live.returned, place))
    watching = tuple((conn, own) if own == key else (old, own) for old, own in desk.room.onlookers)
    desk.change(onlookers=watching)
    wind(desk)
    desk.send(conn, desk.seated(conn, key))
    if desk.room.live is None:
        return
    if isinstance(missed, Missed):
        desk.send(conn, desk.happened(missed.events, missed.number))
    else:
        desk.send(conn, desk.whole())
    if desk.state.table.over:
        desk.send(conn, desk.revealed())


def close(desk: Desk, conn: int) -> None:
    """A connection is gone; its seats are kept, and clocks stand still if nobody is left."""
    for place, seat in enumerate(desk.room.seats):
        if seat.conn == conn:
            desk.seat(place, conn=NOWHERE)
    watching = tuple((NOWHERE if old == conn else old, key) for old, key in desk.room.onlookers)
    desk.change(onlookers=watching)
    wind(desk)


def leave(desk: Desk, seat: int) -> None:
    """Leave for good: the seat plays no more; the room closes with the last person (A-87)."""
    conn, live = desk.room.seats[seat].conn, desk.room.live
    if live is not None and not live.state.table.over and not live.state.table.out[seat]:
        attempt(desk, a.Leave(seat), desk.engine_time())
    desk.seat(seat, conn=NOWHERE, key="", left=True)
    if not any(other.conn == conn for other in desk.room.seats):
        desk.dismiss(conn, "")
    wind(desk)
    if all(other.is_bot or other.left for other in desk.room.seats):
        desk.change(closed=True)
        return
    if not dealing.dealt(desk):
        dealing.substitute(desk)
    desk.tell_seated()
    dealing.deal(desk)
