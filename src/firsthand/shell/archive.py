"""The store: where games are kept, in memory. A database can take its place by the same calls."""

from firsthand.record import Record, opening
from firsthand.room import Acted, Ended, Sealed

Entry = Sealed | Acted | Ended


class Archive:
    """Keeps the games of rooms for as long as the rooms live."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}

    def keep(self, code: str, entry: Entry) -> None:
        """Keep an entry of a room, after all its earlier ones; return at once."""
        self.entries.setdefault(code, []).append(entry)

    def drop(self, code: str) -> None:
        """Forget a room."""
        self.entries.pop(code, None)

    def finished(self, code: str, game: int) -> Record | None:
        """Return the record of a room's game, or None where it is not known or not over."""
        entries = [entry for entry in self.entries.get(code, ()) if entry.game == game]
        if not any(isinstance(entry, Ended) for entry in entries):
            return None
        header = next(entry.header for entry in entries if isinstance(entry, Sealed))
        acted = tuple(entry.entry for entry in entries if isinstance(entry, Acted))
        return Record(header, opening(header)[1], acted)
