"""The builder of one step of a room: the changed room, and messages, entries and wake-up."""

from typing import Any

import msgspec

from firsthand.actions import AnyAction
from firsthand.events import AnyEvent
from firsthand.game import Deadline, State, apply, deadline, slappable
from firsthand.game.fold import put
from firsthand.game.state import next_to_flip
from firsthand.judge import Policy, agreed, unvouched
from firsthand.law.types import NOBODY
from firsthand.record import Entry
from firsthand.room.live import Live
from firsthand.room.messages import (
    Gone,
    Happened,
    Refused,
    Told,
)
from firsthand.room.refusals import RefusalKind
from firsthand.room.room import NOWHERE, Room
from firsthand.room.types import Acted, Output, Send, Store, WakeAt
from firsthand.room.views.events import happened
from firsthand.room.views.seated import seated
from firsthand.sentences import Sentence

replace = msgspec.structs.replace


class StepBuilder:
    """Builds one step of a room, from the room as it was.

    ``at`` is the time of the step's input on the shell's clock; ``now`` is the same time in ms of
    play. A server that was held up heard the input up to ``stall`` ms later.
    """

    def __init__(self, room: Room, at: int, stall: int = 0) -> None:
        """Begin with a room as it is."""
        self.room = room
        self.at = at
        self.stall = stall
        self.out: list[Output] = []
        self._policy: Policy | None = None
        self._read: tuple[State, Deadline | None, bool] | None = None

    # ---- what is so ---------------------------------------------------------------------

    @property
    def live(self) -> Live:
        """The game on the table; there must be one."""
        if self.room.live is None:
            raise LookupError("no game has been dealt")
        return self.room.live

    @property
    def state(self) -> State:
        """The state of the game on the table."""
        return self.live.state

    @property
    def now(self) -> int:
        """Milliseconds of play."""
        return self.live.played(self.at)

    @property
    def policy(self) -> Policy:
        """The judge's constants for this table."""
        if self._policy is None:
            live = self.room.live
            shared = live.newest.screens if live is not None and live.newest.k else self.screens()
            base = Policy() if self.room.vouched else unvouched(Policy())
            self._policy = agreed(self.room.rules, base, screen=bool(shared))
        return self._policy

    @property
    def pace(self) -> int:
        """The least time between two flips, in ms: between homes hands take longer to be heard."""
        return max(self.room.pace, self.policy.gap) if self.between_homes else self.room.pace

    @property
    def between_homes(self) -> bool:
        """Whether people sit at more than one connection."""
        return len({seat.conn for seat in self.room.seats if seat.conn != NOWHERE}) > 1

    @property
    def running(self) -> bool:
        """Whether a game is on and its clocks run."""
        live = self.room.live
        if live is None or live.game != self.room.game:
            return False
        return live.halted_at < 0 and not live.state.table.over

    @property
    def due(self) -> Deadline | None:
        """What the game does next by itself, and when; None where there is nothing."""
        return self._reading()[1]

    @property
    def contested(self) -> bool:
        """Whether the pile may be slapped: then a slap may still be on its way."""
        return self._reading()[2]

    def _reading(self) -> tuple[State, Deadline | None, bool]:
        """Return the state with its deadline and whether its pile may be slapped, computed once."""
        state = self.state
        if self._read is None or self._read[0] is not state:
            live = state.table.frozen_at < 0 and slappable(state)
            self._read = (state, deadline(state), live)
        return self._read

    @property
    def first(self) -> int:
        """The seat from which ties are counted: as it was when the newest card was shown."""
        first = self.live.newest.first
        return first if first != NOBODY else next_to_flip(self.state.table)

    def screens(self) -> tuple[int, ...]:
        """Return the connections that seats share, by seat; none where none is shared."""
        conns = [seat.conn for seat in self.room.seats]
        if all(conn == NOWHERE or conns.count(conn) == 1 for conn in conns):
            return ()
        return tuple(conn if conns.count(conn) > 1 else NOWHERE for conn in conns)

    def people(self) -> tuple[int, ...]:
        """Return the seats of the people who are at the table."""
        return tuple(
            index
            for index, seat in enumerate(self.room.seats)
            if not seat.is_bot and seat.conn != NOWHERE
        )

    def waited_for(self) -> tuple[int, ...]:
        """Return the seats whose hands may still be on their way."""
        live, out = self.live, self.state.table.out
        return tuple(
            index
            for index in self.people()
            if not out[index]
            and not self.room.seats[index].hidden
            and index not in live.newest.blind
            and index not in live.returned
        )

    def engine_time(self) -> int:
        """Return the time to act at, in ms of play: a deadline that is held has not passed."""
        due = self.due
        pending = due is not None and due.at <= self.now
        return max(self.live.acted, due.at - 1 if due is not None and pending else self.now)

    # ---- what changes -------------------------------------------------------------------

    def change(self, **changes: Any) -> None:
        """Change the room."""
        self.room = replace(self.room, **changes)

    def change_game(self, **changes: Any) -> None:
        """Change the game on the table."""
        self.change(live=replace(self.live, **changes))

    def change_seat(self, index: int, **changes: Any) -> None:
        """Change a seat."""
        seats = self.room.seats
        self.change(seats=put(seats, index, replace(seats[index], **changes)))

    def act(self, action: AnyAction, at: int, evidence: Any = None) -> tuple[AnyEvent, ...]:
        """Apply an action to the game at ``at`` ms of play, store it, and return its events.

        Raises `Illegal`, and then nothing has changed. Nothing is sent yet.
        """
        state, events = apply(self.state, action, at)
        self.change_game(state=state, acted=at, log=self.live.log + events)
        entry = Entry(at, action, events, evidence)
        self.out.append(Store(Acted(self.room.game, entry)))
        return events

    # ---- what is said -------------------------------------------------------------------

    def send(self, conn: int, message: Told, played: int = NOWHERE) -> None:
        """Send a message to a connection, at once or at a time in ms of play.

        A message about a card goes out no sooner than the card itself. Onlookers get every message
        later by the agreed delay.
        """
        if played < 0 and isinstance(message, Happened):
            played = self.live.newest.sent
        at = 0 if played < 0 else self.live.clock(played)
        delay = self.room.delay_ms
        if delay > 0 and any(conn == looker for looker, _ in self.room.onlookers):
            at = max(at, self.at) + delay
        self.out.append(Send(conn, message, at if at > self.at else 0))

    def conns(self) -> tuple[int, ...]:
        """Return all connections at the table, those that play first."""
        playing = [seat.conn for seat in self.room.seats if seat.conn != NOWHERE]
        watching = [conn for conn, _ in self.room.onlookers if conn != NOWHERE]
        return tuple(dict.fromkeys([*playing, *watching]))

    def send_all(self, message: Told) -> None:
        """Send a message to everyone at the table."""
        for conn in self.conns():
            self.send(conn, message)

    def refuse(self, conn: int, what: str, kind: RefusalKind, reason: Sentence) -> None:
        """Send a connection the reason why its request had no effect."""
        self.send(conn, Refused(what, kind, reason))

    def dismiss(self, conn: int, reason: Sentence | None = None) -> None:
        """Send a connection that it has no seat here any more."""
        self.send(conn, Gone(reason))

    def send_events(self, events: tuple[AnyEvent, ...], *, shown: bool = False) -> None:
        """Send everyone the newest events.

        Where a card was ``shown``, each connection is sent it at such a time that all see it at
        once; onlookers get it when the last player should have it.
        """
        message, newest = happened(self.live, events), self.live.newest
        if not shown:
            self.send_all(message)
            return
        times = {seat.conn: newest.sent_to(index) for index, seat in enumerate(self.room.seats)}
        for conn in self.conns():
            self.send(conn, message, times.get(conn, newest.sent))

    def veil(self, message: Told, seen: tuple[int, ...]) -> None:
        """Send a message to the connections ``seen``, and keep it for the others until `unveil`."""
        for conn in dict.fromkeys(conn for conn in seen if conn != NOWHERE):
            self.send(conn, message)
        rest = tuple(conn for conn in self.conns() if conn not in seen)
        self.change_game(veiled=(*self.live.veiled, (rest, message)))

    def unveil(self) -> None:
        """Send the messages that `veil` kept, in order, to those that are still there."""
        here, veiled = self.conns(), self.live.veiled
        self.change_game(veiled=())
        for conns, message in veiled:
            for conn in conns:
                if conn in here:
                    self.send(conn, message)

    def send_seated(self) -> None:
        """Send everyone the seats, who has agreed, and the score."""
        keys = {seat.conn: seat.key for seat in self.room.seats} | dict(self.room.onlookers)
        for conn in self.conns():
            self.send(conn, seated(self.room, conn, keys[conn]))

    def send_seated_if_open(self) -> None:
        """Send everyone the seats, if others may join this table."""
        if self.room.open:
            self.send_seated()

    def wake(self, at: int | None, besides: int | None = None) -> None:
        """End the step with the time at which the room is to be woken, in ms of play.

        An open list wakes it too, people who are waited for, and a time ``besides`` on the shell's
        clock.
        """
        opening, until = self.room.opening, self.room.waits_until
        times = [
            None if at is None else self.live.clock(at),
            None if opening is None else opening.until,
            until if until >= 0 else None,
            besides,
        ]
        self.out.append(WakeAt(min((time for time in times if time is not None), default=None)))
