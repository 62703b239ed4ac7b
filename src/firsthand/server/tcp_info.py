"""What the operating system knows of a TCP connection (TCP_INFO of Linux)."""

import socket
import struct
import sys

from firsthand.judge import TcpInfo

RTT, RESENT, MIN_RTT = 68, 100, 148
"""Where Linux keeps the smoothed round trip and its variation, how many packets were sent again,
and the least round trip, in TCP_INFO. Times are 32-bit counts of microseconds.
"""

PAIR, LAST = struct.Struct("=II"), struct.Struct("=I")


def tcp_info(connection: socket.socket | None) -> TcpInfo | None:
    """Return the kernel's figures of a TCP connection, or None where it has none."""
    if connection is None or sys.platform != "linux":
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, MIN_RTT + 4)
    except OSError:
        return None
    if len(info) < MIN_RTT + 4:
        return None
    (rtt, variation), (min_rtt,) = PAIR.unpack_from(info, RTT), LAST.unpack_from(info, MIN_RTT)
    (resent,) = LAST.unpack_from(info, RESENT)
    return TcpInfo(rtt / 1000, variation / 1000, min_rtt / 1000, resent)
