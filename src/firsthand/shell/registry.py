"""The registry: every room of this process, and the keys to the seats in them."""

import asyncio
import logging
from contextlib import suppress

import msgspec

from firsthand.law.types import NEVER, NOBODY
from firsthand.record import Record
from firsthand.room import Closed, Connected, Joined, Ponged, Room, Said, Sent, Wake
from firsthand.room.messages import Asked, Gone, Leave
from firsthand.room.refusals import Refusal
from firsthand.room.seats.joining import join_refused
from firsthand.room.seats.leaving import SENT_AWAY
from firsthand.room.snapshot import HASHED, hashed
from firsthand.sentences import say
from firsthand.shell import opening
from firsthand.shell.actor import RoomActor
from firsthand.shell.archive import Archive
from firsthand.shell.catalogue import SetUp
from firsthand.shell.chance import Chance, new_code, new_key
from firsthand.shell.clock import Clock
from firsthand.shell.connection import Connection
from firsthand.shell.limits import Limits
from firsthand.shell.own_bots import OwnBots
from firsthand.shell.reopening import Lost, Reopened, reopen
from firsthand.shell.saving import Saving
from firsthand.shell.storage import Storage, finished
from firsthand.shell.wire import Cleared, Found, Hello, Join, RulesView

PATIENCE = 30 * 60_000
"""How long a room is kept for people who might come back, in ms."""

UNTOUCHED = 60_000
"""How long a table is kept that nobody joined or dealt at, after its last page went, in ms."""

SWEEP = 15_000
ROOMS_MOST = 2_000
LOADED_FROM = 50
"""With fewer tables it is not their number that holds the loop up."""
CLEARED_MOST = 500
"""How many tables that are no more are remembered."""
ELSEWHERE = say("gone-elsewhere")

log = logging.getLogger(__name__)


