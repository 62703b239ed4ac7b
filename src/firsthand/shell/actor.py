"""The actor of one room: its mailbox, its alarm, and the connections of those at its table."""

import logging
from collections import deque
from collections.abc import Callable

from firsthand.law.types import NEVER
from firsthand.room import (
    Answered,
    AnyInput,
    BotQuestion,
    Connected,
    Joined,
    Output,
    Ponged,
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
from firsthand.room.play.lag import ponged
from firsthand.sentences import say
from firsthand.shell.chance import Chance
from firsthand.shell.clock import Alarm, Clock
from firsthand.shell.connection import Connection
from firsthand.shell.own_bots import OwnBots
from firsthand.shell.saving import Saving, Stepped, presses, unread
from firsthand.shell.wire import Halted, Reply

AGAIN = 1_000
"""How long after a fault a room is woken again, in ms."""

WAITING_MOST = 1_000
"""How many inputs may wait while the server cannot save."""

log = logging.getLogger(__name__)


def ends_the_stay(message: Reply) -> bool:
    """Return whether a message of a room says that its page has no seat there any more."""
    refused = isinstance(message, Refused) and message.what == "join"
    return refused or isinstance(message, Gone)


class RoomActor:
    """Runs a room: steps it by one input after another, and carries out its outputs.

    What a step is to keep is stored first, then the room is adopted, then the others are told
    (`firsthand.shell.storage`). While the server cannot save, the clock of the room stands still.
    ``connections`` are those at the table by number. ``idle_since`` is the time in ms at which the
    last of them went, `NEVER` while there are any. ``closed`` is called when the room has closed,
    and ``turned_away`` with the number of a connection that has no seat there any more.
    """

    def __init__(
        self,
        room: Room,
        chance: Chance,
        clock: Clock,
        saving: Saving,
        closed: Callable[["RoomActor"], None],
        turned_away: Callable[[int], None],
        own_bots: OwnBots | None = None,
    ) -> None:
        self.room = room
        self.connections: dict[int, Connection] = {}
        self.idle_since = clock.now()
        self._chance = chance
        self._clock = clock
        self._saving = saving
        self._closed = closed
        self._turned_away = turned_away
        self._own_bots = own_bots
        self._mailbox: deque[AnyInput] = deque()
        self._busy = False
        self._alarm: Alarm | None = None
        self._stopped = False
        self._rested: Callable[[], None] | None = None
        saving.attach(self._adopt, self._send_halted)

    def begin(self, outputs: tuple[Output, ...] = ()) -> None:
        """Carry out what the room begins with, and draw its secret if it has none."""
        for output in outputs:
            self._do(output)
        self._draw()
        self._run()

    @property
    def halted(self) -> bool:
        """Whether the game waits, as the server cannot save."""
        return self._saving.halted

    @property
    def races(self) -> bool:
        """Whether hands are down that are not judged yet, or a step is not stored yet."""
        live = self.room.live
        down = live is not None and live.halted_at < 0 and bool(live.hands or live.false_slaps)
        return self._saving.waits or down

    def put(self, incoming: AnyInput) -> None:
        """Hand the room an input. It is taken at once, unless the room is busy with another one."""
        if self._stopped:
            return
        if self.halted and not self._may_wait(incoming):
            return
        self._mailbox.append(self._saving.timed(incoming))
        self._run()

    def rest(self, rested: Callable[[], None]) -> None:
        """Stop once no hand waits to be judged and all is stored; then ``rested`` is called."""
        self._rested = rested
        self._run()

    def stop(self) -> None:
        """Take no more inputs."""
        self._stopped = True
        if self._own_bots is not None:
            self._own_bots.leave(self.room.code)
        self._set(None)
        self._saving.stop()
        self._mailbox.clear()

    def attach(self, connection: Connection) -> None:
        """Add a connection: it is sent the messages that the room has for its number."""
        self.connections[connection.number] = connection
        self.idle_since = NEVER
        if self.halted:
            connection.send(Halted(say("notice-unsaved")))

    def detach(self, conn: int) -> None:
        """Take a connection off."""
        if self.connections.pop(conn, None) is not None and not self.connections:
            self.idle_since = self._clock.now()

    # ---- one input after another ----------------------------------------------------------

    def _run(self) -> None:
        if self._busy:
            return
        self._busy = True
        try:
            while self._mailbox and self._goes_on:
                self._take(self._mailbox.popleft())
        finally:
            self._busy = False
        if self.room.closed:
            self.stop()
            self._closed(self)
        if self._rested is not None and (self._stopped or not self.races):
            rested, self._rested = self._rested, None
            self.stop()
            rested()

    @property
    def _goes_on(self) -> bool:
        """Whether the next input can be taken."""
        if self._saving.waits or self.room.closed:
            return False
        return self._rested is None or self.races

    def _take(self, incoming: AnyInput) -> None:
        try:
            room, outputs = step(self.room, incoming)
        except Exception:
            # A fault in one step must not end the game: the room is as it was before.
            # What it is stays out of the log: it may be a secret.
            code, what = self.room.code, type(incoming).__name__
            log.exception("room %s could not take %s", code, what, extra={"room": code})
            self._apologise(incoming)
            if isinstance(incoming, Wake):
                # What was due is tried once more, when other inputs may have changed the room.
                self._set(incoming.at + AGAIN)
            return
        entries = tuple(output.entry for output in outputs if isinstance(output, Store))
        self._saving.save(self.room, Stepped(incoming, room, outputs), entries)

    def _adopt(self, stepped: Stepped) -> None:
        """Adopt the room after a step that is stored, and carry out its outputs."""
        incoming, self.room, outputs = stepped
        busy, self._busy = self._busy, True
        for output in outputs:
            self._do(output)
        self._busy = busy
        if isinstance(incoming, Joined | Connected) and incoming.conn in self.connections:
            self._mailbox.extend(self.connections[incoming.conn].rtts())
        self._draw()
        self._run()

    def _draw(self) -> None:
        """Give the room the secret of its next deal: it is drawn before anybody agrees to it."""
        if self.room.wants_secret:
            server, chosen = self._chance.draw(self.room.game + self.room.dealt)
            secret = Secret(at=self._clock.now(), server=server, chosen=chosen)
            self._mailbox.appendleft(self._saving.timed(secret))

    # ---- what comes of it -----------------------------------------------------------------

    def _do(self, output: Output) -> None:
        """Carry out an output; one that fails keeps none of the others from being carried out."""
        try:
            match output:
                case Send(conn, message, at):
                    self._send(conn, message, at)
                case WakeAt(at):
                    self._set(at)
                case BotQuestion():
                    self._ask(output)
                case Store():
                    pass  # it was stored before
        except Exception:
            code, what = self.room.code, type(output).__name__
            log.exception("room %s could not carry out %s", code, what, extra={"room": code})
            self._mend(output)

    def _send(self, conn: int, message: Reply, at: int = 0) -> None:
        connection = self.connections.get(conn)
        if connection is not None:
            connection.send(message, self._saving.on_clock(at) if at else 0)
            if ends_the_stay(message):
                self._turned_away(conn)

    def _mend(self, output: Output) -> None:
        """Make good for an output that failed: whoever missed a message comes back for it."""
        match output:
            case Send(conn) if conn in self.connections:
                self.connections[conn].drop()
            case WakeAt(at) if at is not None:
                self._clock.wake(self._clock.now() + AGAIN, lambda: self._ring(0))
            case _:
                pass

    def _ask(self, question: BotQuestion) -> None:
        """Ask a bot of the host's own; what it answers is an input, at the time when it comes."""

        def answered(after: int | None) -> None:
            if after is not None:
                self.put(Answered(self._clock.now(), question, after))

        if self._own_bots is not None:
            self._own_bots.ask(self.room.code, question, answered)

    def _apologise(self, incoming: AnyInput) -> None:
        if isinstance(incoming, Said | Joined) and incoming.conn in self.connections:
            what = type(incoming.message).__name__.lower() if isinstance(incoming, Said) else "open"
            refused = Refused(what, "fault", say("refusal-fault"))
            self.connections[incoming.conn].send(refused)

    # ---- while the server cannot save -----------------------------------------------------

    def _send_halted(self) -> None:
        """Send all pages whether the game waits."""
        if self.halted:
            self._set(None)
        message = Halted(say("notice-unsaved") if self.halted else None)
        for connection in list(self.connections.values()):
            connection.send(message)

    def _may_wait(self, incoming: AnyInput) -> bool:
        """Return whether an input waits until the server can save; a press is refused."""
        if isinstance(incoming, Ponged):
            for output in ponged(self.room, incoming)[1]:
                self._do(output)
            return False
        if unread(incoming):
            return False
        full = len(self._mailbox) >= WAITING_MOST
        if isinstance(incoming, Said) and (full or presses(incoming.message)):
            what = str(incoming.message.__struct_config__.tag)
            self._send(incoming.conn, Refused(what, "unsaved", say("refusal-unsaved")))
            return False
        return True

    # ---- the alarm ------------------------------------------------------------------------

    def _set(self, at: int | None) -> None:
        """Ring at a time of the room's clock."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if at is not None:
            due = self._saving.on_clock(at)
            self._alarm = self._clock.wake(due, lambda: self._ring(due))

    def _ring(self, due: int) -> None:
        now = self._clock.now()
        if now < due:
            self._alarm = self._clock.wake(due, lambda: self._ring(due))
        else:
            self._alarm = None
            self.put(Wake(at=now))
