"""The web application's own answers; what is played over its WebSocket has tests of its own."""

import asyncio

import pytest
from aiohttp import ClientSession, WSCloseCode, WSMsgType
from aiohttp.test_utils import TestServer

from firsthand.server.qr import drawn
from firsthand.server.site import make_app
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Network, Open
from tests.server.people import CHOICE, PATIENCE, Dial, Person

WISH = Open(rules="ratscrew", seats=2, bots=("steady",), pace=5000)


async def test_it_says_that_it_runs_and_no_more(server: TestServer, dial: Dial) -> None:
    await (await dial()).sit(WISH)
    async with ClientSession() as session, session.get(server.make_url("/healthz")) as answer:
        assert await answer.json() == {"ok": True}
        assert answer.headers["Cache-Control"] == "no-store"


async def test_it_says_whether_tables_can_be_opened(server: TestServer, registry: Registry) -> None:
    async with ClientSession() as session:
        for status in (200, 503):
            async with session.get(server.make_url("/readyz")) as answer:
                assert (answer.status, await answer.json()) == (status, {"ready": status == 200})
            await registry.drain(0)


async def test_a_picture_links_to_where_others_reach_the_table() -> None:
    home = "https://cards.example.org"
    async with (
        TestServer(make_app(Catalogue(CHOICE, home=home))) as server,
        ClientSession() as session,
    ):
        person = Person(await session.ws_connect(server.make_url("/ws")))
        code = (await person.sit(WISH)).code
        async with session.get(server.make_url(f"/qr/{code.lower()}.svg")) as answer:
            assert answer.content_type == "image/svg+xml"
            assert await answer.read() == drawn(f"{home}/j/{code}")


async def test_there_is_no_picture_of_a_table_that_there_is_not(server: TestServer) -> None:
    url = server.make_url("/qr/bcdf.svg")
    async with ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404
        assert "There is no table BCDF" in await answer.text()


async def test_a_game_that_is_not_over_has_no_record(server: TestServer, dial: Dial) -> None:
    seated = await (await dial()).sit(WISH)
    url = server.make_url(f"/games/{seated.code}-1.txt")
    async with ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404
        assert f"Table {seated.code} has no game 1 that is over." in await answer.text()


async def test_a_page_of_another_site_may_not_play(server: TestServer) -> None:
    async with ClientSession() as session:
        headers = {"Origin": "https://elsewhere.example"}
        async with session.get(server.make_url("/ws"), headers=headers) as answer:
            assert answer.status == 403
            assert "Only the page that this server serves" in await answer.text()


async def test_without_a_network_to_open_no_page_hears_of_one(dial: Dial) -> None:
    person = await dial()
    await person.sit(WISH)
    assert not any(isinstance(reply, Network) for reply in person.heard)


async def test_when_it_stops_every_page_is_told_and_every_room_dropped() -> None:
    registry = Registry()
    server = TestServer(make_app(Catalogue(CHOICE), registry=registry))
    await server.start_server()
    async with ClientSession() as session:
        pages = [await session.ws_connect(server.make_url("/ws")) for _ in range(2)]
        closing = asyncio.get_running_loop().create_task(server.close())
        for page in pages:
            frame = await page.receive(PATIENCE)
            assert (frame.type, frame.data) == (WSMsgType.CLOSE, WSCloseCode.GOING_AWAY)
            assert frame.extra == "the server stops"
        await closing
    assert registry.actors == {}


@pytest.mark.parametrize("path", ["/ws", "/qr/toolong.svg", "/games/BCDF-x.txt"])
async def test_what_is_not_there_is_said(server: TestServer, path: str) -> None:
    async with ClientSession() as session, session.get(server.make_url(path)) as answer:
        assert answer.status in {426, 503}
        assert await answer.text()
