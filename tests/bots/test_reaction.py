"""Reactions: an ex-Gaussian in whole milliseconds."""

from itertools import pairwise
from math import erf, exp, log, sqrt
from statistics import NormalDist, mean, pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.bots.reaction import (
    DEVICE,
    FLOOR,
    QUANTILES,
    ExGaussian,
    LogNormal,
    Measured,
    normal,
    quantile,
    reactions,
    share,
)

SHAPES = [(380, 50, 90), (520, 80, 180), (280, 35, 60)]


@pytest.mark.parametrize("z", [-3, -1, 0, 0.5, 2])
def test_the_normal_share_is_the_textbooks(z: float) -> None:
    assert normal(z) == pytest.approx(NormalDist().cdf(z))
    assert normal(z) == pytest.approx((1 + erf(z / sqrt(2))) / 2)


def test_with_little_spread_the_rest_is_exponential() -> None:
    assert share(300, 200, 0.01, 100) == pytest.approx(1 - exp(-1), abs=1e-3)
    assert quantile(0.5, 200, 1, 100) == pytest.approx(200 + 100 * log(2), abs=2)


@pytest.mark.parametrize(("mu", "sigma", "tau"), SHAPES)
def test_mean_and_spread_are_those_of_the_shape(mu: int, sigma: int, tau: int) -> None:
    table = reactions(mu, sigma, tau)
    assert len(table) == QUANTILES
    assert mean(table) == pytest.approx(DEVICE + mu + tau, abs=2)
    assert pstdev(table) == pytest.approx(sqrt(sigma**2 + tau**2), rel=0.03)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 600), st.integers(1, 100), st.integers(20, 200))
def test_a_table_holds_whole_ms_in_order_and_none_below_the_floor(
    mu: int, sigma: int, tau: int
) -> None:
    table = reactions(mu, sigma, tau)
    assert {type(ms) for ms in table} == {int}
    assert table[0] >= FLOOR
    assert all(fast <= slow for fast, slow in pairwise(table))


def test_a_quantile_is_the_least_ms_that_is_enough() -> None:
    for part in (0.01, 0.5, 0.99):
        ms = quantile(part, 380, 50, 90)
        assert share(ms, 380, 50, 90) >= part > share(ms - 1, 380, 50, 90)


@pytest.mark.parametrize(("shift", "median", "spread"), [(200, 150, 40), (0, 400, 25)])
def test_a_shifted_log_normal_is_what_it_says(shift: int, median: int, spread: int) -> None:
    table = LogNormal(shift, median, spread).table
    logs = [log(ms - DEVICE - shift) for ms in table]
    assert len(table) == QUANTILES
    assert list(table) == sorted(table)
    assert exp(mean(logs)) == pytest.approx(median, rel=0.01)
    assert pstdev(logs) == pytest.approx(spread / 100, rel=0.02)


def test_a_reaction_is_a_shape_or_a_table() -> None:
    assert ExGaussian(380, 50, 90).table == reactions(380, 50, 90)
    assert Measured((300, 250)).table == (300, 250)
