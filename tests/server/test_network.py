"""The home network: opened and closed by a page of this machine while the server runs."""

import socket
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
from aiohttp import ClientConnectorError, ClientSession, web

from firsthand.server.network import (
    HomeNetwork,
    NotOpened,
    addresses,
    on_the_internet,
    print_addresses,
    urls,
)
from firsthand.server.qr import drawn
from firsthand.server.serve import STOP_WITHIN
from firsthand.server.site import make_app
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from firsthand.shell.wire import (
    AddressTried,
    Create,
    Join,
    Network,
    OpenNetwork,
    Refused,
    Seated,
    UseAddress,
)
from tests.server.people import CHOICE, Person

FRIEND = "192.168.7.7"
"""By what name a friend's page knows this machine."""


@pytest.fixture
async def network(registry: Registry) -> AsyncIterator[HomeNetwork]:
    """A server that only this machine reaches, with a network to open."""
    listener = socket.create_server(("127.0.0.1", 0))
    opened = HomeNetwork(listener.getsockname()[1])
    runner = web.AppRunner(
        make_app(Catalogue(CHOICE), registry=registry, network=opened), shutdown_timeout=STOP_WITHIN
    )
    await runner.setup()
    opened.attach(runner)
    await web.SockSite(runner, listener).start()
    yield opened
    await runner.cleanup()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose only address for others is 127.0.0.2."""
    monkeypatch.setattr("firsthand.server.network.addresses", lambda: ("127.0.0.2",))


async def greeted(session: ClientSession, url: str) -> Person:
    """Dial in at an address of the server, and say hello; 127.0.0.2 is what friends reach."""
    headers = {"Origin": url}
    if "127.0.0.2" in url:
        name = url.removeprefix("http://").replace("127.0.0.2", FRIEND)
        headers = {"Origin": f"http://{name}", "Host": name}
    person = Person(await session.ws_connect(f"{url}/ws", headers=headers))
    await person.hello()
    return person


async def test_one_press_lets_friends_in_and_another_keeps_them_out(
    network: HomeNetwork, capsys: pytest.CaptureFixture[str]
) -> None:
    async with ClientSession() as session:
        host = await greeted(session, f"http://127.0.0.1:{network._port}")
        assert not (await host.until(Network)).is_open
        await host.say(OpenNetwork(wish=True))
        told = await host.until(Network)
        assert (told.is_open, told.fixed) == (True, False)
        (url,) = told.addresses
        assert url.startswith("http://127.0.0.2:")
        assert url in capsys.readouterr().out
        friend = await greeted(session, url)

        await host.say(OpenNetwork(wish=False))
        assert (await host.until(Network)).addresses == ()
        assert network._opening is not None
        await network._opening
        with pytest.raises(ClientConnectorError):
            await session.ws_connect(f"{url}/ws", headers={"Origin": url})
        # Who is inside stays.
        await friend.say(OpenNetwork(wish=True))
        assert (await friend.until(Refused)).what == "open_network"
        await friend.socket.close()


async def test_it_can_be_opened_again(network: HomeNetwork) -> None:
    async with ClientSession() as session:
        host = await greeted(session, f"http://127.0.0.1:{network._port}")
        await host.say(*[OpenNetwork(wish=wish) for wish in (True, True, False, False, True)])
        told = [await host.until(Network) for _ in range(6)][-1]
        assert told.is_open
        assert network._opening is not None
        await network._opening
        with socket.create_connection(("127.0.0.2", urlsplit(told.addresses[0]).port or 0)):
            assert network.is_open


async def test_each_address_has_a_picture_for_the_pages_of_this_machine(
    network: HomeNetwork,
) -> None:
    network.open()
    (url,) = network.addresses
    here = f"http://127.0.0.1:{network._port}"
    async with ClientSession() as session:
        host = await greeted(session, here)
        await host.say(Create("ratscrew", 2, 700))
        code = (await host.until(Seated)).code
    asked = {"Host": url.removeprefix("http://").replace("127.0.0.2", FRIEND)}
    async with ClientSession() as session:

        async def picture(base: str, at: str, headers: dict[str, str] | None = None) -> bytes:
            async with session.get(f"{base}/qr/{code}.svg?at={at}", headers=headers) as answer:
                return await answer.read()

        assert await picture(here, "0") == drawn(f"{url}/j/{code}")
        assert await picture(here, "1") == await picture(here, "x") == drawn(f"{url}/j/{code}")
        network.addresses = (url, "http://10.0.0.9:1")
        assert await picture(here, "1") == drawn(f"http://10.0.0.9:1/j/{code}")
        assert await picture(here, "1", asked) == drawn(f"http://{asked['Host']}/j/{code}")


async def test_a_guest_is_told_nothing_of_it_and_opens_nothing(network: HomeNetwork) -> None:
    network.open()
    (url,) = network.addresses
    async with ClientSession() as session:
        guest = await greeted(session, url)
        await guest.say(OpenNetwork(wish=False))
        refused = await guest.until(Refused)
        assert (refused.what, refused.kind) == ("open_network", "not_yours")
        assert not any(isinstance(reply, Network) for reply in guest.heard)
    assert network.is_open


async def test_a_tunnel_from_this_machine_is_no_page_of_it(network: HomeNetwork) -> None:
    here = f"http://127.0.0.1:{network._port}"
    headers = {"Host": "cards.example.org", "Origin": "http://cards.example.org"}
    async with ClientSession() as session:
        person = Person(await session.ws_connect(f"{here}/ws", headers=headers))
        await person.hello()
        await person.say(OpenNetwork(wish=True))
        assert (await person.until(Refused)).kind == "not_yours"
    assert not network.is_open


async def test_friends_are_invited_to_an_address_that_leads_here(network: HomeNetwork) -> None:
    here = f"http://127.0.0.1:{network._port}"
    home = f"http://localhost:{network._port}"
    async with ClientSession() as session:
        host = await greeted(session, here)
        await host.say(UseAddress("http://127.0.0.1:1"), UseAddress("here"), UseAddress(home))
        assert (await host.until(Refused)).kind == "unwelcome"
        tried = await host.until(AddressTried)
        if tried.address != home:
            tried = await host.until(AddressTried)
        assert (tried.address, tried.ms >= 0) == (home, True)
        assert [one.home for one in host.heard if isinstance(one, Network)] == ["", home]
        guest = await greeted(session, here)
        assert (await guest.until(Network)).home == home
        await host.say(Create("ratscrew", 2, 700))
        code = (await host.until(Seated)).code
        async with session.get(f"{here}/qr/{code}.svg") as answer:
            assert await answer.read() == drawn(f"{home}/j/{code}")
        await host.say(UseAddress(""))
        assert (await host.until(Network)).home == network.home == ""


async def test_lines_through_such_an_address_are_not_vouched_for(network: HomeNetwork) -> None:
    network.home = "https://cards.example.org"
    here = f"http://127.0.0.1:{network._port}"
    headers = {"Host": "cards.example.org", "Origin": "https://cards.example.org"}
    async with ClientSession() as session:
        host = await greeted(session, here)
        await host.say(Create("ratscrew", 2, 700))
        seated = await host.until(Seated)
        assert seated.vouched
        guest = Person(await session.ws_connect(f"{here}/ws", headers=headers))
        await guest.hello()
        await guest.say(Join(seated.code, "Ann"))
        assert not (await guest.until(Seated)).vouched
        await guest.say(UseAddress(""))
        assert (await guest.until(Refused)).kind == "not_yours"


async def test_without_a_network_the_reason_is_given(
    network: HomeNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firsthand.server.network.addresses", lambda: ())
    with pytest.raises(NotOpened, match="in no network"):
        network.open()
    assert not network.is_open


async def test_a_network_that_refuses_is_named(
    network: HomeNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(*_: object) -> None:
        raise NotOpened("cannot listen at 0.0.0.0")

    monkeypatch.setattr("firsthand.server.network.listen", refusing)
    with pytest.raises(NotOpened, match="did not let it: cannot listen"):
        network.open()
    assert not network.is_open


def test_a_server_that_others_reach_anyway_is_open_for_good() -> None:
    network = HomeNetwork(8765, others=True)
    assert network.addresses == ("http://127.0.0.2:8765",)
    network.close()
    assert network.is_open


def test_addresses_are_those_that_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr("firsthand.server.network._toward_others", lambda: "192.168.1.5")
    monkeypatch.setattr(
        "firsthand.server.network._of_interfaces",
        lambda: ["127.0.0.1", "169.254.7.7", "192.168.1.5", "10.0.0.9"],
    )
    monkeypatch.setattr("firsthand.server.network._of_name", list)
    assert addresses() == ("192.168.1.5", "10.0.0.9")
    assert urls(addresses(), 9) == ("http://192.168.1.5:9", "http://10.0.0.9:9")
    assert not on_the_internet(addresses())
    assert on_the_internet(["10.0.0.9", "8.8.8.8"])


def test_a_machine_whose_network_cannot_be_asked_has_no_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.undo()
    monkeypatch.setattr("firsthand.server.network.socket.getaddrinfo", refuse)
    monkeypatch.setattr("firsthand.server.network.socket.if_nameindex", list)
    monkeypatch.setattr("firsthand.server.network.socket.socket.connect", refuse)
    assert addresses() == ()
    monkeypatch.setattr("firsthand.server.network.sys.platform", "sunos")
    assert addresses() == ()


def test_no_addresses_print_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    print_addresses(())
    assert capsys.readouterr().out == ""
    print_addresses(["http://192.168.1.5:8765"])
    assert "http://192.168.1.5:8765/" in capsys.readouterr().out


async def test_a_network_that_is_set_says_how_it_is(network: HomeNetwork) -> None:
    assert not network.set(None).is_open
    assert network.set(True).addresses == network.addresses != ()
    assert network.set(None).is_open
    closed = network.set(False)
    assert (closed.is_open, closed.addresses) == (False, ())
    network.close()
    assert not network.is_open
