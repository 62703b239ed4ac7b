"""A place to listen at."""

import errno
import socket

import pytest

from firsthand.server.port import CannotListen, address, listen


def test_a_busy_port_gets_a_free_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        listener, as_asked = listen("127.0.0.1", port)
        with listener:
            assert not as_asked
            assert listener.getsockname()[1] != port


def test_a_free_port_is_had() -> None:
    listener, as_asked = listen("127.0.0.1", 0)
    with listener:
        assert as_asked


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 65_536), ("127.0.0.1", -1), ("no.", 0)])
def test_what_cannot_be_had_is_told(host: str, port: int) -> None:
    with pytest.raises(CannotListen):
        listen(host, port)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:{}/"),
        ("0.0.0.0", "http://127.0.0.1:{}/"),
        ("::1", "http://[::1]:{}/"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert address(host, listener) == url.format(listener.getsockname()[1])


def test_a_host_whose_name_cannot_be_is_refused() -> None:
    with pytest.raises(CannotListen, match="no host has such a name"):
        listen("nonsense..x", 0)


def test_a_host_that_has_no_free_port_either_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def busy(_host: str, port: int) -> socket.socket:
        raise OSError(errno.EADDRINUSE if port else errno.EACCES, "not here")

    monkeypatch.setattr("firsthand.server.port._bound", busy)
    with pytest.raises(CannotListen, match=r"cannot listen at 127\.0\.0\.1: not here"):
        listen("127.0.0.1", 8765)
