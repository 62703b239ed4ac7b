"""PostgreSQL keeps what SQLite keeps, and play outlives its end as well as the server's."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from firsthand.sentences import say
from firsthand.shell.storage import Batch
from firsthand.store.engine import connected
from firsthand.store.ledger import Ledger
from firsthand.store.moving import export_to, import_from
from firsthand.store.opening import open_store
from firsthand.store.place import Away, Postgres, Unusable
from firsthand.store.schema import metadata
from firsthand.store.upgrading import prepare, upgrade, version
from tests.store.crashes import Evening, Server, crashed
from tests.store.postgres import Cluster, cluster
from tests.store.stored import CODE, kept, played, standing

UNSAVED = say("notice-unsaved")


@pytest.fixture(scope="module")
def database() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def url(database: Cluster, request: pytest.FixtureRequest) -> str:
    """The URL of a database of the test's own."""
    return database.database(f"db{abs(hash(request.node.name))}")


async def test_it_gives_back_what_it_was_given(url: str) -> None:
    entries, stands = played(), standing()
    store = open_store(url)
    batches = [Batch(CODE, 0, entries[:3], stands), Batch(CODE, 3, entries[3:], None)]
    assert await kept(store, *batches, batches[1], Batch("ABCD", 0, (), stands)) == [None] * 4
    saved = store.load(CODE)
    assert saved is not None
    assert (saved.standing, saved.following) == (stands, len(entries))
    assert store.game(CODE, 1) == entries
    store.drop("ABCD")
    store.close()
    again = open_store(url)
    assert again.codes() == (CODE,)
    assert again.game(CODE, 1) == entries
    again.close()


async def test_its_tables_are_those_of_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    place = Postgres(url)
    assert version(place) == "none"
    await asyncio.gather(*[asyncio.to_thread(upgrade, place) for _ in range(3)])
    assert version(place) == "this"
    with connected(place) as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_tables_move_from_one_to_another(url: str, tmp_path: Path) -> None:
    place = Postgres(url)
    prepare(place)
    ledger = Ledger(place)
    ledger.write([Batch(CODE, 0, played(), standing())])
    assert export_to(place, tmp_path / "tables.jsonl") == 1
    ledger.write([CODE])
    assert import_from(place, tmp_path / "tables.jsonl") == 1
    assert ledger.game(CODE, 1) == played()
    ledger.close()


async def test_a_database_that_goes_away_refuses_until_it_is_back(
    url: str, database: Cluster
) -> None:
    store = open_store(url)
    batch = Batch(CODE, 0, played(), standing())
    assert await kept(store, batch) == [None]
    database.kill()
    try:
        first, second = await kept(store, batch, Batch("ABCD", 0, (), standing()))
        assert isinstance(first, Unusable)
        assert isinstance(second, Unusable)
        (third,) = await kept(store, batch)
        assert isinstance(third, Away)
    finally:
        database.start()
    assert await kept(store, batch) == [None]
    assert store.game(CODE, 1) == played()
    store.close()


async def test_play_outlives_the_end_of_the_database_and_of_the_server(
    url: str, database: Cluster
) -> None:
    async with Evening(Server(url), 3, seed=3) as evening:
        await evening.some()
        database.kill()
        try:
            await evening.until(lambda: all(one.halted == UNSAVED for one in evening.guests))
        finally:
            await asyncio.to_thread(database.start)
        await evening.until(lambda: all(one.halted is None for one in evening.guests))
        await evening.some()
        await evening.server.end(signal.SIGKILL)
        await evening.server.start()
        await evening.more(20)


@pytest.mark.soak
async def test_fifty_times_the_database_is_killed(url: str, database: Cluster) -> None:
    async with Evening(Server(url), 50, seed=4) as evening:
        for _ in range(50):
            await evening.some()
            await asyncio.to_thread(database.kill)
            await asyncio.to_thread(database.start)
        await evening.more(400)


@pytest.mark.soak
async def test_two_hundred_times_the_server_is_killed(url: str) -> None:
    await crashed(Server(url), 50, [signal.SIGKILL] * 200, seed=5)
