"""The tables below a path of somebody's own application."""

import re

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

import firsthand.server
from examples.own_application import site
from firsthand.errors import FirsthandError
from firsthand.events import Won
from firsthand.server.static_files import Body, Item, built, prefixed, read_manifest
from firsthand.shell.wire import Open, Welcome
from tests.server.people import Person
from tests.server.player import Player


async def test_page_files_links_and_socket_are_below_the_path() -> None:
    async with TestServer(site()) as server, ClientSession() as session:
        page = await (await session.get(server.make_url("/cards/"))).text()
        assert 'data-prefix="/cards"' in page
        addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert addresses
        for address in addresses:
            answer = await session.get(server.make_url(address))
            assert (answer.status, address.startswith("/cards/assets/")) == (200, True), address
        table = await session.get(server.make_url("/cards/j/ABCD"))
        assert (table.status, table.content_type) == (200, "text/html")
        assert (await session.get(server.make_url("/cards/nowhere.js"))).status == 404
        picture = await session.get(server.make_url("/cards/qr/ABCD.svg"))
        assert picture.status == 404
        person = Person(await session.ws_connect(server.make_url("/cards/ws")))
        welcome = await person.hello()
        assert isinstance(welcome, Welcome)
        assert welcome.choice.rules == "slapjack"
        own = await session.get(server.make_url("/"))
        assert "Content-Security-Policy" not in own.headers


async def test_a_whole_game_is_played_below_the_path() -> None:
    async with TestServer(site()) as server, ClientSession() as session:
        person = Person(await session.ws_connect(server.make_url("/cards/ws")))
        wish = Open("beggar_my_neighbour", 2, ("steady",), pace=20, name="Ann", seed="b")
        player = Player(person, wish)
        await player.sit()
        await player.play()
    assert player.table.over
    assert isinstance(player.events[-1], Won)
    player.check_deal()


def test_without_a_prefix_nothing_is_changed() -> None:
    files = read_manifest(built())
    assert prefixed(files, "").files is files
    assert prefixed(None, "/cards").files is None


def test_addresses_in_scripts_and_styles_move_and_pictures_stay() -> None:
    script = Item(
        "text/javascript", True, {"": Body(b'a("/assets/x.js")', ""), "br": Body(b"", "")}
    )
    picture = Item("image/svg+xml", True, {"": Body(b"<svg/>", "")})
    files = prefixed({"/a.js": script, "/b.svg": picture}, "/cards").files
    assert files is not None
    assert files["/a.js"].bodies[""].data == b'a("/cards/assets/x.js")'
    assert set(files["/a.js"].bodies) == {"", "gzip"}
    assert files["/b.svg"] is picture


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ({"prefix": "cards"}, "prefix 'cards' is no path: write it as in /cards"),
        ({"prefix": '/"><'}, "is no path"),
        ({"rules": "ratscrw"}, "ratscrew"),
        ({"bots": "stedy"}, "steady"),
        ({"home": "cards.example.org"}, "cards.example.org"),
    ],
)
def test_what_is_asked_wrongly_is_said(asked: dict[str, str], wrong: str) -> None:
    with pytest.raises(FirsthandError, match=re.escape(wrong)):
        firsthand.server.app(**asked)
