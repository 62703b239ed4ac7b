"""Round trips of one connection, taken from WebSocket PING frames (JUDGE.md).

A browser's network process answers them even while its page is busy or hidden, and page script
can hardly delay the answer. The kernel's own view of the connection bounds each sample.
"""

import secrets
import socket
import struct
import sys
from collections import deque

from firsthand.judge import Kernel, Line, Link, Policy, measured

POLICY = Policy()
NONCE_BYTES = 8
RTT, RTTVAR, MIN_RTT = 68, 72, 148
"""Where Linux keeps these in TCP_INFO, each a 32-bit count of microseconds."""


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
    values = (struct.unpack_from("=I", info, place)[0] / 1000 for place in (RTT, RTTVAR, MIN_RTT))
    return Kernel(*values)


class Pings:
    """The nonces that are out, and the round trips of those that came back, in ms."""

    def __init__(self) -> None:
        self.trips: deque[float] = deque(maxlen=POLICY.samples)
        self._out: dict[bytes, float] = {}

    def ping(self, now: float) -> bytes:
        """Return the payload of a PING frame that is sent at ``now`` ms."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._out[nonce] = now
        return nonce

    def pong(self, nonce: bytes, now: float, view: Kernel | None = None) -> float | None:
        """Return the round trip that a PONG frame closes; None for one that answers nothing."""
        sent = self._out.pop(bytes(nonce), None)
        if sent is None:
            return None
        trip = now - sent
        if view is not None:
            trip = min(trip, view.rtt + 4 * view.variation)
        self.trips.append(trip)
        return trip

    def silence(self, now: float) -> float:
        """Return for how long the oldest PING has gone unanswered, in ms."""
        return now - min(self._out.values(), default=now)

    def link(self) -> Link:
        """Return what the judge may know of the line."""
        return measured(POLICY, Line(trips=tuple(self.trips)))
