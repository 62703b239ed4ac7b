"""The statements of a store as text, made once for each kind of database."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnClause,
    Dialect,
    Float,
    Integer,
    bindparam,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from firsthand.store.schema import entries, owners, rooms

if TYPE_CHECKING:
    from sqlalchemy.sql.expression import ClauseElement, ColumnElement

DIALECTS: dict[str, Dialect] = {
    "sqlite": sqlite.pysqlite.dialect(paramstyle="named"),
    "postgresql": postgresql.psycopg.dialect(paramstyle="pyformat"),  # type: ignore[no-untyped-call]  # it has no types
}
"""How each kind of database is spoken to; both take parameters by name."""

Values = dict[str, Any]


class Cursor(Protocol):
    """What is used of a cursor of the DB-API."""

    def execute(self, sql: str, values: Values = ..., /) -> Any:
        """Carry out a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows the latest statement changed."""

    def executemany(self, sql: str, values: Iterable[Values], /) -> Any:
        """Carry out a statement once for each of the values."""

    def fetchone(self) -> Any:
        """Return the next row, None where there is none."""

    def fetchall(self) -> Any:
        """Return all rows that are left."""


class Statements(NamedTuple):
    """Statements as text; each takes its parameters by name."""

    put_room: str
    """Puts how a room stands in the place of what was, unless that is another owner's."""
    put_entry: str
    """Puts an entry in the place of the one of its number."""
    codes: str
    """Reads the codes of all rooms of an owner."""
    standing: str
    """Reads how a room stands."""
    latest: str
    """Reads the number of a room's latest entry."""
    game: str
    """Reads the entries of a game, in order."""
    drop_room: str
    """Removes how a room of an owner stands."""
    drop_entries: str
    """Removes all entries of a room of an owner."""


def statements(kind: str) -> Statements:
    """Return the statements for "sqlite" or "postgresql"."""
    put = sqlite.insert if kind == "sqlite" else postgresql.insert
    code: BindParameter[str] = bindparam("code")
    game: BindParameter[int] = bindparam("game")
    owned = (rooms.c.code == code, rooms.c.epoch == bindparam("epoch", type_=BigInteger))
    room, entry = put(rooms), put(entries)
    wanted = entries.c.game, entries.c.kind, entries.c.data
    written: tuple[ClauseElement, ...] = (
        room.on_conflict_do_update(
            index_elements=["code"],
            set_={"standing": room.excluded.standing},
            where=rooms.c.epoch == room.excluded.epoch,
        ),
        entry.on_conflict_do_update(
            index_elements=["code", "number"],
            set_={name: entry.excluded[name] for name in ("game", "kind", "data")},
        ),
        select(rooms.c.code).where(owned[1]).order_by(rooms.c.code),
        select(rooms.c.standing).where(rooms.c.code == code),
        select(func.max(entries.c.number)).where(entries.c.code == code),
        select(*wanted)
        .where(entries.c.code == code, entries.c.game == game)
        .order_by(entries.c.number),
        delete(rooms).where(*owned),
        delete(entries).where(entries.c.code == code, exists().where(*owned)),
    )
    return Statements(*(_text(one, kind) for one in written))


def _text(written: "ClauseElement", kind: str) -> str:
    return str(written.compile(dialect=DIALECTS[kind]))


OWNER = 5_117_220
"""The first of the two numbers under which PostgreSQL keeps the lock of each owner."""


class LeaseStatements(NamedTuple):
    """Statements of PostgreSQL about owners; each takes its parameters by name."""

    begin: str
    """Adds an owner, and reads its epoch."""
    hold: str
    """Takes the lock of an owner, once more where it is held; it ends with the connection."""
    renew: str
    """Makes an owner's lease longer, and reads its epoch."""
    check: str
    """Reads the epoch of an owner, which is not removed before the transaction ends."""
    others: str
    """Reads another owner whose lease has not run out."""
    remove_gone: str
    """Removes all other owners whose lease has run out or whose process has ended."""
    remove_late: str
    """Removes all other owners whose lease has run out."""
    take: str
    """Takes over all rooms without an owner, and reads their codes."""
    end: str
    """Removes an owner."""


def lease_statements() -> LeaseStatements:
    """Return the statements about owners."""
    epoch: BindParameter[int] = bindparam("epoch", type_=BigInteger)
    now = extract("epoch", func.clock_timestamp())
    until = now + bindparam("lease", type_=Float)
    number: ColumnClause[int] = literal_column(str(OWNER))
    this, late = owners.c.epoch == epoch, owners.c.until < now
    gone = func.pg_try_advisory_xact_lock(number, cast(owners.c.epoch, Integer))
    lock = func.pg_try_advisory_lock(number, cast(epoch, Integer))
    written: tuple[ClauseElement, ...] = (
        insert(owners).values(until=until).returning(owners.c.epoch),
        select(lock),
        update(owners).where(this).values(until=until).returning(owners.c.epoch),
        select(owners.c.epoch).where(this).with_for_update(read=True, key_share=True),
        select(owners.c.epoch).where(~this, ~late),
        _removal(~this, or_(late, gone)),
        _removal(~this, late),
        update(rooms)
        .where(~exists().where(owners.c.epoch == rooms.c.epoch))
        .values(epoch=epoch)
        .returning(rooms.c.code),
        delete(owners).where(this),
    )
    return LeaseStatements(*(_text(one, "postgresql") for one in written))


def _removal(*which: "ColumnElement[bool]") -> "ClauseElement":
    """Return the removal of owners, but for those in the middle of a transaction that writes."""
    chosen = select(owners.c.epoch).where(*which).with_for_update(skip_locked=True)
    return delete(owners).where(owners.c.epoch.in_(chosen))
