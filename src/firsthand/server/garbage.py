"""When dead objects are looked for: among the young ones always, among all while nobody plays."""

import asyncio
import gc
from collections.abc import Callable

OFTEN = 60.0
"""How many seconds pass between two looks."""

SELDOM = 60
"""At every look of this number garbage is collected even while people play."""

YOUNG = (700, 10)
"""How many new objects have the newest looked through, and how many looks have those kept too."""

NEVER = 1_000_000
"""The old ones are not looked through by themselves."""


class Garbage:
    """Collects objects that refer only to each other.

    Looking through all takes a third of a second where hundreds of games are on; no hand should
    wait for that. Looking through what was made since takes less than a millisecond.
    """

    def __init__(self, playing: Callable[[], bool]) -> None:
        self._playing = playing
        self._looks = 0
        self._usual = gc.get_threshold()
        self._alarm: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Freeze the objects of now, which live as long as the server, and leave the old alone."""
        gc.collect()
        gc.freeze()
        self._usual = gc.get_threshold()
        gc.set_threshold(*YOUNG, NEVER)
        self._wait()

    def end(self) -> None:
        """Collect as usual again."""
        if self._alarm is not None:
            self._alarm.cancel()
        gc.unfreeze()
        gc.set_threshold(*self._usual)

    def look(self) -> None:
        """Collect garbage if nobody plays, or if that was put off too often."""
        self._looks += 1
        if self._looks >= SELDOM or not self._playing():
            self._looks = 0
            gc.collect()
        self._wait()

    def _wait(self) -> None:
        self._alarm = asyncio.get_running_loop().call_later(OFTEN, self.look)
