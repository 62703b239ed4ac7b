"""Gymnasium's environment of many tables, and the page about training."""

import sys
from pathlib import Path

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import firsthand.env
from firsthand.bots.bot import Bot
from firsthand.bots.time_steps import FLIP, width
from firsthand.env import VectorTable
from firsthand.errors import FirsthandError
from firsthand.extras import NotInstalled
from firsthand.lab.compiling import COMPILES
from tests.library.pages import blocks, run

pytestmark = [
    pytest.mark.usefixtures("checked"),
    pytest.mark.uncounted,
    *([pytest.mark.soak] if COMPILES else []),  # compiling takes a minute
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


def test_rows_are_agents_and_the_spaces_hold_them() -> None:
    table = VectorTable(3, "ratscrew", ["steady"], agents=2, step_ms=100, latency=1)
    seen, infos = table.reset(seed=1)
    assert (table.num_envs, seen.shape, infos) == (6, (6, width(3)), {})
    assert table.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert table.observation_space.contains(seen)
    seen, paid, over, given_up, _ = table.step(table.action_space.sample())
    assert table.observation_space.contains(seen)
    assert paid.shape == over.shape == given_up.shape == (6,)


def test_a_game_that_is_given_up_tells_what_was_seen_last() -> None:
    table = VectorTable(2, "ratscrew", ["steady"], step_ms=700, latency=0, pace=700, most_steps=5)
    first, infos = table.reset(seed=1)
    seen = first
    for count in range(1, 11):
        seen, _, over, given_up, infos = table.step(np.full(2, FLIP))
        assert given_up.tolist() == [count % 5 == 0] * 2
        assert not over.any()
    assert infos["_final_obs"].all()
    assert np.array_equal(seen[:, -6:], first[:, -6:])
    assert infos["final_obs"][:, 42].max() > 0


def test_wrappers_of_gymnasium_take_it() -> None:
    table = RecordEpisodeStatistics(
        VectorTable(4, "slapjack", ["sharp"], step_ms=200, latency=0, pace=200, most_steps=50)
    )
    _, infos = table.reset(seed=2)
    for _ in range(50):
        *_, infos = table.step(np.full(4, FLIP))
    assert infos["episode"]["l"].tolist() == [50] * 4


@pytest.mark.parametrize("bot", [Bot(), "mine.py:Mine"])
def test_a_bot_written_in_python_is_refused(
    bot: Bot | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text("from firsthand import Bot\nclass Mine(Bot): ...\n", "utf-8")
    with pytest.raises(FirsthandError, match="written in Python"):
        VectorTable(1, "ratscrew", [bot])


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "firsthand.env.vector")
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(NotInstalled, match=r"numba is not installed.*firsthand\[lab\]"):
        _ = firsthand.env.VectorTable
    with pytest.raises(AttributeError, match="Vectors"):
        _ = firsthand.env.Vectors


@pytest.mark.parametrize("block", blocks("docs/guides/training.md"))
def test_python_on_the_page_about_training_runs(block: str) -> None:
    run(block)
