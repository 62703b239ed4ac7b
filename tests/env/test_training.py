"""The example that learns when a slap on suspicion pays, in a short form."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from firsthand.env import VectorTable

training: Any = import_module("examples.training")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer habits, tables, steps and games."""
    for name, value in {"KINDS": 24, "TABLES": 4, "STEPS": 1200, "ROUNDS": 4, "GAMES": 4}.items():
        monkeypatch.setattr(training, name, value)


def test_it_learns_to_slap_where_a_false_slap_is_cheap(short: None) -> None:
    tables = VectorTable(96, f"{training.RULES}1", ["reflexive"], step_ms=175, latency=0)
    never = training.play(tables, np.zeros((96, training.FACTS)), 1, games=1)
    assert never.mean() < -0.9
    assert training.learned(1, 0) > 0.6


def test_what_it_goes_by_is_what_is_shown() -> None:
    tables = VectorTable(2, f"{training.RULES}1", ["reflexive"], step_ms=175, latency=0)
    seen, _ = tables.reset(seed=1)
    seen[0, :42] = 0
    seen[0, [13 + 0, 14 + 11, 28 + 0]] = 1  # a joker on a queen on an ace
    seen[0, 42] = 3 / 52
    facts = training.facts(seen)[0].tolist()
    assert facts[:6] == [0, 1, 0, 0, 0, 1]
    assert facts[6:10] == [1, 1, 0, 0]


def test_the_habits_are_those_of_the_study() -> None:
    from firsthand.lab.studies.risk import OURS, PENALTIES, STRATEGIES
    from firsthand.rules import amended, find, preset

    assert tuple(training.HABITS) == STRATEGIES
    for penalty in PENALTIES:
        ours = amended(preset("ratscrew"), {**OURS, "penalty.count": penalty})
        assert find(f"{training.RULES}{penalty}") == ours
