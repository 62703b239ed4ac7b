"""What the operating system knows of a TCP connection (TCP_INFO of Linux)."""

import socket
import struct
import sys

from firsthand.judge import Kernel

RTT, MIN_RTT = 68, 148
"""Where Linux keeps the smoothed round trip and its variation, and the least, in TCP_INFO.

Each is a 32-bit count of microseconds.
"""

PAIR, LAST = struct.Struct("=II"), struct.Struct("=I")


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
