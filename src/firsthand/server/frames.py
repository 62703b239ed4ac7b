"""The frames of a WebSocket as a browser sends them (RFC 6455, 5): read, checked and unmasked."""

import struct
from collections.abc import Iterator
from enum import IntEnum

from aiohttp import WSCloseCode

FRAME_MOST = 8 * 1024
"""A frame, or a message of several, above this size in bytes ends its connection unread."""


class Opcode(IntEnum):
    """What a frame is."""

    CONTINUATION = 0
    TEXT = 1
    BINARY = 2
    CLOSE = 8
    PING = 9
    PONG = 10


KNOWN = {int(opcode): opcode for opcode in Opcode}
FINAL, RESERVED, OPCODE = 0x80, 0x70, 0x0F
MASKED, LENGTH = 0x80, 0x7F
CONTROL = 0x08
"""Opcodes from this on are of control frames, which come whole and short."""

SHORT = 125
"""A length of this many bytes or fewer stands in the second byte itself."""

LONGER = {SHORT + 1: struct.Struct("!H"), SHORT + 2: struct.Struct("!Q")}
HEAD, MASK = 2, 4


class BadFrame(Exception):
    """Bytes that no browser sends; ``code`` is that of the CLOSE frame which answers them."""

    def __init__(self, code: int) -> None:
        """Keep the code."""
        super().__init__(code)
        self.code = code


Frame = tuple[Opcode, bytes]
"""What is heard: a whole message, a control frame, or an empty `Opcode.CONTINUATION` for each part
of a message that is not its last one."""


class FrameReader:
    """Puts bytes together to frames, and frames to messages."""

    def __init__(self) -> None:
        self._rest = b""
        self._kind = Opcode.CONTINUATION
        self._parts = b""

    def read(self, data: bytes) -> Iterator[Frame]:
        """Take in bytes, and yield what is whole by then. Raises `BadFrame`."""
        data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while end - at >= HEAD:
            first, second = data[at], data[at + 1]
            opcode, size = checked(first, second)
            body = at + HEAD
            longer = LONGER.get(size)
            if longer is not None:
                if end - body < longer.size:
                    break
                (size,) = longer.unpack_from(data, body)
                body += longer.size
            if size > FRAME_MOST:
                raise BadFrame(WSCloseCode.MESSAGE_TOO_BIG)
            if end - body < MASK + size:
                break
            at = body + MASK + size
            payload = unmasked(data[body : body + MASK], data[body + MASK : at])
            if opcode >= CONTROL:
                yield opcode, payload
            else:
                yield self._joined(opcode, payload, is_last=bool(first & FINAL))
        self._rest = data[at:]

    def _joined(self, opcode: Opcode, payload: bytes, *, is_last: bool) -> Frame:
        """Return what is heard with a part of a message."""
        goes_on = self._kind is not Opcode.CONTINUATION
        if goes_on is not (opcode is Opcode.CONTINUATION):
            raise BadFrame(WSCloseCode.PROTOCOL_ERROR)
        if len(self._parts) + len(payload) > FRAME_MOST:
            raise BadFrame(WSCloseCode.MESSAGE_TOO_BIG)
        kind = self._kind if goes_on else opcode
        whole = self._parts + payload
        if is_last:
            self._kind, self._parts = Opcode.CONTINUATION, b""
            return kind, whole
        self._kind, self._parts = kind, whole
        return Opcode.CONTINUATION, b""


def checked(first: int, second: int) -> tuple[Opcode, int]:
    """Return opcode and short length of a frame that begins with two bytes; raise `BadFrame`."""
    opcode, size = KNOWN.get(first & OPCODE), second & LENGTH
    if first & RESERVED or opcode is None:
        raise BadFrame(WSCloseCode.PROTOCOL_ERROR)
    if not second & MASKED:
        raise BadFrame(WSCloseCode.PROTOCOL_ERROR)
    if opcode >= CONTROL and (size > SHORT or not first & FINAL):
        raise BadFrame(WSCloseCode.PROTOCOL_ERROR)
    return opcode, size


def unmasked(mask: bytes, payload: bytes) -> bytes:
    r"""Return the bytes of a frame without their mask.

    >>> unmasked(b"\x01\x02\x03\x04", b"Igohn")
    b'Hello'
    """
    size = len(payload)
    key = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(size)
