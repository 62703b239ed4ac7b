"""A relay that delays what passes, each way by its own time, and keeps the order."""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Protocol

CHUNK = 1 << 16
NUMBERS = count()
"""No two relays listen at one path."""

JITTER = {5: 0.6, 40: 2.5, 120: 6.0, 300: 15.0}
"""The median jitter of a round trip in ms (JUDGE.md); others lie between."""

SIGMA = 0.9
SPIKE_CHANCE, SPIKE_LEAST, SPIKE_MEAN = 0.01, 50, 120


@dataclass(frozen=True)
class Way:
    """One direction of a line: its least delay and its median jitter in ms."""

    least: float
    jitter: float
    rough: bool
    chance: Random

    def delay(self) -> float:
        """Draw how long a message takes, in ms."""
        extra = self.jitter * self.chance.lognormvariate(0, SIGMA)
        if self.rough and self.chance.random() < SPIKE_CHANCE:
            extra += SPIKE_LEAST + self.chance.expovariate(1 / SPIKE_MEAN)
        return self.least + extra


def ways(rtt: int, chance: Random, *, rough: bool) -> tuple[Way, Way]:
    """Return both directions of a line with a round trip in ms, split as links are."""
    part = chance.uniform(0.35, 0.65)
    jitter = JITTER.get(rtt, rtt / 20)
    return (
        Way(rtt * part, jitter, rough, chance),
        Way(rtt * (1 - part), jitter, rough, chance),
    )


class Delayed(Protocol):
    """A direction that says how long a message takes."""

    def delay(self) -> float:
        """Draw how long a message takes, in ms."""
        ...


class Relay:
    """Listens for one connection and passes it on to a server, by TCP or by Unix sockets."""

    def __init__(self, server: int | Path, up: Delayed, down: Delayed) -> None:
        self._target = server
        self._up, self._down = up, down
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: list[asyncio.StreamWriter] = []
        self.port = 0
        self.path: Path | None = None

    async def start(self) -> None:
        """Begin to listen at a free port of this machine, or at a path beside the server's."""
        if isinstance(self._target, Path):
            self.path = self._target.with_name(f"relay-{next(NUMBERS)}")
            self._server = await asyncio.start_unix_server(self._accept, self.path)
            return
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Cut everything."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in self._ends:
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._target, Path):
            return await asyncio.open_unix_connection(self._target)
        return await asyncio.open_connection("127.0.0.1", self._target)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await self._dial()
        self._ends += [writer, back]
        for source, sink, way in ((reader, back, self._up), (there, writer, self._down)):
            task = asyncio.create_task(passed(source, sink, way.delay))
            self._tasks.add(task)


async def passed(
    source: asyncio.StreamReader, sink: asyncio.StreamWriter, delay: Callable[[], float]
) -> None:
    """Pass bytes on, each piece after its delay and none before an earlier one."""
    loop = asyncio.get_running_loop()
    free = 0.0
    # Timers that are due together may ring in any order; what they write keeps its own.
    waiting: deque[bytes] = deque()
    with suppress(ConnectionError):
        while data := await source.read(CHUNK):
            free = max(free, loop.time() + delay() / 1000)
            waiting.append(data)
            loop.call_at(free, write_next, sink, waiting)
        loop.call_at(max(free, loop.time()), sink.close)


def write_next(sink: asyncio.StreamWriter, waiting: deque[bytes]) -> None:
    """Write the oldest piece to a line, unless it has gone meanwhile."""
    data = waiting.popleft()
    if not sink.is_closing():
        sink.write(data)


@contextmanager
def line(port: int, rtt: int, seed: int = 1) -> Iterator[int]:
    """Run a relay beside a test, and yield the port at which a server is so many ms away."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    relay = Relay(port, *ways(rtt, Random(seed), rough=False))  # noqa: S311  # nobody guards a secret with it
    asyncio.run_coroutine_threadsafe(relay.start(), loop).result()
    try:
        yield relay.port
    finally:
        asyncio.run_coroutine_threadsafe(relay.stop(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
