"""The example programs run, and are as short as they promise."""

import ast
import runpy
from pathlib import Path

import pytest

from tests.library.pages import ROOT

EXAMPLES = ROOT / "examples"
LINES = {"scripted_game": 6, "who_wins": 2, "own_bot": 6, "own_pattern": 4}
"""So many lines at the most beside the import, headers of classes and functions included."""

ELSEWHERE = ("frame_of_games", "own_application", "training")
"""What other tests run: it compiles, or serves."""

PRINTED = {
    "scripted_game": "Won by Ben",
    "who_wins": "Ben takes the pile of three cards.",
    "own_bot": "Keen: 100.0 % (95 %: 83.9 to 100.0 %)",
    "own_pattern": "Ann, 240 ms: the first right hand (lucky)",
    "hand_sizes": "",
}


def statements(path: Path) -> int:
    """Count the lines of a program that say something, without docstring and imports."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return len({node.lineno for node in said if not isinstance(node, ast.Import)}) - 1


@pytest.mark.parametrize("name", PRINTED)
def test_an_example_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert PRINTED[name] in capsys.readouterr().out
    if name == "hand_sizes":
        assert (tmp_path / "hands.png").stat().st_size > 10_000


def test_each_example_is_run_somewhere() -> None:
    assert {path.stem for path in EXAMPLES.glob("*.py")} == {*PRINTED, *ELSEWHERE}


@pytest.mark.parametrize("name", LINES)
def test_an_example_is_short(name: str) -> None:
    assert statements(EXAMPLES / f"{name}.py") <= LINES[name]
