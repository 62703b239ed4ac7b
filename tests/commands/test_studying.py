"""``firsthand study`` prints and writes the rows of a study; no game is played here."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from firsthand import __version__
from firsthand.cli import main
from firsthand.commands.laboratory import studying
from firsthand.lab.running import Ended
from firsthand.lab.studies import Bench, Plan, Row, StudyResult
from firsthand.lab.studies.beggar import DRAWN
from firsthand.lab.studies.study import Study

House = pytest.CaptureFixture[str]


def row(seats: int) -> Row:
    """A row of the study, with figures that no game has."""
    names = (
        "mean standard_error deviation median tail tricks lead_changes leader_wins leader_error "
        "leader_low leader_high unfinished"
    )
    figures = {name: 0.25 + place for place, name in enumerate(names.split())}
    quantiles = {str(percent): 10.0 * percent for percent in DRAWN}
    return {"seats": seats, "games": 300, **figures, "quantiles": quantiles}


ROWS = tuple(row(seats) for seats in (2, 3, 4, 5, 6))


@pytest.fixture
def plans(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The plans of all studies that are made; each has the same rows."""
    known: list[Plan] = []

    def make(study: Study, plan: Plan, _: Bench, heard: Callable[[Row], Any]) -> StudyResult:
        known.append(plan)
        for each in ROWS:
            heard(each)
        return StudyResult(study, plan, ROWS, Ended(1.5, 0.25, STOPPED["by"]), ("abc",))

    monkeypatch.setattr(studying, "make", make)
    return known


STOPPED: dict[str, BaseException | None] = {"by": None}


def run(words: list[str], status: int = 0) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["study", "beggar", *words])
    assert ended.value.code == status


def test_rows_and_findings_are_printed(plans: list[Plan], capsys: House) -> None:
    run(["--games", "300", "--seed", "7", "--threads", "1"])
    said = capsys.readouterr().out
    assert plans == [Plan(300, 7, as_published=False)]
    assert said.count("\n- ") >= 1
    assert "1.5 s, and 0.2 s to compile" in said


def test_report_figure_json_and_csv_are_written(
    plans: list[Plan], capsys: House, tmp_path: Path
) -> None:
    run(["--out", str(tmp_path / "reports"), "--json", "--threads", "1"])
    whole = json.loads(capsys.readouterr().out)
    assert (whole["version"], whole["command"], whole["seed"]) == (__version__, "study", 1)
    printed = whole["result"]
    files = {path.name for path in (tmp_path / "reports").iterdir()}
    assert {"beggar.md", "beggar.json", "beggar.csv", "beggar.svg"} <= files
    assert json.loads((tmp_path / "reports" / "beggar.json").read_text()) == printed
    with (tmp_path / "reports" / "beggar.csv").open(newline="") as file:
        assert [line["seats"] for line in csv.DictReader(file)] == ["2", "3", "4", "5", "6"]


def test_an_interruption_prints_the_rows_by_then(
    plans: list[Plan], capsys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STOPPED, "by", KeyboardInterrupt())
    run(["--threads", "1"], 130)
    said = capsys.readouterr()
    assert "interrupted" in said.err
    assert "1.5 s" in said.out


def test_a_report_that_cannot_be_written_is_refused_behind_the_table(
    plans: list[Plan], monkeypatch: pytest.MonkeyPatch, capsys: House, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(studying, "write", full)
    run(["--out", str(tmp_path), "--threads", "1"], status=2)
    said = capsys.readouterr()
    assert "1.5 s, and 0.2 s to compile" in said.out
    assert f"a file cannot be written: {tmp_path}: No space left on device" in said.err
