"""Connections before anything is asked over them: how many there may be, and how long they wait."""

import sys
from asyncio import BaseTransport, TimerHandle, Transport
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestHandler

from firsthand.sentences import Sentence, say, text
from firsthand.server.access import Access, person_at
from firsthand.shell.limits import WAIT, Limits, TooMuch

HEAD_WITHIN = 10
"""How many seconds the head of a connection's first request may take."""

KEEP_ALIVE = 15
"""For how many seconds a connection waits for another request."""

FILES = 65_536
"""How many files the process asks the system to let it open."""

SPARE = 64
"""How many files are kept for all else than connections."""


def file_limit() -> int:
    """Raise the limit of open files as far as the system lets us, and return it."""
    if sys.platform == "win32":
        return FILES
    import resource  # noqa: PLC0415  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES if soft == resource.RLIM_INFINITY else soft
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Gate:
    """Counts connections: ``most`` may be open, and of each address no more than its share.

    Where there are too many, ``shed`` cuts one off that is missed least, and returns whether there
    was any.
    """

    def __init__(
        self, limits: Limits, access: Access, shed: Callable[[], bool], most: int | None = None
    ) -> None:
        self._limits = limits
        self._access = access
        self._shed = shed
        self._most = file_limit() - SPARE if most is None else most
        self._open = 0

    def enter(self, transport: BaseTransport) -> str:
        """Count a connection, and return by which name it counts; raise `TooMuch`."""
        peer = transport.get_extra_info("peername")
        person = person_at(peer, transport.get_extra_info("sockname"))
        if isinstance(peer, tuple) and self._access.is_proxy(str(peer[0])):
            person = ""
        if self._open >= self._most and not self._shed():
            self._limits.notes.add("file_limit")
            raise TooMuch(say("limit-full", seconds=WAIT), WAIT)
        self._limits.hold("connections", person)
        self._open += 1
        return person

    def leave(self, person: str) -> None:
        """Count a connection that is gone no more."""
        self._open -= 1
        self._limits.release("connections", person)

    def late(self) -> None:
        """Note a request whose head did not arrive."""
        self._limits.notes.add("heads")


def plain(status: str, said: Sentence, seconds: int) -> bytes:
    """Return a whole answer of HTTP, for a connection that is closed behind it."""
    body = f"{text(said)}\n".encode()
    head = (
        f"HTTP/1.1 {status}\r\nRetry-After: {seconds}\r\nConnection: close\r\n"
        f"Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Protocol(RequestHandler):
    """aiohttp's protocol of one connection, which passes the gate first."""

    __slots__ = ("_alarm", "_gate", "_person")

    def __init__(self, manager: web.Server, gate: Gate, **options: Any) -> None:
        super().__init__(manager, **options)
        self._gate = gate
        self._person: str | None = None
        self._alarm: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin, or say why not."""
        try:
            self._person = self._gate.enter(transport)
        except TooMuch as error:
            self.force_close()
            self._refuse(transport, "503 Service Unavailable", error.sentence, error.seconds)
            return
        super().connection_made(transport)
        self._alarm = self._loop.call_later(HEAD_WITHIN, self._late)

    def connection_lost(self, exc: BaseException | None) -> None:
        """End."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._person is not None:
            self._gate.leave(self._person)
            self._person = None
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer a request that is none; the error keeps nothing of it."""
        if isinstance(exc, HttpProcessingError):
            exc.__traceback__ = None
        return super().handle_error(request, status, exc, message)

    def _late(self) -> None:
        """Close a connection whose first request has not arrived."""
        transport = self.transport
        if self._request_count or transport is None:
            return
        self._gate.late()
        self._refuse(transport, "408 Request Timeout", say("limit-head", seconds=HEAD_WITHIN), 0)
        self.force_close()

    @staticmethod
    def _refuse(transport: BaseTransport, status: str, said: Sentence, seconds: int) -> None:
        cast("Transport", transport).write(plain(status, said, seconds))
        transport.close()


class Server(web.Server):
    """aiohttp's server, whose connections pass a gate."""

    def __init__(self, like: web.Server, gate: Gate, **options: Any) -> None:
        super().__init__(like.request_handler, request_factory=like.request_factory, **options)
        self._gate = gate

    def __call__(self) -> RequestHandler:
        """Return the protocol of a new connection."""
        return Protocol(self, self._gate, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """aiohttp's runner, whose connections pass a gate."""

    __slots__ = ("_gate",)

    def __init__(self, app: web.Application, gate: Gate, **options: Any) -> None:
        super().__init__(app, keepalive_timeout=KEEP_ALIVE, **options)
        self._gate = gate

    async def _make_server(self) -> web.Server:
        return Server(await super()._make_server(), self._gate, **self._kwargs)
