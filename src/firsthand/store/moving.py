"""Copies of a store, its tables in a file of text, and the tables of one person erased.

Whoever has such a file can play for the people in it until they come back: it holds the secrets of
deals to come.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import delete, insert, select

from firsthand.errors import FirsthandError
from firsthand.room import Sealed
from firsthand.sentences import say
from firsthand.shell.storage import Entry, Unreadable
from firsthand.store.engine import connected
from firsthand.store.ledger import Ledger
from firsthand.store.place import Place, SqliteFile, Unusable, unusable
from firsthand.store.schema import entries, rooms

FORMAT = 1
"""Raised whenever an older program would misread a file of tables."""


class NoTables(FirsthandError):
    """A file that holds no tables, or that can't be read or written."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of tables."""

    firsthand: str
    """What the file holds: "tables"."""
    format: int
    """How it holds them."""


class MovedEntry(msgspec.Struct, frozen=True):
    """An entry as it is kept: a row of the table of entries."""

    number: int
    """Its number in its room."""
    game: int
    """Which game of the room it is of."""
    kind: str
    """What it is."""
    data: bytes
    """What it holds."""


class MovedRoom(msgspec.Struct, frozen=True):
    """A room with its games: a line of a file of tables."""

    code: str
    """The code of the table."""
    standing: bytes
    """How the room stands."""
    entries: tuple[MovedEntry, ...]
    """Its games."""


def export_to(place: Place, file: Path) -> int:
    """Write all tables to a new file that its owner alone may read; return how many there are."""
    lines = [
        msgspec.json.encode(Heading("tables", FORMAT)),
        *map(msgspec.json.encode, all_of(place)),
    ]
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as output:
            output.writelines(line + b"\n" for line in lines)
    except OSError as error:
        raise NoTables(say("command-unwritable", file=str(file), why=str(error.strerror))) from None
    return len(lines) - 1


def all_of(place: Place) -> Iterator[MovedRoom]:
    """Yield all rooms of a store as they are at one moment."""
    with connected(place) as connection:
        columns = select(rooms.c.code, rooms.c.standing).order_by(rooms.c.code)
        for code, standing in connection.execute(columns).all():
            query = select(entries).where(entries.c.code == code).order_by(entries.c.number)
            games = tuple(
                MovedEntry(row.number, row.game, row.kind, bytes(row.data))
                for row in connection.execute(query)
            )
            yield MovedRoom(code, bytes(standing), games)


def import_from(place: Place, file: Path) -> int:
    """Add the tables of a file, all or none; return how many there are.

    Raises `NoTables`, also where a table of the same code is there already.
    """
    moved = read(file)
    with connected(place, writes=True) as connection:
        there = set(connection.scalars(select(rooms.c.code)))
        for room in moved:
            if room.code in there:
                raise NoTables(say("store-there", name=place.name, code=room.code))
            connection.execute(insert(rooms), {"code": room.code, "standing": room.standing})
            rows = [{"code": room.code, **msgspec.structs.asdict(entry)} for entry in room.entries]
            if rows:
                connection.execute(insert(entries), rows)
    return len(moved)


def read(file: Path) -> list[MovedRoom]:
    """Return the tables of a file, or raise `NoTables`."""
    try:
        first, *others = file.read_bytes().splitlines() or [b""]
        heading = msgspec.json.decode(first, type=Heading)
        if heading != Heading("tables", FORMAT):
            raise NoTables(say("store-no-tables", file=str(file)))
        return [msgspec.json.decode(line, type=MovedRoom) for line in others]
    except OSError as error:
        raise NoTables(say("player-unread", file=str(file), why=str(error.strerror))) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NoTables(say("store-no-tables", file=str(file))) from None


def back_up(place: Place, file: Path) -> None:
    """Copy a file of SQLite as it is at one moment, while a server may write to it."""
    if not isinstance(place, SqliteFile):
        raise Unusable(say("store-dump", name=place.name))
    if file.exists():
        raise NoTables(say("command-unwritable", file=str(file), why=os.strerror(17)))
    copy = SqliteFile(file)
    try:
        source = place.connect()
    except sqlite3.Error as error:
        raise unusable(place, error) from error
    with closing(source):
        try:
            copy.create()
            with closing(sqlite3.connect(copy.path)) as target:
                source.backup(target)
        except (OSError, sqlite3.Error) as error:
            raise unusable(copy, error) from error


def erase(place: Place, name: str) -> int:
    """Forget all tables at which somebody of a name sat or sits; return how many there were."""
    ledger = Ledger(place)
    with connected(place) as connection:
        codes = list(connection.scalars(select(rooms.c.code)))
    codes = [code for code in codes if name in names(ledger, code)]
    ledger.close()
    with connected(place, writes=True) as connection:
        for table in (entries, rooms):
            connection.execute(delete(table).where(table.c.code.in_(codes)))
    return len(codes)


def names(ledger: Ledger, code: str) -> set[str]:
    """Return the names of all who sat at a table, as far as they can be read."""
    sat: set[str] = set()
    try:
        saved = ledger.load(code)
        if saved is None:
            return sat
        room = saved.standing.room
        sat |= {seat.name for seat in room.seats} | {name for _, name in room.barred}
        for game in range(1, room.game + 1):
            sat |= {each for entry in ledger.game(code, game) for each in _players(entry)}
    except Unreadable:
        pass
    return sat


def _players(entry: Entry) -> tuple[str, ...]:
    return entry.header.names if isinstance(entry, Sealed) else ()
