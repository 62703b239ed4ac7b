"""The line to one browser: PING frames, and browsers that do not listen."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestServer

from firsthand.shell import connection as lines
from firsthand.shell.pings import NONCE_BYTES
from firsthand.shell.registry import Registry
from firsthand.shell.wire import (
    PROTOCOL,
    Happened,
    Hello,
    Nonce,
    Open,
    OpenList,
    Reply,
    Request,
    Seated,
)
from tests.reading import decoder
from tests.server.people import NONCE, PATIENCE, Dial, word

WISH = Open(rules="ratscrew", seats=2, bots=("steady",), pace=5000)


@pytest.fixture
async def socket(server: TestServer) -> AsyncIterator[ClientWebSocketResponse]:
    """A connection that shows PING frames and answers none by itself."""
    async with (
        ClientSession() as session,
        session.ws_connect(server.make_url("/ws"), autoping=False) as opened,
    ):
        yield opened


async def say(socket: ClientWebSocketResponse, request: Request) -> None:
    await socket.send_str(msgspec.json.encode(request).decode())


async def hear(socket: ClientWebSocketResponse) -> Reply | bytes:
    """The next reply, or the payload of a PING."""
    frame = await socket.receive(PATIENCE)
    if frame.type is WSMsgType.PING:
        return bytes(frame.data)
    assert frame.type is WSMsgType.TEXT
    return decoder.decode(frame.data)


async def test_no_ping_goes_out_before_the_hello(socket: ClientWebSocketResponse) -> None:
    for _ in range(3):
        await say(socket, WISH)
        assert not isinstance(await hear(socket), bytes)


async def test_pings_go_out_after_the_hello_with_new_nonces(
    socket: ClientWebSocketResponse,
) -> None:
    await say(socket, Hello(PROTOCOL))
    nonces: list[bytes] = []
    while len(nonces) < lines.FIRST_PINGS + 1:
        told = await hear(socket)
        if isinstance(told, bytes):
            nonces.append(told)
            await socket.pong(told)
    assert len(set(nonces)) == len(nonces)
    assert {len(nonce) for nonce in nonces} == {NONCE_BYTES}


async def test_a_ping_follows_every_reveal(
    socket: ClientWebSocketResponse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "FIRST_GAP", 1000)
    await say(socket, Hello(PROTOCOL))
    await say(socket, WISH)
    told: Reply | bytes = b""
    while not isinstance(told, Seated):
        told = await hear(socket)
    await say(socket, word(told))
    while not isinstance(told, OpenList):
        told = await hear(socket)
    await say(socket, Nonce(0, NONCE.hex()))
    while not isinstance(told, Happened):
        told = await hear(socket)
    assert isinstance(await hear(socket), bytes)


def watched(registry: Registry) -> bool:
    return registry.clock._beat is not None


async def test_the_loop_is_watched_while_anyone_is_connected(
    dial: Dial, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested = asyncio.Event()
    assert not watched(registry)
    first, second = await dial(), await dial()
    await first.hello()
    await second.hello()
    await first.socket.close()
    assert watched(registry)
    monkeypatch.setattr(registry.clock, "rest", rested.set)
    await second.socket.close()
    await rested.wait()


async def test_a_ping_from_the_browser_is_answered(socket: ClientWebSocketResponse) -> None:
    await socket.ping(b"are you there")
    frame = await socket.receive(PATIENCE)
    assert (frame.type, bytes(frame.data)) == (WSMsgType.PONG, b"are you there")


async def test_who_answers_no_ping_is_gone(
    socket: ClientWebSocketResponse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SILENCE_MOST", -1)
    await say(socket, Hello(PROTOCOL))
    while (frame := await socket.receive(PATIENCE)).type in {WSMsgType.TEXT, WSMsgType.PING}:
        pass
    assert socket.closed
    assert frame.type in {WSMsgType.CLOSED, WSMsgType.ERROR}


async def test_who_does_not_read_is_cut_off(
    socket: ClientWebSocketResponse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "UNREAD_MOST", 0)
    await say(socket, Hello(PROTOCOL))
    await socket.receive(PATIENCE)
    assert socket.closed


async def test_who_says_no_hello_is_cut_off(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firsthand.shell.connection.HELLO_WITHIN", 0)
    async with ClientSession() as session, session.ws_connect(server.make_url("/ws")) as opened:
        await opened.receive(PATIENCE)
        assert opened.closed
