"""Chance for the simulation: fast, small, and the same on every machine for one seed."""

from math import cos, exp, log, pi, sqrt

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
FRACTION = 2.0**-53


class Chance:
    """A stream of random numbers (SplitMix64; Steele, Lea and Flood, OOPSLA 2014)."""

    __slots__ = ("_spare", "_state")

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Begin a stream; the streams of one seed are independent."""
        self._state = (seed * GOLDEN + stream * 0xD1342543DE82EF95) & MASK
        self._spare: float | None = None

    def uniform(self, least: float = 0, most: float = 1) -> float:
        """Return a number from ``least`` to below ``most``."""
        self._state = word = (self._state + GOLDEN) & MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
        return least + (most - least) * ((word ^ (word >> 31)) >> 11) * FRACTION

    def exponential(self, mean: float) -> float:
        """Return a number of the exponential distribution."""
        return -mean * log(1 - self.uniform())

    def normal(self, mean: float = 0, deviation: float = 1) -> float:
        """Return a number of the normal distribution (Box and Muller, 1958)."""
        spare = self._spare
        if spare is not None:
            self._spare = None
            return mean + deviation * spare
        radius = sqrt(-2 * log(1 - self.uniform()))
        angle = 2 * pi * self.uniform()
        self._spare = radius * cos(angle - pi / 2)
        return mean + deviation * radius * cos(angle)

    def lognormal(self, median: float, sigma: float) -> float:
        """Return a number of the log-normal distribution."""
        return median * exp(sigma * self.normal())
