"""Bots of somebody's own where players are asked for on the command line."""

import json
from pathlib import Path

import pytest

from firsthand.cli import main

House = pytest.CaptureFixture[str]
KEEN = """import firsthand as fh

class Keen(fh.Bot):
    def at_card(self, view, rng):
        return rng.uniform(230, 320) if view.patterns else None
"""


@pytest.fixture
def keen(tmp_path: Path) -> str:
    file = tmp_path / "mine.py"
    file.write_text(KEEN, encoding="utf-8")
    return f"{file}:Keen"


def asked(capsys: House, *words: str) -> tuple[int, str, str]:
    """Return the exit status, what was printed, and what was wrong."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    out, wrong = capsys.readouterr()
    return int(ended.value.code or 0), out, wrong


def test_a_simulation_plays_one_and_says_how_fast_it_is(capsys: House, keen: str) -> None:
    words = ["simulate", "--players", f"{keen},steady", "--games", "3", "--json"]
    status, out, wrong = asked(capsys, *words)
    assert status == 0
    assert json.loads(out)["players"] == ["Keen", "steady"]
    assert json.loads(out)["wins"] == [3, 0]
    assert wrong.startswith("Keen is a bot of your own: the readable engine plays these games")


def test_a_comparison_plays_one(capsys: House, keen: str) -> None:
    words = ["compare", f"{keen},steady", f"sharp,{keen}", "--games", "3", "--json"]
    status, out, _ = asked(capsys, *words)
    assert status == 0
    sides = json.loads(out)["sides"]
    assert [side["players"] for side in sides] == [["Keen", "steady"], ["sharp", "Keen"]]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["simulate", "--players", "KEEN,steady", "--cluster", "tcp://127.0.0.1:1"],
         "bots of your own play on this machine only"),
        (["simulate", "--players", "nowhere.py:Keen,steady"], "nowhere.py cannot be read"),
        (["play", "--no-browser", "--bots", "KEEN"], "can't sit at a table yet"),
    ],
)  # fmt: skip
def test_where_none_can_play_is_said(
    capsys: House, keen: str, words: list[str], wrong: str
) -> None:
    status, _, said = asked(capsys, *(word.replace("KEEN", keen) for word in words))
    assert status == 2
    assert wrong in said
    assert said.count("\n") == 1
