"""The line to one browser: what is sent waits its turn, and PING frames measure the way."""

import asyncio
from contextlib import suppress

import msgspec
from aiohttp import WSMsgType, web

from firsthand.server.clock import Clock
from firsthand.server.pings import Pings, kernel
from firsthand.server.wire import Happened, Reply

WAITING_MOST = 500
"""How many messages may wait for a browser that does not read them."""

FIRST_PINGS, FIRST_GAP, GAP = 5, 0.05, 1.0
SILENCE_MOST = 20_000
"""A browser that answers no PING for this long, in ms, is gone."""


class Browser:
    """Sends messages to one WebSocket, in order and without waiting for it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, clock: Clock) -> None:
        self.pings = Pings()
        self._socket = socket
        self._transport = request.transport
        self._clock = clock
        self._encoder = msgspec.json.Encoder()
        self._waiting: asyncio.Queue[tuple[bytes, bool]] = asyncio.Queue()
        self._k = -1

    def tell(self, message: Reply) -> None:
        """Send a message, after all earlier ones; return at once."""
        if self._waiting.qsize() >= WAITING_MOST:
            self.drop()
            return
        reveals = isinstance(message, Happened) and message.k != self._k
        if isinstance(message, Happened):
            self._k = message.k
        self._waiting.put_nowait((self._encoder.encode(message), reveals))

    def drop(self) -> None:
        """Cut the line at once."""
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Send what waits, until cancelled; a reveal takes a PING along."""
        # Whoever listens to the socket learns of its end; there is no more to do here.
        with suppress(ConnectionError):
            while True:
                data, reveals = await self._waiting.get()
                await self._socket.send_frame(data, WSMsgType.TEXT)
                if reveals:
                    await self._ping()

    async def measure(self) -> None:
        """Send a PING a second, and a few at once for a start, until cancelled."""
        sent = 0
        with suppress(ConnectionError):
            while self.pings.silence(self._clock.exact()) < SILENCE_MOST:
                await self._ping()
                sent += 1
                await asyncio.sleep(FIRST_GAP if sent < FIRST_PINGS else GAP)
            self.drop()

    async def _ping(self) -> None:
        await self._socket.ping(self.pings.ping(self._clock.exact()))

    def pong(self, nonce: bytes) -> None:
        """Note the answer to a PING."""
        connection = self._transport and self._transport.get_extra_info("socket")
        self.pings.pong(nonce, self._clock.exact(), kernel(connection or None))
