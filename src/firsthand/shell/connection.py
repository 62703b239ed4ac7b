"""One connection: its state, what is sent over it and when, and the PING frames that measure it."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

import msgspec

from firsthand.judge import Policy, TcpInfo
from firsthand.room import Ponged, Sent
from firsthand.room.types import DURING_HANDS, NO_REVEAL
from firsthand.shell.changes import reseated
from firsthand.shell.clock import Clock
from firsthand.shell.pings import Pings
from firsthand.shell.wire import Happened, Line, Reply, Seated

UNREAD_MOST = 1 << 20
"""How many bytes may wait for a page that does not read them."""

HELLO_WITHIN = 20.0
"""A page that has said no hello after this many seconds is cut off."""

FIRST_PINGS, FIRST_GAP, GAP = 5, 0.05, 1.0
"""How many PINGs go out at first, and the seconds between those and between later ones."""

SILENCE_MOST = 20_000
"""A page that answers no PING for this long, in ms, is cut off."""

HELD_UP = 3_000
"""Where PINGs are farther apart than this, in ms, the server was held up, and no page is silent."""

AGAIN_LEAST, AGAIN_MOST = 60, 350
"""A reveal is followed by a PING at a moment drawn between these, in ms: while hands fall on it.

Who fills its own line until the card comes, and is silent then, is measured in its silence.
"""

FRESH = 900
"""A PING as young as this, in ms, need not be followed by another."""

LINE_EVERY = 1_500
"""A page is sent the figures of its line no more often than this, in ms, and soon after."""

PUNCTUAL = 2
"""The room hears of a reveal that was written further from its time than this, in ms."""


log = logging.getLogger(__name__)


class State(IntEnum):
    """How far a connection has come. It never goes back."""

    NEW = 0
    """No hello was heard: nothing but answers goes out, not even a PING."""

    GREETED = 1
    """Messages and PINGs go out."""

    CLOSING = 2
    """A CLOSE frame was sent: nothing more is sent, and frames are read until the other's CLOSE."""

    DEAF = 3
    """As `CLOSING`, but nothing more is read."""

    CLOSED = 4
    """Nothing is sent, and nothing is read."""


class Transport(Protocol):
    """What carries the frames of one connection. They are written at once and in order."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the page to read."""

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Write text frames, and with a ``nonce`` a PING frame behind them, in one write."""

    def ping(self, nonce: bytes) -> None:
        """Write a PING frame."""

    def tcp_info(self) -> TcpInfo | None:
        """Return the kernel's figures of the connection, or None where there are none."""

    def drop(self) -> None:
        """Cut the connection."""


