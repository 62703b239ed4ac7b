"""The memory of a server beside whose running game requests and sockets come and go."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import ClientSession

from firsthand.server.frames import FRAME_MOST
from firsthand.shell.wire import Open
from tests.server.people import PATIENCE, Person
from tests.server.test_frames import frame

GAME = Open(rules="ratscrew", seats=2, bots=("steady",), pace=5000)
AT_ONCE = 20
FLAT = 20 << 20
"""So many bytes a server may grow by."""

CLOSE = b"Host: localhost\r\nConnection: close\r\n\r\n"
SHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
UNFINISHED = frame(1, b"x" * (FRAME_MOST // 2), fin=False) + b"\x80\xfe\x10\x00" + b"x" * 2000
SENT = {
    "nothing there": b"GET /assets/nothing.js HTTP/1.1\r\n" + CLOSE,
    "no method": b"POST /healthz HTTP/1.1\r\n" + CLOSE,
    "no request": b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
    "half a request": b"GET / HT",
    "no socket": b"GET /ws HTTP/1.1\r\n" + CLOSE,
    "no frame": SHAKE + b"\x81\x02{}",
    "an unfinished message": SHAKE + UNFINISHED,
}


@dataclass
class Process:
    """A server of its own, and where it is."""

    pid: int
    port: int

    @property
    def memory(self) -> int:
        """How many bytes it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGESIZE"
        )

    async def send(self, sent: bytes) -> None:
        """Send bytes over a connection of their own, and wait until the server is done with it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(sent)
        writer.write_eof()
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()

    async def flood(self, times: int) -> None:
        """Send each kind of bytes so many times."""

        async def some(kinds: list[bytes]) -> None:
            for sent in kinds:
                await self.send(sent)

        await asyncio.gather(*[some([*SENT.values()] * (times // AT_ONCE)) for _ in range(AT_ONCE)])


@pytest.fixture
async def process() -> AsyncIterator[Process]:
    words = "-m firsthand play --no-browser --port 0 --store memory".split()
    pipe = asyncio.subprocess.PIPE
    running = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=pipe)
    assert running.stdout is not None
    line = await asyncio.wait_for(running.stdout.readline(), PATIENCE)
    port = int(line.split(b"127.0.0.1:")[1].split(b"/")[0])
    yield Process(running.pid, port)
    running.terminate()
    await running.wait()


async def stays_flat(process: Process, times: int) -> int:
    """By how many bytes a server grows where each kind of bytes comes so many times."""
    async with ClientSession() as session:
        url = f"http://127.0.0.1:{process.port}/ws"
        person = Person(await session.ws_connect(url))
        await person.sit(GAME)
        await process.flood(AT_ONCE)
        before = process.memory
        await process.flood(times)
        grown = process.memory - before
        await person.agree()
        return grown


async def test_it_does_not_grow(process: Process) -> None:
    assert await stays_flat(process, 440) < FLAT // 4


@pytest.mark.soak
async def test_it_does_not_grow_in_the_long_run(process: Process) -> None:
    assert await stays_flat(process, 50_000) < FLAT
