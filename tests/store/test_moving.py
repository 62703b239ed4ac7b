"""What leaves a store and comes back is the same; a person's tables are erased with all games."""

import asyncio
from pathlib import Path

import pytest

from firsthand.shell.storage import Batch
from firsthand.store.ledger import Ledger
from firsthand.store.moving import NoTables, back_up, erase, export_to, import_from
from firsthand.store.opening import open_store
from firsthand.store.place import Postgres, SqliteFile, Unusable
from firsthand.store.upgrading import prepare, version
from tests.store.stored import CODE, played, sqlite_file, standing


@pytest.fixture
async def place(tmp_path: Path) -> SqliteFile:
    """A place with a room that has a game, and one that has none."""
    place = prepared(tmp_path / "one")
    ledger = Ledger(place)
    ledger.write([Batch(CODE, 0, played(), standing()), Batch("ABCD", 0, (), standing())])
    ledger.close()
    return place


def prepared(folder: Path) -> SqliteFile:
    place = sqlite_file(folder)
    place.create()
    prepare(place)
    return place


def content(place: SqliteFile) -> list[object]:
    ledger = Ledger(place)
    read = [(code, ledger.load(code), ledger.game(code, 1)) for code in ledger.codes()]
    ledger.close()
    return [*read]


async def test_an_exported_store_is_imported_whole(place: SqliteFile, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    assert export_to(place, file) == 2
    assert file.stat().st_mode & 0o777 == 0o600
    other = prepared(tmp_path / "two")
    assert import_from(other, file) == 2
    assert content(other) == content(place)
    with pytest.raises(NoTables, match="has a table ABCD already"):
        import_from(other, file)
    with pytest.raises(NoTables, match="File exists"):
        export_to(place, file)


async def test_an_import_adds_all_tables_or_none(place: SqliteFile, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    export_to(place, file)
    other = prepared(tmp_path / "two")
    ledger = Ledger(other)
    ledger.write([Batch(CODE, 0, (), standing())])
    ledger.close()
    before = content(other)
    with pytest.raises(NoTables, match=f"has a table {CODE} already"):
        import_from(other, file)
    assert content(other) == before


@pytest.mark.parametrize("text", ["", "{}", "no json", '{"firsthand":"tables","format":9}', "\xff"])
async def test_a_file_of_something_else_is_refused(
    place: SqliteFile, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(NoTables, match="holds no tables of Firsthand"):
        import_from(place, file)


async def test_a_copy_is_taken_while_a_server_writes(tmp_path: Path) -> None:
    store = open_store(sqlite_file(tmp_path).url)
    loop = asyncio.get_running_loop()
    entries, stands = played(), standing()
    stored = [loop.create_future() for _ in entries]
    for at, (entry, answer) in enumerate(zip(entries, stored, strict=True)):
        store.keep(Batch(CODE, at, (entry,), stands), answer.set_result)
        if at == len(entries) // 2:
            await answer
            await asyncio.to_thread(back_up, store.place, tmp_path / "copy.db")
    assert set(await asyncio.gather(*stored)) == {None}
    copy = SqliteFile(tmp_path / "copy.db")
    assert version(copy) == "this"
    ledger = Ledger(copy)
    copied = ledger.game(CODE, 1)
    assert copied == entries[: len(copied)]
    assert len(copied) > len(entries) // 2
    ledger.close()
    store.close()
    with pytest.raises(NoTables, match="File exists"):
        back_up(store.place, copy.path)
    assert copy.path.stat().st_mode & 0o777 == 0o600


def test_postgres_is_copied_by_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="pg_dump"):
        back_up(Postgres("postgresql://db/cards"), tmp_path / "copy.db")


async def test_a_name_is_erased_with_every_table_where_it_sat(place: SqliteFile) -> None:
    ledger = Ledger(place)
    (header,) = [entry.header for entry in played() if hasattr(entry, "header")]
    seats = standing().room.seats
    assert header.names[0] not in [seat.name for seat in seats], "the game alone knows it"
    assert erase(place, "Nobody") == 0
    assert erase(place, header.names[0]) == 1
    assert ledger.codes() == ("ABCD",)
    assert ledger.game(CODE, 1) == ()
    assert erase(place, seats[0].name) == 1
    assert ledger.codes() == ()
    ledger.close()
