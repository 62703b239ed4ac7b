"""Bots of somebody's own by their name: from a file, or from an installed package."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import firsthand as fh
from firsthand.bots import own
from firsthand.bots.own import BadBot, OwnBot, find_bot, own_bot
from firsthand.bots.temperament import TEMPERAMENTS

KEEN = """
import firsthand as fh

class Keen(fh.Bot):
    games = 0

    def begin(self, view, rng):
        self.games += 1

    def at_card(self, view, rng):
        return rng.uniform(230, 320) if view.patterns else None

class Broken(fh.Bot):
    def __init__(self):
        raise ValueError("no\\nidea")

class Other:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(KEEN, encoding="utf-8")
    return file


def test_a_class_of_a_file_is_a_player(mine: Path) -> None:
    player = find_bot(f" {mine}:Keen ")
    assert isinstance(player, OwnBot)
    assert player.name == "Keen"
    result = fh.play("ratscrew", [f"{mine}:Keen", "steady"], games=2)
    assert result.wins["Keen"].won == 2
    assert result.faults == ()
    other = player.fresh()
    assert other.bot is not player.bot
    assert other.name == "Keen"


def test_names_of_temperaments_and_files_are_found_as_before(tmp_path: Path) -> None:
    assert find_bot("Steady") is TEMPERAMENTS["steady"]
    file = tmp_path / "slow.toml"
    file.write_text('like = "gentle"\n', encoding="utf-8")
    assert find_bot(str(file)).name == "slow"
    with pytest.raises(fh.errors.FirsthandError, match="'stedy' is no temperament"):
        find_bot("stedy")


def test_an_installed_package_offers_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Guest(fh.Bot):
        name = "visitor"

    def entry_points(**asked: Any) -> list[Any]:
        assert asked == {"group": "firsthand.bots", "name": "visitor"}
        return [SimpleNamespace(load=lambda: Guest, value="guest:Bot")]

    monkeypatch.setattr(own, "entry_points", entry_points)
    assert find_bot("visitor").name == "visitor"
    assert own.is_own("visitor")
    assert not own.is_own("steady")
    assert not own.is_own("mia.toml")
    assert own.is_own("anywhere.py:Keen")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("Kean", "has no firsthand.Bot called 'Kean'"),
        ("Other", "has no firsthand.Bot called 'Other'"),
        ("Broken", "the bot cannot be made: ValueError: no idea"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(mine: Path, name: str, wrong: str) -> None:
    with pytest.raises(BadBot, match=wrong):
        find_bot(f"{mine}:{name}")


def test_a_class_that_may_have_been_meant_is_named(mine: Path) -> None:
    with pytest.raises(BadBot, match=r"called 'Kene'; did you mean 'Keen'\?"):
        find_bot(f"{mine}:Kene")
    with pytest.raises(BadBot, match=re.escape(f"as in {mine}:Keen")):
        find_bot(str(mine))


@pytest.mark.parametrize("line", ["raise SystemExit(3)", "import nowhere_at_all"])
def test_whatever_the_code_of_a_bot_raises_is_one_error(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ends.py"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(BadBot, match=r"ends\.py is not a bot's file: "):
        find_bot(f"{file}:Keen")

    def load() -> Any:
        exec(line)  # noqa: S102 - a line from above

    guest = SimpleNamespace(load=load, value="guest:Bot")
    monkeypatch.setattr(own, "entry_points", lambda **_: [guest])
    with pytest.raises(BadBot, match="guest:Bot is not a bot's file: "):
        find_bot("visitor")
    with pytest.raises(BadBot, match="the bot cannot be made"):
        own_bot(load)


def test_who_interrupts_while_a_bot_is_loaded_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "stops.py"
    file.write_text("raise KeyboardInterrupt", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        find_bot(f"{file}:Keen")

    def make() -> fh.Bot:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        own_bot(make)


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match=r"nowhere\.py cannot be read: write a file of Python"):
        find_bot("nowhere.py:Keen")
    file = tmp_path / "bad.py"
    file.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadBot, match=r"bad\.py is not a bot's file: ZeroDivisionError"):
        find_bot(f"{file}:Keen")
    make: Any = dict
    with pytest.raises(BadBot, match=r"\{\} is no firsthand\.Bot"):
        own_bot(make)
