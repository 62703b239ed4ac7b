"""The statements of a store as text, made once for each kind of database."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sqlalchemy import BindParameter, Dialect, bindparam, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from firsthand.store.schema import entries, rooms

if TYPE_CHECKING:
    from sqlalchemy.sql.expression import ClauseElement

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

    def executemany(self, sql: str, values: Iterable[Values], /) -> Any:
        """Carry out a statement once for each of the values."""

    def fetchone(self) -> Any:
        """Return the next row, None where there is none."""

    def fetchall(self) -> Any:
        """Return all rows that are left."""


class Statements(NamedTuple):
    """Statements as text; each takes its parameters by name."""

    put_room: str
    """Puts how a room stands in the place of what was."""
    put_entry: str
    """Puts an entry in the place of the one of its number."""
    codes: str
    """Reads the codes of all rooms."""
    standing: str
    """Reads how a room stands."""
    latest: str
    """Reads the number of a room's latest entry."""
    game: str
    """Reads the entries of a game, in order."""
    drop_room: str
    """Removes how a room stands."""
    drop_entries: str
    """Removes all entries of a room."""


def statements(kind: str) -> Statements:
    """Return the statements for "sqlite" or "postgresql"."""
    insert = sqlite.insert if kind == "sqlite" else postgresql.insert
    code: BindParameter[str] = bindparam("code")
    game: BindParameter[int] = bindparam("game")
    room, entry = insert(rooms), insert(entries)
    wanted = entries.c.game, entries.c.kind, entries.c.data
    written: tuple[ClauseElement, ...] = (
        room.on_conflict_do_update(
            index_elements=["code"], set_={"standing": room.excluded.standing}
        ),
        entry.on_conflict_do_update(
            index_elements=["code", "number"],
            set_={name: entry.excluded[name] for name in ("game", "kind", "data")},
        ),
        select(rooms.c.code).order_by(rooms.c.code),
        select(rooms.c.standing).where(rooms.c.code == code),
        select(func.max(entries.c.number)).where(entries.c.code == code),
        select(*wanted)
        .where(entries.c.code == code, entries.c.game == game)
        .order_by(entries.c.number),
        delete(rooms).where(rooms.c.code == code),
        delete(entries).where(entries.c.code == code),
    )
    return Statements(*(str(one.compile(dialect=DIALECTS[kind])) for one in written))
