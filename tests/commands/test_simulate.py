"""``firsthand simulate``, ``compare`` and ``study``, as they are called from a shell."""

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from firsthand.cli import main
from firsthand.commands.laboratory import tallying
from firsthand.lab import running
from firsthand.lab.studies import STUDIES
from firsthand.rules import preset

ROOT = Path(__file__).parents[2]
PAIR = ["--rules", "beggar_my_neighbour", "--seats", "2"]
BEGGAR = [*PAIR, "--threads", "1"]
House = pytest.CaptureFixture[str]


def printed(capsys: House, *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert not ended.value.code
    return capsys.readouterr().out


def told(capsys: House, *words: str) -> Any:
    whole = json.loads(printed(capsys, *words, "--json"))
    rules = whole["rules"][0]
    known = {"rules": rules["name"], "digest": rules["digest"], "seed": whole["seed"]}
    return known | whole["result"]


def refused(capsys: House, *words: str, status: int = 2) -> str:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == status
    return capsys.readouterr().err


def test_json_tells_all_there_is_to_know(capsys: House) -> None:
    said = told(capsys, "simulate", *BEGGAR, "--games", "3000", "--seed", "7")
    assert list(said)[:13] == [
        "rules", "digest", "seed", "seats", "players", "games", "pace_ms", "threads", "seconds",
        "compile_seconds", "cards_per_second", "games_per_second", "cards",
    ]  # fmt: skip
    assert said["digest"] == preset("beggar_my_neighbour").digest
    assert (said["games"], said["seats"], said["seed"], said["threads"]) == (3000, 2, 7, 1)
    assert abs(said["cards"]["mean"] - 254.76) < 5 * said["cards"]["standard_error"]
    assert set(said["cards"]) == {"mean", "standard_error", "quantiles"}
    assert said["tricks"]["quantiles"]["50"] == 27
    assert sum(said["wins"]) == 3000
    assert (said["unfinished"], said["interrupted"]) == (0, False)
    assert said["slaps"]["mean"] == 0


def test_a_table_is_printed_by_default(capsys: House) -> None:
    said = printed(capsys, "simulate", *BEGGAR, "--games", "500", "--players", "sharp")
    assert "beggar_my_neighbour, 2 seats: 500 games" in said
    assert "seat 1, sharp (leads)" in said
    assert "games a second" in said


def test_precision_ends_it(capsys: House) -> None:
    said = told(capsys, "simulate", *BEGGAR, "--until", "2%")
    assert said["games"] == running.SLAPFREE_BATCH
    half = 1.96 * said["cards"]["standard_error"]
    assert half / said["cards"]["mean"] <= 0.02


def test_files_hold_every_game(capsys: House, tmp_path: Path) -> None:
    text, table, plot = (tmp_path / name for name in ("a.csv", "a.parquet", "plot"))
    files = ["--csv", str(text), "--parquet", str(table), "--plot", str(plot)]
    said = told(capsys, "simulate", *BEGGAR, "--games", "400", *files)
    rows = parquet.read_table(table).to_pylist()
    assert sum(row["cards"] for row in rows) == round(said["cards"]["mean"] * 400)
    with text.open() as lines:
        assert len(list(csv.DictReader(lines))) == len(rows) == 400
    assert plot.with_suffix(".png").exists()
    assert plot.with_suffix(".svg").exists()


def test_a_number_of_seats_that_rules_refuse_is_told_as_it_was_typed(capsys: House) -> None:
    error = refused(capsys, "simulate", "--seats", "99")
    assert error == "firsthand: --seats 99: these rules are for 2 to 52 players, not for 99\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--games", "0"], "--games 0 is out of range: it must be at least 1"),
        (["--players", "nobody"], "'nobody' is no"),
        (["--players", "steady,steady,steady"], "3 players can't sit at 2 seats"),
        (["--until", "much"], "--until much is no precision: write a percentage"),
        (["--threads", "-1"], "--threads -1 is out of range"),
        (["--seed", "-1"], "--seed -1 is out of range: it must be from 0 to 2**256 - 1"),
        (["--pace", "0"], "--pace 0 is out of range: it must be from 1 to 3600000"),
        (["--parquet", "/nowhere/a.parquet"], "/nowhere/a.parquet: No such file or directory"),
        (["--games", "9", "--plot", "/nowhere/a.svg"], "/nowhere/a.svg: No such file or directory"),
        (["--cluster", "nowhere"], "no Dask scheduler answers at nowhere"),
    ],
)
def test_what_is_asked_wrongly_is_told(capsys: House, words: list[str], reason: str) -> None:
    assert reason in refused(capsys, "simulate", *PAIR, *words)


def test_a_full_disk_ends_it_with_what_was_played(capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *BEGGAR, "--games", "2000", "--csv", "/dev/full", "--json"])
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["result"]["games"] == 2000
    assert "No space left on device; stopped after 2000 games" in said.err


