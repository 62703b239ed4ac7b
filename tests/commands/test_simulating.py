"""What ``firsthand simulate`` prints of what came out, and when its files can't be written."""

import errno
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from firsthand.cli import main
from firsthand.commands.laboratory import simulating
from firsthand.lab import figures, files
from firsthand.lab.estimate import MEASURES, Estimate, Measure
from firsthand.lab.running import Ended, Outcome

House = pytest.CaptureFixture[str]
MEASURE = Measure(4, 400, 41_000, np.array([0] * 90 + [4]))
ESTIMATE = Estimate(4, dict.fromkeys(MEASURES, MEASURE), (3, 1), (0, 0), (0, 0), 0, 0)
FULL = OSError(errno.ENOSPC, "No space left on device")
WORDS = ["simulate", "--rules", "beggar_my_neighbour", "--seats", "2", "--games", "4"]


def ran(monkeypatch: pytest.MonkeyPatch, outcome: Outcome) -> None:
    monkeypatch.setattr(simulating, "run", lambda *_, **__: outcome)


def simulated(capsys: House, *words: str, status: int = 0) -> tuple[str, str]:
    with pytest.raises(SystemExit) as ended:
        main([*WORDS, *words])
    assert (ended.value.code or 0) == status
    printed = capsys.readouterr()
    return printed.out, printed.err


def test_games_that_nobody_won_alone_have_a_row(
    monkeypatch: pytest.MonkeyPatch, capsys: House
) -> None:
    ran(monkeypatch, Outcome(replace(ESTIMATE, unfinished=1, drawn=2), Ended(2.0, 0.25, None)))
    out, _ = simulated(capsys)
    row = next(line for line in out.splitlines() if "unfinished, drawn" in line)
    assert "1, 2" in row
    assert "beggar_my_neighbour, 2 seats: 4 games" in out
    assert "2.0 s, 2 games a second (and 0.2 s to compile)" in out
    ran(monkeypatch, Outcome(ESTIMATE, Ended(2.0, 0.25, None)))
    assert "unfinished" not in simulated(capsys)[0]


def test_what_ends_before_its_first_game_prints_no_table(
    monkeypatch: pytest.MonkeyPatch, capsys: House
) -> None:
    ran(monkeypatch, Outcome(None, Ended(0.1, 0.0, KeyboardInterrupt())))
    out, error = simulated(capsys, "--json", status=130)
    assert (out, error) == ("", "firsthand: interrupted after 0 games\n")


def test_a_file_that_cannot_be_begun_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: House, tmp_path: Path
) -> None:
    def full(*_: Any) -> None:
        raise FULL

    monkeypatch.setattr(files, "Sinks", full)
    path = tmp_path / "games.csv"
    out, error = simulated(capsys, "--csv", str(path), status=2)
    assert out == ""
    assert error == (f"firsthand: a file cannot be written: {path}: No space left on device\n")


class Closing:
    """A file that is full when it is finished."""

    def __init__(self, *_: Any) -> None:
        pass

    def close(self) -> None:
        raise FULL


@pytest.mark.parametrize(("stopped", "status"), [(None, 2), (KeyboardInterrupt(), 130)])
def test_a_file_that_cannot_be_finished_stops_it_after_what_was_played(
    stopped: BaseException | None, status: int, monkeypatch: pytest.MonkeyPatch, capsys: House,
    tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.setattr(files, "Sinks", Closing)
    ran(monkeypatch, Outcome(ESTIMATE, Ended(2.0, 0.25, stopped)))
    out, error = simulated(capsys, "--csv", str(tmp_path / "a.csv"), "--json", status=status)
    assert json.loads(out)["result"]["games"] == 4
    assert ("No space left on device; stopped after 4 games" in error) == (stopped is None)
    assert ("interrupted after 4 games" in error) == (stopped is not None)


def test_a_figure_that_cannot_be_drawn_is_refused_behind_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: House, tmp_path: Path
) -> None:
    def full(figure: Any, path: Path) -> None:
        axes = figure.axes[0]
        assert axes.get_title(loc="left") == "beggar_my_neighbour, 2 seats, 4 games"
        assert axes.get_xlabel() == "cards flipped in a game"
        raise FULL

    monkeypatch.setattr(figures, "save", full)
    ran(monkeypatch, Outcome(ESTIMATE, Ended(2.0, 0.25, None)))
    path = tmp_path / "lengths.svg"
    out, error = simulated(capsys, "--plot", str(path), status=2)
    assert "2 seats: 4 games" in out
    assert f"a file cannot be written: {path}: No space left on device" in error
