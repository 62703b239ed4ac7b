"""The registry: every room of this process, and the keys to the seats in them."""

import asyncio
import secrets

import msgspec

from firsthand.bots.names import names
from firsthand.errors import FirsthandError
from firsthand.law.types import NEVER, NOBODY
from firsthand.match import match_of
from firsthand.room import Closed, Connected, Joined, Ponged, Room, Said, Seat, Sent
from firsthand.room.messages import Asked, Gone, Leave
from firsthand.room.refusals import Refusal
from firsthand.room.seats.joining import join_refused
from firsthand.room.seats.leaving import SENT_AWAY
from firsthand.room.seats.names import guest
from firsthand.room.views.seated import keeping, seat_view
from firsthand.sentences import Sentence, say
from firsthand.shell.actor import RoomActor
from firsthand.shell.archive import Archive
from firsthand.shell.catalogue import SetUp
from firsthand.shell.chance import Chance, new_code, new_key
from firsthand.shell.clock import Clock
from firsthand.shell.connection import Connection
from firsthand.shell.wire import Cleared, Found, Hello, Join, RulesView

PATIENCE = 30 * 60_000
"""How long a room is kept for people who might come back, in ms."""

SWEEP = 60_000
ROOMS_MOST = 2_000
CLEARED_MOST = 500
"""So many tables that are no more are remembered."""
GUEST = "Guest"
ELSEWHERE = say("gone-elsewhere")


CODE_MOST = 8
"""A longer code is not repeated to whoever asked for it."""


class NoSuchTable(FirsthandError):
    """No table that is open to others has this code."""


class Full(FirsthandError):
    """There is no room for another table."""


