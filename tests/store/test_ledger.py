"""What a ledger reads is what it wrote; what is damaged is said to be."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from firsthand.shell.storage import Batch, Unreadable
from firsthand.store.ledger import Ledger
from firsthand.store.place import Unusable
from firsthand.store.upgrading import prepare
from tests.store.stored import CODE, played, sqlite_file, standing


@pytest.fixture
async def ledger(tmp_path: Path) -> Ledger:
    place = sqlite_file(tmp_path)
    place.create()
    prepare(place)
    ledger = Ledger(place)
    ledger.write([Batch(CODE, 0, played(), standing())])
    return ledger


async def test_a_transaction_that_fails_leaves_nothing(ledger: Ledger) -> None:
    before = ledger.game(CODE, 1)
    wrong = Batch(CODE, 5, (object(),), None)  # type: ignore[arg-type]  # no entry
    with pytest.raises(Unusable):
        ledger.write([CODE, Batch("ABCD", 0, (), standing()), wrong])
    assert ledger.codes() == (CODE,)
    assert ledger.game(CODE, 1) == before
    ledger.close()


async def test_an_error_that_is_kept_keeps_no_lock(ledger: Ledger, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=0, isolation_level=None)) as other:
        other.execute("ALTER TABLE entries RENAME TO others")
        with pytest.raises(Unusable) as failed:
            ledger.write([Batch("ABCD", 0, (), standing()), Batch(CODE, 0, played(), None)])
        other.execute("ALTER TABLE others RENAME TO entries")
    assert failed.value.__traceback__ is not None
    assert ledger.codes() == (CODE,)
    ledger.close()


@pytest.mark.parametrize("table", ["rooms", "entries"])
async def test_a_damaged_row_is_unreadable_and_the_others_are_read(
    ledger: Ledger, tmp_path: Path, table: str
) -> None:
    ledger.write([Batch("ABCD", 0, (), standing())])
    column = {"rooms": "standing", "entries": "data"}[table]
    with sqlite3.connect(tmp_path / "tables.db") as other:
        other.execute(f"UPDATE {table} SET {column} = x'00ff' WHERE code = ?", (CODE,))  # noqa: S608 - names above
    other.close()
    with pytest.raises(Unreadable):
        ledger.load(CODE) if table == "rooms" else ledger.game(CODE, 1)
    assert ledger.load("ABCD") is not None
    ledger.close()


async def test_a_room_without_entries_begins_at_the_first(ledger: Ledger) -> None:
    ledger.write([Batch("ABCD", 0, (), standing())])
    saved = ledger.load("ABCD")
    assert saved is not None
    assert saved.following == 0
    ledger.close()
