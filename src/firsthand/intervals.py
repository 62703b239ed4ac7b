"""Intervals of what was measured: of shares, of their differences, and of means.

None of them is empty where little was measured: 0 of 30 is from 0 to 11 %.
"""

from math import inf, sqrt
from typing import NamedTuple

Z95 = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""


class Interval(NamedTuple):
    """From where to where something lies, both included."""

    low: float
    high: float


def of_share(count: float, of: int, deviations: float = Z95) -> Interval:
    """Return the interval of a share, 95 % if nothing else is asked for (Wilson, JASA 1927).

    >>> "{:.3f} to {:.3f}".format(*of_share(0, 30))
    '0.000 to 0.114'
    """
    square = deviations * deviations
    part = count / of
    middle = part + square / (2 * of)
    reach = deviations * sqrt(max(0.0, part * (1 - part)) / of + square / (4 * of * of))
    whole = 1 + square / of
    # Rounding may put an end on the wrong side of the share itself.
    low, high = (middle - reach) / whole, (middle + reach) / whole
    return Interval(max(0.0, min(low, part)), min(1.0, max(high, part)))


def of_difference(one: int, two: int, both: int, of: int) -> Interval:
    """Return the 95 % interval of how much larger the second of two shares is than the first.

    They were counted over the same ``of`` games, and ``both`` of these count for either. (Newcombe,
    "Improved confidence intervals for the difference between binomial proportions based on paired
    data", 1998, method 10.)
    """
    first, second = of_share(one, of), of_share(two, of)
    part, other = one / of, two / of
    neither = of - one - two + both
    likeness: float = both * neither - (one - both) * (two - both)
    if likeness > 0:
        likeness = max(likeness - of / 2, 0)
    spread = one * (of - one) * two * (of - two)
    like = likeness / sqrt(spread) if spread else 0.0

    def reach(mine: float, its: float) -> float:
        return sqrt(max(0.0, mine * mine - 2 * like * mine * its + its * its))

    more = other - part
    return Interval(
        max(-1.0, more - reach(other - second.low, first.high - part)),
        min(1.0, more + reach(second.high - other, part - first.low)),
    )


def ranks_of_median(of: int) -> tuple[int, int]:
    """Return the places between which the median lies, 95 %, in a row in order from place 0.

    >>> ranks_of_median(2000)
    (956, 1043)
    """
    reach = Z95 * sqrt(of) / 2
    return max(0, int(of / 2 - reach)), min(of - 1, int(of / 2 + reach))


def half_width(standard_error: float, games: int) -> float:
    """Return how far the 95 % interval of a mean reaches to either side: of one game, for ever."""
    return Z95 * standard_error if games > 1 else inf
