"""``firsthand replay``, as it is called from a shell."""

from pathlib import Path

import pytest

from firsthand.cli import main
from firsthand.notation import parse_event, parse_table
from firsthand.record import save, tables
from firsthand.rules import preset
from tests.record.games import played

House = pytest.CaptureFixture[str]
GAME = played(7, preset("ratscrew"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    save(GAME, tmp_path / "game.txt")
    return str(tmp_path / "game.txt")


def told(capsys: House, *words: str) -> list[str]:
    with pytest.raises(SystemExit) as ended:
        main(["replay", *words])
    assert ended.value.code in (0, None)
    return capsys.readouterr().out.splitlines()


def test_it_prints_rules_seats_and_numbered_events(file: str, capsys: House) -> None:
    lines = told(capsys, file)
    assert lines[:2] == ["rules ratscrew", "seat 0 Ann"]
    printed = [line.strip().split("  ", 1) for line in lines if line.startswith("  ")]
    assert [int(number) for number, _ in printed] == list(range(len(printed)))
    assert [parse_event(text) for _, text in printed] == list(GAME.events)


def test_it_prints_the_table_after_an_event(file: str, capsys: House) -> None:
    for number, (_, table) in enumerate(tables(GAME)):
        [line] = told(capsys, file, "--at", str(number))
        assert parse_table(line) == table


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--at", "9999"], "there is no event 9999: this record has events 0 to"),
        (["--at=-1"], "there is no event -1"),
        (["--at", "x"], "x"),
    ],
)
def test_what_is_wrong_is_told(words: list[str], reason: str, file: str, capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", file, *words])
    assert ended.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: House) -> None:
    (tmp_path / "game.txt").write_text("hello")
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(tmp_path / "game.txt")])
    assert ended.value.code == 2
    assert "line 1: 'hello' is no record" in capsys.readouterr().err
