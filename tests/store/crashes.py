"""A real server that is killed and started again, and people who come back and count its events."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSCloseCode, WSMsgType

from firsthand.events import AnyEvent
from firsthand.game import EMPTY, evolve
from firsthand.sentences import Sentence
from firsthand.server.port import listen
from firsthand.shell.wire import (
    PROTOCOL,
    Collect,
    Flip,
    Gone,
    Halted,
    Happened,
    Hello,
    Nonce,
    Open,
    OpenList,
    Refused,
    Reply,
    Request,
    Revealed,
    Seated,
    Slap,
)
from firsthand.table import Table
from tests.reading import Reader
from tests.server.people import NONCE, PATIENCE, word

WISH = Open(rules="ratscrew", seats=2, bots=("steady",), pace=20)
REACTION = 250
AGAIN = 0.05
NUDGE = 1.0
"""After so many seconds without news a person acts once more: the act before may be lost."""


def free_port() -> int:
    listener, _ = listen("127.0.0.1", 0)
    with listener:
        port: int = listener.getsockname()[1]
    return port


def begun(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


class Server:
    """One process after another at one port, with one store."""

    def __init__(self, store: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/ws"
        self._store = store
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start a process, and wait until it listens."""
        command = [sys.executable, "-m", "firsthand.cli", "play", "--no-browser"]
        command += ["--store", self._store, "--port", str(self.port)]
        self._process = process = begun(command)
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        assert f":{self.port}/" in line, line

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    async def end(self, number: int) -> int:
        """Send a signal, and return the status with which the process ends."""
        assert self._process is not None
        self._process.send_signal(number)
        return await self.ended()

    async def ended(self) -> int:
        """Wait until the process has ended, and return its status."""
        assert self._process is not None
        status = await asyncio.to_thread(self._process.wait, PATIENCE)
        self.close()
        return status

    def signal(self, number: int) -> None:
        """Send a signal to the process."""
        assert self._process is not None
        self._process.send_signal(number)

    def close(self) -> None:
        """End the process that still runs, if any."""
        if self._process is not None:
            with self._process as process:
                process.kill()
            self._process = None


@dataclass
class Guest:
    """Plays at a table of their own, comes back when the server is gone, and counts all events.

    What was announced once must be there ever after: the events go on with the next number, and
    their fold is the table that the server sends.
    """

    url: str
    dice: random.Random
    noted: Callable[[], None]
    key: str = ""
    table: Table = EMPTY
    events: list[AnyEvent] = field(default_factory=list)
    visits: int = 0
    dismissed: int = 0
    games: int = 0
    counted: int = 0
    halted: Sentence | None = None
    socket: ClientWebSocketResponse | None = None
    latest: Happened | None = None

    async def stay(self, session: ClientSession) -> None:
        """Play on and on; only a wrong event ends it."""
        while True:
            try:
                async with session.ws_connect(self.url) as self.socket:
                    await self._visit()
            except (ClientError, ConnectionError):
                pass
            await asyncio.sleep(AGAIN)

    async def _visit(self) -> None:
        await self._say(Hello(PROTOCOL, self.key, game=1, seen=len(self.events)))
        if not self.key:
            await self._say(WISH)
        assert self.socket is not None
        reader = Reader()
        while True:
            try:
                frame = await self.socket.receive(NUDGE)
            except TimeoutError:
                await self._act()
                continue
            if frame.type is not WSMsgType.TEXT:
                self.dismissed += self.socket.close_code == WSCloseCode.GOING_AWAY
                return
            reply = reader.decode(frame.data)
            if isinstance(reply, Revealed):
                # The next game is at another table.
                self.key, self.table, self.events, self.latest = "", EMPTY, [], None
                self.games += 1
                return
            await self._heed(reply)
            self.noted()

    async def _say(self, request: Request) -> None:
        assert self.socket is not None
        await self.socket.send_str(msgspec.json.encode(request).decode())

    async def _heed(self, reply: Reply) -> None:
        match reply:
            case Seated():
                self.key = reply.key
                if not self.events:
                    await self._say(word(reply))
            case OpenList():
                await self._say(Nonce(0, NONCE.hex()))
            case Happened():
                self._fold(reply)
                await self._act()
            case Halted(reason):
                self.halted = reason
            case Gone() | Refused(what="open"):
                raise AssertionError(reply)
            case _:
                pass

    def _fold(self, happened: Happened) -> None:
        assert happened.number == len(self.events), "an announced event is lost or comes twice"
        for event in happened.events:
            self.table = evolve(self.table, event)
            self.events.append(event)
        self.counted += len(happened.events)
        assert happened.table == self.table
        if self.latest is None or not happened.events:
            self.visits += 1
        self.latest = happened

    async def _act(self) -> None:
        if self.latest is None or self.table.over or self.latest.paused:
            return
        k = self.latest.k
        if self.table.owed == 0:
            await self._say(Collect(0, k, REACTION))
        elif self.dice.random() < 1 / 4:
            await self._say(Slap(0, k, REACTION, k))
        elif self.table.turn == 0:
            await self._say(Flip(0, k, REACTION))


class Evening:
    """People at tables of a server, and the count of all events that they were sent."""

    def __init__(self, server: Server, tables: int, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)  # noqa: S311 - nothing secret
        self._heard = asyncio.Event()
        self.guests = [
            Guest(server.url, random.Random(f"{seed} {each}"), self._heard.set)  # noqa: S311 - as above
            for each in range(tables)
        ]
        self._stays: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Evening":
        await self.server.start()
        self._session = ClientSession()
        self._stays = [asyncio.create_task(guest.stay(self._session)) for guest in self.guests]
        return self

    async def __aexit__(self, *_: object) -> None:
        for stay in self._stays:
            stay.cancel()
        await asyncio.gather(*self._stays, return_exceptions=True)
        await self._session.close()
        self.server.close()

    @property
    def count(self) -> int:
        """How many events were announced."""
        return sum(guest.counted for guest in self.guests)

    async def more(self, events: int) -> None:
        """Wait until so many more events were announced."""
        due = self.count + events
        await self.until(lambda: self.count >= due)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; what goes wrong meanwhile is raised."""
        while not condition():
            self._heard.clear()
            heard = asyncio.create_task(self._heard.wait())
            await asyncio.wait([heard, *self._stays], return_when=asyncio.FIRST_COMPLETED)
            heard.cancel()
            for stay in self._stays:
                if stay.done():
                    stay.result()

    async def some(self) -> None:
        """Wait for a random number of events."""
        tables = len(self.guests)
        await self.more(tables + self.dice.randrange(8 * tables))


async def crashed(server: Server, tables: int, signals: list[signal.Signals], seed: int) -> Evening:
    """End a server by one signal after another at random moments; return who played there."""
    async with Evening(server, tables, seed) as evening:
        for number in signals:
            await evening.some()
            status = await server.end(number)
            assert status == (0 if number == signal.SIGTERM else -number)
            await server.start()
        await evening.more(8 * tables)
    return evening
