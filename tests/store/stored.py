"""Batches of a game, and what a store answers to them."""

import asyncio
from pathlib import Path

from firsthand.shell.storage import Batch, Entry, Standing, Storage
from firsthand.store.place import SqliteFile
from tests.room.keeping import game_of, noted
from tests.room.table import Table
from tests.room.test_reopening import SHORT
from tests.shell.pages import Home
from tests.shell.test_reopening import alone

CODE = "QXYZ"


def played() -> tuple[Entry, ...]:
    """What is kept of a whole game."""
    return tuple(game_of(noted(Table(SHORT)).begin().run().out))


def standing() -> Standing:
    """How a room stands in the middle of a game."""
    home = Home()
    page = alone(home)
    saved = home.storage.load(page.seated.code)
    assert saved is not None
    return saved.standing


async def kept(storage: Storage, *batches: Batch) -> list[Exception | None]:
    """Give batches to a storage at once, and return what it answers, in order."""
    loop = asyncio.get_running_loop()
    answers = [loop.create_future() for _ in batches]
    for batch, answer in zip(batches, answers, strict=True):
        storage.keep(batch, answer.set_result)
    return list(await asyncio.gather(*answers))


def sqlite_file(folder: Path) -> SqliteFile:
    return SqliteFile(folder / "tables.db")
