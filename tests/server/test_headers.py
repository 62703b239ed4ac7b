"""Who may dial in, and what the page may do."""

import pytest
from aiohttp import ClientSession, WSServerHandshakeError
from aiohttp.test_utils import TestServer, make_mocked_request

from firsthand.server.access import Access, is_loopback, network_of
from tests.server.people import Dial

PLACES = ["/", "/healthz", "/nothing", "/ws"]


@pytest.mark.parametrize("path", PLACES)
async def test_every_answer_carries_the_policy(server: TestServer, path: str) -> None:
    async with ClientSession() as session, session.get(server.make_url(path)) as answer:
        policy = answer.headers["Content-Security-Policy"].split("; ")
        assert policy[:2] == ["default-src 'none'", "script-src 'self'"]
        assert {"connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
        assert not any("unsafe" in part or "*" in part for part in policy)
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "aiohttp" not in answer.headers["Server"]


@pytest.mark.parametrize(
    ("host", "isolated"),
    [("127.0.0.1:8765", True), ("localhost", True), ("[::1]:8765", True), ("192.168.1.7", False)],
)
async def test_only_pages_of_this_machine_are_isolated(
    server: TestServer, host: str, *, isolated: bool
) -> None:
    async with (
        ClientSession() as session,
        session.get(server.make_url("/"), headers={"Host": host}) as answer,
    ):
        assert ("Cross-Origin-Opener-Policy" in answer.headers) is isolated
        assert ("Cross-Origin-Embedder-Policy" in answer.headers) is isolated


@pytest.mark.parametrize("host", ["[", "[x]", "a b", "", "[::1", "h:999999", "h:x", "\u00e4"])
@pytest.mark.parametrize("path", [*PLACES, "/qr/BCDF.svg", "/games/BCDF-1.txt"])
async def test_a_host_that_is_none_gets_the_answer_of_any_other(
    server: TestServer, caplog: pytest.LogCaptureFixture, path: str, host: str
) -> None:
    async with ClientSession() as session:
        answers = []
        for named in (host, "192.168.1.7"):
            asked = session.get(server.make_url(path), headers={"Host": named})
            async with asked as answer:
                answers.append((answer.status, answer.headers.get("X-Content-Type-Options")))
    assert answers[0] == answers[1]
    assert not caplog.records


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "http://127.0.0.1:1", "ws://{host}", "http://{host}/x"],
)
async def test_pages_of_other_origins_are_turned_away(
    server: TestServer, dial: Dial, origin: str
) -> None:
    host = f"{server.host}:{server.port}"
    with pytest.raises(WSServerHandshakeError) as refused:
        await dial({"Origin": origin.format(host=host)})
    assert refused.value.status == 403


async def test_our_own_page_may_dial_in(server: TestServer, dial: Dial) -> None:
    person = await dial({"Origin": f"http://{server.host}:{server.port}"})
    await person.hello()


async def test_a_program_of_this_machine_may_dial_in(dial: Dial) -> None:
    await (await dial()).hello()


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://play.example", "play.example:80", True),
        ("https://play.example", "play.example", True),
        ("https://PLAY.example:443", "play.example", True),
        ("http://play.example:8080", "play.example", False),
        ("http://play.example:x", "play.example", False),
    ],
)
def test_the_usual_port_may_be_left_out(origin: str, host: str, *, same: bool) -> None:
    request = make_mocked_request("GET", "/ws", headers={"Origin": origin, "Host": host})
    assert Access().same_origin(request) is same


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.9.9.9", True), ("::1", True), ("localhost", True), ("x.localhost", True),
        ("10.0.0.1", False), ("localhost.evil.example", False), ("", False), (None, False),
    ],
)  # fmt: skip
def test_loopback_is_this_machine(host: str | None, *, here: bool) -> None:
    assert is_loopback(host) is here


async def test_a_plain_request_for_the_socket_is_told_what_is_spoken(server: TestServer) -> None:
    async with ClientSession() as session, session.get(server.make_url("/ws")) as answer:
        assert answer.status == 426


@pytest.mark.parametrize(
    ("remote", "own", "person"),
    [
        ("192.168.1.5", "", "192.168.1.5"),
        ("2001:db8::7", "", "2001:db8::/64"),
        ("::ffff:192.168.1.5", "", "192.168.1.5"),
        ("127.0.0.2", "", "127.0.0.1"),
        ("::1", "", "127.0.0.1"),
        ("192.168.1.9", "192.168.1.9", "127.0.0.1"),
        ("::ffff:192.168.1.9", "::ffff:192.168.1.9", "127.0.0.1"),
        (None, "", ""),
        ("a socket's file", "", ""),
    ],
)
def test_who_counts_as_one_person(remote: str | None, own: str, person: str) -> None:
    assert network_of(remote, own) == person
