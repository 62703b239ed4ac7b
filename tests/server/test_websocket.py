"""The WebSocket itself: what is written together, heard at once, and refused."""

import asyncio
import socket
import struct

import pytest
from aiohttp import ClientSession, WSMsgType
from aiohttp.test_utils import TestServer, make_mocked_request
from aiohttp.web import StreamResponse

from firsthand.sentences import say
from firsthand.server import websocket
from firsthand.server.websocket import Socket, accepted, framed
from firsthand.shell.connection import encoder
from firsthand.shell.session import Session
from firsthand.shell.wire import Gone, Happened, Open, Seated
from tests.server.people import PATIENCE, Dial

WISH = Open(rules="ratscrew", seats=2, bots=("steady",), pace=5000)
SHAKEN = {
    "Upgrade": "WebSocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that is written to browsers, write by write."""
    frames_written: list[bytes] = []
    write = Socket._write

    def noted(self: Socket, frames: bytes) -> None:
        frames_written.append(frames)
        write(self, frames)

    monkeypatch.setattr(Socket, "_write", noted)
    return frames_written


@pytest.fixture
def sockets(monkeypatch: pytest.MonkeyPatch) -> list[Socket]:
    """The server's ends of all connections."""
    opened: list[Socket] = []
    talk = Socket.talk

    async def noted(self: Socket, session: Session) -> StreamResponse:
        opened.append(self)
        return await talk(self, session)

    monkeypatch.setattr(Socket, "talk", noted)
    return opened


def test_the_answer_to_the_sample_key_is_the_standards() -> None:
    headers = accepted(make_mocked_request("GET", "/ws", SHAKEN))
    assert headers["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert "Sec-WebSocket-Extensions" not in headers


@pytest.mark.parametrize(
    "change",
    [
        {"Upgrade": "h2c"},
        {"Connection": "close"},
        {"Sec-WebSocket-Version": "8"},
        {"Sec-WebSocket-Key": "c2hvcnQ="},
        {"Sec-WebSocket-Key": "no base64"},
    ],
)
def test_what_is_no_handshake_is_refused(change: dict[str, str]) -> None:
    assert accepted(make_mocked_request("GET", "/ws", {**SHAKEN, **change})) == {}


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f" + struct.pack("!Q", 65_536)),
    ],
)
def test_a_frame_tells_its_length(size: int, head: bytes) -> None:
    assert framed(WSMsgType.TEXT, b"x" * size) == head + b"x" * size


async def test_the_ping_behind_a_reveal_is_in_the_same_write(
    dial: Dial, written: list[bytes]
) -> None:
    person = await dial()
    await person.sit(WISH)
    await person.agree()
    await person.until(Happened)
    (reveal,) = [frames for frames in written if b'"happened"' in frames]
    assert reveal[-10:-8] == b"\x89\x08"


def test_a_message_to_many_is_written_as_json_once() -> None:
    message, other = Gone(say("gone-table")), Gone(say("gone-voted"))
    data = encoder.encode(message)
    assert encoder.encode(message) is data
    assert encoder.encode(other) != data


async def test_small_frames_do_not_wait_for_others(dial: Dial, sockets: list[Socket]) -> None:
    await (await dial()).hello()
    (opened,) = sockets
    assert opened._transport is not None
    connection = opened._transport.get_extra_info("socket")
    assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_bytes_that_are_no_frame_end_the_connection(server: TestServer) -> None:
    async with ClientSession() as session, session.ws_connect(server.make_url("/ws")) as opened:
        assert opened._writer.transport is not None
        opened._writer.transport.write(b"\xff\xff\xff\xff")
        assert (await opened.receive(PATIENCE)).type is WSMsgType.CLOSE
        assert opened.close_code == 1002


async def test_who_does_not_say_goodbye_is_cut_off(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "CLOSE_WITHIN", 0.01)
    async with (
        ClientSession() as session,
        session.ws_connect(server.make_url("/ws"), autoclose=False) as opened,
    ):
        assert opened._writer.transport is not None
        opened._writer.transport.write(b"\xff\xff\xff\xff")
        assert (await opened.receive(PATIENCE)).type is WSMsgType.CLOSE
        assert (await opened.receive(PATIENCE)).type is WSMsgType.CLOSED


async def test_a_message_that_cannot_be_taken_ends_its_connection_alone(
    server: TestServer, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await dial()
    await other.hello()

    def broken(_session: Session, _data: bytes) -> bool:
        raise RuntimeError("a fault on purpose")

    async with ClientSession() as session, session.ws_connect(server.make_url("/ws")) as opened:
        with monkeypatch.context() as patch:
            patch.setattr(Session, "text", broken)
            await opened.send_str("{}")
            assert (await opened.receive(PATIENCE)).type is WSMsgType.CLOSE
        assert opened.close_code == 1011
    await other.say(WISH)
    await other.until(Seated)


async def test_a_frame_is_heard_and_answered_in_the_callback_that_brings_its_bytes(
    dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No task stands between bytes and step, nor between step and answer."""
    feed, text, write = Socket.feed_data, Session.text, Socket._write
    within: list[str] = []

    def fed(self: Socket, data: bytes) -> tuple[bool, bytes]:
        within.append("bytes")
        try:
            return feed(self, data)
        finally:
            within.append("done")

    def heard(self: Session, data: bytes) -> bool:
        assert asyncio.current_task() is None
        within.append("heard")
        return text(self, data)

    def written(self: Socket, frames: bytes) -> None:
        if b'"seated"' in frames:
            within.append("seated")
        write(self, frames)

    person = await dial()
    await person.hello()
    monkeypatch.setattr(Socket, "feed_data", fed)
    monkeypatch.setattr(Session, "text", heard)
    monkeypatch.setattr(Socket, "_write", written)
    await person.say(WISH)
    await person.until(Seated)
    begun = within.index("heard") - 1
    assert within[begun : begun + 4] == ["bytes", "heard", "seated", "done"]
