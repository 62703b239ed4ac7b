"""Opening a store for the one process that writes to it."""

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from firsthand.sentences import say
from firsthand.store.lease import Lease
from firsthand.store.place import Place, SqliteFile, Unusable, place_of, unusable
from firsthand.store.store import Store
from firsthand.store.upgrading import prepare, version


class OwnedStore(Store):
    """A store whose place is this process's own until it closes."""

    def __init__(self, place: Place, owned: ExitStack, lease: Lease | None) -> None:
        super().__init__(place, lease)
        self._owned = owned

    def close(self) -> None:
        """Store what was given before, end, and leave the place to others."""
        super().close()
        self._owned.close()


def own(place: Place) -> ExitStack:
    """Take a place for this process alone until what is returned is closed; a PostgreSQL is shared.

    Raises `Unusable` where another process has it, or it can't be written to.
    """
    owned = ExitStack()
    if isinstance(place, SqliteFile):
        try:
            place.create()
            owned.callback(lock_of(place).close)
        except (OSError, sqlite3.Error) as error:
            raise unusable(place, error) from error
    return owned


def alone(place: Place) -> ExitStack:
    """Take a place as `own` does; raise `Unusable` also where servers share a PostgreSQL."""
    if not isinstance(place, SqliteFile) and version(place) == "this":
        with closing(Lease(place)) as lease:
            if lease.others():
                raise Unusable(say("store-taken", file=place.name))
    return own(place)


def lock_of(file: SqliteFile) -> sqlite3.Connection:
    """Return the lock of a file, which the system takes back when this process ends.

    It is SQLite's own lock on a file beside it, so that it works wherever SQLite does.
    """
    lock = sqlite3.connect(
        Path(f"{file.path}.owner"), timeout=0, isolation_level=None, check_same_thread=False
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Unusable(say("store-taken", file=file.name)) from None
        raise
    return lock


def open_store(url: str) -> Store:
    """Open the store at a URL; its tables are created where there are none. Raises `Unusable`."""
    place = place_of(url)
    owned = own(place)
    try:
        prepare(place)
        lease = None if isinstance(place, SqliteFile) else Lease(place)
        if lease is not None:
            lease.begin()
    except BaseException:
        owned.close()
        raise
    return OwnedStore(place, owned, lease)
