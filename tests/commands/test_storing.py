"""Where ``play`` keeps tables: where it is told to, else in the user's own folder."""

from pathlib import Path

import pytest

from firsthand.commands.bodies import storing
from firsthand.commands.bodies.storing import own_url, storage_of
from firsthand.store.place import Unusable
from firsthand.store.store import Store

House = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(storing, "user_data_path", lambda _name: tmp_path / "data")
    return tmp_path / "data"


def test_without_a_word_it_is_a_file_in_the_users_folder(folder: Path, capsys: House) -> None:
    store = storage_of("")
    assert isinstance(store, Store)
    assert (folder / "tables.db").exists()
    second = storage_of("")
    assert second is None
    said = capsys.readouterr().out
    assert said.startswith("Tables are kept only until this server ends: another Firsthand writes")
    store.close()


def test_memory_keeps_nothing(folder: Path) -> None:
    assert storage_of("memory") is None
    assert not folder.exists()


def test_what_was_asked_for_is_used_or_refused(folder: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/other.db"
    store = storage_of(url)
    assert store is not None
    with pytest.raises(Unusable, match="another Firsthand"):
        storage_of(url)
    store.close()
    assert not folder.exists()
    assert own_url().startswith("sqlite:///")


def test_a_store_is_looked_after(folder: Path, tmp_path: Path, capsys: House) -> None:
    storing.looked_after("upgrade", "", "")
    assert (folder / "tables.db").exists()
    storing.looked_after("export", str(tmp_path / "a.jsonl"), "")
    storing.looked_after("import", str(tmp_path / "a.jsonl"), f"sqlite:///{tmp_path}/b.db")
    storing.looked_after("backup", str(tmp_path / "c.db"), "")
    storing.looked_after("erase", "Ann", "")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("is up to date.")
    assert lines[1].startswith("0 tables were written to")
    assert lines[2].startswith("0 tables were added to")
    assert lines[3].endswith("c.db.")
    assert lines[4].startswith("0 tables were erased from")


def test_what_a_server_uses_is_not_changed(folder: Path, tmp_path: Path) -> None:
    store = storage_of("")
    assert store is not None
    for task in ("upgrade", "import", "erase"):
        with pytest.raises(Unusable, match="another Firsthand"):
            storing.looked_after(task, "Ann", "")
    storing.looked_after("export", str(tmp_path / "a.jsonl"), "")
    store.close()
