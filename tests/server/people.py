"""People who dial in, and a clock that flies."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from aiohttp import ClientWebSocketResponse, WSMsgType

from firsthand.record.sealing import nonce_hash
from firsthand.shell.clock import Clock
from firsthand.shell.wire import (
    PROTOCOL,
    Agree,
    Choice,
    Hello,
    Nonce,
    Open,
    OpenList,
    Reply,
    Request,
    Seated,
    Welcome,
)
from tests.reading import Reader

PATIENCE = 60
"""How many seconds a reply may take: busy machines are slow."""
CHOICE = Choice(rules="ratscrew", seats=2, bots=("steady",), pace=20)

NONCE = bytes(range(32))
"""What every page draws here."""

Kind = TypeVar("Kind", bound=Reply)


class Fast(Clock):
    """A clock that runs many times as fast as the wall's."""

    def __init__(self, rate: int) -> None:
        super().__init__()
        self._rate = rate

    def now(self) -> int:
        return self._rate * super().now()

    def wake(self, at: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        return super().wake(-(-at // self._rate), call)

    async def pass_by(self, ms: int) -> None:
        """Let so much of this clock's time go by."""
        over = asyncio.Event()
        self.wake(self.now() + ms, over.set)
        await over.wait()


class Still(Clock):
    """A clock that stands."""

    def now(self) -> int:
        return 0


def word(seated: Seated, seat: int = -1, nonce: bytes = NONCE) -> Agree:
    """What a page says when it agrees for a seat, its lowest one."""
    deal, lowest = seated.deal, min(seated.yours)
    bound = nonce_hash(seated.code, deal.game, lowest, nonce)
    return Agree(lowest if seat < 0 else seat, deal.digest, deal.server_hash, bound)


class Person:
    """Someone at a browser: says requests, hears replies, and shows a nonce when asked."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Reply] = []
        self._reader = Reader()
        self.shows = True

    async def say(self, *requests: Request) -> None:
        for request in requests:
            await self.shout(msgspec.json.encode(request).decode())

    async def shout(self, text: str) -> None:
        await self.socket.send_str(text)

    async def hear(self) -> Reply:
        """The next reply."""
        # The socket's own limit would begin again with each PING.
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.receive()
        assert frame.type is WSMsgType.TEXT, frame
        self.heard.append(self._reader.decode(frame.data))
        if isinstance(self.heard[-1], OpenList) and self.seated is not None and self.shows:
            await self.say(*[Nonce(seat, NONCE.hex()) for seat in self.seated.yours[:1]])
        return self.heard[-1]

    @property
    def seated(self) -> Seated | None:
        """What was heard last of the seat and the next deal."""
        told = (reply for reply in reversed(self.heard) if isinstance(reply, Seated))
        return next(told, None)

    async def agree(self) -> None:
        """Agree to the next deal for all seats of this page."""
        assert self.seated is not None
        await self.say(*[word(self.seated, seat) for seat in self.seated.yours])

    async def until(self, kind: type[Kind]) -> Kind:
        """The next reply of a kind; those before it are passed over."""
        while True:
            reply = await self.hear()
            if isinstance(reply, kind):
                return reply

    async def say_hello(self, key: str = "") -> None:
        await self.say(Hello(PROTOCOL, key))

    async def hello(self, key: str = "") -> Welcome:
        await self.say_hello(key)
        return await self.until(Welcome)

    async def sit(self, wish: Open) -> Seated:
        """Greet, open a table and sit down at it."""
        await self.hello()
        await self.say(wish)
        return await self.until(Seated)


async def together(*people: Person) -> None:
    """Let people agree and show their nonces; the cards are dealt."""
    for person in people:
        await person.agree()
    for person in people:
        await person.until(OpenList)


Dial = Callable[..., Awaitable[Person]]


class Manual(Clock):
    """A clock whose time passes when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 10_000
        self._alarms: list[tuple[int, asyncio.TimerHandle, Callable[[], None]]] = []

    def now(self) -> int:
        return self.at

    def exact(self) -> float:
        return float(self.at)

    def alive(self) -> None:
        pass

    def wake(self, at: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.get_running_loop().call_later(3600, call)
        self._alarms.append((at, handle, call))
        return handle

    def pass_by(self, ms: int) -> None:
        """Let so much time go by, and ring what is due meanwhile."""
        until = self.at + ms
        while due := [one for one in self._alarms if one[0] <= until and not one[1].cancelled()]:
            first = min(due, key=lambda one: one[0])
            self._alarms.remove(first)
            at, handle, call = first
            handle.cancel()
            self.at = max(self.at, at)
            call()
        self.at = until
