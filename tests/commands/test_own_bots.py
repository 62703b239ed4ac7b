"""Bots of somebody's own where players are asked for on the command line."""

import json
from pathlib import Path

import pytest

from firsthand.cli import main
from firsthand.commands.bodies.playing import catalogue_of, own_bots_of
from firsthand.commands.play import PlayOptions
from firsthand.sentences import text
from firsthand.shell.wire import Open

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
    assert json.loads(out)["result"]["players"] == ["Keen", "steady"]
    assert json.loads(out)["result"]["wins"] == [3, 0]
    assert wrong.startswith("Keen is a bot of your own: the readable engine plays these games")


def test_a_comparison_plays_one(capsys: House, keen: str) -> None:
    words = ["compare", f"{keen},steady", f"sharp,{keen}", "--games", "3", "--json"]
    status, out, _ = asked(capsys, *words)
    assert status == 0
    sides = json.loads(out)["result"]["sides"]
    assert [side["players"] for side in sides] == [["Keen", "steady"], ["sharp", "Keen"]]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["simulate", "--players", "KEEN,steady", "--cluster", "tcp://127.0.0.1:1"],
         "bots of your own play on this machine only"),
        (["simulate", "--players", "nowhere.py:Keen,steady"], "nowhere.py cannot be read"),
        (["play", "--no-browser", "--bots", "nowhere.py:Keen"], "nowhere.py cannot be read"),
    ],
)  # fmt: skip
def test_where_none_can_play_is_said(
    capsys: House, keen: str, words: list[str], wrong: str
) -> None:
    status, _, said = asked(capsys, *(word.replace("KEEN", keen) for word in words))
    assert status == 2
    assert wrong in said
    assert said.count("\n") == 1


def test_a_table_offers_it_under_its_name_and_tells_no_page_its_file(keen: str) -> None:
    words, own = own_bots_of(f"steady, {keen},{keen}")
    assert words == "steady,own:Keen,own:Keen"
    assert own == {"own:Keen": keen}
    catalogue = catalogue_of(PlayOptions(bots=words, seats=4), own)
    offered = catalogue.welcome
    assert offered.choice.bots == ("steady", "own:Keen", "own:Keen")
    assert offered.temperaments[-1].name == "own:Keen"
    assert text(offered.temperaments[-1].title) == "Keen (the host's own)"
    assert ".py" not in repr(offered)
    assert catalogue.set_up(Open("ratscrew", 2, ("own:Keen",), 700)).bots == ("own:Keen",)


def test_two_files_with_bots_of_one_name_are_told_apart(keen: str, tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text(KEEN, encoding="utf-8")
    words, own = own_bots_of(f"{keen},{other}:Keen")
    assert words == "own:Keen,own:Keen 2"
    assert list(own) == ["own:Keen", "own:Keen 2"]


def test_a_study_plays_one_and_says_where_it_cannot(capsys: House, keen: str) -> None:
    words = ["study", "seats", "--players", keen, "--games", "1", "--json"]
    status, out, wrong = asked(capsys, *words)
    assert status == 0
    assert len(json.loads(out)["result"]["rows"]) == 5
    assert wrong.startswith("Keen is a bot of your own")
    status, _, wrong = asked(capsys, "study", "beggar", "--players", keen)
    assert (status, wrong) == (
        2,
        "firsthand: beggar takes no --players: seats and house-rules do\n",
    )
