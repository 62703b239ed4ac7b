"""Games counted for pages that put house rules together: one process at a time, a wish a page."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import NamedTuple

import msgspec

from firsthand.rules.outlook import Outlook
from firsthand.server.processes import output_of
from firsthand.shell.rule_messages import Count, Counted

PATIENCE = 300.0
"""The seconds after which a process is ended; the first one compiles for a minute or two."""


class Wish(NamedTuple):
    """What a page wants counted, and what takes the answer."""

    asked: Count
    answer: Callable[[Counted], None]


def command(wish: Count) -> list[str]:
    """Return what starts the process that counts."""
    words = (wish.rules, str(wish.seats), str(wish.pace))
    return [sys.executable, "-m", "firsthand.server.outlook_process", *words]


class CountingProcess:
    """Has games counted, a wish after another; a wish that is dropped ends its process."""

    def __init__(self) -> None:
        self._wishes: dict[int, Wish] = {}
        self._now: tuple[Wish, asyncio.subprocess.Process] | None = None
        self._task: asyncio.Task[None] | None = None

    def count(self, page: int, wish: Count, answer: Callable[[Counted], None]) -> None:
        """Have games counted for a page; its older wish is dropped."""
        self.stop(page)
        self._wishes[page] = Wish(wish, answer)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self, page: int) -> None:
        """Drop the wish of a page, and end its process."""
        dropped = self._wishes.pop(page, None)
        if self._now is not None and self._now[0] is dropped:
            with suppress(ProcessLookupError):
                self._now[1].kill()

    async def close(self) -> None:
        """Drop all wishes, and wait until the process is gone."""
        for page in list(self._wishes):
            self.stop(page)
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._wishes:
            page, wish = next(iter(self._wishes.items()))
            outlook = await self._figures(wish)
            if self._wishes.get(page) is wish:
                del self._wishes[page]
                wish.answer(Counted(wish.asked.rules, outlook))

    async def _figures(self, wish: Wish) -> Outlook | None:
        """Return what a process has counted, or None where it was ended or failed."""
        quiet = subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *command(wish.asked), stdin=quiet, stdout=subprocess.PIPE, stderr=quiet
        )
        self._now = (wish, process)
        if wish not in self._wishes.values():
            process.kill()
        try:
            said = await output_of(process, PATIENCE)
        finally:
            self._now = None
        try:
            return msgspec.json.decode(said or b"", type=Outlook)
        except msgspec.DecodeError:
            return None


def counting_process() -> CountingProcess | None:
    """Return what counts games, or None where the laboratory is not installed."""
    return CountingProcess() if find_spec("numba") is not None else None
