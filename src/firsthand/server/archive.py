"""Where games are kept. A database will stand behind the same two calls."""

from typing import Protocol

from firsthand.room import Acted, Ended, Sealed

Entry = Sealed | Acted | Ended


class Archive(Protocol):
    """Keeps what rooms want kept."""

    def keep(self, code: str, entry: Entry) -> None:
        """Keep an entry of a room, after all its earlier ones; return at once."""

    def drop(self, code: str) -> None:
        """Forget a room."""


class Memory:
    """Keeps the games of rooms for as long as the rooms live."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}

    def keep(self, code: str, entry: Entry) -> None:
        """Keep an entry of a room."""
        self.entries.setdefault(code, []).append(entry)

    def drop(self, code: str) -> None:
        """Forget a room."""
        self.entries.pop(code, None)
