"""A WebSocket on aiohttp whose frames are heard in the callback that brings their bytes.

aiohttp's own response would hand them to a coroutine that wakes later, when the arrival is not
known any more.
"""

import asyncio
import base64
import binascii
import hashlib
import logging
import struct
from collections.abc import Mapping

from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from aiohttp.http_websocket import WS_KEY

from firsthand.judge import TcpInfo
from firsthand.server.frames import BadFrame, FrameReader, Opcode
from firsthand.server.tcp_info import tcp_info
from firsthand.shell.connection import State
from firsthand.shell.session import Session

CLOSE_WITHIN = 2.0
"""How many seconds a browser has to answer a CLOSE frame."""

SHORT, MIDDLE = 125, (1 << 16) - 1
KEY_BYTES = 16
VERSION = "13"
FINAL = 0x80

log = logging.getLogger(__name__)


def framed(kind: WSMsgType, data: bytes) -> bytes:
    """Return the frame of a message from the server (RFC 6455, 5.2)."""
    size = len(data)
    if size <= SHORT:
        head = struct.pack("!BB", FINAL | kind, size)
    elif size <= MIDDLE:
        head = struct.pack("!BBH", FINAL | kind, SHORT + 1, size)
    else:
        head = struct.pack("!BBQ", FINAL | kind, SHORT + 2, size)
    return head + data


class Socket:
    """The `Transport` of one connection: a WebSocket, not compressed. It answers PINGs itself.

    ``headers`` are those that accept it.
    It reads and writes as far as the state of its connection lets it.
    """

    _session: Session

    def __init__(self, request: web.Request, headers: Mapping[str, str]) -> None:
        self._request = request
        self._headers = headers
        self._transport = request.transport
        self._ended = asyncio.get_running_loop().create_future()
        self._closing: asyncio.TimerHandle | None = None
        self._reader = FrameReader()

    # ---- from handshake to end ----------------------------------------------------------

    async def talk(self, session: Session) -> web.StreamResponse:
        """Shake hands, and hand the session what comes in until the connection ends."""
        self._session = session
        response = web.StreamResponse(status=101, headers=self._headers)
        response.force_close()
        await response.prepare(self._request)
        self._request.protocol.set_parser(self)  # type: ignore[arg-type]  # feeds it, no more
        self._request.protocol.keep_alive(False)
        # Where the handler is cancelled, the end is still to come for who waits for it.
        await asyncio.shield(self._ended)
        return response

    async def close(self, code: int, reason: bytes = b"") -> None:
        """Send a CLOSE frame, and wait until the browser has answered."""
        self._part(State.CLOSING, code, reason)
        await asyncio.shield(self._ended)

    @property
    def _state(self) -> State:
        return self._session.connection.state

    def _part(self, state: State, code: int, reason: bytes = b"") -> None:
        self._write(framed(WSMsgType.CLOSE, struct.pack("!H", code) + reason))
        self._session.connection.reach(state)
        if self._closing is None:
            loop = asyncio.get_running_loop()
            self._closing = loop.call_later(CLOSE_WITHIN, self._end)

    def _end(self) -> None:
        self._session.connection.reach(State.CLOSED)
        if self._closing is not None:
            self._closing.cancel()
        if not self._ended.done():
            self._ended.set_result(None)

    # ---- what goes out ------------------------------------------------------------------

    @property
    def unsent(self) -> int:
        """How many bytes wait for the browser to read."""
        return self._transport.get_write_buffer_size() if self._transport is not None else 0

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Write text frames, and with a ``nonce`` a PING frame behind them, in one write."""
        frames = [framed(WSMsgType.TEXT, text) for text in texts]
        if nonce:
            frames.append(framed(WSMsgType.PING, nonce))
        self._write(b"".join(frames))

    def ping(self, nonce: bytes) -> None:
        """Write a PING frame."""
        self._write(framed(WSMsgType.PING, nonce))

    def drop(self) -> None:
        """Cut the connection."""
        if self._transport is not None:
            self._transport.abort()

    def tcp_info(self) -> TcpInfo | None:
        """Return the kernel's figures of the connection, or None where it has none."""
        if self._transport is None:
            return None
        return tcp_info(self._transport.get_extra_info("socket"))

    def _write(self, frames: bytes) -> None:
        if self._transport is not None and self._state < State.CLOSING:
            self._transport.write(frames)

    # ---- what comes in ------------------------------------------------------------------

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Take in bytes, as aiohttp's protocol hands them to its parser."""
        if self._state < State.DEAF:
            try:
                for opcode, payload in self._reader.read(data):
                    if not self._hear(opcode, payload):
                        break
            except BadFrame as error:
                self._session.note_bad_frame()
                self._part(State.DEAF, error.code)
            except Exception:
                log.exception("a frame could not be taken")
                self._part(State.DEAF, WSCloseCode.INTERNAL_ERROR)
        return False, b""

    def feed_eof(self) -> None:
        """The connection is gone."""
        self._end()

    def _hear(self, opcode: Opcode, payload: bytes) -> bool:
        """Take in one frame, or a message of several; return whether more is read."""
        match opcode:
            case Opcode.TEXT:
                goes_on = self._session.text(payload)
            case Opcode.BINARY:
                goes_on = self._session.binary()
            case Opcode.PONG:
                goes_on = self._session.pong(payload)
            case Opcode.CONTINUATION:
                goes_on = self._session.counted()
            case Opcode.PING:
                goes_on = self._session.counted()
                self._write(framed(WSMsgType.PONG, payload))
            case _:
                self._write(framed(WSMsgType.CLOSE, struct.pack("!H", WSCloseCode.OK)))
                self._end()
                return False
        if not goes_on:
            self._part(State.DEAF, WSCloseCode.POLICY_VIOLATION, b"too many messages")
        return goes_on


def accepted(request: web.Request) -> dict[str, str]:
    """Return the headers that accept a WebSocket (RFC 6455, 4.2), none where none is asked for."""
    sent = request.headers
    key = sent.get(hdrs.SEC_WEBSOCKET_KEY, "")
    spoken = (
        sent.get(hdrs.UPGRADE, "").strip().lower() == "websocket"
        and "upgrade" in sent.get(hdrs.CONNECTION, "").lower()
        and sent.get(hdrs.SEC_WEBSOCKET_VERSION) == VERSION
        and _decoded(key) == KEY_BYTES
    )
    if not spoken:
        return {}
    answer = hashlib.sha1(key.encode() + WS_KEY, usedforsecurity=False).digest()
    return {
        hdrs.UPGRADE: "websocket",
        hdrs.CONNECTION: "upgrade",
        hdrs.SEC_WEBSOCKET_ACCEPT: base64.b64encode(answer).decode(),
    }


def _decoded(key: str) -> int:
    try:
        return len(base64.b64decode(key, validate=True))
    except binascii.Error:
        return 0
