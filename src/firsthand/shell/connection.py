"""The line to one browser: what it is told and when, and the PING frames that measure the way."""

import asyncio
from collections import deque
from typing import Protocol

import msgspec

from firsthand.room import Ponged, Sent
from firsthand.shell.clock import Clock
from firsthand.shell.pings import NO_REVEAL, Pings
from firsthand.shell.types import Transport
from firsthand.shell.wire import Happened, Line, Reply

UNREAD_MOST = 1 << 20
"""How many bytes may wait for a browser that does not read them."""

HELLO_WITHIN = 20.0
FIRST_PINGS, FIRST_GAP, GAP = 5, 0.05, 1.0
SILENCE_MOST = 20_000
"""A browser that answers no PING for this long, in ms, is gone."""

FRESH = 900
"""A PING as young as this, in ms, need not be followed by another."""

TOLD_EVERY = 1_500
"""A browser is told of its line no more often than this, in ms, and soon after."""

PUNCTUAL = 2
"""A reveal written further from its time than this, in ms, is told to the room."""


class Speaker(Protocol):
    """What one connection says: see `Session`."""

    greeted: bool

    def take(self, data: bytes) -> bool:
        """Take in a text frame, and tell whether to go on listening."""

    def take_binary(self) -> bool:
        """Take in a binary frame, and tell whether to go on listening."""

    def take_noise(self) -> bool:
        """Take in a frame that says nothing, and tell whether to go on listening."""

    def measured(self, ponged: Ponged) -> None:
        """Take in a round trip."""

    def written(self, sent: Sent) -> None:
        """Take in when a reveal was written."""


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


class Browser:
    """Tells one browser what its table says, in order and each at its time."""

    def __init__(
        self, conn: int, clock: Clock, *, asks_kernel: bool = True, address: str = ""
    ) -> None:
        self.address = address
        self.pings = Pings()
        self._conn = conn
        self._clock = clock
        self._asks_kernel = asks_kernel
        self._transport: Transport | None = None
        self._speaker: Speaker | None = None
        self._held: deque[tuple[Reply, int]] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._next: asyncio.TimerHandle | None = None
        self._line = b""
        self._sent = 0
        self._pinged = self._told = 0.0
        self._heard = 0
        self._k = NO_REVEAL

    def begin(self, transport: Transport, speaker: Speaker) -> None:
        """Begin to talk; without a hello the line is cut after a while."""
        self._transport, self._speaker = transport, speaker
        self._next = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.drop)

    def end(self) -> None:
        """Say no more."""
        self._transport = None
        self._held.clear()
        for handle in (self._alarm, self._next):
            if handle is not None:
                handle.cancel()

    def drop(self) -> None:
        """Cut the line at once."""
        if self._transport is not None:
            self._transport.drop()

    # ---- telling ------------------------------------------------------------------------

    def tell(self, message: Reply, at: int = 0) -> None:
        """Send a message at ``at`` ms, or at once, and after all earlier ones.

        How the line is goes along with whatever is next: it must come even to who is told of the
        game much later.
        """
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
            self._write(message, at)

    def _write(self, message: Reply, at: int) -> None:
        transport = self._transport
        if transport is None:
            return
        if transport.unsent >= UNREAD_MOST:
            transport.drop()
            return
        texts, self._line = [self._line] if self._line else [], b""
        texts.append(encoder.encode(message))
        if not isinstance(message, Happened) or message.k == self._k:
            transport.text(*texts)
            return
        self._k, self._heard, self._pinged = message.k, 0, self._clock.exact()
        transport.text(*texts, nonce=self.pings.ping(self._pinged, message.k))
        self._note(message.k, at)

    def _note(self, k: int, at: int) -> None:
        """Tell the room of a reveal that was not written when it was to be."""
        now = self._clock.now()
        when = now + self._clock.lost
        if abs(when - (at or now)) > PUNCTUAL and self._speaker is not None:
            self._speaker.written(Sent(at=now, conn=self._conn, k=k, when=when))

    # ---- hearing ------------------------------------------------------------------------

    def text(self, data: bytes) -> bool:
        """Take in a text frame, and tell whether to go on listening."""
        self._clock.alive()
        self._heard += len(data)
        speaker = self._speaker
        if speaker is None:
            return False
        greeted = speaker.greeted
        heeded = speaker.take(data)
        if speaker.greeted and not greeted:
            # Nothing but answers goes out before the hello, not even a PING.
            self._measure()
        return heeded

    def binary(self) -> bool:
        """Take in a binary frame, and tell whether to go on listening."""
        return self._speaker is not None and self._speaker.take_binary()

    def ping(self) -> bool:
        """Take in a PING, and tell whether to go on listening."""
        return self._speaker is not None and self._speaker.take_noise()

    def pong(self, nonce: bytes) -> bool:
        """Take in the answer to a PING, and tell whether to go on listening."""
        self._clock.alive()
        trip = self.pings.pong(nonce, self._clock.exact())
        if self._speaker is None:
            return False
        if trip is None:
            return self._speaker.take_noise()
        self._speaker.measured(self._ponged(trip.ms, trip.k))
        return True

    def trips(self) -> list[Ponged]:
        """Return the round trips that are known, for a room that knows none of them."""
        return [self._ponged(trip) for trip in self.pings.trips]

    def _ponged(self, trip: float, k: int = NO_REVEAL) -> Ponged:
        kernel = self._transport.kernel() if self._transport and self._asks_kernel else None
        # A browser is told of its line now and then; by that it also knows that it is connected.
        tells = self._clock.exact() - self._told > TOLD_EVERY
        if tells:
            self._told = self._clock.exact()
        return Ponged(self._clock.now(), self._conn, trip, k, self._heard, kernel, tells)

    def _measure(self) -> None:
        """Send a PING a second, unless a reveal had one, and a few at once for a start."""
        if self._next is not None:
            self._next.cancel()
        if self._transport is None:
            return
        now = self._clock.exact()
        if self.pings.silence(now) >= SILENCE_MOST:
            self.drop()
            return
        if self._line:
            self._transport.text(self._line)
            self._line = b""
        if now - self._pinged >= FRESH or self._sent < FIRST_PINGS:
            self._pinged = now
            self._transport.ping(self.pings.ping(now))
        self._sent += 1
        gap = FIRST_GAP if self._sent < FIRST_PINGS else GAP
        self._next = asyncio.get_running_loop().call_later(gap, self._measure)
