"""How long a hand takes: a distribution of reactions, drawn from a table of whole milliseconds.

Room and laboratory draw from the same tables, with whole numbers alone.
"""

from dataclasses import dataclass
from functools import cache
from math import erfc, exp, sqrt
from statistics import NormalDist

QUANTILES = 1024
"""How many equally likely reactions a table holds."""

FLOOR = 110
"""No hand is faster, in ms."""

DEVICE = 30
"""What screen and mouse or keys add to a person's reaction, in ms, and so to a bot's."""

TOUCH_DEVICE = 90
"""What a touch screen adds."""


def normal(z: float) -> float:
    """Return the share of a standard normal distribution below ``z``."""
    return erfc(-z / sqrt(2)) / 2


def share(x: float, mu: float, sigma: float, tau: float) -> float:
    """Return the share of an ex-Gaussian distribution below ``x``: normal plus exponential.

    ``tau`` must not be much smaller than ``sigma``.
    """
    z = (x - mu) / sigma
    ratio = sigma / tau
    return normal(z) - exp(ratio * ratio / 2 - (x - mu) / tau) * normal(z - ratio)


def quantile(part: float, mu: int, sigma: int, tau: int) -> int:
    """Return the least whole ms below which at least ``part`` of the distribution lies."""
    low, high = 0, mu + 10 * sigma + 20 * tau
    while low < high:
        middle = (low + high) // 2
        if share(middle, mu, sigma, tau) >= part:
            high = middle
        else:
            low = middle + 1
    return low


@cache
def reactions(mu: int, sigma: int, tau: int) -> tuple[int, ...]:
    """Return `QUANTILES` equally likely reactions in ms, the fastest first.

    ``mu`` and ``sigma`` are of the normal part, ``tau`` is the mean of the exponential one. (Luce,
    "Response Times", 1986.)
    """
    return tuple(
        max(FLOOR, DEVICE + quantile((number + 0.5) / QUANTILES, mu, sigma, tau))
        for number in range(QUANTILES)
    )


@cache
def slanted(shift: int, median: int, spread: int) -> tuple[int, ...]:
    """Return `QUANTILES` equally likely reactions in ms of a shifted log-normal distribution.

    Half of them come within ``median`` ms after ``shift``; ``spread`` is the standard deviation of
    their logarithm, in percent.
    """
    bell = NormalDist()
    return tuple(
        max(FLOOR, DEVICE + shift + round(median * exp(spread / 100 * bell.inv_cdf(part))))
        for part in ((number + 0.5) / QUANTILES for number in range(QUANTILES))
    )


@cache
def relative(spread: int) -> tuple[int, ...]:
    """Return `QUANTILES` equally likely values of a log-normal distribution around 1,000."""
    bell = NormalDist()
    return tuple(
        round(1_000 * exp(spread / 100 * bell.inv_cdf((number + 0.5) / QUANTILES)))
        for number in range(QUANTILES)
    )


@dataclass(frozen=True)
class ExGaussian:
    """A normal part with mean ``mu`` and deviation ``sigma``, and an exponential one, in ms."""

    mu: int
    sigma: int
    tau: int

    @property
    def table(self) -> tuple[int, ...]:
        """Equally likely reactions in ms, the fastest first."""
        return reactions(self.mu, self.sigma, self.tau)


@dataclass(frozen=True)
class LogNormal:
    """A shifted log-normal reaction: ``shift`` and ``median`` in ms, ``spread`` in percent."""

    shift: int
    median: int
    spread: int

    @property
    def table(self) -> tuple[int, ...]:
        """Equally likely reactions in ms, the fastest first."""
        return slanted(self.shift, self.median, self.spread)


@dataclass(frozen=True)
class Measured:
    """Equally likely reactions in ms, as somebody measured them, screen and device included."""

    ms: tuple[int, ...]

    @property
    def table(self) -> tuple[int, ...]:
        """The reactions as they are."""
        return self.ms


@dataclass(frozen=True)
class Relative:
    """A log-normal reaction in thousandths of what the table's pace asks for (`bots.matching`).

    ``spread`` is in percent. Neither screen nor device adds to it.
    """

    spread: int

    @property
    def table(self) -> tuple[int, ...]:
        """Equally likely reactions in thousandths, the fastest first."""
        return relative(self.spread)

    def slowness(self, bots: int) -> int:
        """Return how slow each of ``bots`` is for the fastest of all to be as fast as one alone.

        In thousandths: the fastest of them then needs up to 1,000 in half of the cases.
        """
        part = 1 - 0.5 ** (1 / bots)
        return round(1_000 * exp(-self.spread / 100 * NormalDist().inv_cdf(part)))


MATCHED = Relative(20)
"""The reactions of bots that match."""

Reaction = ExGaussian | LogNormal | Measured | Relative
