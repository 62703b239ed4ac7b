"""A store is opened by one process alone, and what can't be opened is said in a sentence."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from firsthand.store.opening import open_store
from firsthand.store.place import Unusable
from firsthand.store.upgrading import version
from tests.store.stored import sqlite_file


def refused(url: str) -> str:
    with pytest.raises(Unusable) as error:
        open_store(url)
    return str(error.value)


def test_where_there_is_none_it_is_created_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "tables é.db"
    store = open_store(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o600
    assert version(store.place) == "this"
    store.close()


def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    lines = (
        "from firsthand.store.opening import open_store",
        f"store = open_store({url!r})",
        "print('open', flush=True)",
        "input()",
    )
    command = [sys.executable, "-c", "\n".join(lines)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        assert "another Firsthand writes to" in refused(url)
        other.kill()
    open_store(url).close()


def test_a_store_that_was_refused_can_be_opened_later(tmp_path: Path) -> None:
    file = sqlite_file(tmp_path)
    file.path.write_bytes(b"")
    with sqlite3.connect(file.path) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert "holds something else than tables of Firsthand" in refused(file.url)
    file.path.unlink()
    open_store(file.url).close()


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann,\n" * 100)
    assert "file is not a database" in refused(f"sqlite:///{file}")
    assert file.read_text().startswith("Dear Ann,")


def test_a_damaged_file_is_said_to_be(tmp_path: Path) -> None:
    file = sqlite_file(tmp_path)
    open_store(file.url).close()
    data = bytearray(file.path.read_bytes())
    data[100:4096] = bytes(4096 - 100)
    file.path.write_bytes(data)
    assert "database disk image is malformed" in refused(file.url)


@pytest.mark.parametrize("url", ["", "tables.db", "sqlite:///", "mysql://db", "http://me"])
def test_an_address_that_is_none_is_told_what_one_is(url: str) -> None:
    assert "write memory, a file as in" in refused(url)


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "File exists" in refused(f"sqlite:///{tmp_path}/file/tables.db")
    assert "unable to open" in refused(f"sqlite:///{tmp_path}")
