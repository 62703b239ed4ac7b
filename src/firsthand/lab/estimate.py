"""Statistics of many games: means with their errors, quantiles, and shares.

Sums and counts are kept as whole numbers, not the games. So the estimates of parts add up to that
of the whole, to the last bit and in any order, and an estimate of more games takes no more memory.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from firsthand.intervals import Interval, half_width, of_share
from firsthand.lab.job import ENDS, Games

EXACT_BITS = 12
"""Values below 2**12 have a bin each; larger ones share bins of 0.05 % of the value (11 bits)."""

MINUTE = 60_000
QUANTILES = (1, 5, 25, 50, 75, 90, 95, 99)
"""In percent."""

MEASURES = {
    "cards": "cards",
    "tricks": "tricks",
    "slaps": "slaps",
    "minutes": "ms",
    "knock_outs": "outs",
    "lead_changes": "leads",
}
"""What is measured of a game, and its field of `Games`."""

Whole = npt.NDArray[np.int64]


def bins_of(values: Whole) -> Whole:
    """Return the bin of each value: itself below 2**12, by its leading bits above."""
    if values.max() < 1 << EXACT_BITS:
        return values
    over = np.maximum(np.frexp(values.astype(np.float64))[1] - EXACT_BITS, 0)
    places: Whole = (values >> over) + (over.astype(np.int64) << EXACT_BITS - 1)
    return places


def value_of(bucket: int) -> int:
    """Return the least value of a bin.

    >>> [value_of(int(bins_of(np.array([value]))[0])) for value in (4095, 4096, 9001)]
    [4095, 4096, 9000]
    """
    over = max((bucket >> EXACT_BITS - 1) - 1, 0)
    return bucket - (over << EXACT_BITS - 1) << over


def padded(one: Whole, other: Whole) -> Whole:
    """Return the sum of two rows of counts."""
    if len(one) < len(other):
        one, other = other, one
    both = one.copy()
    both[: len(other)] += other
    return both


@dataclass(frozen=True, eq=False)
class Measure:
    """The distribution of a number over games: count, sum, sum of squares, and counts by bin.

    >>> from firsthand.lab import simulate
    >>> cards = simulate("beggar_my_neighbour", ["steady", "steady"], games=200, seed=1).cards
    >>> cards.games, cards.total == round(cards.mean * cards.games)
    (200, True)
    """

    games: int
    total: int
    squares: int
    counts: Whole
    unit: int = 1

    def __add__(self, other: "Measure") -> "Measure":
        """Return the measure of both."""
        return Measure(
            self.games + other.games,
            self.total + other.total,
            self.squares + other.squares,
            padded(self.counts, other.counts),
            self.unit,
        )

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.games / self.unit

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        if self.games == 1:
            return 0.0
        spread = self.squares * self.games - self.total**2
        return sqrt(spread / (self.games * (self.games - 1))) / self.unit

    @property
    def standard_error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(self.games)

    @property
    def half_width(self) -> float:
        """How far the mean's 95 % interval reaches to either side."""
        return half_width(self.standard_error, self.games)

    @cached_property
    def _below(self) -> Whole:
        return np.cumsum(self.counts)

    def quantile(self, percent: float) -> float:
        """Return the least value that ``percent`` percent of the games do not exceed."""
        rank = max(1, -int(-percent * self.games // 100))
        return self.value(int(np.searchsorted(self._below, rank)))

    def value(self, bucket: int) -> float:
        """Return the least value that is counted at a place of ``counts``."""
        return value_of(bucket) / self.unit

    def as_json(self) -> dict[str, Any]:
        """Return this as JSON holds it."""
        return {
            "mean": self.mean,
            "standard_error": self.standard_error,
            "quantiles": {str(percent): self.quantile(percent) for percent in QUANTILES},
        }


def measured(values: Whole, unit: int = 1) -> Measure:
    """Return the measure of a column of whole numbers, none of them negative."""
    games = len(values)
    if not values.any():
        return Measure(games, 0, 0, np.array([games]), unit)
    counts = np.bincount(bins_of(values)).astype(np.int64)
    return Measure(games, int(values.sum()), squares_of(values), counts, unit)


def squares_of(values: Whole) -> int:
    """Return the sum of squares, however large."""
    most = int(np.abs(values).max())
    if most * most * len(values) < 1 << 63:
        return int(values @ values)
    return sum(value * value for value in values.tolist())


@dataclass(frozen=True)
class Share:
    """A share of games: ``count`` of ``games``.

    >>> half = Share(50, 100)
    >>> half.mean, half.standard_error
    (0.5, 0.05)
    """

    count: int
    games: int

    @property
    def mean(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.games

    @property
    def standard_error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.mean * (1 - self.mean) / self.games)

    @property
    def interval(self) -> Interval:
        """The share's 95 % interval."""
        return of_share(self.count, self.games)

    def as_json(self) -> dict[str, Any]:
        """Return this as JSON holds it."""
        return {
            "share": self.mean,
            "standard_error": self.standard_error,
            "interval": list(self.interval),
        }


@dataclass(frozen=True, eq=False)
class Estimate:
    """The statistics of some games.

    >>> from firsthand.lab import simulate
    >>> estimate = simulate("beggar_my_neighbour", ["steady", "steady"], games=200, seed=1)
    >>> estimate.games, sum(estimate.wins), estimate.share(0).count == estimate.wins[0]
    (200, 200, True)
    """

    games: int
    """How many games there were."""
    measures: dict[str, Measure]
    """How each of `MEASURES` is distributed."""
    wins: tuple[int, ...]
    """How many games each seat won alone."""
    won: tuple[int, ...]
    """How many slaps of each seat took a pile."""
    false: tuple[int, ...]
    """How many slaps of each seat were false."""
    unfinished: int
    """How many games were given up."""
    drawn: int
    """How many games ended without a single winner."""

    def __add__(self, other: "Estimate") -> "Estimate":
        """Return the estimate of both."""
        return Estimate(
            self.games + other.games,
            {name: mine + other.measures[name] for name, mine in self.measures.items()},
            summed((self.wins, other.wins)),
            summed((self.won, other.won)),
            summed((self.false, other.false)),
            self.unfinished + other.unfinished,
            self.drawn + other.drawn,
        )

    @property
    def cards(self) -> Measure:
        """Cards flipped in a game."""
        return self.measures["cards"]

    @property
    def tricks(self) -> Measure:
        """Piles taken in a game."""
        return self.measures["tricks"]

    @property
    def slaps(self) -> Measure:
        """Hands on the pile in a game, right or wrong."""
        return self.measures["slaps"]

    @property
    def minutes(self) -> Measure:
        """How long a game takes at the table's pace."""
        return self.measures["minutes"]

    @property
    def precision(self) -> float:
        """The 95 % half-width of the mean number of cards, as a part of that mean."""
        return self.cards.half_width / self.cards.mean

    def share(self, seat: int) -> Share:
        """Return the share of games that a seat won alone."""
        return Share(self.wins[seat], self.games)

    def shares_by_player(self, names: tuple[str, ...]) -> dict[str, Share]:
        """Return the share of games that each player won, by the names of the seats."""
        counts = dict.fromkeys(names, 0)
        for name, wins in zip(names, self.wins, strict=True):
            counts[name] += wins
        return {name: Share(count, self.games) for name, count in counts.items()}


def summed(rows: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the sums by seat."""
    return tuple(map(sum, zip(*rows, strict=True)))


def estimated(games: Games) -> Estimate:
    """Return the estimate of one or more games."""
    seats = games.won.shape[1]
    ended = games.why != ENDS.index("unfinished")
    alone = np.bincount(games.winner + 1, minlength=seats + 1)[1:]
    return Estimate(
        len(games.cards),
        {
            name: measured(getattr(games, column), MINUTE if name == "minutes" else 1)
            for name, column in MEASURES.items()
        },
        tuple(map(int, alone)),
        tuple(map(int, games.won.sum(axis=0))),
        tuple(map(int, games.false.sum(axis=0))),
        int(np.count_nonzero(~ended)),
        int(np.count_nonzero(ended & (games.winner < 0))),
    )
