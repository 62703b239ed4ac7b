"""What the kernel tells of a connection."""

import socket
import sys

import pytest

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
