"""The storage whose batches whoever runs the process writes, as a page does: rows in memory.

It answers when that says that a batch is written. What was written before comes with the start, so
that `load` answers at once.
"""

import itertools
import logging
from collections.abc import Callable, Sequence

import msgspec

from firsthand.shell.rows import Row, entry, read, row, write
from firsthand.shell.storage import Batch, Done, Entry, Saved, Taken


class RoomRows(msgspec.Struct, frozen=True):
    """A room as it was written: rows in order."""

    code: str
    standing: str
    rows: tuple[Row, ...] = ()


Write = Callable[[int, str, int, str, str], object]
"""Takes a batch: its number, the code of a room, the number of the first row, rows, a standing.

Rows are a list in JSON; the standing is empty where none takes the place of the one before.
"""

Forget = Callable[[str], object]
"""Takes the code of a room that is no more."""

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()
rooms_of = msgspec.json.Decoder(tuple[RoomRows, ...])


def rooms_in(before: str) -> tuple[RoomRows, ...]:
    """Return rooms from a list in JSON, none where that is damaged."""
    try:
        return rooms_of.decode(before)
    except msgspec.DecodeError as error:
        log.error("no table is opened again: %s", error)
        return ()


class Written:
    """Keeps rooms as rows, each written before it counts.

    ``write`` is given each batch; when that is written, `answer` is to be called with its number.
    ``before`` is what was written before.
    """

    def __init__(self, write: Write, forget: Forget, before: Sequence[RoomRows] = ()) -> None:
        self._write = write
        self._forget = forget
        self._standings = {room.code: room.standing for room in before}
        self._rows = {room.code: list(room.rows) for room in before}
        self._numbers = itertools.count()
        self._waiting: dict[int, tuple[str, int, tuple[Row, ...], str, Done]] = {}

    def keep(self, batch: Batch, done: Done) -> None:
        """Have a batch written."""
        number, rows = next(self._numbers), tuple(map(row, batch.entries))
        standing = "" if batch.standing is None else write(batch.standing).decode()
        self._waiting[number] = batch.code, batch.first, rows, standing, done
        try:
            text = encoder.encode(rows).decode()
            self._write(number, batch.code, batch.first, text, standing)
        except Exception:
            del self._waiting[number]
            raise

    def answer(self, number: int, error: str) -> None:
        """A batch is written, or is not, for a reason."""
        code, first, rows, standing, done = self._waiting.pop(number)
        if error:
            done(OSError(error))
            return
        self._rows.setdefault(code, [])[first:] = rows
        self._standings[code] = standing or self._standings.get(code, "")
        done(None)

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all rooms."""
        return tuple(self._standings)

    def load(self, code: str) -> Saved | None:
        """Return what is kept of a room."""
        if code not in self._standings:
            return None
        return Saved(read(self._standings[code].encode()), len(self._rows[code]))

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        """Return what is kept of one game of a room."""
        return tuple(entry(one) for one in self._rows.get(code, ()) if one.game == game)

    def drop(self, code: str) -> None:
        """Forget a room."""
        self._standings.pop(code, None)
        self._rows.pop(code, None)
        self._forget(code)

    def watch(self, taken: Taken, lost: Callable[[], None]) -> None:
        """Do nothing: tables of a page are its own."""

    def close(self) -> None:
        """Keep all as it is: what was given is on its way."""
