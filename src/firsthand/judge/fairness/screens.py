"""Simulated screens: how soon a card is painted, and how well a page measures a press."""

from math import floor
from typing import NamedTuple

from firsthand.judge.fairness.chance import Chance


class Screen(NamedTuple):
    """A screen with its browser; times are in ms."""

    frame: float = 1000 / 60
    """The time between two of its pictures."""
    paint: float = 1.5
    """How long after the picture began the card is painted."""
    late: tuple[float, float] = (0, 0)
    """Between which times after a press its message leaves the page."""
    step: float = 0
    """By how much the page's clock steps; 0: it does not."""
    rate: float = 1
    """How many ms the page's clock counts in one."""
    part: float | None = None
    """Which part of the round trip is the way to it; None for the usual."""

    def painted(self, chance: Chance, at: float) -> float:
        """Return when a card is on the screen that arrived at ``at``."""
        return at + chance.uniform(0, self.frame) + self.paint

    def sent(self, chance: Chance, pressed: float) -> float:
        """Return when the message of a press leaves the page."""
        return pressed + (chance.uniform(*self.late) if self.late[1] else 0)

    def measured(self, chance: Chance, reaction: float) -> float:
        """Return what the page's clock makes of a reaction."""
        reaction *= self.rate
        if not self.step:
            return reaction
        began = chance.uniform(0, self.step)
        return self.step * floor((began + reaction) / self.step)


SCREENS = {
    "ordinary": Screen(),
    "cpu-x4": Screen(paint=4, late=(2, 8)),
    "hz-30": Screen(frame=1000 / 30),
    "hz-144": Screen(frame=1000 / 144),
    "timer-1": Screen(step=1),
    "timer-17": Screen(step=16.7),
    "clock-fast": Screen(rate=1.02),
    "clock-slow": Screen(rate=0.98),
    "way-10-90": Screen(part=0.1),
    "way-90-10": Screen(part=0.9),
}
"""Honest screens and lines.

``cpu-x4`` is a middling phone, as Chromium plays one at a quarter of the speed: a message takes
17 ms longer than its round trip on average. With ``way-10-90`` the way there takes a tenth of it.
"""
