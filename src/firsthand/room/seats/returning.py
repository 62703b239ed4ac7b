"""Coming back to a seat by its key, with what was missed, and the end of a connection."""

from typing import NamedTuple

from firsthand.events import AnyEvent
from firsthand.room.builder import StepBuilder
from firsthand.room.messages import Notice
from firsthand.room.play.pausing import WAITED_FOR_MS
from firsthand.room.room import NO_SLAP, NOWHERE
from firsthand.room.seats.agreeing import send_list, withdraw
from firsthand.room.seats.away import go_away, return_to, seats_of
from firsthand.room.seats.leaving import SENT_AWAY
from firsthand.room.snapshot import HASHED, hashed
from firsthand.room.types import Connected
from firsthand.room.views.events import happened, revealed, whole
from firsthand.room.views.seated import seated
from firsthand.sentences import say


class UpToDate(NamedTuple):
    """Nothing was missed."""


class EventsMissed(NamedTuple):
    """These events were missed, ``number`` being the first."""

    number: int
    events: tuple[AnyEvent, ...]


class WholeTable(NamedTuple):
    """Nothing of this game is known there: here is the whole table."""


class NoSuchKey(NamedTuple):
    """Nobody here has that key."""


Answer = UpToDate | EventsMissed | WholeTable | NoSuchKey


def answer(step: StepBuilder, key: str, seen: int, game: int) -> Answer:
    """Return what a key's holder missed who has seen ``seen`` events of a game."""
    keys = {seat.key for seat in step.room.seats} | {key for _, key in step.room.onlookers}
    if not key or key.startswith(HASHED) or key not in keys:
        return NoSuchKey()
    live = step.room.live
    if live is None or live.game != game or not 0 <= seen <= len(live.log):
        return WholeTable()
    return EventsMissed(seen, live.log[seen:]) if seen < len(live.log) else UpToDate()


def come_back(step: StepBuilder, connected: Connected) -> None:
    """Give a key's holder the seats again, and what was missed."""
    conn, key = connected.conn, connected.key
    recognise(step, key)
    missed = answer(step, key, connected.seen, connected.game)
    if isinstance(missed, NoSuchKey):
        sent_away = any(barred in (key, hashed(key)) for barred, _ in step.room.barred)
        step.dismiss(conn, SENT_AWAY if sent_away else say("gone-table"))
        return
    own = tuple(index for index, seat in enumerate(step.room.seats) if seat.key == key)
    if step.room.live is not None:
        step.change_game(returned=(*step.live.returned, *own))
    watching = tuple((conn, its) if its == key else (old, its) for old, its in step.room.onlookers)
    step.change(onlookers=watching)
    if own and not connected.vouched:
        step.change(vouched=False)
    withdraw(step, own)
    return_to(step, own, conn=conn, n=NO_SLAP, address=connected.address)
    if step.room.open:
        step.send_seated()
    else:
        step.send(conn, seated(step.room, conn, key))
    send_list(step, (conn,))
    if step.room.live is None:
        return
    if step.room.waits_until >= 0 and not step.state.table.over:
        step.send(conn, Notice(say("notice-all-back", n=WAITED_FOR_MS // 1000)))
    if isinstance(missed, EventsMissed):
        step.send(conn, happened(step.live, missed.events))
    else:
        step.send(conn, whole(step.live))
    if step.state.table.over:
        step.send(conn, revealed(step.live.header))


def recognise(step: StepBuilder, key: str) -> None:
    """Put a key where only its hash was kept."""
    known = hashed(key)
    for index, seat in enumerate(step.room.seats):
        if seat.key == known:
            step.change_seat(index, key=key)
    if any(its == known for _, its in step.room.onlookers):
        looking = ((conn, key if its == known else its) for conn, its in step.room.onlookers)
        step.change(onlookers=tuple(looking))


def close(step: StepBuilder, conn: int) -> None:
    """Note that a connection is gone: its seats are kept, and clocks stop if no player is left."""
    watching = tuple((NOWHERE if old == conn else old, key) for old, key in step.room.onlookers)
    looked_on = watching != step.room.onlookers
    step.change(onlookers=watching)
    withdraw(step, seats_of(step, conn))
    go_away(step, conn, conn=NOWHERE)
    if looked_on:
        step.send_seated_if_open()
