"""``firsthand verify``, as it is called from a shell."""

import json
from pathlib import Path

import pytest

from firsthand.cli import main
from firsthand.record import save
from firsthand.rules import preset
from tests.record.games import played

DATA = Path(__file__).parents[1] / "data"
CASES = DATA / "cases.json"
House = pytest.CaptureFixture[str]


def run(capsys: House, *files: Path) -> tuple[object, list[str], str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *map(str, files)])
    said = capsys.readouterr()
    return ended.value.code or 0, said.out.splitlines(), said.err


def test_it_counts_over_all_files(tmp_path: Path, capsys: House) -> None:
    save(played(7, preset("ratscrew")), tmp_path / "game.txt")
    deals = tmp_path / "deals.json"
    deals.write_text(json.dumps(json.loads((DATA / "beggar_decks.json").read_text())[-9:]))
    assert run(capsys, CASES, deals, tmp_path / "game.txt") == (0, ["204 passed, 0 failed"], "")


def test_a_failure_is_shown_and_told_by_the_status(tmp_path: Path, capsys: House) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(CASES.read_text().replace('"sizes":[1,1,2]', '"sizes":[1,1,3]', 1))
    status, lines, _ = run(capsys, CASES, wrong)
    assert status == 1
    assert lines[0] == f"{wrong}:5: case ERS-01, step 1"
    assert lines[-1] == "387 passed, 1 failed"


def test_a_file_that_cannot_be_read_is_told_with_its_line(tmp_path: Path, capsys: House) -> None:
    broken, other, binary = tmp_path / "broken.json", tmp_path / "none.json", tmp_path / "x.bin"
    broken.write_text('{"cases": [\n{"id": 1,}\n]}')
    binary.write_bytes(b"{}\n\xff")
    status, lines, errors = run(capsys, broken, other, binary, CASES)
    assert status == 2
    assert lines == ["194 passed, 0 failed"]
    assert errors.splitlines()[0].startswith(f"{broken}:2: is not JSON: ")
    assert f"{other}:1: cannot be read: No such file" in errors
    assert f"{binary}:2: is not UTF-8 text" in errors


def test_a_failure_does_not_hide_a_file_that_cannot_be_read(tmp_path: Path, capsys: House) -> None:
    wrong, broken = tmp_path / "wrong.json", tmp_path / "broken.json"
    wrong.write_text('{"pattern_vectors": [{"pattern": "double", "pile": [], "match": true}]}')
    broken.write_text("[")
    assert run(capsys, wrong, broken)[0] == 2
    assert run(capsys, broken, wrong)[0] == 2
    assert run(capsys, wrong)[0] == 1


def test_it_needs_a_file(capsys: House) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["verify"])
    assert ended.value.code == 2
    assert "FILES" in capsys.readouterr().err
