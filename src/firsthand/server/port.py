"""Sockets that listen, and their addresses."""

import errno
import socket

from firsthand.errors import FirsthandError
from firsthand.sentences import say

PORTS = 65_535
EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104  # not bound to here
"""Hosts that mean every address of this machine."""

NAMES = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # not bound to here
"""The name by which this machine reaches a listener at every address."""


class CannotListen(FirsthandError):
    """The system refuses to listen at the host and port that were asked for."""


def listen(host: str, port: int) -> tuple[socket.socket, bool]:
    """Return a listening socket, and whether it is at the port asked for.

    A busy port is replaced by a free one. Raises `CannotListen` for a host or port that is refused.
    """
    if not 0 <= port <= PORTS:
        raise CannotListen(say("listen-port", port=port, most=PORTS))
    try:
        return _bound(host, port), True
    except UnicodeError:
        raise CannotListen(say("listen-no-host", host=host)) from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            refused = say("listen-refused-at", host=host, port=port, why=str(error.strerror))
            raise CannotListen(refused) from None
    try:
        return _bound(host, 0), False
    except OSError as error:
        refused = say("listen-refused", host=host, why=str(error.strerror))
        raise CannotListen(refused) from None


def _bound(host: str, port: int) -> socket.socket:
    infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = infos[0]
    return socket.create_server(address[:2], family=family, backlog=128)


def address(host: str, listener: socket.socket) -> str:
    """Return the URL that reaches a listener from this machine."""
    port = listener.getsockname()[1]
    host = NAMES.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
