"""The shell's clock."""

import asyncio
import time
from collections.abc import Callable

NS = 1_000_000


class Clock:
    """Whole milliseconds that never go back, and alarms by them."""

    def now(self) -> int:
        """Return the time in ms."""
        return time.monotonic_ns() // NS

    def exact(self) -> float:
        """Return the time in ms with its fraction, to measure round trips by."""
        return time.monotonic_ns() / NS

    def wake(self, at: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Call once at or shortly after ``at`` ms, unless the handle is cancelled before."""
        # A loop rounds its timers to whole milliseconds of its own, so it may ring too early;
        # whoever is called looks at the clock again.
        delay = max(0, at * NS - time.monotonic_ns()) / 1e9
        return asyncio.get_running_loop().call_later(delay, call)
