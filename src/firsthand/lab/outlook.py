"""What rules mean for people: minutes, slaps, who is out early, and whether hands decide."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from firsthand.bots.temperament import temperament
from firsthand.intervals import ranks_of_median
from firsthand.lab.estimate import MINUTE
from firsthand.lab.job import Games, Job
from firsthand.lab.running import play
from firsthand.rules import Rules
from firsthand.rules.outlook import Outlook

GAMES = 2000
"""How many games are counted, three times: for length, for who is out early, for quick hands."""

SEED = 41
"""The seed of all of them."""


class Counting(NamedTuple):
    """Of what games figures are to be found."""

    rules: Rules
    seats: int
    pace: int
    games: int = GAMES


def outlook(asked: Counting) -> Outlook:
    """Return what rules mean, from games of steady bots.

    Raises `RulesError` for a number of seats that the rules refuse.
    """
    steady = ("steady",) * asked.seats
    usual = games_of(asked, asked.rules, steady)
    half = max(1, round(float(np.median(usual.cards)) / 2))
    early = games_of(asked, asked.rules.amend({"end.flips": half}), steady)
    quick = games_of(asked, asked.rules, ("sharp", *steady[1:]))
    ms = np.sort(usual.ms)
    low, high = ranks_of_median(asked.games)
    return Outlook(
        games=asked.games,
        seats=asked.seats,
        pace=asked.pace,
        minutes=spread(ms),
        sure=(minutes(ms[low]), minutes(ms[high])),
        slaps=round(float(usual.won.sum() / max(1, int(usual.ms.sum())) * MINUTE), 2),
        early=share(early.outs > 0) if asked.seats > 2 else 0.0,
        quick=share(quick.winner == 0),
    )


def games_of(asked: Counting, rules: Rules, cast: tuple[str, ...]) -> Games:
    """Play games by some rules."""
    players = tuple(map(temperament, cast))
    return play(Job(rules, players, SEED, 0, asked.games, asked.pace))


def spread(ms: npt.NDArray[np.int64]) -> tuple[float, float, float]:
    """Return the median of some times in minutes, and what one in ten is below and above."""
    usual, least, most = (minutes(float(np.quantile(ms, part))) for part in (0.5, 0.1, 0.9))
    return usual, least, most


def minutes(ms: float) -> float:
    """Return a time in minutes, to a hundredth."""
    return round(float(ms) / MINUTE, 2)


def share(which: npt.NDArray[np.bool_]) -> float:
    """Return in which part of the games something is so, to a thousandth."""
    return round(float(which.mean()), 3)