class Registry:
    """Opens rooms, brings people back to them, and drops those that nobody came back to.

    Behind a proxy the lines at its tables are not ``vouched`` for. The ``own_bots`` are the host's.
    While ``lags`` says that the loop is held up, no further table is opened beside many.
    """

    def __init__(
        self,
        clock: Clock | None = None,
        archive: Storage | None = None,
        own_bots: OwnBots | None = None,
        *,
        vouched: bool = True,
    ) -> None:
        self.clock = clock or Clock()
        self.archive: Storage = archive or Archive()
        self.actors: dict[str, RoomActor] = {}
        self.limits = Limits(self.clock)
        self.lags: opening.Lags = lambda: False
        self._openers: dict[str, str] = {}
        self._vouched = vouched
        self._own_bots = own_bots
        self._keys: dict[str, RoomActor] = {}
        self._at: dict[int, tuple[str, RoomActor]] = {}
        self._cleared: dict[str, tuple[int, RulesView]] = {}
        self._lost: dict[str, Lost] = {}
        self.lost = asyncio.Event()
        self._drains = False
        self._coming: asyncio.Future[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def open(self, set_up: SetUp, connection: Connection) -> None:
        """Open a room and sit a person down at seat 0; an older table of theirs is given up.

        Raises `Full` when there are too many, or the server is about to stop, `Unsaved` while a
        table waits to be saved, `TooMuch` where the address opened too many.
        """
        if self._drains:
            raise opening.Full(say("unwelcome-stopping"))
        if self._halted:
            raise opening.Unsaved(say("unwelcome-unsaved"))
        if len(self.actors) >= ROOMS_MOST:
            raise opening.Full(say("unwelcome-full"))
        if self._is_loaded:
            self.limits.notes.add("load")
            raise opening.Full(say("unwelcome-loaded"))
        address = connection.address
        self.limits.take("openings", address)
        self.limits.hold("tables", address)
        self._get_up(connection.number)
        name, own = set_up.name or opening.GUEST, tuple(range(max(1, len(set_up.people))))
        joined = Joined(0, connection.number, "", own, name)
        actor = self._room(set_up)
        self._openers[actor.room.code] = address
        self._enter(actor, connection, joined)

    @property
    def is_ready(self) -> bool:
        """Whether tables can be opened."""
        full = len(self.actors) >= ROOMS_MOST or self._is_loaded
        return not self._drains and not self._halted and not full

    @property
    def _is_loaded(self) -> bool:
        return len(self.actors) >= LOADED_FROM and self.lags()

    @property
    def _halted(self) -> bool:
        return any(actor.halted for actor in self.actors.values())

    def peek(self, code: str, address: str = "") -> Found | Cleared:
        """Describe the table with a code, also one that is no more.

        Raises `NoSuchTable`, and `TooMuch` where the address asked for too many that there are not.
        """
        self.limits.check("codes", address)
        called = code.strip().upper()
        if called in self._cleared:
            since, rules = self._cleared[called]
            return Cleared(called, self.clock.now() - since, rules)
        return opening.description(self._open_to_others(code, address).room)

    def join(self, request: Join, connection: Connection) -> Refusal:
        """Bring a person to the table with a code, to play or to look on.

        Return why the room refuses; then the person keeps the seat that he has. Raises
        `NoSuchTable` and `TooMuch` as `peek` does.
        """
        conn, held = connection.number, tuple(connection.keys)
        self.limits.check("codes", connection.address)
        actor = self._open_to_others(request.code, connection.address)
        had = (*held, request.key) if request.key else held
        joined = Joined(0, conn, "", (), request.name, not request.watch, had)
        refusal = join_refused(actor.room, joined)
        if refusal is None and any(seat.conn == conn for seat in actor.room.seats):
            refusal = "seated", say("refusal-seated")
        if refusal is not None:
            if refusal[0] == "onlookers":
                self.limits.notes.add("onlookers")
            return refusal
        self._get_up(conn)
        self._enter(actor, connection, joined)
        return None

    def why_lost(self, key: str) -> Gone:
        """Return why a key opens no seat any more, with the record that can still be saved."""
        for code, lost in self._lost.items():
            if hashed(key) in lost.keys:
                return Gone(lost.reason, record=lost.named(code))
        barred = (lost for actor in self.actors.values() for lost, _ in actor.room.barred)
        return Gone(SENT_AWAY if {key, hashed(key)} & {*barred} else say("gone-sat"))

    def back(self, hello: Hello, connection: Connection) -> bool:
        """Bring the holder of a key back to its room. Return False where no room has the key."""
        key = hello.key
        actor = None if key.startswith(HASHED) else self._keys.get(hashed(key))
        if actor is None:
            return False
        for other, (held, _) in list(self._at.items()):
            if held == key:
                elsewhere = actor.connections[other]
                self.close(other)
                elsewhere.send(Gone(ELSEWHERE, elsewhere=True))
        self._sit(connection, key, actor)
        now, conn = self.clock.now(), connection.number
        line = connection.address, connection.vouched
        connected = Connected(now, conn, key, hello.seen, hello.game, *line)
        actor.put(connected)
        return True

    def say(self, conn: int, message: Asked) -> bool:
        """Pass a message on to the room of a connection. Return False where it sits in none."""
        if conn not in self._at:
            return False
        said = Said(self.clock.now(), conn, message, self.clock.lost)
        self._at[conn][1].put(said)
        return True

    def note(self, measured: Ponged | Sent) -> bool:
        """Pass a measurement on to the room of its connection. Return False where there is none."""
        if measured.conn not in self._at:
            return False
        self._at[measured.conn][1].put(measured)
        return True

    def is_host(self, conn: int) -> bool:
        """Return whether a connection is that of the host of an open table."""
        _, actor = self._at.get(conn, ("", None))
        return (
            actor is not None and actor.room.open and actor.room.seats[actor.room.host].conn == conn
        )

    def close(self, conn: int) -> None:
        """A connection is gone; its seat is kept."""
        _, actor = self._at.pop(conn, ("", None))
        if actor is not None:
            actor.detach(conn)
            actor.put(Closed(at=self.clock.now(), conn=conn))

    def give_up(self, conn: int) -> None:
        """A connection gives up its seat; a room that no key opens any more is dropped."""
        key, actor = self._at.get(conn, ("", None))
        self.close(conn)
        self._keys.pop(hashed(key), None)
        if actor is not None and actor not in self._keys.values():
            # Not at once: the room may be in the middle of a step.
            asyncio.get_running_loop().call_soon(self._drop, actor)

    def reopen(self) -> None:
        """Open all rooms again that the storage keeps.

        A page that comes back to a table that can't go on is sent why.
        """
        for code in self.archive.codes():
            self._open_again(code, reopen(self.archive, code, self.clock.now()))

    def erase(self) -> None:
        """Drop all rooms, and forget those that can't go on."""
        for actor in list(self.actors.values()):
            self._drop(actor)
        for code in self.archive.codes():
            self._forget(code)
        self._lost.clear()
        self._cleared.clear()

    def record(self, code: str, game: int) -> Record | None:
        """Return the record of a room's game that is over or can't go on, None where none is."""
        lost = self._lost.get(code)
        if lost is not None and lost.game == game:
            return lost.record
        return finished(self.archive, code, game)

    def start(self) -> None:
        """Begin to look for rooms that nobody comes back to, and for those of processes that end.

        `lost` is set once another process has taken over the rooms of this one.
        """
        self.archive.watch(self._take_over, self.lost.set)
        self._alarm = self.clock.wake(self.clock.now() + SWEEP, self._again)

    def stop(self) -> None:
        """Take nothing more in; what is kept of the rooms stays."""
        if self._alarm is not None:
            self._alarm.cancel()
        for actor in list(self.actors.values()):
            self._end(actor)
        self.archive.close()

    async def drain(self, within: float) -> None:
        """Open no more tables, and stop each room once the hands of its race are judged.

        Return when all have stopped, or after ``within`` s, or at once where they are lost.
        """
        self._drains = True
        rested = [asyncio.Event() for _ in self.actors]
        for actor, each in zip(list(self.actors.values()), rested, strict=True):
            actor.rest(each.set)
        if not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.gather(*(each.wait() for each in rested)), within)

    def busy(self) -> bool:
        """Return whether anyone is at a table."""
        return any(actor.connections for actor in self.actors.values())

    def shed(self) -> bool:
        """Cut off the page of one onlooker; return whether there was one."""
        for actor in self.actors.values():
            for conn, _ in actor.room.onlookers:
                if conn in actor.connections:
                    actor.connections[conn].drop()
                    return True
        return False

    def sweep(self, now: int) -> None:
        """Drop the rooms that have been empty for too long at ``now`` ms."""
        for actor in list(self.actors.values()):
            patience = UNTOUCHED if actor.room.is_untouched else PATIENCE
            if actor.idle_since != NEVER and now - actor.idle_since > patience:
                self._drop(actor)

    def _again(self) -> None:
        self.sweep(self.clock.now())
        self._alarm = self.clock.wake(self.clock.now() + SWEEP, self._again)

    def _open_to_others(self, code: str, address: str) -> RoomActor:
        called = code.strip().upper()
        actor = self.actors.get(called)
        if actor is None or not actor.room.open or actor.room.closed:
            self.limits.spend("codes", address)
            raise opening.no_such_table(called)
        return actor

    def _enter(self, actor: RoomActor, connection: Connection, joined: Joined) -> None:
        key = new_key()
        self._keys[hashed(key)] = actor
        self._sit(connection, key, actor)
        line = {"address": connection.address, "vouched": connection.vouched}
        actor.put(msgspec.structs.replace(joined, at=self.clock.now(), key=key, **line))

    def _get_up(self, conn: int) -> None:
        """Take a connection off the table it is at, before it goes to another."""
        _, actor = self._at.get(conn, ("", None))
        if actor is not None and actor.room.open:
            seats = [number for number, seat in enumerate(actor.room.seats) if seat.conn == conn]
            for seat in seats or [NOBODY]:
                actor.put(Said(self.clock.now(), conn, Leave(seat)))
        self.give_up(conn)

    def _room(self, set_up: SetUp) -> RoomActor:
        code = new_code()
        while code in self.actors:
            code = new_code()
        room = opening.new_room(set_up, code, vouched=self._vouched)
        seed = "" if set_up.seed is None else f"{set_up.seed:x}"
        actor = self._actor(room, Saving(self.archive, self.clock, seed=seed), set_up.seed)
        self._cleared.pop(code, None)
        actor.begin()
        return actor

    def _actor(self, room: Room, saving: Saving, seed: int | None) -> RoomActor:
        actor = RoomActor(
            room, Chance(seed), self.clock, saving, self._drop, self.give_up, self._own_bots
        )
        self.actors[room.code] = actor
        return actor

    def _take_over(self, codes: tuple[str, ...]) -> None:
        """Open rooms that another process had, one after another beside the running ones."""

        async def opened() -> None:
            for code in codes:
                again = await asyncio.to_thread(reopen, self.archive, code, self.clock.now())
                self._open_again(code, again)
            log.warning("%d rooms of another server were taken over", len(codes))

        self._coming = asyncio.ensure_future(opened())

    def _open_again(self, code: str, again: Reopened | Lost | None) -> None:
        match again:
            case Reopened():
                self._reopen(again)
            case Lost():
                self._lost[code] = again
            case None:
                self._forget(code)

    def _reopen(self, again: Reopened) -> None:
        standing, following = again.saved
        seed = standing.seed
        saving = Saving(self.archive, self.clock, seed=seed, standing=standing, following=following)
        actor = self._actor(again.room, saving, again.seed)
        self._keys |= dict.fromkeys(again.keys, actor)
        actor.begin(again.outputs)
        actor.put(Wake(self.clock.now()))

    def _forget(self, code: str) -> None:
        try:
            self.archive.drop(code)
        except Exception:
            # It is dropped when the server is started again.
            log.exception("room %s is still kept", code)

    def _sit(self, connection: Connection, key: str, actor: RoomActor) -> None:
        self.close(connection.number)
        self._at[connection.number] = (key, actor)
        actor.attach(connection)

    def _drop(self, actor: RoomActor) -> None:
        code = actor.room.code
        if code not in self.actors:
            return
        if actor.room.open:
            since = actor.idle_since if actor.idle_since != NEVER else self.clock.now()
            self._cleared[code] = (since, actor.room.rules_view)
            self._cleared = dict(list(self._cleared.items())[-CLEARED_MOST:])
        self._end(actor)
        self._forget(code)

    def _end(self, actor: RoomActor) -> None:
        self.actors.pop(actor.room.code)
        opener = self._openers.pop(actor.room.code, None)
        if opener is not None:
            self.limits.release("tables", opener)
        actor.stop()
        self._keys = {key: other for key, other in self._keys.items() if other is not actor}
        self._at = {conn: seat for conn, seat in self._at.items() if seat[1] is not actor}
