"""A server on a real socket, to dial in to."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from firsthand.room.seats import agreeing
from firsthand.server.site import make_app
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from tests.server.people import CHOICE, PATIENCE, Dial, Fast, Person

RATE = 20


@pytest.fixture
def clock() -> Fast:
    """Time that flies."""
    return Fast(RATE)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page may take as long to show its nonce as people here wait, although time flies."""
    monkeypatch.setattr(agreeing, "ANSWER_MS", 1000 * RATE * PATIENCE)


@pytest.fixture
def registry(clock: Fast) -> Registry:
    return Registry(clock)


@pytest.fixture
async def server(registry: Registry) -> AsyncIterator[TestServer]:
    running = TestServer(make_app(Catalogue(CHOICE), registry=registry))
    async with running:
        yield running


@pytest.fixture
async def dial(server: TestServer) -> AsyncIterator[Dial]:
    """Opens a connection, and sends headers if there are any."""
    async with ClientSession() as session:

        async def dialled(headers: dict[str, str] | None = None) -> Person:
            return Person(await session.ws_connect(server.make_url("/ws"), headers=headers))

        yield dialled
