"""Where a store is: a file of SQLite or a PostgreSQL, and connections to it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

from firsthand.errors import FirsthandError
from firsthand.extras import need
from firsthand.sentences import Sentence, say
from firsthand.store.statements import Cursor

LOCKED_FOR = 1.0
"""How many seconds a connection waits for a lock that another one holds."""

HANGING_MOST = 5_000
"""The ms without an answer after which PostgreSQL counts as out of reach."""

PAUSED_MOST = 1_000
"""How long a transaction waits for its server, in ms; then what it holds is free again."""

SQLITE, POSTGRES = "sqlite:///", ("postgresql://", "postgres://")


class Unusable(FirsthandError):
    """What is at a store's place can't be used as one, or can't be reached."""


class Away(Unusable):
    """A store's place can't be reached at all."""


class Connection(Protocol):
    """What is used of a connection of the DB-API."""

    def cursor(self) -> Any:
        """Return a new cursor."""

    def commit(self) -> None:
        """Make good what was done since the last time."""

    def rollback(self) -> None:
        """Take back what was done since the last time."""

    def close(self) -> None:
        """End the connection."""


class Place(Protocol):
    """A place for a store."""

    kind: str
    """How statements are written there: a key of `firsthand.store.statements.DIALECTS`."""
    url: str
    """The address as SQLAlchemy reads it."""
    name: str
    """What people call it; there is no password in it."""

    def connect(self) -> Connection:
        """Open a connection; each transaction begins by itself or with `begin`."""

    def begin(self, connection: Connection) -> None:
        """Begin to write."""


class SqliteFile:
    """A file of SQLite. A file that was taken away or replaced is written to no more."""

    kind = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.url = f"{SQLITE}{self.path}"
        self.name = str(self.path)
        self._file: tuple[int, int] | None = None

    def create(self) -> None:
        """Create the file where there is none; others on this machine may not read it."""
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileExistsError):
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))

    def connect(self) -> sqlite3.Connection:
        """Open a connection to the file that is there, as in `begin`; none is created."""
        self._check()
        connection = sqlite3.connect(
            f"file:{quote(str(self.path))}?mode=rw",
            uri=True,
            isolation_level=None,
            timeout=LOCKED_FOR,
            check_same_thread=False,
        )
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            if self._file is None:
                self._file = self._identity()
        except BaseException:
            connection.close()
            raise
        return connection

    def begin(self, connection: Connection) -> None:
        """Begin to write; raise `Unusable` where the file is not the one that was opened first."""
        self._check()
        connection.cursor().execute("BEGIN IMMEDIATE")

    def _check(self) -> None:
        # What SQLite keeps beside the file belongs to that file alone, so no other is even opened.
        if self._file is not None and self._identity() != self._file:
            raise Unusable(say("store-gone", file=self.name))

    def _identity(self) -> tuple[int, int] | None:
        try:
            status = self.path.stat()
        except OSError:
            return None
        return status.st_dev, status.st_ino


class Postgres:
    """A database of PostgreSQL."""

    kind = "postgresql"

    def __init__(self, url: str) -> None:
        self.address = "postgresql://" + url.partition("://")[2]
        self.url = "postgresql+psycopg://" + url.partition("://")[2]
        self.name = "postgresql://" + url.partition("://")[2].rpartition("@")[2]

    def connect(self) -> Connection:
        """Open a connection; raise `NotInstalled` without psycopg."""
        psycopg = need("psycopg", "postgres")
        connection: Connection = psycopg.connect(
            self.address,
            connect_timeout=2,
            keepalives_idle=2,
            keepalives_interval=1,
            keepalives_count=3,
            tcp_user_timeout=HANGING_MOST,
            options=f"-c statement_timeout={HANGING_MOST} -c lock_timeout={HANGING_MOST} "
            f"-c idle_in_transaction_session_timeout={PAUSED_MOST}",
            application_name="firsthand",
        )
        return connection

    def begin(self, connection: Connection) -> None:
        """Do nothing: the first statement begins a transaction."""


def place_of(url: str) -> Place:
    """Return the place that a URL names, or raise `Unusable`.

    >>> place_of("sqlite:////var/lib/firsthand/tables.db").name
    '/var/lib/firsthand/tables.db'
    >>> place_of("postgresql://ann:secret@db/cards").name
    'postgresql://db/cards'
    """
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        return SqliteFile(Path(url.removeprefix(SQLITE)).expanduser())
    if url.startswith(POSTGRES):
        return Postgres(url)
    raise Unusable(say("store-address", url=url))


def why(error: BaseException) -> Sentence:
    """Return what a database says of an error, in one line."""
    if isinstance(error, FirsthandError):
        return error.sentence
    if isinstance(error, OSError) and error.strerror:
        return say("store-error", why=error.strerror)
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return say("store-error", why=lines[0])


def unusable(place: Place, error: BaseException) -> Unusable:
    """Return an error of a database as one that names its place."""
    return Unusable(say("store-away", name=place.name, why=why(error)))


class Channel:
    """A connection to a place, opened when it is needed and again after each error."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._connection: Connection | None = None

    @contextmanager
    def transaction(self, *, writes: bool = False) -> Iterator[Cursor]:
        """Run what is done within as one transaction; it is taken back where anything raises.

        Raises `Unusable` for whatever the database says, `Away` where it can't be reached.
        """
        if self._connection is None:
            self._connection = self._connected()
        connection = self._connection
        try:
            if writes:
                self.place.begin(connection)
            yield connection.cursor()
            connection.commit()
        except BaseException as error:
            # What becomes of the connection is not known, so the next one is a new one. A cursor
            # that is still referred to would keep its lock.
            with suppress(Exception):
                connection.rollback()
            self.close()
            if isinstance(error, FirsthandError) or not isinstance(error, Exception):
                raise
            raise unusable(self.place, error) from error

    def _connected(self) -> Connection:
        try:
            return self.place.connect()
        except FirsthandError:
            raise
        except Exception as error:
            raise Away(unusable(self.place, error).sentence) from error

    def close(self) -> None:
        """End the connection; what was not committed is taken back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()
