"""What keeps rooms: one small interface, and the order in which a step is carried out.

A step is stored, then adopted, then told. All that is to be kept of it goes to the storage in one
`Batch`, which is stored whole or not at all. Until the storage has answered the room stays as it
was, nobody is sent anything, and later inputs wait in the room's mailbox with the times at which
they came: a hand that waits is judged by its own time. A step with nothing to keep, such as a hand
laid down or a round trip, asks the storage nothing.

A storage may answer before `Storage.keep` returns (memory, SQLite), and then nothing waits; or
later, from the same event loop (PostgreSQL, IndexedDB), and then the batches of several rooms can
share a transaction. It never blocks the loop to wait for a lock or another machine. `Storage.load`
answers at once: what can't be read at once is read when the storage is opened.

This module imports nothing but the room, so that it works in a page too.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

import msgspec

from firsthand.errors import FirsthandError
from firsthand.record import Record, opening
from firsthand.room import Acted, Ended, Sealed
from firsthand.room.snapshot import Snapshot
from firsthand.sentences import Sentence, say

FORMAT = 1
"""Raised whenever an older program would misread what is kept."""

Entry = Sealed | Acted | Ended


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a room stands: its snapshot, and the seed that was chosen for its first game, if any.

    ``seed`` is in hexadecimal digits.
    """

    room: Snapshot
    seed: str = ""


class Batch(NamedTuple):
    """What is to be kept of one step: stored whole or not at all.

    ``entries`` are numbered in each room from 0 on, ``first`` is the number of the first of them. A
    batch that is given once more, as nobody knows whether it was stored, takes the place of itself.
    ``standing`` takes the place of the one before; None where nothing of it has changed.
    """

    code: str
    first: int
    entries: tuple[Entry, ...]
    standing: Standing | None


class Saved(NamedTuple):
    """A room as it is kept, and the number of its next entry."""

    standing: Standing
    following: int


class Unreadable(FirsthandError):
    """What is kept of a room is of another format, or damaged.

    ``keys`` are the hashes of keys to it, and ``game`` its latest game, as far as they are known.
    """

    def __init__(self, why: Sentence, keys: tuple[str, ...] = (), game: int = 0) -> None:
        """Keep what is known of the room."""
        super().__init__(why)
        self.keys = keys
        self.game = game


class Fenced(FirsthandError):
    """Another process has taken over the rooms of this one, which may store nothing more."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__(say("store-lost"))


Done = Callable[[Exception | None], None]
"""Called once with None when a batch is stored, or with why it is not."""


Taken = Callable[[tuple[str, ...]], None]
"""Called with the codes of rooms that another process had, and that are this one's now."""


class Storage(Protocol):
    """Keeps rooms and their games."""

    def keep(self, batch: Batch, done: Done) -> None:
        """Store a batch, after all earlier ones of its room; ``done`` is called at once or later.

        It may also raise why the batch is not stored; then ``done`` is not called.
        """

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all rooms that are kept."""

    def load(self, code: str) -> Saved | None:
        """Return what is kept of a room, None where that is nothing. Raises `Unreadable`."""

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        """Return what is kept of one game of a room, in order. Raises `Unreadable`."""

    def drop(self, code: str) -> None:
        """Forget a room."""

    def watch(self, taken: Taken, lost: Callable[[], None]) -> None:
        """Call ``taken`` from now on when rooms come over from a process that is gone.

        ``lost`` is called once this process was taken for gone, and may store nothing more.
        """

    def close(self) -> None:
        """Store nothing more; what was given before is stored first."""


def finished(storage: Storage, code: str, game: int) -> Record | None:
    """Return the record of a room's game, or None where it is not known or not over."""
    entries = storage.game(code, game)
    return record_of(entries) if any(isinstance(entry, Ended) for entry in entries) else None


def record_of(entries: tuple[Entry, ...]) -> Record | None:
    """Return the record of a game as far as it was kept, None without its deal."""
    header = next((entry.header for entry in entries if isinstance(entry, Sealed)), None)
    if header is None:
        return None
    acted = tuple(entry.entry for entry in entries if isinstance(entry, Acted))
    return Record(header, opening(header)[1], acted)
