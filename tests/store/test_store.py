"""Batches are stored whole or not at all, in order, and whoever gave them hears which."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from firsthand.shell.archive import Archive
from firsthand.shell.storage import Batch, finished
from firsthand.store.opening import open_store
from firsthand.store.place import Unusable
from firsthand.store.store import Store
from tests.store.stored import CODE, kept, played, standing


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    yield store
    store.close()


async def test_it_gives_back_what_memory_gives_back(store: Store) -> None:
    entries, stands, archive = played(), standing(), Archive()
    batches = [Batch(CODE, 0, entries[:3], stands), Batch(CODE, 3, entries[3:], None)]
    for batch in batches:
        archive.keep(batch, list[object]().append)
    assert await kept(store, *batches) == [None, None]
    assert store.load(CODE) == archive.load(CODE)
    assert store.game(CODE, 1) == archive.game(CODE, 1) == entries
    assert store.codes() == (CODE,)
    assert store.load("NONE") is None
    assert store.game(CODE, 2) == ()
    assert finished(store, CODE, 1) == finished(archive, CODE, 1) is not None


async def test_a_batch_that_comes_twice_takes_the_place_of_itself(store: Store) -> None:
    entries = played()
    batch = Batch(CODE, 0, entries, standing())
    assert await kept(store, batch, batch) == [None, None]
    assert store.game(CODE, 1) == entries


async def test_it_is_read_by_the_next_process(store: Store) -> None:
    entries = played()
    await kept(store, Batch(CODE, 0, entries, standing()))
    saved = store.load(CODE)
    store.close()
    again = open_store(store.place.url)
    assert again.load(CODE) == saved
    assert again.game(CODE, 1) == entries
    again.close()


async def test_what_was_given_before_the_end_is_stored(store: Store) -> None:
    entries = played()
    for at, entry in enumerate(entries):
        store.keep(Batch(CODE, at, (entry,), None), list[object]().append)
    store.close()
    again = open_store(store.place.url)
    assert again.game(CODE, 1) == entries
    again.close()


async def test_a_room_is_forgotten_with_its_games(store: Store) -> None:
    await kept(store, Batch(CODE, 0, played(), standing()))
    store.drop(CODE)
    other = Batch("ABCD", 0, (), standing())
    await kept(store, other)
    assert store.codes() == ("ABCD",)
    assert store.game(CODE, 1) == ()


async def test_a_batch_that_cannot_be_written_keeps_no_other_from_being_stored(
    store: Store,
) -> None:
    stands = standing()
    wrong = Batch("WXYZ", 0, (object(),), stands)  # type: ignore[arg-type]  # no entry
    answers = await kept(store, Batch("ABCD", 0, (), stands), wrong, Batch("EFGH", 0, (), stands))
    assert [answer is None for answer in answers] == [True, False, True]
    assert store.codes() == ("ABCD", "EFGH"), "nothing of the wrong one"


async def test_a_lock_of_another_is_a_refusal_and_then_it_goes_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    entries = played()
    batch = Batch(CODE, 0, entries, standing())
    with sqlite3.connect(store.place.name, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        store.drop("ABCD")
        (refused,) = await kept(store, batch)
        assert isinstance(refused, Unusable)
        assert "database is locked" in str(refused)
        assert store.codes() == ()
        other.execute("ROLLBACK")
    other.close()
    assert await kept(store, batch) == [None]
    assert store.game(CODE, 1) == entries
    assert "room ABCD is still kept" in caplog.text


async def test_a_room_that_could_not_be_forgotten_is_with_the_next_batch(store: Store) -> None:
    await kept(store, Batch(CODE, 0, played(), standing()))
    with sqlite3.connect(store.place.name, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        store.drop(CODE)
        await kept(store, Batch("ABCD", 0, (), standing()))
        other.execute("ROLLBACK")
    other.close()
    assert store.codes() == (CODE,)
    await kept(store, Batch("ABCD", 0, (), standing()))
    assert store.codes() == ("ABCD",)


async def test_an_answer_that_raises_keeps_no_other_from_its_own(store: Store) -> None:
    loop, problems = asyncio.get_running_loop(), list[object]()
    loop.set_exception_handler(lambda _loop, context: problems.append(context["exception"]))

    def broken(_error: Exception | None) -> None:
        raise RuntimeError("a fault on purpose")

    store.keep(Batch("ABCD", 0, (), standing()), broken)
    assert await kept(store, Batch(CODE, 0, (), standing())) == [None]
    assert len(problems) == 1
