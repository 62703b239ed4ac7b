"""Who counts as who: by the address of the socket, and by a proxy's word where it is believed."""

from collections.abc import AsyncIterator
from unittest.mock import Mock

import pytest
from aiohttp import ClientSession, WSMsgType, WSServerHandshakeError, web
from aiohttp.test_utils import TestServer, make_mocked_request

from firsthand.errors import Malformed
from firsthand.server.access import TUNNEL, Access, networks, own_names
from firsthand.server.frames import FRAME_MOST
from firsthand.server.site import make_app
from firsthand.shell import limits as limited
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from firsthand.shell.session import BURST, PATIENCE
from firsthand.shell.wire import Create, Refused, Seated
from tests.server.people import CHOICE, Dial, Person
from tests.server.people import PATIENCE as WAIT
from tests.server.test_frames import frame

TABLE = Create("ratscrew", 2, 700, "Ann")


def sender(remote: str, host: str, forwarded: str, *proxies: str) -> str:
    """As who a request counts that comes from an address."""
    headers = {"Host": host} | ({"X-Forwarded-For": forwarded} if forwarded else {})
    transport = Mock(get_extra_info=lambda _name: ("10.0.0.9", 80))
    request = make_mocked_request("GET", "/", headers, transport=transport).clone(remote=remote)
    return Access(networks(proxies)).person_of(request)


@pytest.mark.parametrize(
    ("remote", "host", "forwarded", "proxies", "person"),
    [
        ("203.0.113.5", "cards.example.org", "", (), "203.0.113.5"),
        ("203.0.113.5", "cards.example.org", "198.51.100.1", (), "203.0.113.5"),
        ("10.0.0.2", "cards.example.org", "198.51.100.1", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.2", "x", "6.6.6.6, 198.51.100.1", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.2", "x", "6.6.6.6, 2001:db8::1, 10.0.0.3", ("10.0.0.0/8",), "2001:db8::/64"),
        ("::ffff:10.0.0.2", "x", "198.51.100.1", ("10.0.0.0/8",), "198.51.100.1"),
        ("10.0.0.2", "x", "", ("10.0.0.0/8",), TUNNEL),
        ("10.0.0.2", "x", "a stranger", ("10.0.0.0/8",), TUNNEL),
        ("127.0.0.1", "127.0.0.1:8765", "", (), "127.0.0.1"),
        ("127.0.0.1", "cards.example.org", "", (), TUNNEL),
        ("127.0.0.1", "cards.example.org", "198.51.100.1", ("127.0.0.1",), "198.51.100.1"),
    ],
)
def test_a_proxy_is_believed_and_nobody_else(
    remote: str, host: str, forwarded: str, proxies: tuple[str, ...], person: str
) -> None:
    assert sender(remote, host, forwarded, *proxies) == person


def test_what_is_no_address_of_a_proxy_is_refused() -> None:
    with pytest.raises(Malformed, match="write one as in 127"):
        networks(["my proxy"])


def asked(host: str, origin: str = "", remote: str = "192.168.1.7") -> web.BaseRequest:
    """A request for a host, from a page of an origin."""
    headers = {"Host": host} | ({"Origin": origin} if origin else {})
    return make_mocked_request("GET", "/", headers).clone(remote=remote)


HOME = "https://cards.example.org"
OURS = Access(networks(["10.0.0.2"]), home=f"{HOME}/", names=frozenset({"my-pc", "my-pc.local"}))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8765", True), ("localhost:8765", True), ("[::1]:8765", True),
        ("192.168.1.5", True), ("[fd00::1]", True), ("my-pc:8765", True), ("MY-PC.local.", True),
        ("cards.example.org", True), ("cards.example.org:443", True),
        ("evil.example", False), ("my-pc.evil.example", False), ("127.0.0.1.evil.example", False),
        ("cards.example.org.evil.example", False), ("[", False), ("", False),
    ],
)  # fmt: skip
def test_a_name_that_is_not_ours_is_not_answered_to(host: str, *, known: bool) -> None:
    assert OURS.answers_to(asked(host)) is known
    assert OURS.answers_to(asked(host, remote="10.0.0.2"))
    assert Access().answers_to(asked(host))


def test_further_addresses_at_which_friends_come_are_answered_to() -> None:
    assert OURS.answers_to(asked("abc.tunnel.example"), ("https://abc.tunnel.example",))


@pytest.mark.parametrize(
    ("host", "origin", "same"),
    [
        ("backend:8765", HOME, True),
        ("backend:8765", f"{HOME}:443", True),
        ("backend:8765", "http://cards.example.org", False),
        ("backend:8765", "http://backend:8765", True),
        ("backend:8765", "https://evil.example", False),
        ("backend:8765", "null", False),
        ("[", HOME, True),
        ("[", "http://[", False),
    ],
)
def test_our_own_page_is_known_whatever_host_a_proxy_passes(
    host: str, origin: str, *, same: bool
) -> None:
    assert OURS.same_origin(asked(host, origin)) is same


def test_this_computer_has_a_name_with_and_without_local(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "My-PC.lan")
    assert own_names() == {"my-pc.lan", "my-pc", "my-pc.local"}


