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
