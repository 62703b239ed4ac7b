"""Storages that refuse, or answer later, as a test asks for."""

from firsthand.shell.archive import Archive
from firsthand.shell.storage import Batch, Done


class Moody(Archive):
    """Refuses each batch while it is ``full``."""

    def __init__(self) -> None:
        super().__init__()
        self.full = False
        self.refused: list[Batch] = []
        self.raises = False

    def keep(self, batch: Batch, done: Done) -> None:
        if not self.full:
            super().keep(batch, done)
            return
        self.refused.append(batch)
        error = OSError(28, "No space left on device")
        if self.raises:
            raise error
        done(error)


class Late(Archive):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Batch, Done]] = []
        self.late = True

    def keep(self, batch: Batch, done: Done) -> None:
        if self.late:
            self.waiting.append((batch, done))
        else:
            super().keep(batch, done)

    def answer(self) -> None:
        """Store all that waits, one after another."""
        waiting, self.waiting = self.waiting, []
        for batch, done in waiting:
            super().keep(batch, done)

    def all(self) -> None:
        """Store until nothing waits any more."""
        while self.waiting:
            self.answer()
