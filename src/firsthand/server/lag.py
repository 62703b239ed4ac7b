"""How late the loop is: the last seconds of it, measured from the inside."""

import asyncio
from collections import deque

BEAT = 0.05
"""Seconds between two alarms by which the loop is measured."""

WINDOW = 5.0
"""Over this many seconds it is judged."""

HIGH = 0.020
"""A loop whose alarms ring later than this, in seconds, in one of a hundred, is held up."""

BEATS = round(WINDOW / BEAT)


class LoopLag:
    """Measures by how much alarms ring late."""

    def __init__(self) -> None:
        self._lags: deque[float] = deque(maxlen=BEATS)
        self._alarm: asyncio.TimerHandle | None = None
        self._due = 0.0

    def begin(self) -> None:
        """Measure from now on."""
        loop = asyncio.get_running_loop()
        self._due = loop.time() + BEAT
        self._alarm = loop.call_at(self._due, self._beat)

    def end(self) -> None:
        """Measure no more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def note(self, late: float) -> None:
        """Take in by how many seconds an alarm rang late."""
        self._lags.append(late)

    @property
    def p99(self) -> float:
        """The lag in seconds that one alarm in a hundred of the window exceeded, 0 before any."""
        ranked = sorted(self._lags)
        return ranked[max(0, len(ranked) - 1 - len(ranked) // BEATS)] if ranked else 0.0

    def is_high(self) -> bool:
        """Return whether the loop was held up in all of the window."""
        return len(self._lags) == BEATS and self.p99 > HIGH

    def _beat(self) -> None:
        self.note(asyncio.get_running_loop().time() - self._due)
        self.begin()
