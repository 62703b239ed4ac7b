"""Who of several servers that share a PostgreSQL writes the tables of whom.

Each server is an owner with a number of its own, its epoch, and each room has the epoch of its
owner. An owner renews its lease every second. Where one has not done so for `LEASE` s, another
removes it and takes its rooms over. A transaction that writes begins by looking whether its owner
is still there, and holds that row until its end: an owner that was paused and wakes writes nothing.
"""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from firsthand.errors import FirsthandError
from firsthand.shell.storage import Fenced
from firsthand.store.place import Channel, Place
from firsthand.store.statements import Cursor, LeaseStatements, lease_statements

LEASE = 3.0
"""How many seconds an owner that does not renew its lease is waited for."""

BEAT = 1.0
"""How many seconds lie between two renewals."""

log = logging.getLogger(__name__)


class Lease:
    """The right of one process to write; `begin` comes first.

    ``clock`` counts seconds, and is another one only in tests.
    """

    def __init__(self, place: Place, clock: Callable[[], float] = time.monotonic) -> None:
        self.epoch = 0
        self._sql: LeaseStatements = lease_statements()
        self._channel = Channel(place)
        self._clock = clock
        self._healthy_since = 0.0
        self._ended = threading.Event()

    def begin(self) -> None:
        """Become an owner, and take over the rooms of owners that are gone."""
        with self._channel.transaction(writes=True) as cursor:
            cursor.execute(self._sql.begin, {"lease": LEASE})
            (self.epoch,) = cursor.fetchone()
            cursor.execute(self._sql.hold, {"epoch": self.epoch})
        with self._channel.transaction(writes=True) as cursor:
            # Whose process has ended holds no lock any more, so nobody waits for its lease.
            self._take(cursor, self._sql.remove_gone)
        self._healthy_since = self._clock()

    def renew(self) -> tuple[str, ...]:
        """Renew the lease; return the codes of rooms that were taken over. Raises `Fenced`.

        Nobody is removed after the database was away, until all have had time to renew theirs.
        """
        try:
            with self._channel.transaction(writes=True) as cursor:
                cursor.execute(self._sql.renew, {"epoch": self.epoch, "lease": LEASE})
                if cursor.fetchone() is None:
                    raise Fenced
                cursor.execute(self._sql.hold, {"epoch": self.epoch})
                cursor.fetchone()
                if self._clock() - self._healthy_since < LEASE:
                    return ()
                return self._take(cursor, self._sql.remove_late)
        except FirsthandError:
            self._healthy_since = self._clock()
            raise

    def check(self, cursor: Cursor) -> None:
        """Hold the right to write until the end of a transaction. Raises `Fenced`."""
        cursor.execute(self._sql.check, {"epoch": self.epoch})
        if cursor.fetchone() is None:
            raise Fenced

    def others(self) -> bool:
        """Return whether another owner's lease has not run out."""
        with self._channel.transaction() as cursor:
            cursor.execute(self._sql.others, {"epoch": self.epoch})
            return cursor.fetchone() is not None

    def keep(self, taken: Callable[[tuple[str, ...]], None], lost: Callable[[], None]) -> None:
        """Renew the lease again and again until `end`.

        ``taken`` is called with the codes of rooms that were taken over, ``lost`` once another
        process has taken over those of this one.
        """
        while not self._ended.wait(BEAT):
            try:
                codes = self.renew()
            except Fenced:
                lost()
                return
            except FirsthandError as error:
                log.warning("the lease could not be renewed: %s", error)
            else:
                if codes:
                    taken(codes)

    def end(self) -> None:
        """Be an owner no more: the rooms are anybody's."""
        self._ended.set()
        with suppress(FirsthandError), self._channel.transaction(writes=True) as cursor:
            cursor.execute(self._sql.end, {"epoch": self.epoch})
        self.close()

    def close(self) -> None:
        """End the connection, as the end of the process does."""
        self._channel.close()

    def _take(self, cursor: Cursor, remove: str) -> tuple[str, ...]:
        cursor.execute(remove, {"epoch": self.epoch})
        cursor.execute(self._sql.take, {"epoch": self.epoch})
        return tuple(code for (code,) in cursor.fetchall())
