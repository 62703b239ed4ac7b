"""``firsthand fairness``, as it is called from a shell."""

import json
from pathlib import Path

import pytest

from firsthand.cli import main
from firsthand.commands.bodies import judging
from firsthand.judge.fairness import ATTACKS, CHOICES, SCREENS

House = pytest.CaptureFixture[str]
SMALL = ("--tables", "2", "--reveals", "10")


def told(capsys: House, *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["fairness", *words])
    assert ended.value.code in (0, None)
    return capsys.readouterr().out


def test_it_prints_shares_intervals_waits_and_seats(capsys: House) -> None:
    lines = told(capsys, *SMALL, "--table", "5,40").splitlines()
    assert lines[0] == "20 slaps at a table with round trips of 5, 40 ms, calm weather"
    assert [line.split("  ")[0] for line in lines[3:7]] == [
        "the judge",
        "the judge without a tie band",
        "arrival - half a trip",
        "order of arrival",
    ]
    assert [line.split()[:2] for line in lines[9:11]] == [["5", "ms"], ["40", "ms"]]


def test_it_prints_one_json_object(capsys: House) -> None:
    words = (*SMALL, "--weather", "rough", "--cheat", "shave:15", "--tie-band", "0", "--seed", "9")
    result = json.loads(told(capsys, *words, "--json"))["result"]
    assert (result["weather"], result["slaps"]) == ("rough", 20)
    assert result["judge"]["share"] == result["judge_no_band"]["share"]


def test_it_plays_every_attack_and_prints_what_it_gains(capsys: House) -> None:
    words = ("--attacks", "--tables", "1", "--reveals", "2")
    lines = told(capsys, *words).splitlines()
    assert lines[0].startswith("Points that the first seat wins more")
    assert len(lines) == 2 + len(ATTACKS)
    rows = json.loads(told(capsys, *words, "--json"))["result"]
    assert [(row["attack"], row["table"]) for row in rows] == [attack[:2] for attack in ATTACKS]
    assert {"points", "standard_error", "needs", "bound"} < set(rows[0])


@pytest.mark.parametrize(
    ("words", "heading", "rows", "field"),
    [
        ("--screens", "Honest hands on screens", len(SCREENS), "probation"),
        ("--frontier", "What other settings give", len(CHOICES), "rough"),
    ],
)
def test_it_prints_a_row_for_each_screen_and_setting(
    words: str, heading: str, rows: int, field: str, capsys: House
) -> None:
    small = (words, "--tables", "1", "--reveals", "2")
    lines = told(capsys, *small).splitlines()
    assert lines[0].startswith(heading)
    assert len(lines) == 3 + rows
    result = json.loads(told(capsys, *small, "--json"))["result"]
    assert len(result) == rows
    assert all(0 <= row[field] <= 1 for row in result)


@pytest.mark.parametrize(
    "given",
    ["--weather rough", "--table 5,5", "--one", "--any-order", "--figure x.svg", "--tie-band 2"],
)
def test_an_overview_refuses_what_would_change_nothing_in_it(given: str, capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["fairness", "--frontier", *given.split()])
    assert ended.value.code == 2
    assert given.split(maxsplit=1)[0] in capsys.readouterr().err


def test_it_draws_a_figure(tmp_path: Path, capsys: House) -> None:
    told(capsys, *SMALL, "--figure", str(tmp_path / "fair.svg"))
    assert (tmp_path / "fair.svg").read_text().startswith("<svg ")


def test_many_processes_count_what_one_counts(
    capsys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--tables", "21", "--reveals", "2", "--json")
    alone = told(capsys, *words)
    monkeypatch.setattr(judging, "ALONE", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert told(capsys, *words) == alone


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--weather", "foul"), "foul"),
        (("--table", "5,-40"), "a round trip is from 0 to 2000 ms"),
        (("--table", "5"), "it must be 2 to 10"),
        (("--tables", "0"), "--tables 0 is out of range: it must be at least 1"),
        (("--cheat", "shave"), "it must be one of earliest, shave:MS"),
        ((*SMALL, "--figure", "/no/such/place/x.svg"), "cannot be written"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(
    words: tuple[str, ...], why: str, capsys: House
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["fairness", *words])
    assert ended.value.code == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("firsthand: ")
    assert why in complaint
    assert complaint.count("\n") == 1


def test_devices_are_as_late_as_is_asked_for(capsys: House) -> None:
    words = (*SMALL, "--table", "5,5", "--devices", "mouse,touch", "--json")
    plain, aided = (
        json.loads(told(capsys, *words, *more))["result"] for more in ((), ("--by-device",))
    )
    gains = [
        [seat["mean_gain_ms"] for seat in found["judge"]["by_seat"]] for found in (plain, aided)
    ]
    assert gains[0][1] < gains[0][0] - 40
    assert gains[1][1] > gains[0][1] + 60
