"""A file is the one that was opened, or nothing is written; no password is shown."""

from contextlib import suppress
from pathlib import Path

import pytest

from firsthand.store.place import Away, Channel, Postgres, SqliteFile, Unusable, place_of, why
from tests.store.stored import sqlite_file


@pytest.fixture
def place(tmp_path: Path) -> SqliteFile:
    place = sqlite_file(tmp_path)
    place.create()
    return place


def test_what_raises_is_taken_back(place: SqliteFile) -> None:
    link = Channel(place)
    with link.transaction(writes=True) as cursor:
        cursor.execute("CREATE TABLE one (a)")
    with suppress(KeyboardInterrupt), link.transaction(writes=True) as cursor:
        cursor.execute("INSERT INTO one VALUES (1)")
        raise KeyboardInterrupt
    with link.transaction() as cursor:
        cursor.execute("SELECT * FROM one")
        assert cursor.fetchall() == []
    link.close()


def test_a_file_that_is_moved_away_is_written_to_no_more_until_it_is_back(
    place: SqliteFile,
) -> None:
    link = Channel(place)
    with link.transaction(writes=True) as cursor:
        cursor.execute("CREATE TABLE one (a)")
    moved = place.path.with_name("moved.db")
    place.path.rename(moved)
    for _ in range(2):
        with pytest.raises(Unusable, match="moved, deleted"), link.transaction(writes=True):
            pass
    assert not place.path.exists()
    place.path.write_bytes(moved.read_bytes())
    with pytest.raises(Unusable, match="moved, deleted or replaced"), link.transaction(writes=True):
        pass
    moved.replace(place.path)
    with link.transaction(writes=True) as cursor:
        cursor.execute("INSERT INTO one VALUES (1)")
    link.close()


def test_where_nothing_is_it_is_away(tmp_path: Path) -> None:
    with pytest.raises(Away, match="unable to open"), Channel(sqlite_file(tmp_path)).transaction():
        pass


def test_a_password_is_shown_to_nobody() -> None:
    place = place_of("postgres://ann:secret@127.0.0.1:1/cards")
    assert isinstance(place, Postgres)
    with pytest.raises(Away) as error, Channel(place).transaction():
        pass
    assert "127.0.0.1:1/cards" in str(error.value)
    assert "secret" not in str(error.value)


def test_errors_are_put_in_one_line() -> None:
    assert str(Unusable(why(ValueError("one\ntwo")))) == "one"
    assert str(Unusable(why(ValueError()))) == "ValueError"
    assert str(Unusable(why(PermissionError(13, "Permission denied")))) == "Permission denied"