class Nowhere:
    """The transport of a connection that has ended: it holds nothing of the page that is gone."""

    unsent = 0

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Write nothing."""

    def ping(self, nonce: bytes) -> None:
        """Write nothing."""

    def tcp_info(self) -> TcpInfo | None:
        """Return None."""

    def drop(self) -> None:
        """Do nothing."""


NOWHERE = Nowhere()


class Encoder:
    """Writes messages as JSON; one that goes to many is written once."""

    def __init__(self) -> None:
        self._encoder = msgspec.json.Encoder()
        self._latest: Reply | None = None
        self._data = b""

    def encode(self, message: Reply) -> bytes:
        """Return a message as JSON."""
        if message is not self._latest:
            self._latest, self._data = message, self._encoder.encode(message)
        return self._data


encoder = Encoder()


class Connection:
    """Sends one page its messages, in order and each at its time, and measures round trips.

    ``number`` is unique in this process. ``address`` is the network address by which its sender
    counts as one person, "" where none is seen. ``keys`` are those of all seats that this page has
    had. ``written`` is called when a reveal was written at another time than planned. The
    transport is asked for the kernel's figures only if ``asks_kernel``. A line is not ``vouched``
    for where a tunnel stands between: its figures are the tunnel's.
    """

    def __init__(
        self,
        number: int,
        transport: Transport,
        clock: Clock,
        written: Callable[[Sent], object],
        *,
        asks_kernel: bool = True,
        vouched: bool = True,
        address: str = "",
    ) -> None:
        self.number = number
        self.address = address
        self.vouched = vouched
        self.keys: set[str] = set()
        self.state = State.NEW
        self.pings = Pings()
        self._transport: Transport = transport
        self._clock = clock
        self._written = written
        self._asks_kernel = asks_kernel
        self._held: deque[tuple[Reply, int]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._next: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._k = NO_REVEAL
        self._seated: Seated | None = None
        self._heard = 0
        self._pings_sent = 0
        self._measured_at = 0.0
        self._pinged_at = 0.0
        self._line = b""
        self._line_at = 0.0

    # ---- from beginning to end ----------------------------------------------------------

    def begin(self) -> None:
        """Wait for the hello."""
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(HELLO_WITHIN, self.drop)

    def reach(self, state: State) -> None:
        """Go on to a state, unless the connection is there or further already."""
        self.state = max(self.state, state)

    def end(self) -> None:
        """Send no more: the page is gone."""
        self.reach(State.CLOSED)
        self._held.clear()
        for handle in (self._alarm, self._next, self._again):
            if handle is not None:
                handle.cancel()
        self._alarm = self._next = self._again = None
        self._transport = NOWHERE

    def drop(self) -> None:
        """Cut the connection at once."""
        if self.state < State.CLOSED:
            self._transport.drop()

    # ---- what goes out ------------------------------------------------------------------

    def send(self, message: Reply, at: int = 0) -> None:
        """Send a message at ``at`` ms, or at once, and after all earlier ones.

        The figures of the line go along with the next message or PING, even where the messages of
        the game are held back for longer.
        """
        if isinstance(message, Seated):
            self.keys.add(message.key)
        if isinstance(message, Line):
            self._line = encoder.encode(message)
        elif self._held or at > self._clock.now():
            self._held.append((message, at))
            if len(self._held) == 1:
                self._alarm = self._clock.wake(at, self._release)
        else:
            self._write(message, at)

    def _release(self) -> None:
        while self._held:
            message, at = self._held[0]
            if at > self._clock.now():
                self._alarm = self._clock.wake(at, self._release)
                return
            self._held.popleft()
            try:
                self._write(message, at)
            except Exception:
                # What was lost is sent when the page comes back.
                log.exception("connection %s cannot be written to", self.number)
                self._held.clear()
                self.drop()

    def _write(self, message: Reply, at: int) -> None:
        transport = self._transport
        if self.state >= State.CLOSED:
            return
        if transport.unsent >= UNREAD_MOST:
            transport.drop()
            return
        texts, self._line = [self._line] if self._line else [], b""
        texts.append(encoder.encode(self._lean(message)))
        if not isinstance(message, Happened) or message.k == self._k:
            transport.text(*texts)
            return
        self._k, self._heard, self._pinged_at = message.k, 0, self._clock.exact()
        transport.text(*texts, nonce=self.pings.ping(self._pinged_at, message.k))
        self._report(message.k, at)
        if self._again is not None:
            self._again.cancel()
        after = AGAIN_LEAST + secrets.randbelow(AGAIN_MOST - AGAIN_LEAST + 1)
        kind = DURING_HANDS if after >= Policy.during_from else NO_REVEAL
        self._again = asyncio.get_running_loop().call_later(after / 1000, self._ping, kind)

    def _lean(self, message: Reply) -> Reply:
        """Return a message, or what it changes where it is about the same seats as the last one."""
        if not isinstance(message, Seated):
            return message
        before, self._seated = self._seated, message
        if before is None or before.code != message.code:
            return message
        return reseated(before, message)

    def _ping(self, kind: int = NO_REVEAL) -> None:
        """Send a PING that stands behind no reveal."""
        if self.state < State.CLOSED:
            self._pinged_at = self._clock.exact()
            self._transport.ping(self.pings.ping(self._pinged_at, kind))

    def _report(self, k: int, at: int) -> None:
        """Report a reveal that was not written when it was to be, at ``at`` ms or at once."""
        now = self._clock.now()
        when = now + self._clock.lost
        if abs(when - (at or now)) > PUNCTUAL:
            self._written(Sent(at=now, conn=self.number, k=k, when=when))

    # ---- what comes in, as far as it is measured ----------------------------------------

    def count(self, size: int) -> None:
        """Count the bytes of a text frame: an answer to a PING that is behind them is late."""
        self._clock.alive()
        self._heard += size

    def pong(self, nonce: bytes) -> Ponged | None:
        """Return the round trip that a PONG frame closes; None for one that answers no PING."""
        self._clock.alive()
        rtt = self.pings.pong(nonce, self._clock.exact())
        return None if rtt is None else self._ponged(rtt.ms, rtt.k)

    def rtts(self) -> list[Ponged]:
        """Return the latest round trips, for a room that has none of them yet."""
        return [self._ponged(rtt) for rtt in self.pings.rtts]

    def _ponged(self, rtt: float, k: int = NO_REVEAL) -> Ponged:
        asks = self._asks_kernel and self.state < State.CLOSED
        tcp_info = self._transport.tcp_info() if asks else None
        # A page is sent the figures of its line now and then; so it also sees that it is connected.
        tells = self._clock.exact() - self._line_at > LINE_EVERY
        if tells:
            self._line_at = self._clock.exact()
        return Ponged(self._clock.now(), self.number, rtt, k, self._heard, tcp_info, tells)

    def measure(self) -> None:
        """Send a PING a second, unless a reveal had one, and a few at once for a start."""
        if self._next is not None:
            self._next.cancel()
        if self.state >= State.CLOSED:
            return
        now = self._clock.exact()
        if now - self._measured_at > HELD_UP:
            self.pings.forgive_until(now)
        self._measured_at = now
        if self.pings.silence(now) >= SILENCE_MOST:
            self.drop()
            return
        if self._line:
            self._transport.text(self._line)
            self._line = b""
        if now - self._pinged_at >= FRESH or self._pings_sent < FIRST_PINGS:
            self._ping()
        self._pings_sent += 1
        gap = FIRST_GAP if self._pings_sent < FIRST_PINGS else GAP
        self._next = asyncio.get_running_loop().call_later(gap, self.measure)
