"""The actor of one room: its mailbox, its alarm, and the connections of those at its table."""

import logging
from collections import deque
from collections.abc import Callable

from firsthand.law.types import NEVER
from firsthand.room import (
    AnyInput,
    Connected,
    Joined,
    Output,
    Room,
    Said,
    Secret,
    Send,
    Store,
    Wake,
    WakeAt,
    step,
)
from firsthand.room.messages import Gone, Refused
from firsthand.sentences import say
from firsthand.shell.archive import Archive
from firsthand.shell.chance import Chance
from firsthand.shell.clock import Alarm, Clock
from firsthand.shell.connection import Connection
from firsthand.shell.wire import Reply

AGAIN = 1_000
"""How long after a fault a room is woken again, in ms."""

log = logging.getLogger(__name__)


def ends_the_stay(message: Reply) -> bool:
    """Return whether a message of a room says that its page has no seat there any more."""
    refused = isinstance(message, Refused) and message.what == "join"
    return refused or isinstance(message, Gone)


class RoomActor:
    """Runs a room: steps it by one input after another, and carries out its outputs.

    ``connections`` are those at the table by number. ``idle_since`` is the time in ms at which the
    last of them went, `NEVER` while there are any. ``closed`` is called when the room has closed,
    and ``turned_away`` with the number of a connection that has no seat there any more.
    """

    def __init__(
        self,
        room: Room,
        chance: Chance,
        clock: Clock,
        archive: Archive,
        closed: Callable[["RoomActor"], None],
        turned_away: Callable[[int], None],
    ) -> None:
        self.room = room
        self.connections: dict[int, Connection] = {}
        self.idle_since = clock.now()
        self._chance = chance
        self._clock = clock
        self._archive = archive
        self._closed = closed
        self._turned_away = turned_away
        self._mailbox: deque[AnyInput] = deque()
        self._busy = False
        self._alarm: Alarm | None = None
        self._draw()

    def put(self, given: AnyInput) -> None:
        """Hand the room an input. It is taken at once, unless the room is busy with another one."""
        self._mailbox.append(given)
        if self._busy:
            return
        self._busy = True
        try:
            while self._mailbox and not self.room.closed:
                self._take(self._mailbox.popleft())
        finally:
            self._busy = False
        if self.room.closed:
            self.stop()
            self._closed(self)

    def stop(self) -> None:
        """Take no more inputs."""
        self._set(None)
        self._mailbox.clear()

    def attach(self, connection: Connection) -> None:
        """Add a connection: it is sent the messages that the room has for its number."""
        self.connections[connection.number] = connection
        self.idle_since = NEVER

    def detach(self, conn: int) -> None:
        """Take a connection off."""
        if self.connections.pop(conn, None) is not None and not self.connections:
            self.idle_since = self._clock.now()

    def _take(self, given: AnyInput) -> None:
        try:
            self.room, outputs = step(self.room, given)
        except Exception:
            # A fault in one step must not end the game: the room is as it was before.
            # What it is stays out of the log: it may be a secret.
            log.exception("room %s could not take %s", self.room.code, type(given).__name__)
            self._apologise(given)
            if isinstance(given, Wake):
                # What was due is tried once more, when other inputs may have changed the room.
                self._set(given.at + AGAIN)
            return
        for output in outputs:
            self._do(output)
        if isinstance(given, Joined | Connected) and given.conn in self.connections:
            self._mailbox.extend(self.connections[given.conn].rtts())
        if self.room.wants_secret:
            self._draw()

    def _draw(self) -> None:
        """Give the room the secret of its next deal: it is drawn before anybody agrees to it."""
        server, chosen = self._chance.draw(self.room.game + self.room.dealt)
        self._take(Secret(at=self._clock.now(), server=server, chosen=chosen))

    def _do(self, output: Output) -> None:
        match output:
            case Send(conn, message, at):
                connection = self.connections.get(conn)
                if connection is not None:
                    connection.send(message, at)
                    if ends_the_stay(message):
                        self._turned_away(conn)
            case WakeAt(at):
                self._set(at)
            case Store(entry):
                self._archive.keep(self.room.code, entry)

    def _apologise(self, given: AnyInput) -> None:
        if isinstance(given, Said | Joined) and given.conn in self.connections:
            what = type(given.message).__name__.lower() if isinstance(given, Said) else "open"
            refused = Refused(what, "fault", say("refusal-fault"))
            self.connections[given.conn].send(refused)

    def _set(self, at: int | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None:
            self._alarm = self._clock.wake(at, lambda: self._ring(at))

    def _ring(self, at: int) -> None:
        now = self._clock.now()
        if now < at:
            self._set(at)
        else:
            self._alarm = None
            self.put(Wake(at=now))
