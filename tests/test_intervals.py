"""Intervals: they are those of the papers, and little that was seen is little that is known."""

import doctest
from math import inf, isinf

import pytest

from firsthand import intervals
from firsthand.intervals import half_width, of_difference, of_share


def test_the_examples_hold() -> None:
    assert not doctest.testmod(intervals).failed


def test_intervals_of_shares_are_wilsons() -> None:
    assert of_share(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)
    assert of_share(0, 30) == pytest.approx((0, 0.1135), abs=1e-4)
    assert of_share(30, 30) == pytest.approx((0.8865, 1), abs=1e-4)
    assert of_share(1, 1) == pytest.approx((0.2065, 1), abs=1e-4)
    assert of_share(50, 100, 0) == (0.5, 0.5)


@pytest.mark.parametrize("of", [1, 2, 30, 10_000, 10**12])
def test_an_interval_holds_its_share_and_stays_between_none_and_all(of: int) -> None:
    for count in (0, 1, of // 2, of - 1, of):
        low, high = of_share(count, of)
        assert 0 <= low <= count / of <= high <= 1
        assert high > low


def test_intervals_of_differences_are_newcombes() -> None:
    """The first two rows are of his table: 36 both, 12 and 2 one of them; 45 both."""
    assert of_difference(38, 48, 36, 50) == pytest.approx((0.0569, 0.3404), abs=1e-4)
    assert of_difference(45, 45, 45, 45) == pytest.approx((-0.0787, 0.0787), abs=1e-4)
    low, high = of_difference(48, 38, 36, 50)
    assert (-high, -low) == pytest.approx((0.0569, 0.3404), abs=1e-4)
    assert of_difference(7, 7, 0, 30).low == pytest.approx(-of_difference(7, 7, 0, 30).high)


def test_a_difference_of_nothing_seen_may_be_something() -> None:
    low, high = of_difference(0, 0, 0, 30)
    assert (low, high) == pytest.approx((-0.1135, 0.1135), abs=1e-4)
    low, high = of_difference(30, 30, 30, 30)
    assert (low, high) == pytest.approx((-0.1135, 0.1135), abs=1e-4)
    assert of_difference(0, 30, 0, 30).high == 1


def test_one_game_says_nothing_of_a_mean() -> None:
    assert isinf(half_width(0.0, 1))
    assert half_width(1.0, 2) == pytest.approx(1.96, abs=1e-3)
    assert half_width(0.0, 1) == inf
