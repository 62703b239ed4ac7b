"""The saving of one room's steps: one at a time, tried again where the storage refuses it.

After `GRACE` ms without an answer the room is halted: its clock stands still from then on, and
pages read that the server cannot save. It goes on by itself once the storage has taken the step.
"""

import logging
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from firsthand.law.types import NEVER
from firsthand.room import AnyInput, Output, Room, Said, Sent, Wake
from firsthand.room import messages as m
from firsthand.room.snapshot import may_differ, snapshot
from firsthand.shell.clock import Alarm, Clock
from firsthand.shell.storage import Batch, Entry, Standing, Storage

GRACE = 1_000
"""How many ms a step may wait before its table is halted: hands fall meanwhile as ever."""

RETRY = 250
"""How many ms after it was refused a step is given to the storage again."""

log = logging.getLogger(__name__)


class Stepped(NamedTuple):
    """A step that is not adopted yet: its input, the room after it, and its outputs."""

    incoming: AnyInput
    room: Room
    outputs: tuple[Output, ...]


def presses(message: m.Asked) -> bool:
    """Return whether a message is refused while the server cannot save: all but what must wait.

    What a page says of the deal by itself, that it is hidden, and that somebody leaves, waits.
    """
    return not isinstance(message, m.Agree | m.Nonce | m.Visibility | m.Leave)


def unread(incoming: AnyInput) -> bool:
    """Return whether an input means nothing once the clock of a table stands still."""
    quiet = isinstance(incoming, Said) and isinstance(incoming.message, m.Watermark | m.Seen)
    return quiet or isinstance(incoming, Wake)


class Saving:
    """Saves the steps of one room, and knows for how long its clock has stood still.

    ``standing`` and ``following`` are what is kept already: how the room stands, and the number of
    its next entry. ``seed`` is kept beside the room.
    """

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        *,
        seed: str = "",
        standing: Standing | None = None,
        following: int = 0,
    ) -> None:
        self.halted = False
        self._storage = storage
        self._clock = clock
        self._seed = seed
        self._standing = standing
        self._following = following
        self._waiting: tuple[Batch, Stepped] | None = None
        self._tries = 0
        self._halted_at = NEVER
        self._lost = 0
        self._refused: Exception | None = None
        self._alarms: list[Alarm] = []
        self._adopt: Callable[[Stepped], None]
        self._inform: Callable[[], None]

    def attach(self, adopt: Callable[[Stepped], None], inform: Callable[[], None]) -> None:
        """Call ``adopt`` with each step that is stored, ``inform`` when the room halts or not."""
        self._adopt, self._inform = adopt, inform

    @property
    def waits(self) -> bool:
        """Whether a step waits for the storage."""
        return self._waiting is not None

    # ---- the room's clock -----------------------------------------------------------------

    def timed(self, incoming: AnyInput) -> AnyInput:
        """Return an input by the room's clock, which runs behind by all the time it stood still."""
        stands = self._halted_at >= 0
        if not (stands or self._lost):
            return incoming
        at = (self._halted_at if stands else incoming.at) - self._lost
        if isinstance(incoming, Sent):
            when = min(incoming.when, self._halted_at) if stands else incoming.when
            return replace(incoming, at=at, when=when - self._lost)
        return replace(incoming, at=at)

    def on_clock(self, at: int) -> int:
        """Return the time on the shell's clock at a time of the room's."""
        return at + self._lost

    # ---- saving ---------------------------------------------------------------------------

    def save(self, before: Room, stepped: Stepped, entries: tuple[Entry, ...]) -> None:
        """Store what a step is to keep, and then adopt it."""
        standing = self._changed(before, stepped.room)
        if not entries and standing is None:
            self._adopt(stepped)
            return
        self._waiting = Batch(before.code, self._following, entries, standing), stepped
        self._try()
        if self.waits:
            self._alarms.append(self._clock.wake(self._clock.now() + GRACE, self._halt))

    def stop(self) -> None:
        """Try no more."""
        self._waiting = None
        self._cancel()

    def _changed(self, before: Room, after: Room) -> Standing | None:
        """Return how a room stands after a step, None where that is kept already."""
        if self._standing is not None and not may_differ(before, after):
            return None
        standing = Standing(snapshot(after), self._seed)
        return None if standing == self._standing else standing

    def _try(self) -> None:
        if self._waiting is None:
            return
        self._tries += 1
        tried, batch = self._tries, self._waiting[0]

        def done(error: Exception | None) -> None:
            if tried == self._tries and self._waiting is not None:
                self._answered(error)

        try:
            self._storage.keep(batch, done)
        except Exception as error:  # noqa: BLE001 - whatever it is, the step is not stored
            done(error)

    def _answered(self, error: Exception | None) -> None:
        if error is not None:
            self._tries += 1
            self._refused = error
            self._alarms.append(self._clock.wake(self._clock.now() + RETRY, self._try))
            return
        if self._waiting is None:
            return
        (batch, stepped), self._waiting = self._waiting, None
        self._standing = batch.standing or self._standing
        self._following += len(batch.entries)
        self._cancel()
        self._go_on(batch.code)
        self._adopt(stepped)

    def _cancel(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    def _halt(self) -> None:
        """Stop the clock of the room: the step has waited for too long."""
        if self._waiting is None or self.halted:
            return
        self.halted, self._halted_at = True, self._clock.now()
        why = self._refused or "no answer"
        log.error("room %s waits: it cannot be saved: %s", self._waiting[0].code, why)
        self._inform()

    def _go_on(self, code: str) -> None:
        if self.halted:
            self._lost += self._clock.now() - self._halted_at
            self.halted, self._halted_at, self._refused = False, NEVER, None
            log.warning("room %s goes on: its steps are saved again", code)
            self._inform()
