"""Opening a store for the one process that writes to it."""

import sqlite3
from pathlib import Path

from firsthand.sentences import say
from firsthand.store.place import Place, SqliteFile, Unusable, place_of, unusable
from firsthand.store.store import Store
from firsthand.store.upgrading import prepare


class Owner:
    """The sign that this process alone writes to a file: a lock that the system takes back.

    It is SQLite's own lock on a file beside it, so that it works wherever SQLite does.
    """

    def __init__(self, file: SqliteFile) -> None:
        self._lock = sqlite3.connect(
            Path(f"{file.path}.owner"), timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Unusable(say("store-taken", file=file.name)) from None
            raise

    def release(self) -> None:
        """Leave the file to others."""
        self._lock.close()


class OwnedStore(Store):
    """A store whose place is this process's own until it closes."""

    def __init__(self, place: Place, owner: Owner | None) -> None:
        super().__init__(place)
        self._owner = owner

    def close(self) -> None:
        """Store what was given before, end, and leave the place to others."""
        super().close()
        if self._owner is not None:
            self._owner.release()


def own(place: Place) -> Owner | None:
    """Take a place for this process alone; a PostgreSQL is shared.

    Raises `Unusable` where another process has it, or it can't be written to.
    """
    if not isinstance(place, SqliteFile):
        return None
    try:
        place.create()
        return Owner(place)
    except (OSError, sqlite3.Error) as error:
        raise unusable(place, error) from error


def open_store(url: str) -> Store:
    """Open the store at a URL; its tables are created where there are none. Raises `Unusable`."""
    place = place_of(url)
    owner = own(place)
    try:
        prepare(place)
    except BaseException:
        if owner is not None:
            owner.release()
        raise
    return OwnedStore(place, owner)
