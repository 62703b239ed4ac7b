"""Coming back to a seat by its key, with what was missed, and the end of a connection."""

from typing import NamedTuple

from firsthand.events import AnyEvent
from firsthand.room.builder import Desk
from firsthand.room.room import NOWHERE
from firsthand.room.seats.agreeing import tell_list, withdraw
from firsthand.room.seats.away import go_away, return_to, seats_of
from firsthand.room.seats.leaving import SENT_AWAY
from firsthand.room.types import Connected
from firsthand.room.views.events import happened, revealed, whole
from firsthand.room.views.seated import seated
from firsthand.sentences import say


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


def answer(desk: Desk, key: str, seen: int, game: int) -> Answer:
    """Return what a key's holder missed who has seen ``seen`` events of a game, -1 for none."""
    keys = {seat.key for seat in desk.room.seats} | {key for _, key in desk.room.onlookers}
    if not key or key not in keys:
        return Lost()
    live = desk.room.live
    if live is None or live.game != game or not 0 <= seen <= len(live.log):
        return Whole()
    return Missed(seen, live.log[seen:]) if seen < len(live.log) else Current()


def come_back(desk: Desk, given: Connected) -> None:
    """Give a key's holder the seats again, and what was missed."""
    conn, key = given.conn, given.key
    missed = answer(desk, key, given.seen, given.game)
    if isinstance(missed, Lost):
        sent_away = any(key == barred for barred, _ in desk.room.barred)
        desk.dismiss(conn, SENT_AWAY if sent_away else say("gone-table"))
        return
    own = tuple(place for place, seat in enumerate(desk.room.seats) if seat.key == key)
    if desk.room.live is not None:
        desk.play(returned=(*desk.live.returned, *own))
    watching = tuple((conn, its) if its == key else (old, its) for old, its in desk.room.onlookers)
    desk.change(onlookers=watching)
    withdraw(desk, own)
    return_to(desk, own, conn=conn, n=-1, address=given.address)
    if desk.room.open:
        desk.tell_seated()
    else:
        desk.send(conn, seated(desk.room, conn, key))
    tell_list(desk, (conn,))
    if desk.room.live is None:
        return
    if isinstance(missed, Missed):
        desk.send(conn, happened(desk.live, missed.events))
    else:
        desk.send(conn, whole(desk.live))
    if desk.state.table.over:
        desk.send(conn, revealed(desk.live.header))


def close(desk: Desk, conn: int) -> None:
    """A connection is gone; its seats are kept, and clocks stand still if nobody is left."""
    watching = tuple((NOWHERE if old == conn else old, key) for old, key in desk.room.onlookers)
    looked_on = watching != desk.room.onlookers
    desk.change(onlookers=watching)
    withdraw(desk, seats_of(desk, conn))
    go_away(desk, conn, conn=NOWHERE)
    if looked_on:
        desk.tell_company()
