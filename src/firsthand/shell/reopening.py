"""Opening the tables again that a storage keeps, and what becomes of those that can't go on."""

import logging
from typing import NamedTuple

from firsthand.record import Record
from firsthand.room import Output, Room
from firsthand.room.reopening import Changed, reopened
from firsthand.sentences import Sentence, say
from firsthand.shell.storage import Saved, Storage, Unreadable, record_of

log = logging.getLogger(__name__)


class Reopened(NamedTuple):
    """A room that was opened again, what it begins with, and what is kept of it."""

    room: Room
    outputs: tuple[Output, ...]
    saved: Saved

    @property
    def keys(self) -> set[str]:
        """The hashes of the keys that open a seat there."""
        room = self.saved.standing.room
        return {*room.onlookers, *(seat.key for seat in room.seats)} - {""}

    @property
    def seed(self) -> int | None:
        """The seed that was chosen for its first game."""
        digits = self.saved.standing.seed
        return int(digits, 16) if digits else None


class Lost(NamedTuple):
    """A table that can't go on: why, whose it was by hashes of keys, and the record to save."""

    reason: Sentence
    keys: tuple[str, ...] = ()
    game: int = 0
    """The number of its latest game; 0 where none is known."""
    record: Record | None = None

    def named(self, code: str) -> str:
        """Return what the record is asked for by, empty where there is none."""
        return f"{code}-{self.game}" if self.record is not None else ""


def reopen(storage: Storage, code: str, at: int) -> Reopened | Lost | None:
    """Open a room again at ``at`` on the shell's clock; None where nothing is left to open."""
    try:
        saved = storage.load(code)
    except Unreadable as error:
        log.error("room %s cannot be opened again: %s", code, error)
        return _lost(storage, code, error.keys, error.game, error.sentence)
    if saved is None or saved.standing.room.closed:
        return None
    kept = saved.standing.room
    latest = 0 if kept.live is None else kept.live.game
    try:
        game = storage.game(code, latest) if latest else ()
        room, outputs = reopened(kept, game, at)
    except (Changed, Unreadable) as error:
        log.error("room %s cannot go on: %s", code, error)
        keys = (*kept.onlookers, *(seat.key for seat in kept.seats if seat.key))
        why = error.sentence if isinstance(error, Unreadable) else say("gone-kept")
        return _lost(storage, code, keys, latest, why)
    return Reopened(room, outputs, saved)


def _lost(storage: Storage, code: str, keys: tuple[str, ...], game: int, reason: Sentence) -> Lost:
    """Return a lost table with the record of its latest game, as far as that can be read."""
    try:
        record = record_of(storage.game(code, game)) if game else None
    except Unreadable:
        record = None
    if record is not None and reason.id == "gone-kept":
        reason = say("gone-kept-record")
    return Lost(reason, keys, game, record)
