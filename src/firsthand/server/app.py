"""The web application: the client's files, and a WebSocket to play over."""

import asyncio
import itertools
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web

from firsthand.server.browser import Browser
from firsthand.server.hall import Hall
from firsthand.server.headers import is_loopback, same_origin, secure
from firsthand.server.offer import Offer
from firsthand.server.qr import drawn
from firsthand.server.session import Session
from firsthand.server.shelf import Shelf, answer

FRAME_MOST = 1 << 20
"""A frame above this size, in bytes, ends its connection unread."""

HELLO_WITHIN = 20.0


class Site:
    """Answers requests with what the hall, the offer and the shelf hold."""

    def __init__(self, hall: Hall, offer: Offer, shelf: Shelf | None) -> None:
        self._hall = hall
        self._offer = offer
        self._shelf = shelf
        self._numbers = itertools.count()
        self._sockets: set[web.WebSocketResponse] = set()

    def application(self) -> web.Application:
        """Return the application."""
        app = web.Application()
        app.router.add_get("/ws", self.play)
        app.router.add_get("/healthz", self.health)
        app.router.add_get("/qr/{code:[A-Za-z]{4}}.svg", self.picture)
        app.router.add_get("/{path:.*}", self.file)
        app.on_response_prepare.append(secure)
        app.on_startup.append(self._start)
        app.on_shutdown.append(self._stop)
        return app

    async def health(self, _request: web.Request) -> web.Response:
        """Say that the server runs."""
        return web.json_response({"ok": True, "rooms": len(self._hall.hosts)})

    async def file(self, request: web.Request) -> web.Response:
        """Answer with a file of the client."""
        return answer(self._shelf, request)

    async def picture(self, request: web.Request) -> web.Response:
        """Answer with the QR code of the link to a table."""
        code = request.match_info["code"].upper()
        base = self._home(request) or f"{request.scheme}://{request.host}"
        return web.Response(body=drawn(f"{base}/j/{code}"), content_type="image/svg+xml")

    def _home(self, request: web.Request) -> str:
        """Return where others reach this server, empty where it is where this request came to."""
        here = is_loopback(urlsplit(f"//{request.host}").hostname)
        return self._offer.home if here else ""

    async def play(self, request: web.Request) -> web.StreamResponse:
        """Talk with one browser until it goes."""
        if not same_origin(request):
            raise web.HTTPForbidden(text="Only the page that this server serves may play here.\n")
        socket = web.WebSocketResponse(
            autoping=False, compress=False, decode_text=False, max_msg_size=FRAME_MOST
        )
        if not socket.can_prepare(request):
            raise web.HTTPUpgradeRequired(text="A WebSocket is spoken here.\n")
        await socket.prepare(request)
        self._sockets.add(socket)
        browser = Browser(socket, request, self._hall.clock)
        home = self._home(request)
        session = Session(next(self._numbers), browser, self._hall, self._offer, home=home)
        try:
            await converse(socket, browser, session)
        finally:
            self._sockets.discard(socket)
            session.end()
        return socket

    async def _start(self, _app: web.Application) -> None:
        self._hall.start()

    async def _stop(self, _app: web.Application) -> None:
        self._hall.stop()
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY, message=b"the server stops")


async def converse(socket: web.WebSocketResponse, browser: Browser, session: Session) -> None:
    """Take in frames until the connection ends, while messages and PINGs go out."""
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(browser.write())]
    greeting = loop.call_later(HELLO_WITHIN, browser.drop)
    try:
        while await _heard(socket, browser, session):
            if session.greeted and len(tasks) == 1:
                # Nothing but answers goes out before the hello, not even a PING.
                tasks.append(loop.create_task(browser.measure()))
                greeting.cancel()
    finally:
        greeting.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def _heard(socket: web.WebSocketResponse, browser: Browser, session: Session) -> bool:
    """Take in one frame, and tell whether more may come."""
    frame = await socket.receive()
    match frame.type:
        case WSMsgType.TEXT:
            heeded = session.take(frame.data)
        case WSMsgType.BINARY:
            heeded = session.take_binary()
        case WSMsgType.PING:
            await socket.pong(frame.data)
            heeded = True
        case WSMsgType.PONG:
            browser.pong(frame.data)
            heeded = True
        case _:
            return False
    if not heeded:
        await socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too many messages")
    return heeded


def make_app(
    offer: Offer, *, hall: Hall | None = None, shelf: Shelf | None = None
) -> web.Application:
    """Return the application around a hall; without a shelf it says that there is no client."""
    return Site(hall or Hall(), offer, shelf).application()
