"""The storage that lasts as long as the process: memory."""

from collections.abc import Callable

from firsthand.shell.storage import Batch, Done, Entry, Saved, Standing, Taken


class Archive:
    """Keeps the games of rooms, and how they stand, for as long as the rooms live."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.standings: dict[str, Standing] = {}

    def keep(self, batch: Batch, done: Done) -> None:
        """Keep a batch at once."""
        entries = self.entries.setdefault(batch.code, [])
        entries[batch.first :] = batch.entries
        if batch.standing is not None:
            self.standings[batch.code] = batch.standing
        done(None)

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all rooms."""
        return tuple(self.standings)

    def load(self, code: str) -> Saved | None:
        """Return what is kept of a room."""
        standing = self.standings.get(code)
        if standing is None:
            return None
        return Saved(standing, len(self.entries[code]))

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        """Return what is kept of one game of a room."""
        return tuple(entry for entry in self.entries.get(code, ()) if entry.game == game)

    def drop(self, code: str) -> None:
        """Forget a room."""
        self.entries.pop(code, None)
        self.standings.pop(code, None)

    def watch(self, taken: Taken, lost: Callable[[], None]) -> None:
        """Do nothing: no other process knows these rooms."""

    def close(self) -> None:
        """Keep all as it is."""