class Registry:
    """Opens rooms, brings people back to them, and drops those that nobody came back to.

    Behind a proxy the lines at its tables are not ``vouched`` for.
    """

    def __init__(
        self, clock: Clock | None = None, archive: Archive | None = None, *, vouched: bool = True
    ) -> None:
        self.clock = clock or Clock()
        self.archive = archive or Archive()
        self.actors: dict[str, RoomActor] = {}
        self._vouched = vouched
        self._keys: dict[str, RoomActor] = {}
        self._at: dict[int, tuple[str, RoomActor]] = {}
        self._cleared: dict[str, tuple[int, RulesView]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    def open(self, set_up: SetUp, connection: Connection) -> None:
        """Open a room and sit a person down at seat 0; an older table of theirs is given up.

        Raises `Full` when there are too many.
        """
        if len(self.actors) >= ROOMS_MOST:
            raise Full(say("unwelcome-full"))
        self._get_up(connection.number)
        name = set_up.name or GUEST
        joined = Joined(0, connection.number, "", (0,), name, address=connection.address)
        self._enter(self._room(set_up), connection, joined)

    def peek(self, code: str) -> Found | Cleared:
        """Describe the table with a code, also one that is no more; raise `NoSuchTable`."""
        called = code.strip().upper()
        if called in self._cleared:
            since, rules = self._cleared[called]
            return Cleared(called, self.clock.now() - since, rules)
        room = self._open_to_others(code).room
        began = room.live is not None and room.live.game == room.game
        names = frozenset(seat.name for seat in room.seats) | room.barred_names
        return Found(
            code=room.code,
            host=room.seats[room.host].name,
            seats=tuple(map(seat_view, room.seats)),
            rules=room.rules_view,
            keeping=keeping(room),
            began=began,
            name=guest(names, secrets.randbits(16)),
        )

    def join(self, wish: Join, connection: Connection) -> Refusal:
        """Bring a person to the table with a code, to play or to look on.

        Return why the room refuses; then the person keeps the seat that he has. Raises
        `NoSuchTable`.
        """
        conn, held = connection.number, tuple(connection.keys)
        actor = self._open_to_others(wish.code)
        had = (*held, wish.key) if wish.key else held
        joined = Joined(0, conn, "", (), wish.name, not wish.watch, had, connection.address)
        refusal = join_refused(actor.room, joined)
        if refusal is None and any(seat.conn == conn for seat in actor.room.seats):
            refusal = "seated", say("refusal-seated")
        if refusal is not None:
            return refusal
        self._get_up(conn)
        self._enter(actor, connection, joined)
        return None

    def why_lost(self, key: str) -> Sentence:
        """Return why a key opens no seat any more."""
        barred = (lost for actor in self.actors.values() for lost, _ in actor.room.barred)
        return SENT_AWAY if key in barred else say("gone-sat")

    def back(self, hello: Hello, connection: Connection) -> bool:
        """Bring the holder of a key back to its room. Return False where no room has the key."""
        key = hello.key
        actor = self._keys.get(key)
        if actor is None:
            return False
        for other, (held, _) in list(self._at.items()):
            if held == key:
                elsewhere = actor.connections[other]
                self.close(other)
                elsewhere.send(Gone(ELSEWHERE, elsewhere=True))
        self._sit(connection, key, actor)
        now, conn, address = self.clock.now(), connection.number, connection.address
        given = Connected(now, conn, key, hello.seen, hello.game, address)
        actor.put(given)
        return True

    def say(self, conn: int, message: Asked) -> bool:
        """Pass a message on to the room of a connection. Return False where it sits in none."""
        if conn not in self._at:
            return False
        self._at[conn][1].put(Said(at=self.clock.now(), conn=conn, message=message))
        return True

    def note(self, given: Ponged | Sent) -> bool:
        """Pass a measurement on to the room of its connection. Return False where there is none."""
        if given.conn not in self._at:
            return False
        self._at[given.conn][1].put(given)
        return True

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
        self._keys.pop(key, None)
        if actor is not None and actor not in self._keys.values():
            # Not at once: the room may be in the middle of a step.
            asyncio.get_running_loop().call_soon(self._drop, actor)

    def start(self) -> None:
        """Begin to look for rooms that nobody comes back to."""
        self._alarm = self.clock.wake(self.clock.now() + SWEEP, self._again)

    def stop(self) -> None:
        """Drop every room."""
        if self._alarm is not None:
            self._alarm.cancel()
        for actor in list(self.actors.values()):
            self._drop(actor)

    def busy(self) -> bool:
        """Tell whether anyone is at a table."""
        return any(actor.connections for actor in self.actors.values())

    def sweep(self, now: int) -> None:
        """Drop the rooms that have been empty for too long at ``now`` ms."""
        for actor in list(self.actors.values()):
            if actor.idle_since != NEVER and now - actor.idle_since > PATIENCE:
                self._drop(actor)

    def _again(self) -> None:
        self.sweep(self.clock.now())
        self._alarm = self.clock.wake(self.clock.now() + SWEEP, self._again)

    def _open_to_others(self, code: str) -> RoomActor:
        called = code.strip().upper()
        actor = self.actors.get(called)
        if actor is None or not actor.room.open or actor.room.closed:
            if called.isalpha() and len(called) <= CODE_MOST:
                raise NoSuchTable(say("unwelcome-table", code=called))
            raise NoSuchTable(say("unwelcome-code"))
        return actor

    def _enter(self, actor: RoomActor, connection: Connection, joined: Joined) -> None:
        key = new_key()
        self._keys[key] = actor
        self._sit(connection, key, actor)
        actor.put(msgspec.structs.replace(joined, at=self.clock.now(), key=key))

    def _get_up(self, conn: int) -> None:
        """Let a connection leave the table it is at, for another."""
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
        person = Seat(set_up.name or GUEST)
        called = names(len(set_up.bots), frozenset({person.name}))
        seats = (person, *map(Seat, called, set_up.bots), *(Seat("") for _ in range(set_up.free)))
        match = match_of(set_up.rules, len(seats))
        room = Room(
            code,
            set_up.rules,
            set_up.note,
            set_up.pace,
            seats,
            match,
            open=set_up.open,
            vouched=self._vouched,
            chosen=set_up.seed is not None,
        )
        chance = Chance(set_up.seed)
        actor = RoomActor(room, chance, self.clock, self.archive, self._drop, self.give_up)
        self.actors[code] = actor
        self._cleared.pop(code, None)
        return actor

    def _sit(self, connection: Connection, key: str, actor: RoomActor) -> None:
        self.close(connection.number)
        self._at[connection.number] = (key, actor)
        actor.attach(connection)

    def _drop(self, actor: RoomActor) -> None:
        code = actor.room.code
        if self.actors.pop(code, None) is None:
            return
        actor.stop()
        if actor.room.open:
            since = actor.idle_since if actor.idle_since != NEVER else self.clock.now()
            self._cleared[code] = (since, actor.room.rules_view)
            self._cleared = dict(list(self._cleared.items())[-CLEARED_MOST:])
        self._keys = {key: other for key, other in self._keys.items() if other is not actor}
        self._at = {conn: seat for conn, seat in self._at.items() if seat[1] is not actor}
        self.archive.drop(code)
