"""The web application: the client's files, and a WebSocket to play over."""

import asyncio
import itertools
import logging
import re
from collections.abc import Awaitable, Callable

from aiohttp import WSCloseCode, hdrs, web

from firsthand.errors import FirsthandError
from firsthand.record import Record, format_record
from firsthand.sentences import say, text
from firsthand.server.access import Access, asks_for_loopback, host_of, is_local, names_host
from firsthand.server.counting import counting_process
from firsthand.server.headers import secure
from firsthand.server.network import HomeNetwork
from firsthand.server.qr import drawn
from firsthand.server.reaching import PATH
from firsthand.server.records import Records
from firsthand.server.static_files import Prefixed, StaticFiles, answer, missing
from firsthand.server.websocket import Socket, accepted
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.connection import Connection
from firsthand.shell.limits import TooMuch
from firsthand.shell.playback import PLAYBACK_CODE
from firsthand.shell.registry import Registry
from firsthand.shell.session import Session

log = logging.getLogger(__name__)

DRAIN_WITHIN = 5.0
"""How many seconds a race in flight has to end when the server stops."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

PASSED = (hdrs.ALLOW, hdrs.RETRY_AFTER)
"""Headers of an error that its answer has too."""


class Site:
    """Answers requests from the registry, the catalogue and the files of the client."""

    def __init__(
        self,
        registry: Registry,
        catalogue: Catalogue,
        files: Prefixed,
        network: HomeNetwork | None,
        *,
        asks_kernel: bool,
        access: Access,
    ) -> None:
        self._registry = registry
        self._access = access
        self._network = network
        self._catalogue = catalogue
        self._files = files
        self._asks_kernel = asks_kernel
        self._numbers = itertools.count()
        self._sockets: set[Socket] = set()
        self._counter = counting_process()
        self._records = Records(access)

    def application(self) -> web.Application:
        """Return the application."""
        app = web.Application(middlewares=[self._limited])
        app.router.add_get("/ws", self.play)
        app.router.add_get(f"{PATH}{{word:[A-Za-z0-9_-]{{1,64}}}}", self.here)
        app.router.add_get("/healthz", self.health)
        app.router.add_get("/readyz", self.ready)
        app.router.add_get("/games/{code:[A-Za-z]{4}}-{game:[0-9]{1,6}}.txt", self.record)
        app.router.add_post("/records", self._records.open)
        app.router.add_get("/qr/{code:[A-Za-z]{4}}.svg", self.picture)
        app.router.add_get("/{path:.*}", self.file)
        app.on_response_prepare.append(secure)
        app.on_startup.append(self._start)
        app.on_shutdown.append(self._stop)
        return app

    @web.middleware
    async def _limited(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, or say why not; what is wrong with it is answered, not raised."""
        limits = self._registry.limits
        try:
            limits.take("requests", self._access.person_of(request))
            if not self._access.answers_to(request, self._homes):
                limits.notes.add("hosts")
                said = say("server-other-host", host=repr(host_of(request)))
                return web.Response(text=f"{text(said)}\n", status=421)
            return await handler(request)
        except TooMuch as error:
            headers = {hdrs.RETRY_AFTER: str(error.seconds)}
            return web.Response(text=f"{error}\n", status=429, headers=headers)
        except web.HTTPException as error:
            error.__traceback__ = None  # it holds the request, which holds the error
            headers = {name: error.headers[name] for name in PASSED if name in error.headers}
            return web.Response(text=error.text, status=error.status, headers=headers)

    @property
    def _homes(self) -> tuple[str, ...]:
        """Addresses on the internet that the host has typed."""
        return self._network.homes if self._network is not None else ()

    async def health(self, _request: web.Request) -> web.Response:
        """Say that the server runs."""
        return web.json_response({"ok": True})

    async def ready(self, _request: web.Request) -> web.Response:
        """Say whether tables can be opened."""
        ready = self._registry.is_ready
        return web.json_response({"ready": ready}, status=200 if ready else 503)

    async def here(self, request: web.Request) -> web.Response:
        """Answer this server's own question whether an address leads to it."""
        if self._network is None:
            raise web.HTTPNotFound
        return self._network.reaching.answer(request.match_info["word"])

    async def file(self, request: web.Request) -> web.Response:
        """Answer with a file of the client."""
        return answer(self._files, request)

    async def picture(self, request: web.Request) -> web.Response:
        """Answer with the QR code of the link to a table.

        ``at`` is the number of one of the home network's addresses, which this machine's own pages
        may ask for.
        """
        code, person = request.match_info["code"].upper(), self._access.person_of(request)
        self._registry.limits.check("codes", person)
        if code not in self._registry.actors:
            self._registry.limits.spend("codes", person)
            return missing(self._files.files, request, say("unwelcome-table", code=code))
        base = self._asked(request) or self._home(request) or f"{request.scheme}://{request.host}"
        link = f"{base}{self._files.prefix}/j/{code}"
        return web.Response(body=drawn(link), content_type="image/svg+xml")

    async def record(self, request: web.Request) -> web.Response:
        """Answer with the record of a game that is over."""
        code, game = request.match_info["code"].upper(), int(request.match_info["game"])
        shown = self._catalogue.recording if code == PLAYBACK_CODE else None
        person = self._access.person_of(request)
        self._registry.limits.check("codes", person)
        try:
            written = await asyncio.to_thread(self._written, shown, code, game)
        except FirsthandError as error:
            log.error("the game %s-%d cannot be read: %s", code, game, error)
            raise web.HTTPServiceUnavailable(text=f"{text(say('server-unread'))}\n") from None
        if not written:
            self._registry.limits.spend("codes", person)
            return missing(self._files.files, request, say("server-no-game", code=code, game=game))
        answer = web.Response(text=written)
        answer.headers["Content-Disposition"] = f'attachment; filename="{code}-{game}.txt"'
        return answer

    def _written(self, shown: Record | None, code: str, game: int) -> str:
        """Return the record of a game as text, empty where there is none; it may take a while."""
        record = shown or self._registry.record(code, game)
        return format_record(record) if record is not None else ""

    def _asked(self, request: web.Request) -> str:
        """Return the address of the home network that a page of this machine asks for, if any."""
        known = self._network.addresses if self._network and is_local(request) else ()
        at = request.query.get("at", "")
        return known[int(at)] if re.fullmatch("[0-9]{1,3}", at) and int(at) < len(known) else ""

    def _home(self, request: web.Request) -> str:
        """Return where others reach this server, empty where it is where this request came to."""
        if not asks_for_loopback(request):
            return ""
        network = self._network
        reached = (network.home, *network.addresses) if network is not None else ()
        return self._catalogue.home or next(filter(None, reached), "")

    async def play(self, request: web.Request) -> web.StreamResponse:
        """Talk with one browser until it goes."""
        if not self._access.same_origin(request):
            raise web.HTTPForbidden(text=f"{text(say('server-other-page'))}\n")
        headers = accepted(request)
        if not headers:
            return web.Response(text=f"{text(say('server-websocket'))}\n", status=426)
        limits, person = self._registry.limits, self._access.person_of(request)
        limits.hold("sockets", person)
        try:
            return await self._talk(request, Socket(request, headers), person)
        finally:
            limits.release("sockets", person)

    async def _talk(self, request: web.Request, socket: Socket, person: str) -> web.StreamResponse:
        registry = self._registry
        tunnelled = names_host(request, self._homes)
        connection = Connection(
            next(self._numbers),
            socket,
            registry.clock,
            registry.note,
            asks_kernel=self._asks_kernel and not tunnelled,
            vouched=not tunnelled,
            address=person,
        )
        session = Session(
            connection,
            registry,
            self._catalogue,
            home=self._home(request),
            network=self._network if is_local(request) else None,
            counter=self._counter,
        )
        connection.begin()
        if not self._sockets:
            self._registry.clock.watch()
        self._sockets.add(socket)
        try:
            return await socket.talk(session)
        finally:
            self._sockets.discard(socket)
            if not self._sockets:
                self._registry.clock.rest()
            connection.end()
            session.end()

    async def _start(self, _app: web.Application) -> None:
        self._registry.reopen()
        self._registry.start()

    async def _stop(self, _app: web.Application) -> None:
        await self._registry.drain(DRAIN_WITHIN)
        self._registry.stop()
        ends = [
            socket.close(WSCloseCode.GOING_AWAY, b"the server stops") for socket in self._sockets
        ]
        await asyncio.gather(*ends)
        if self._counter is not None:
            await self._counter.close()


def make_app(
    catalogue: Catalogue,
    *,
    registry: Registry | None = None,
    files: StaticFiles | Prefixed | None = None,
    network: HomeNetwork | None = None,
    asks_kernel: bool = True,
    access: Access | None = None,
) -> web.Application:
    """Return the application around a registry; without ``files`` it says that there is no client.

    Pages of this machine may open and close the ``network``.
    It ``asks_kernel`` for the figures of each connection; behind a proxy they are the proxy's.
    ``access`` says whose word about a sender is believed.
    """
    mounted = files if isinstance(files, Prefixed) else Prefixed(files)
    return Site(
        registry or Registry(),
        catalogue,
        mounted,
        network,
        asks_kernel=asks_kernel,
        access=access or Access(),
    ).application()
