"""Estimates: exact sums that add up, and what they say about games."""

import doctest
from statistics import fmean, stdev
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import firsthand.lab
from firsthand.intervals import of_share
from firsthand.lab import api, estimate, job
from firsthand.lab.estimate import Estimate, Share, bins_of, estimated, measured, value_of
from firsthand.lab.job import ENDS, Games

NUMBERS = st.lists(st.integers(0, 2**40), min_size=1, max_size=40)


@pytest.mark.parametrize("module", [firsthand.lab, api, estimate, job])
def test_the_examples_hold(module: ModuleType) -> None:
    done = doctest.testmod(module)
    assert done.attempted
    assert not done.failed


@given(NUMBERS, NUMBERS)
def test_parts_add_up_to_the_whole(one: list[int], other: list[int]) -> None:
    both = measured(np.array(one)) + measured(np.array(other))
    whole = measured(np.array(one + other))
    assert (both.games, both.total, both.squares) == (whole.games, whole.total, whole.squares)
    assert both.counts.tolist() == whole.counts.tolist()
    assert whole.squares == sum(value * value for value in one + other)


@given(NUMBERS)
def test_mean_and_error_are_those_of_the_numbers(numbers: list[int]) -> None:
    measure = measured(np.array(numbers), unit=2)
    assert measure.mean == pytest.approx(fmean(numbers) / 2)
    spread = stdev(numbers) / 2 if len(numbers) > 1 else 0.0
    assert measure.deviation == pytest.approx(spread)
    assert measure.standard_error == pytest.approx(spread / len(numbers) ** 0.5)


@given(NUMBERS, st.integers(1, 99))
def test_a_quantile_is_a_number_that_came(numbers: list[int], percent: int) -> None:
    """The least that so many percent do not exceed, to one part in two thousand."""
    quantile = measured(np.array(numbers)).quantile(percent)
    ordered = sorted(numbers)
    exact = ordered[max(1, -(-len(ordered) * percent // 100)) - 1]
    assert quantile <= exact < quantile * (1 + 1 / 2000) + 1


@given(st.integers(0, 2**50))
def test_bins_are_in_order(value: int) -> None:
    place, after = bins_of(np.array([value, value + 1])).tolist()
    assert place <= after <= place + 1
    assert value_of(place) <= value


def some_games(winners: list[int], ends: list[str]) -> Games:
    rows = len(winners)
    ones = np.ones(rows, np.int64)
    by_seat = np.tile(np.array([[1, 2, 3]]), (rows, 1))
    winner = np.array(winners)
    why = np.array([ENDS.index(end) for end in ends])
    return Games(
        7 * ones, ones, ones, by_seat, by_seat, 90_000 * ones, winner, winner, why, ones, ones
    )


def test_wins_are_counted_by_seat_and_by_player() -> None:
    ends = ["all_cards", "all_cards", "dead_pile", "unfinished", "last_one_in"]
    estimate = estimated(some_games([0, 2, -1, -1, 2], ends))
    assert (estimate.wins, estimate.drawn, estimate.unfinished) == ((1, 0, 2), 1, 1)
    assert (estimate.won, estimate.false) == ((5, 10, 15), (5, 10, 15))
    assert estimate.share(2) == Share(2, 5)
    by_player = estimate.shares_by_player(("a", "b", "a"))
    assert (by_player["a"].mean, by_player["b"].mean) == (0.6, 0.0)
    assert by_player["a"].standard_error == pytest.approx((0.6 * 0.4 / 5) ** 0.5)
    assert by_player["a"].interval == of_share(3, 5)
    assert by_player["a"].as_json() == {
        "share": 0.6,
        "standard_error": by_player["a"].standard_error,
        "interval": list(of_share(3, 5)),
    }
    assert by_player["b"].interval == pytest.approx((0, 0.4345), abs=1e-4)
    assert (estimate.minutes.mean, estimate.tricks.mean, estimate.slaps.mean) == (1.5, 1.0, 1.0)
    assert estimate.precision == 0.0


def test_estimates_add_up() -> None:
    one = estimated(some_games([0, 1], ["all_cards"] * 2))
    other = estimated(some_games([2, -1, 1], ["all_cards", "dead_pile", "all_cards"]))
    both: Estimate = one + other
    assert (both.games, both.wins, both.drawn, both.unfinished) == (5, (1, 2, 1), 1, 0)
    assert both.cards.as_json()["quantiles"]["50"] == 7
    assert both.cards.value(7) == 7
