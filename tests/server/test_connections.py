"""Connections that ask nothing, ask slowly, or are too many."""

import asyncio
import resource
from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from firsthand.server import connections
from firsthand.server.access import Access, networks
from firsthand.server.connections import SPARE, Gate, Protocol, Runner, file_limit
from firsthand.server.site import make_app
from firsthand.shell import limits as limited
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from tests.server.people import CHOICE, PATIENCE

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Served:
    """A server behind a gate, at a port of this machine."""

    def __init__(self, port: int, registry: Registry, gate: Gate) -> None:
        self.port = port
        self.registry = registry
        self.gate = gate
        self.opened: list[asyncio.StreamWriter] = []

    async def connect(self, sent: bytes = b"") -> Ends:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.opened.append(writer)
        writer.write(sent)
        return reader, writer

    async def answer(self, sent: bytes) -> bytes:
        """All that comes until the server closes the connection."""
        reader, _ = await self.connect(sent)
        return await asyncio.wait_for(reader.read(), PATIENCE)


@pytest.fixture
def shed() -> list[bool]:
    """What cutting somebody off returns, each time."""
    return []


@pytest.fixture
async def served(shed: list[bool]) -> AsyncIterator[Served]:
    registry = Registry()
    gate = Gate(registry.limits, Access(), lambda: bool(shed) and shed.pop(), most=3)
    runner = Runner(make_app(Catalogue(CHOICE), registry=registry), gate, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made = Served(runner.addresses[0][1], registry, gate)
    yield made
    for writer in made.opened:
        writer.close()
    await runner.cleanup()


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def test_a_request_that_does_not_arrive_is_cut_off(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.01)
    answer = await served.answer(b"GET /healthz HTTP/1.1\r\nHost: loc")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"send it again" in answer
    assert served.registry.limits.notes.total["heads"] == 1


async def test_a_connection_that_has_asked_is_not_cut_off(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Event()
    late = Protocol._late

    def looking(self: Protocol) -> None:
        late(self)
        looked.set()

    monkeypatch.setattr(Protocol, "_late", looking)
    monkeypatch.setattr(connections, "HEAD_WITHIN", 0.2)
    reader, writer = await served.connect(WHOLE.replace(b"close", b"keep-alive"))
    assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
    await looked.wait()
    writer.write(WHOLE)
    assert b"200 OK" in await asyncio.wait_for(reader.read(), PATIENCE)


async def test_too_many_connections_are_told_when_to_try_again(served: Served) -> None:
    ends = [await served.connect(WHOLE.replace(b"close", b"keep-alive")) for _ in range(3)]
    for reader, _ in ends:
        await reader.readuntil(b"\r\n\r\n")
    answer = await served.answer(WHOLE)
    assert answer.startswith(b"HTTP/1.1 503 ")
    assert b"Retry-After: 60" in answer
    assert b"try again in 60 s" in answer
    first, writer = ends[0]
    writer.write(WHOLE)
    await asyncio.wait_for(first.read(), PATIENCE)
    assert b"200 OK" in await served.answer(WHOLE)


async def test_somebody_is_cut_off_for_a_connection_too_many(
    served: Served, shed: list[bool]
) -> None:
    for _ in range(3):
        await served.connect()
    shed.append(True)
    assert b"200 OK" in await served.answer(WHOLE)
    assert shed == []


async def test_one_address_does_not_take_all_connections(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limited.SHARES, "connections", 1)
    monkeypatch.setattr(connections, "person_at", lambda _peer, _own: "192.0.2.1")
    await served.connect()
    assert (await served.answer(WHOLE)).startswith(b"HTTP/1.1 503 ")
    # A proxy brings people of all addresses: each of them is counted by his own.
    monkeypatch.setattr(served.gate, "_access", Access(networks(["127.0.0.0/8"])))
    assert b"200 OK" in await served.answer(WHOLE)


def test_the_limit_of_files_is_raised_as_far_as_it_goes() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        most = file_limit()
        assert most == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert most > 256 or hard == 256
        assert Gate(Registry().limits, Access(), bool)._most == most - SPARE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
