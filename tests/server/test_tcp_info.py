"""What the kernel tells of a connection."""

import socket
import struct
import sys

import pytest

from firsthand.judge import TcpInfo
from firsthand.server.tcp_info import tcp_info


def test_the_kernel_tells_of_a_connection_where_it_can() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        near = socket.create_connection(listener.getsockname())
        far, _ = listener.accept()
        with near, far:
            view = tcp_info(far)
    assert tcp_info(None) is None
    if sys.platform == "linux":
        assert view is not None
        assert 0 <= view.rtt < 10_000
        assert tcp_info(far) is None


def test_a_system_that_tells_less_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Short(socket.socket):
        def getsockopt(self, *_: int) -> bytes:  # type: ignore[override]  # as it is called
            return b"\0" * 100

    with Short() as connection:
        assert tcp_info(connection) is None
        monkeypatch.setattr(sys, "platform", "sunos")
        assert tcp_info(connection) is None


def test_each_figure_is_read_from_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """In linux/tcp.h tcpi_rtt lies at byte 68, tcpi_rttvar 72, total_retrans 100, min_rtt 148."""
    places = struct.pack("=64I", *(4 * place * 1000 for place in range(64)))

    class Marked(socket.socket):
        def getsockopt(self, *asked: int) -> bytes:  # type: ignore[override]  # as it is called
            assert asked[:2] == (socket.IPPROTO_TCP, socket.TCP_INFO)
            return places[: asked[2]]

    monkeypatch.setattr(sys, "platform", "linux")
    with Marked() as connection:
        assert tcp_info(connection) == TcpInfo(68, 72, 148, 100_000)
