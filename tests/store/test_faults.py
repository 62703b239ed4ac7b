"""While a real server cannot save, its tables wait and their pages read why; then play goes on."""

import asyncio
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from firsthand.sentences import say
from tests.store.crashes import Evening, Server

UNSAVED = say("notice-unsaved")


@contextmanager
def full(server: Server, _file: Path) -> Iterator[None]:
    """The file system takes nothing more of the process."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def moved(_server: Server, file: Path) -> Iterator[None]:
    """The file is somewhere else."""
    file.rename(file.with_name("elsewhere.db"))
    yield
    file.with_name("elsewhere.db").rename(file)


@contextmanager
def replaced(_server: Server, file: Path) -> Iterator[None]:
    """Another file is where it was."""
    file.rename(file.with_name("elsewhere.db"))
    file.write_text("Dear Ann,")
    yield
    file.with_name("elsewhere.db").rename(file)


@contextmanager
def locked(_server: Server, file: Path) -> Iterator[None]:
    """Another program writes and writes."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def damaged(_server: Server, file: Path) -> Iterator[None]:
    """The table of entries is gone."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("ALTER TABLE entries RENAME TO others")
        yield
        other.execute("ALTER TABLE others RENAME TO entries")


async def test_play_waits_for_the_storage_and_goes_on_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with Evening(Server(f"sqlite:///{file}"), 3, seed=2) as evening:
        for fault in (full, moved, replaced, locked, damaged):
            await evening.more(30)
            with fault(evening.server, file):
                await evening.until(lambda: all(one.halted == UNSAVED for one in evening.guests))
                count = evening.count
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(evening.more(1), 1)
                assert evening.count == count, fault
            await evening.until(lambda: all(one.halted is None for one in evening.guests))
        await evening.more(30)
        await evening.server.end(signal.SIGKILL)
        await evening.server.start()
        await evening.more(30)
