"""What any version wrote stays readable: a file of tables of each format, each with a game."""

from pathlib import Path

import pytest

from firsthand.record import check
from firsthand.shell.reopening import Reopened, reopen
from firsthand.shell.storage import FORMAT, record_of
from firsthand.store import moving
from firsthand.store.moving import import_from
from firsthand.store.store import Store
from firsthand.store.upgrading import prepare
from tests.store.stored import sqlite_file

FOLDER = Path(__file__).with_name("kept")


def test_there_is_a_file_of_the_newest_format() -> None:
    assert {path.name for path in FOLDER.iterdir()} >= {f"tables-{FORMAT}.jsonl"}
    assert moving.FORMAT == 1


@pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.stem)
async def test_its_tables_open_again_and_its_games_are_records(tmp_path: Path, file: Path) -> None:
    place = sqlite_file(tmp_path)
    place.create()
    prepare(place)
    assert import_from(place, file) == 2
    store, records = Store(place), 0
    for code in store.codes():
        again = reopen(store, code, 1_000)
        assert isinstance(again, Reopened)
        assert again.room.code == code
        record = record_of(store.game(code, 1))
        if record is not None:
            assert check(record) is None
            assert again.room.live is not None
            assert len(record.entries) > 10
            records += 1
    assert records == 1
    store.close()
