"""Batches written to a database and read back, one transaction after another."""

import threading
from collections.abc import Iterable, Sequence

from firsthand.sentences import say
from firsthand.shell import rows
from firsthand.shell.storage import Batch, Entry, Saved
from firsthand.store.lease import Lease
from firsthand.store.place import Channel, Place, Unusable
from firsthand.store.statements import Cursor, Values, statements


class Ledger:
    """The rooms in a database.

    `write` is called by one thread alone, all else by any: what is read has a connection of its
    own. With a ``lease`` they are the rooms of its owner.
    """

    def __init__(self, place: Place, lease: Lease | None = None) -> None:
        self._lease = lease
        self._sql = statements(place.kind)
        self._writing = Channel(place)
        self._reading = Channel(place)
        self._lock = threading.Lock()

    def write(self, jobs: Iterable[Batch | str]) -> None:
        """Store batches and forget the rooms of codes, in one transaction. Raises `Unusable`."""
        with self._writing.transaction(writes=True) as cursor:
            if self._lease is not None:
                self._lease.check(cursor)
            for job in jobs:
                if isinstance(job, str):
                    owned = {"code": job, "epoch": self._epoch}
                    cursor.execute(self._sql.drop_entries, owned)
                    cursor.execute(self._sql.drop_room, owned)
                else:
                    self._put(cursor, job)

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all rooms."""
        with self._lock, self._reading.transaction() as cursor:
            cursor.execute(self._sql.codes, {"epoch": self._epoch})
            return tuple(code for (code,) in cursor.fetchall())

    def load(self, code: str) -> Saved | None:
        """Return what is kept of a room. Raises `Unreadable`."""
        with self._lock, self._reading.transaction() as cursor:
            cursor.execute(self._sql.standing, {"code": code})
            row = cursor.fetchone()
            cursor.execute(self._sql.latest, {"code": code})
            (latest,) = cursor.fetchone()
        if row is None:
            return None
        return Saved(rows.read(bytes(row[0])), 0 if latest is None else latest + 1)

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        """Return what is kept of one game of a room. Raises `Unreadable`."""
        with self._lock, self._reading.transaction() as cursor:
            cursor.execute(self._sql.game, {"code": code, "game": game})
            read: Sequence[tuple[int, rows.Kind, bytes]] = cursor.fetchall()
        return tuple(rows.entry(rows.Row(game, kind, bytes(data))) for game, kind, data in read)

    def close(self) -> None:
        """End both connections."""
        self._writing.close()
        with self._lock:
            self._reading.close()

    @property
    def _epoch(self) -> int:
        return 0 if self._lease is None else self._lease.epoch

    def _put(self, cursor: Cursor, batch: Batch) -> None:
        numbered = [self._values(batch, at) for at in range(len(batch.entries))]
        if len(numbered) == 1:
            cursor.execute(self._sql.put_entry, numbered[0])
        elif numbered:
            cursor.executemany(self._sql.put_entry, numbered)
        if batch.standing is not None:
            values = {"standing": rows.write(batch.standing), "epoch": self._epoch}
            cursor.execute(self._sql.put_room, {"code": batch.code, **values})
            if cursor.rowcount == 0:
                raise Unusable(say("store-code", code=batch.code))

    @staticmethod
    def _values(batch: Batch, at: int) -> Values:
        row = rows.row(batch.entries[at])
        return {
            "code": batch.code,
            "number": batch.first + at,
            "game": row.game,
            "kind": row.kind,
            "data": row.data,
        }
