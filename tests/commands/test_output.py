"""Files that can't be written are refused before anything is played, and nothing is lost."""

import os
from pathlib import Path
from typing import Any

import pytest

from firsthand.cli import main
from firsthand.commands.bodies import judging
from firsthand.commands.output import refuse_unwritable
from firsthand.lab import running

House = pytest.CaptureFixture[str]
BEGGAR = ["simulate", "--rules", "beggar_my_neighbour", "--seats", "2"]


@pytest.fixture(autouse=True)
def _nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*_: Any, **__: Any) -> None:
        pytest.fail("it was played")

    monkeypatch.setattr(running, "play", played)
    monkeypatch.setattr(judging, "counted", played)


def refused(capsys: House, *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize(
    "words",
    [
        [*BEGGAR, "--csv", "{}/none/x.csv"],
        [*BEGGAR, "--parquet", "{}/none/x.parquet"],
        [*BEGGAR, "--plot", "{}/none/x.png"],
        [*BEGGAR, "--plot", "{}/none/x"],
        [*BEGGAR, "--plot", "{}/folder.svg"],
        ["study", "beggar", "--out", "{}/file"],
        ["study", "beggar", "--out", "{}/file/none"],
        ["study", "beggar", "--out", "{}/out"],
        ["fairness", "--figure", "{}/none/x.svg"],
        ["fairness", "--figure", "{}/folder.svg"],
    ],
    ids=" ".join,
)
def test_it_is_refused_first(capsys: House, tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "out" / "beggar.json").mkdir(parents=True)
    before = sorted(tmp_path.rglob("*"))
    said = refused(capsys, *(word.format(tmp_path) for word in words))
    assert f"cannot be written: {tmp_path}" in said
    assert sorted(tmp_path.rglob("*")) == before


def test_where_one_file_is_refused_another_is_kept_as_it_was(capsys: House, tmp_path: Path) -> None:
    kept = tmp_path / "kept.csv"
    kept.write_text("what was there")
    refused(capsys, *BEGGAR, "--csv", str(kept), "--parquet", str(tmp_path / "none" / "x"))
    assert kept.read_text() == "what was there"


def test_pipes_and_devices_are_left_alone(tmp_path: Path) -> None:
    """To open a pipe would wait for its reader, and to close it would end him."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refuse_unwritable(pipe, Path("/dev/stdout"), None)