@pytest.mark.parametrize("path", ["/", "/ws", "/healthz", "/games/BCDF-1.txt", "/qr/BCDF.svg"])
async def test_a_page_whose_name_was_made_to_lead_here_reads_nothing(path: str) -> None:
    rebound = {"Host": "evil.example:8765", "Origin": "http://evil.example:8765"}
    registry = Registry()
    app = make_app(Catalogue(CHOICE), registry=registry, access=OURS)
    async with (
        TestServer(app) as running,
        ClientSession() as session,
        session.get(running.make_url(path), headers=rebound) as answer,
    ):
        assert answer.status == 421
        assert "does not answer to the name 'evil.example'" in await answer.text()
        assert answer.headers["Cache-Control"] == "no-store"
    assert registry.limits.notes.total["hosts"] == 1


async def test_records_are_opened_for_our_page_behind_a_proxy() -> None:
    async with (
        TestServer(make_app(Catalogue(CHOICE), access=OURS)) as running,
        ClientSession() as session,
    ):
        for origin, status in ((HOME, 200), ("https://evil.example", 403)):
            headers = {"Host": "my-pc", "Origin": origin}
            url = running.make_url("/records")
            async with session.post(url, data=b"no record", headers=headers) as answer:
                assert answer.status == status


@pytest.fixture
async def proxied() -> AsyncIterator[TestServer]:
    """A server that believes this machine to be a proxy."""
    running = TestServer(make_app(Catalogue(CHOICE), access=Access(networks(["127.0.0.1"]))))
    async with running:
        yield running


async def test_tables_are_counted_by_the_address_that_a_proxy_names(proxied: TestServer) -> None:
    async with ClientSession() as session:

        async def opened(address: str) -> str:
            headers = {"X-Forwarded-For": address}
            person = Person(await session.ws_connect(proxied.make_url("/ws"), headers=headers))
            await person.hello()
            await person.say(TABLE)
            while not isinstance(reply := await person.hear(), Seated | Refused):
                pass
            return reply.kind if isinstance(reply, Refused) else ""

        burst = limited.RATES["openings"].burst
        assert [await opened("198.51.100.1") for _ in range(burst)] == [""] * burst
        assert await opened("198.51.100.1") == "too_much"
        assert await opened("198.51.100.2") == ""


async def test_an_address_has_only_so_many_sockets(
    proxied: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limited.SHARES, "sockets", 1)
    headers = {"X-Forwarded-For": "198.51.100.1"}
    url = proxied.make_url("/ws")
    async with ClientSession() as session, session.ws_connect(url, headers=headers):
        with pytest.raises(WSServerHandshakeError) as refused:
            await session.ws_connect(url, headers=headers)
        assert refused.value.status == 429
        async with session.ws_connect(url, headers={"X-Forwarded-For": "198.51.100.2"}):
            pass


async def test_requests_are_answered_up_to_a_rate_and_then_told_when_to_come_again(
    proxied: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limited.RATES, "requests", limited.Rate(2, 1))
    headers = {"X-Forwarded-For": "2001:db8::1"}
    async with ClientSession() as session:
        for _ in range(2):
            async with session.get(proxied.make_url("/healthz"), headers=headers) as answer:
                assert answer.status == 200
        headers = {"X-Forwarded-For": "2001:db8::2"}
        async with session.get(proxied.make_url("/healthz"), headers=headers) as answer:
            assert answer.status == 429
            assert f"try again in {answer.headers['Retry-After']} s" in await answer.text()


async def test_records_and_pictures_do_not_say_which_codes_there_are(proxied: TestServer) -> None:
    headers = {"X-Forwarded-For": "198.51.100.1"}
    async with ClientSession() as session:
        found = []
        for _ in range(limited.RATES["codes"].burst + 1):
            url = proxied.make_url("/games/ZZZZ-1.txt")
            async with session.get(url, headers=headers) as answer:
                found.append(answer.status)
        assert found == [404] * limited.RATES["codes"].burst + [429]


async def test_a_method_that_is_not_allowed_is_answered_with_those_that_are(
    server: TestServer,
) -> None:
    async with ClientSession() as session, session.post(server.make_url("/healthz")) as answer:
        assert (answer.status, answer.headers["Allow"]) == (405, "GET,HEAD")


async def test_a_frame_without_a_mask_ends_the_connection(dial: Dial, registry: Registry) -> None:
    person = await dial()
    await person.hello()
    assert person.socket._writer.transport is not None
    person.socket._writer.transport.write(b"\x81\x02{}" + frame(1, b"x" * FRAME_MOST))
    while (got := await person.socket.receive(WAIT)).type is WSMsgType.TEXT:
        pass
    assert (got.type, got.data) == (WSMsgType.CLOSE, 1002)
    assert registry.limits.notes.total["frames"] == 1


async def test_a_message_of_nothing_but_empty_parts_ends_the_connection(
    registry: Registry, dial: Dial
) -> None:
    person = await dial()
    await person.hello()
    assert person.socket._writer.transport is not None
    parts = frame(1, fin=False) + frame(0, fin=False) * (20 * (BURST + PATIENCE))
    person.socket._writer.transport.write(parts)
    while (got := await person.socket.receive(WAIT)).type is WSMsgType.TEXT:
        pass
    assert (got.type, got.data) == (WSMsgType.CLOSE, 1008)
