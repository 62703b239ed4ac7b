"""Homes whose time passes only when nothing is left to be done: a busy machine changes nothing.

Server, relays and people share one event loop. They talk over Unix sockets, which hand over what
is written at once, so nothing is under way while the loop finds nothing to do. Then its time jumps
to the next alarm.
"""

import asyncio
import selectors
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web

from firsthand.server.site import make_app
from firsthand.shell.catalogue import PACE, SEATS, Catalogue
from firsthand.shell.clock import Alarm, Clock
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Choice

MS = 1000
EARLY = 1e-3
"""How much sooner than asked, in ms, a loop may ring: it rounds."""


class Jumping(selectors.DefaultSelector):
    """Waits for no time: where nothing has come it lets the time pass that it should wait."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what can be read or written; block only where no alarm is set."""
        found = super().select(0 if timeout is not None else None)
        if found or not timeout or timeout < 0:
            return found
        self.passed += timeout
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop by the time of its selector, in seconds since it began."""

    def __init__(self) -> None:
        self._jumping = Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.passed


class LoopClock(Clock):
    """The server's clock by its loop, which is never held up."""

    def now(self) -> int:
        return int(self.exact() + EARLY)

    def exact(self) -> float:
        return asyncio.get_running_loop().time() * MS

    def wake(self, at: int, call: Callable[[], None]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_at(max(loop.time(), at / MS), call)

    def watch(self) -> None:
        """Nothing holds this loop up."""


@asynccontextmanager
async def served(place: Path, *, asks_kernel: bool = False) -> AsyncIterator[Path]:
    """Run a server in this loop, and yield the socket at which it listens."""
    catalogue = Catalogue(Choice("ratscrew", SEATS, ("steady",), PACE))
    app = make_app(catalogue, registry=Registry(LoopClock()), asks_kernel=asks_kernel)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.UnixSite(runner, str(place / "server")).start()
    try:
        yield place / "server"
    finally:
        await runner.cleanup()
