"""The tables that Alembic creates are those of the schema, and other versions are told apart."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from firsthand.store.engine import connected
from firsthand.store.place import SqliteFile, Unusable
from firsthand.store.schema import HEAD, metadata
from firsthand.store.upgrading import _config, prepare, upgrade, version
from tests.store.stored import sqlite_file


@pytest.fixture
def place(tmp_path: Path) -> SqliteFile:
    place = sqlite_file(tmp_path)
    place.create()
    return place


def numbered(place: SqliteFile, revision: str) -> None:
    """Write another version's number."""
    with sqlite3.connect(place.path) as other:
        other.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    other.close()


def test_migrations_lead_to_the_schema(place: SqliteFile) -> None:
    assert version(place) == "none"
    prepare(place)
    assert version(place) == "this"
    with connected(place) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert ScriptDirectory.from_config(_config()).get_current_head() == HEAD


def test_what_is_there_is_left_as_it_is(place: SqliteFile) -> None:
    prepare(place)
    before = place.path.read_bytes()
    prepare(place)
    upgrade(place)
    assert place.path.read_bytes() == before


def test_a_newer_version_is_refused(place: SqliteFile) -> None:
    prepare(place)
    numbered(place, "r9999")
    with pytest.raises(Unusable, match="was written by a newer Firsthand"):
        prepare(place)


def test_an_older_version_is_told_what_to_run_and_keeps_all(place: SqliteFile) -> None:
    config = _config()
    with connected(place, writes=True) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "r0001")
        connection.exec_driver_sql("INSERT INTO rooms VALUES ('QXYZ', x'00')")
    with pytest.raises(Unusable, match="run firsthand db upgrade"):
        prepare(place)
    upgrade(place)
    prepare(place)
    with connected(place) as connection:
        assert connection.exec_driver_sql("SELECT code, epoch FROM rooms").all() == [("QXYZ", 0)]


def test_a_change_that_is_cut_off_leaves_nothing(
    place: SqliteFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault on purpose")

    monkeypatch.setattr("alembic.op.add_column", broken)
    with pytest.raises(Unusable, match="a fault on purpose"):
        upgrade(place)
    monkeypatch.undo()
    assert version(place) == "none"
    upgrade(place)
    assert version(place) == "this"
