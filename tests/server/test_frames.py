"""Frames of a WebSocket, read byte by byte, broken and whole."""

import struct

import pytest
from aiohttp import WSCloseCode
from hypothesis import given
from hypothesis import strategies as st

from firsthand.server.frames import FRAME_MOST, BadFrame, FrameReader, Opcode

KEY = b"\x12\x34\x56\x78"


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, key: bytes = KEY) -> bytes:
    """A frame as a browser sends it."""
    size = len(payload)
    short = size if size <= 125 else 126 if size < 1 << 16 else 127
    head = struct.pack("!BB", fin << 7 | opcode, 0x80 | short)
    longer = {126: struct.pack("!H", size % (1 << 16)), 127: struct.pack("!Q", size)}
    hidden = bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))
    return head + longer.get(short, b"") + key + hidden


def heard(*parts: bytes) -> list[tuple[Opcode, bytes]]:
    """What is heard of bytes."""
    reader = FrameReader()
    return [frame for part in parts for frame in reader.read(part)]


@given(
    st.lists(
        st.tuples(
            st.sampled_from([1, 2, 8, 9, 10]),
            st.binary(max_size=120),
            st.binary(min_size=4, max_size=4),
        )
    ),
    st.integers(1, 9),
)
def test_frames_are_heard_however_their_bytes_come(
    frames: list[tuple[int, bytes, bytes]], step: int
) -> None:
    data = b"".join(frame(opcode, payload, key=key) for opcode, payload, key in frames)
    parts = [data[at : at + step] for at in range(0, len(data), step)]
    assert heard(*parts) == heard(data) == [(opcode, payload) for opcode, payload, _ in frames]


@pytest.mark.parametrize("size", [125, 126, 300, FRAME_MOST])
def test_a_long_frame_is_heard_whole(size: int) -> None:
    assert heard(frame(1, b"x" * size)) == [(Opcode.TEXT, b"x" * size)]


def test_a_message_in_parts_is_heard_at_its_end_and_each_part_is_counted() -> None:
    parts = [frame(1, b"a", fin=False), frame(9, b"?"), frame(0, fin=False), frame(0, b"b")]
    assert heard(*parts) == [
        (Opcode.CONTINUATION, b""),
        (Opcode.PING, b"?"),
        (Opcode.CONTINUATION, b""),
        (Opcode.TEXT, b"ab"),
    ]
    assert heard(frame(1, fin=False), frame(0, b"x"), frame(2, b"y"))[-1] == (Opcode.BINARY, b"y")


BAD = {
    "unmasked": b"\x81\x02hi",
    "reserved": b"\xc1\x80" + KEY,
    "unknown": frame(3),
    "unknown control": frame(11),
    "control in parts": frame(9, fin=False),
    "long control": b"\x89\xfe\x00\x80",
    "nothing goes on": frame(0, b"x"),
    "broken off": frame(1, b"x", fin=False) + frame(1, b"y"),
}


@pytest.mark.parametrize("why", BAD)
def test_what_no_browser_sends_is_refused(why: str) -> None:
    with pytest.raises(BadFrame) as refused:
        heard(BAD[why])
    assert refused.value.code == WSCloseCode.PROTOCOL_ERROR


@pytest.mark.parametrize(
    "data",
    [
        b"\x81\xfe" + struct.pack("!H", FRAME_MOST + 1),
        b"\x81\xff" + struct.pack("!Q", 1 << 40),
        frame(1, b"x" * FRAME_MOST, fin=False) + frame(0, b"x"),
    ],
)
def test_what_is_too_long_is_refused_before_it_has_come(data: bytes) -> None:
    with pytest.raises(BadFrame) as refused:
        heard(data)
    assert refused.value.code == WSCloseCode.MESSAGE_TOO_BIG


def refused(parts: list[bytes]) -> int:
    """The code by which bytes are refused, 0 where they may go on."""
    try:
        heard(*parts)
    except BadFrame as bad:
        return bad.code
    return 0


@given(st.lists(st.binary(max_size=40), max_size=9))
def test_bytes_of_any_kind_are_frames_or_refused(parts: list[bytes]) -> None:
    assert refused(parts) in {0, WSCloseCode.PROTOCOL_ERROR, WSCloseCode.MESSAGE_TOO_BIG}
