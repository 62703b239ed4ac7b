"""Settings from words, variables and a file, in this order; help that says so, and is quick."""

import shlex
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from firsthand.bots.temperament import USUAL
from firsthand.cli import main
from firsthand.commands.app import COMMANDS
from firsthand.commands.fairness import FairnessOptions, Weather
from firsthand.commands.play import PlayOptions
from firsthand.judge import Policy
from firsthand.judge.fairness.lines import Weather as KnownWeather
from firsthand.shell.catalogue import PACE

House = pytest.CaptureFixture[str]
PORTS = "--port {} is out of range: it must be from 0 to 65535"


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of settings, which there is not yet."""
    file = tmp_path / "firsthand.toml"
    monkeypatch.setattr("platformdirs.user_config_path", lambda _: tmp_path)
    monkeypatch.delenv("FIRSTHAND_CONFIG", raising=False)
    return file


def said(capsys: House, *words: str) -> str:
    """Return the line that a command which was asked wrongly prints."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line.removeprefix("firsthand: ").removesuffix("\n")


def test_words_come_before_variables_and_these_before_the_file(
    capsys: House, settings: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.write_text("[play]\nport = 70001\n[simulate]\ngames = 0\n", encoding="utf-8")
    assert said(capsys, "play") == PORTS.format(70001)
    assert said(capsys, "simulate").startswith("--games 0 is out of range: it must be at least 1")
    monkeypatch.setenv("FIRSTHAND_PLAY_PORT", "70002")
    assert said(capsys, "play") == PORTS.format(70002)
    assert said(capsys, "play", "--port", "70003") == PORTS.format(70003)


def test_another_file_can_be_named(
    capsys: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "other.toml"
    file.write_text("[play]\nport = 70004\n", encoding="utf-8")
    monkeypatch.setenv("FIRSTHAND_CONFIG", str(file))
    assert said(capsys, "play") == PORTS.format(70004)
    file.unlink()
    assert said(capsys, "play") == f"{file}: No such file or directory"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[play\n", "Expected ']'"),
        ("port = 1\n", "must have a table for each command, as in [play]"),
        ("[play]\nprt = 1\n", "prt"),
        ("[play]\nport = 'x'\n", "port"),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(
    capsys: House, settings: Path, text: str, wrong: str
) -> None:
    settings.write_text(text, encoding="utf-8")
    line = said(capsys, "play")
    assert wrong in line
    assert str(settings) in line


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_help_has_examples_exit_statuses_and_variables(capsys: House, command: object) -> None:
    name = getattr(command, "name", "")
    with pytest.raises(SystemExit):
        main([name, "--help"])
    page = " ".join(capsys.readouterr().out.split())
    assert f"firsthand {name}" in page.partition("Examples:")[2]
    assert "Exit status: 0 when it did what was asked, 2 when it was asked wrongly." in page
    assert f"FIRSTHAND_{name.upper()}_" in page


HEAVY = (
    *("aiohttp", "asyncio", "msgspec", "numpy", "numba", "pygments", "rich.markdown"),
    *("firsthand.rules", "firsthand.bots", "firsthand.sentences.catalogue"),
)
LOADED = """
import contextlib, io, sys
from firsthand.commands.app import COMMANDS, run
shown = io.StringIO()
with contextlib.redirect_stdout(shown):
    for words in ([], *([each.name] for each in COMMANDS)):
        with contextlib.suppress(SystemExit):
            run([*words, "--help"])
assert shown.getvalue().count("Usage: firsthand") == len(COMMANDS) + 1
print([name for name in sys.argv[1:] if name in sys.modules])
"""


def test_help_loads_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *HEAVY], check=True, capture_output=True, text=True
    )
    assert done.stdout == "[]\n"


def test_what_help_shows_as_usual_is_what_is_usual() -> None:
    assert (PlayOptions().bots, PlayOptions().pace) == (USUAL, PACE)
    assert FairnessOptions().tie_band == Policy.band
    assert get_args(Weather) == get_args(KnownWeather)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("rules snap --json --markdown", "--json and --markdown exclude each other"),
        ("rules --diff snap slapjack --markdown", "--diff and --markdown exclude each other"),
        ("rules snap --diff snap slapjack", "--diff takes its two rule sets itself"),
        ("replay a.txt --at 1 --slap 2", "--at and --slap exclude each other"),
        ("replay a.txt --browser --serve", "--browser and --serve exclude each other"),
        ("simulate --plot a.gif --games 1", "a.gif is no picture that is drawn here"),
        ("simulate --rules 'snap penlty.count=2'", "did you mean 'penalty.count'"),
        ("fairness --attacks --cheat peek", "--attacks and --cheat exclude each other"),
        ("fairness --figure a.gif", "it must end with .svg"),
        ("play --host nowhere.invalid", "cannot listen at nowhere.invalid"),
    ],
)
def test_what_does_not_fit_is_said_in_a_line(capsys: House, words: str, wrong: str) -> None:
    assert wrong in said(capsys, *shlex.split(words))
