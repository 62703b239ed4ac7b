"""Of servers that share a PostgreSQL one alone writes a room; who was paused writes nothing."""

import asyncio
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import pytest

from firsthand.shell.storage import Batch, Fenced
from firsthand.store.lease import LEASE, Lease
from firsthand.store.ledger import Ledger
from firsthand.store.opening import alone, open_store
from firsthand.store.place import Channel, Postgres, Unusable
from firsthand.store.upgrading import prepare
from tests.store.crashes import Evening, Server
from tests.store.postgres import Cluster, cluster
from tests.store.stored import CODE, kept, played, standing


@pytest.fixture(scope="module")
def database() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def place(database: Cluster, request: pytest.FixtureRequest) -> Postgres:
    """The place of tables of the test's own."""
    place = Postgres(database.database(f"db{abs(hash(request.node.name))}"))
    prepare(place)
    return place


class Hour:
    """A clock that says what it is told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    """What is open, and closed at the end."""
    with ExitStack() as stack:
        yield stack


Owner = Callable[..., Lease]
Rooms = Callable[[Lease], Ledger]


@pytest.fixture
def owner(place: Postgres, opened: ExitStack) -> Owner:
    def begun(clock: Hour | None = None) -> Lease:
        lease = opened.enter_context(closing(Lease(place, clock or Hour())))
        lease.begin()
        return lease

    return begun


@pytest.fixture
def rooms(place: Postgres, opened: ExitStack) -> Rooms:
    def of(lease: Lease) -> Ledger:
        return opened.enter_context(closing(Ledger(place, lease)))

    return of


def read(url: str, query: str) -> list[tuple[object, ...]]:
    with closing(Postgres(url).connect()) as connection:
        cursor = connection.cursor()
        cursor.execute(query)
        return list(cursor.fetchall())


def late(place: Postgres, lease: Lease) -> None:
    """The lease runs out, as of an owner that is paused."""
    with closing(Channel(place)) as channel, channel.transaction(writes=True) as cursor:
        cursor.execute(
            "UPDATE owners SET until = 0 WHERE epoch = %(epoch)s", {"epoch": lease.epoch}
        )


async def test_rooms_have_one_owner_and_an_owner_that_ends_leaves_them(
    owner: Owner, rooms: Rooms
) -> None:
    hour = Hour()
    one, two = owner(), owner(hour)
    batch = Batch(CODE, 0, played(), standing())
    first, second = rooms(one), rooms(two)
    first.write([batch])
    with pytest.raises(Unusable, match=f"another server has a table {CODE}"):
        second.write([batch])
    second.write([CODE])
    assert (first.codes(), second.codes()) == ((CODE,), ())
    assert second.game(CODE, 1) == played(), "anybody may read"
    hour.now += LEASE
    assert two.renew() == ()
    one.end()
    assert two.renew() == (CODE,)
    assert second.codes() == (CODE,)
    with pytest.raises(Fenced):
        first.write([batch])


async def test_an_owner_that_does_not_renew_is_removed_and_writes_nothing_more(
    place: Postgres, owner: Owner, rooms: Rooms
) -> None:
    hour = Hour()
    one, two = owner(), owner(hour)
    ledger = rooms(one)
    ledger.write([Batch(CODE, 0, played()[:3], standing())])
    late(place, one)
    assert two.renew() == (), "nobody is removed before all could renew their leases"
    hour.now += LEASE
    assert two.renew() == (CODE,)
    for job in (Batch(CODE, 3, played()[3:], None), CODE, Batch("ABCD", 0, (), standing())):
        with pytest.raises(Fenced):
            ledger.write([job])
    with pytest.raises(Fenced):
        one.renew()
    assert rooms(two).game(CODE, 1) == played()[:3]
    assert rooms(two).codes() == (CODE,)


async def test_a_transaction_in_the_middle_is_waited_for(place: Postgres, owner: Owner) -> None:
    hour = Hour()
    one, two = owner(), owner(hour)
    late(place, one)
    hour.now += LEASE
    with closing(place.connect()) as connection:
        one.check(connection.cursor())
        assert two.renew() == ()
        assert one.renew() == (), "a renewal waits for no writing"
    late(place, one)
    two.renew()
    with pytest.raises(Fenced):
        one.renew()


async def test_whose_process_has_ended_is_not_waited_for(
    place: Postgres, owner: Owner, rooms: Rooms
) -> None:
    one = owner()
    rooms(one).write([Batch(CODE, 0, played(), standing())])
    other = owner()
    assert rooms(other).codes() == (), "it is there"
    one.close()
    store = open_store(place.address)
    assert store.codes() == (CODE,)
    store.close()


async def test_a_store_passes_on_what_it_takes_over_and_loses(
    place: Postgres, owner: Owner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firsthand.store.lease.BEAT", 0.01)
    url = place.address
    one, two = open_store(url), open_store(url)
    taken: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
    lost = asyncio.Event()
    assert two._lease is not None
    two._lease._healthy_since -= LEASE
    two.watch(taken.put_nowait, lost.set)
    assert await kept(one, Batch(CODE, 0, (), standing())) == [None]
    with pytest.raises(Unusable, match="another Firsthand writes to"):
        alone(place)
    one.close()
    assert await taken.get() == (CODE,)
    three = owner()
    late(place, two._lease)
    with three._channel.transaction(writes=True) as cursor:
        three._take(cursor, three._sql.remove_late)
    await lost.wait()
    (answer,) = await kept(two, Batch(CODE, 0, (), standing()))
    assert isinstance(answer, Fenced)
    two.close()


# ---- real servers -----------------------------------------------------------------------------


async def freeze(url: str, tables: int, seed: int) -> None:
    """Pause a server at a random moment until another has its rooms, and wake it."""
    first, second = Server(url), Server(url)
    async with Evening(first, tables, seed) as evening:
        await second.start()
        try:
            await evening.some()
            first.signal(signal.SIGSTOP)
            began = time.monotonic()
            epochs = await asyncio.to_thread(moved, url)
            assert time.monotonic() - began < 60
            before = content(url)
            first.signal(signal.SIGCONT)
            assert await first.ended() == 2, "it says that it is no owner any more"
            assert content(url) == before
            assert len(epochs) == 1
            for guest in evening.guests:
                guest.url = second.url
            await evening.more(10 * tables)
        finally:
            second.close()


def moved(url: str) -> set[object]:
    """Wait until all rooms have another owner; return who."""
    first = epochs(url)
    while first & epochs(url):
        time.sleep(0.1)
    return epochs(url)


def epochs(url: str) -> set[object]:
    return {epoch for (epoch,) in read(url, "SELECT DISTINCT epoch FROM rooms")}


def content(url: str) -> list[tuple[object, ...]]:
    """All that is kept."""
    entries = read(url, "SELECT code, number, data FROM entries ORDER BY code, number")
    return entries + read(url, "SELECT code, standing, epoch FROM rooms ORDER BY code")


async def test_a_server_that_was_paused_writes_nothing_once_another_has_its_rooms(
    place: Postgres,
) -> None:
    await freeze(place.address, 3, seed=6)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(50))
async def test_fifty_servers_that_were_paused_write_nothing(place: Postgres, seed: int) -> None:
    await freeze(place.address, 10, seed)
