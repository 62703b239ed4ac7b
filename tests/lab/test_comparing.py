"""Comparisons over the same seeds."""

from statistics import fmean, stdev

import numpy as np
import pytest

from firsthand.lab import running
from firsthand.lab.api import job_of, raw_games
from firsthand.lab.comparing import Comparison, compare, compared, difference
from firsthand.lab.running import BadJob, Threads

PAIR = ["steady", "steady"]
ONE = "beggar_my_neighbour"
TWO = "beggar_my_neighbour challenge.tries={A:1 K:2 Q:3 J:4}"


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "SLAPFREE_BATCH", 32)


def test_the_difference_is_that_of_each_game_to_its_twin() -> None:
    heard: list[Comparison] = []
    with Threads(2) as crew:
        difference = compare(
            job_of(ONE, PAIR, 100, 7), job_of(TWO, PAIR, 100, 7), crew, heard.append
        )
    whole = difference.comparison
    assert whole is not None
    assert [part.one.games for part in heard] == [32, 64, 96, 100]
    one, two = raw_games(ONE, PAIR, 100, 7), raw_games(TWO, PAIR, 100, 7)
    more = (two.cards - one.cards).tolist()
    assert whole.measures["cards"].mean == pytest.approx(fmean(more))
    assert whole.measures["cards"].standard_error == pytest.approx(stdev(more) / 10)
    assert whole.measures["cards"].half_width == pytest.approx(stdev(more) * 0.196, rel=1e-4)
    assert whole.wins[0].total == whole.two.wins[0] - whole.one.wins[0] == -whole.wins[1].total
    assert whole.measures["minutes"].as_json()["mean"] == pytest.approx(
        whole.two.minutes.mean - whole.one.minutes.mean
    )


def test_rules_do_not_differ_from_themselves() -> None:
    games = raw_games(ONE, PAIR, 20, 7)
    same = compared(games, games)
    assert {name: measure.squares for name, measure in same.measures.items()} == dict.fromkeys(
        same.measures, 0
    )


def test_one_game_tells_nothing_of_the_error() -> None:
    assert difference(np.array([3]), np.array([5])).standard_error == 0.0


def test_what_cant_be_paired_is_refused() -> None:
    one = job_of(ONE, PAIR, 10, 7)
    with Threads(1) as crew:
        with pytest.raises(BadJob, match="2 and 3 seats can't be compared"):
            compare(one, job_of(ONE, [*PAIR, "sharp"], 10, 7), crew)
        with pytest.raises(BadJob, match="only the same games can be compared"):
            compare(one, one._replace(seed=8), crew)
