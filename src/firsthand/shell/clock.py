"""The shell's clock, which stands still while the loop was held up."""

import asyncio
import time
from collections.abc import Callable

from firsthand.judge import Policy

NS = 1_000_000
BEAT = 5
"""How often, in ms, the clock makes sure that the loop is alive."""

STALL = Policy.stall
"""A loop held up for longer than this, in ms, is no fault of those who were not heard."""


Alarm = asyncio.TimerHandle
"""What an alarm is cancelled by."""


class Clock:
    """Whole milliseconds that never go back, and alarms by them.

    When the loop was held up, the time lost passes only after all that came meanwhile is heard:
    so it is in no reaction, and no deadline runs out before its answer is read.
    """

    def __init__(self) -> None:
        self._latest = 0
        self._lost = 0
        self._seen = time.monotonic_ns()
        self._beat: Alarm | None = None

    def now(self) -> int:
        """Return the time in ms."""
        self._latest = max(self._latest, (time.monotonic_ns() - self._lost) // NS)
        return self._latest

    def exact(self) -> float:
        """Return the time in ms with its fraction, lost or not, to measure round trips by."""
        return time.monotonic_ns() / NS

    @property
    def lost(self) -> int:
        """How many ms this clock is behind, until all frames that came meanwhile have been read."""
        return self._lost // NS

    def wake(self, at: int, call: Callable[[], None]) -> Alarm:
        """Call once at or shortly after ``at`` ms, unless the handle is cancelled before."""
        # A loop rounds its timers to whole milliseconds of its own, so it may ring too early;
        # whoever is called looks at the clock again.
        delay = max(0, at * NS - time.monotonic_ns()) / 1e9
        return asyncio.get_running_loop().call_later(delay, self._ring, call)

    def _ring(self, call: Callable[[], None]) -> None:
        self.alive()
        call()

    def watch(self) -> None:
        """Begin to watch the loop."""
        self._seen = time.monotonic_ns()
        self._beat = asyncio.get_running_loop().call_later(BEAT / 1000, self._again)

    def rest(self) -> None:
        """Watch no more."""
        if self._beat is not None:
            self._beat.cancel()
            self._beat = None

    def alive(self) -> None:
        """Note that the loop is alive; whoever brings something in says so first."""
        now = time.monotonic_ns()
        gap = now - self._seen
        self._seen = now
        if gap > (BEAT + STALL) * NS and self._beat is not None:
            held = self._lost > 0
            self._lost += gap - BEAT * NS
            if not held:
                # The next turn of the loop reads what came during this one, the one after it
                # begins with nothing unread.
                loop = asyncio.get_running_loop()
                loop.call_soon(loop.call_soon, self._catch_up)

    def _again(self) -> None:
        self.alive()
        self.rest()
        self._beat = asyncio.get_running_loop().call_later(BEAT / 1000, self._again)

    def _catch_up(self) -> None:
        self._lost = 0