STARTED = """
import signal, firsthand.cli
signal.signal(signal.SIGINT, signal.default_int_handler)
firsthand.cli.main()
"""
"""A shell starts what runs in the background with interruptions ignored: this one listens."""


def test_an_interruption_tells_what_was_played() -> None:
    words = [sys.executable, "-c", STARTED, "simulate", *BEGGAR, "--json"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    games = ["--games", str(10**12), "--csv", "/dev/stderr"]
    with subprocess.Popen(
        [*words, *games], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as command:
        assert command.stderr is not None
        while not (line := command.stderr.readline()).startswith("game,cards"):
            assert line == "compiling the rules, once\n"
        command.send_signal(signal.SIGINT)
        out, error = command.communicate()
    assert command.returncode == 130
    said = json.loads(out)["result"]
    assert said["interrupted"]
    assert f"interrupted after {said['games']} games" in error


def test_two_rule_sets_are_compared(capsys: House) -> None:
    other = "beggar_my_neighbour challenge.tries={A:1 K:2 Q:3 J:4}"
    words = ["compare", "beggar_my_neighbour", other, "--seats", "2", "--games", "400"]
    said = told(capsys, *words)
    one, two = said["sides"]
    assert one["digest"] != two["digest"]
    assert said["differences"]["cards"]["mean"] == pytest.approx(
        two["cards"]["mean"] - one["cards"]["mean"]
    )
    assert sum(share["mean"] for share in said["win_share_differences"]) == pytest.approx(0)
    assert "difference" in printed(capsys, *words)


def test_two_casts_are_compared(capsys: House) -> None:
    words = ["compare", "steady", "sharp", "--rules", "beggar_my_neighbour", "--seats", "2"]
    said = told(capsys, *words, "--games", "100")
    assert [side["players"] for side in said["sides"]] == [["steady"] * 2, ["sharp"] * 2]
    assert said["differences"]["cards"] == {"mean": 0.0, "standard_error": 0.0}
    assert said["differences"]["minutes"]["mean"] < 0
    error = refused(capsys, "compare", "steady", "shrap")
    assert error == "firsthand: 'shrap' is no temperament: did you mean sharp?\n"


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("slapjak", "preset = 'slapjak': is no preset; did you mean 'slapjack'?"),
        ("ratscrew penlty.count=2", "did you mean 'penalty.count'?"),
        ("stedy,sharp", "'stedy' is no temperament: did you mean steady?"),
        ("nowhere.py:Keen", "nowhere.py cannot be read"),
        ("xyzzy", "'xyzzy': is no preset; and 'xyzzy' is no temperament: there are gentle"),
    ],
)
def test_what_a_side_may_have_been_meant_as_is_said(capsys: House, word: str, wrong: str) -> None:
    error = refused(capsys, "compare", "ratscrew", word)
    assert wrong in error
    assert ("is no preset" in error) + ("no temperament" in error) <= (2 if word == "xyzzy" else 1)


def test_studies_are_listed_and_refused(capsys: House, tmp_path: Path) -> None:
    listed = printed(capsys, "study").splitlines()
    assert [line.split()[0] for line in listed] == list(STUDIES)
    assert "'x' is no study" in refused(capsys, "study", "x")
    assert "--as-published is for risk-slap" in refused(capsys, "study", "beggar", "--as-published")
    assert "--games 0" in refused(capsys, "study", "beggar", "--games", "0")
    assert "--seed" in refused(capsys, "study", "beggar", "--seed", "-1")
    file = tmp_path / "file"
    file.touch()
    assert "file" in refused(capsys, "study", "beggar", "--out", str(file / "out"))


def test_as_many_threads_as_processors() -> None:
    assert tallying.threads_of(3) == 3
    assert tallying.threads_of(0) == len(os.sched_getaffinity(0))


def test_an_interruption_anywhere_has_its_status(
    capsys: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("firsthand.commands.app.app", interrupted)
    assert refused(capsys, "simulate", status=130) == ""


def test_little_that_was_played_is_little_that_is_known(capsys: House) -> None:
    said = printed(capsys, "simulate", *BEGGAR, "--games", "1", "--seed", "7")
    assert "100.00%" in said
    assert "0.00% to 79.35%" in said
    assert "20.65% to 100.00%" in said
    assert "± 0.00" not in said
    found = told(capsys, "simulate", *BEGGAR, "--games", "1", "--seed", "7")
    assert found["win_share_intervals"][1] == pytest.approx([0, 0.7935], abs=1e-4)


def test_what_differs_nowhere_may_differ_elsewhere(capsys: House) -> None:
    sides = ["beggar_my_neighbour", "beggar_my_neighbour"]
    words = ["compare", *sides, "--seats", "2", "--games", "30", "--threads", "1"]
    assert "+0.00%" in printed(capsys, *words)
    for share in told(capsys, *words)["win_share_differences"]:
        low, high = share["interval"]
        assert low < 0 < high
