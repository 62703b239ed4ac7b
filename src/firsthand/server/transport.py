"""What the server asks of a WebSocket library: any that offers this would do."""

import socket
import struct
import sys
from typing import Protocol

from firsthand.judge import Kernel

RTT, MIN_RTT = 68, 148
"""Where Linux keeps the smoothed round trip and its variation, and the least, in TCP_INFO.

Each is a 32-bit count of microseconds.
"""

PAIR, LAST = struct.Struct("=II"), struct.Struct("=I")


class Transport(Protocol):
    """A way to one browser. Frames are written at once and in order; no call waits."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the browser to read."""

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Write text frames, and with a ``nonce`` a PING frame behind them, in one write."""

    def ping(self, nonce: bytes) -> None:
        """Write a PING frame."""

    def kernel(self) -> Kernel | None:
        """Return the kernel's view of the connection, or None where it tells nothing."""

    def drop(self) -> None:
        """Cut the connection."""


class Listener(Protocol):
    """Who hears what a browser sends, in the callback that brought its bytes."""

    def text(self, data: bytes) -> bool:
        """Take in a text frame, and tell whether to go on listening."""

    def binary(self) -> bool:
        """Take in a binary frame, and tell whether to go on listening."""

    def ping(self) -> bool:
        """Take in a PING frame, which is answered, and tell whether to go on listening."""

    def pong(self, nonce: bytes) -> bool:
        """Take in a PONG frame, and tell whether to go on listening."""


def kernel(connection: socket.socket | None) -> Kernel | None:
    """Return the kernel's view of a TCP connection, or None where it tells nothing."""
    if connection is None or sys.platform != "linux":
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except OSError:
        return None
    if len(info) < MIN_RTT + 4:
        return None
    (rtt, variation), (least,) = PAIR.unpack_from(info, RTT), LAST.unpack_from(info, MIN_RTT)
    return Kernel(rtt / 1000, variation / 1000, least / 1000)
