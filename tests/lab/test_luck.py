"""A seed's games are the same compiled and uncompiled: no sum and no product leaves its bits."""

from typing import Any

import numpy as np
import pytest

from firsthand.bots import temperament
from firsthand.bots.temperament import TEMPERAMENTS
from firsthand.lab import compiling
from firsthand.lab import job as jobs
from firsthand.lab.compiling import COMPILES, library, njit
from firsthand.lab.job import Games, Job, played
from firsthand.lab.kernel.chance import LUCK_MOST, LUCK_ONE, LUCK_STEP, luck
from firsthand.lab.kernel.positions import FRESH, LUCK
from firsthand.rules import preset, presets

SEED = 7
GAMES, CARDS = 4, 400
EXTREMES = (0, 1, 2, 3, (1 << 31) - 1, 1 << 31, 1 << 32, 1 << 62, LUCK_ONE, LUCK_STEP, LUCK_MOST)

compiles = pytest.mark.skipif(not COMPILES, reason="there is nothing to compare with")


def plainly(job: Job) -> Games:
    """Play the games of a job by the very functions that compile, uncompiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiling.config, "DISABLE_JIT", 1)
        patch.setattr(jobs, "COMPILES", False)
        return played(job)


def same(one: Games, other: Games) -> bool:
    """Tell whether all figures of all games are equal."""
    return all((mine == its).all() for mine, its in zip(one, other, strict=True))


@compiles
@pytest.mark.parametrize("name", presets())
def test_games_are_the_same_without_compilation(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", CARDS)
    rules, cast = preset(name), tuple(map(temperament, TEMPERAMENTS))
    tables = [seats for seats in (2, 4) if not rules.seats_allowed(seats)]
    assert tables
    for seats in tables:
        who = tuple(cast[seat % len(cast)] for seat in range(seats))
        job = Job(rules, who, SEED, 0, GAMES)
        assert same(played(job), plainly(job))


@compiles
@pytest.mark.usefixtures("checked")
def test_games_are_the_same_in_a_kernel_for_their_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", CARDS)
    job = Job(preset("slapjack"), (temperament("steady"),) * 4, SEED, 0, GAMES)
    assert same(played(job, frozen=True), plainly(job))


@compiles
def test_what_wraps_is_exact_compiled() -> None:
    made = library(None)
    for name, exact in (("low_sum", int.__add__), ("low_product", int.__mul__)):
        low: Any = made[f"firsthand.lab.kernel.chance.{name}"]
        each = njit(lambda one, other, low=low: low(one, other))
        for one in EXTREMES:
            for other in EXTREMES:
                wanted = exact(one, other) % (1 << 63)
                assert each(np.int64(one), np.int64(other)) == wanted, (name, one, other)


def test_luck_is_that_of_its_paper_in_63_bits() -> None:
    """What it gave here stays: games of a seed depend on it."""
    board = [0] * FRESH
    board[LUCK] = 123_456_789
    drawn = [luck(board) for _ in range(3)]
    assert drawn == [3849349689975333568, 3288467516880823182, 1288519052437144135]
