"""Honest screens and lines, played at simulated tables: how often they are believed too little."""

import msgspec

from firsthand.judge.fairness.report import simulated
from firsthand.judge.fairness.screens import SCREENS
from firsthand.judge.fairness.setting import Setting

TABLE = (5, 40, 40, 120)
"""The round trip of each seat, in ms."""

TABLES, REVEALS = 50, 100
"""How many tables play how many cards each: 5,000 slaps a screen."""

PROBATION, CLAMPED = 0.002, 0.02
"""At most this share of honest hands may be on probation, or clamped."""


class ScreenResult(msgspec.Struct, frozen=True):
    """How honest hands fared on one kind of screen; shares are from 0 to 1."""

    screen: str
    """One of `SCREENS`."""
    right: float
    """The share of piles that went to the truly fastest hand."""
    probation: float
    """The share of hands that came while their seat was on probation."""
    clamped: float
    """The share of hands whose claim was not believed in full."""


def screened(
    screen: str, *, tables: int = TABLES, reveals: int = REVEALS, seed: int = 1
) -> ScreenResult:
    """Play tables on which every seat has such a screen, and return how its hands fared."""
    setting = Setting(rtts=TABLE, screen=SCREENS[screen], tables=tables, reveals=reveals, seed=seed)
    tally = simulated(setting)
    hands = sum(counts.hands for counts in tally.by_seat)
    return ScreenResult(
        screen,
        right=round(tally.judge.right / tally.cards, 4),
        probation=round(sum(p.probation for p in tally.by_seat) / (4 * tally.cards), 4),
        clamped=round(sum(counts.clamped for counts in tally.by_seat) / hands, 4),
    )
