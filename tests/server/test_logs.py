"""A line a minute of each kind, and no traceback for what a stranger sends."""

import asyncio
import io
import logging
from datetime import datetime

import msgspec
import pytest
from aiohttp import web

from firsthand.errors import Malformed
from firsthand.server import logs
from firsthand.server.access import Access
from firsthand.server.connections import Gate, Runner
from firsthand.server.logs import Seldom, form_of, logged
from firsthand.server.site import make_app
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from tests.server.people import CHOICE, PATIENCE

log = logging.getLogger("firsthand.test")


def test_a_flood_of_lines_becomes_one_a_minute_with_their_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(Seldom.__init__, "__defaults__", (lambda: now[0],))
    written = io.StringIO()
    with logged(written):
        for number in range(1000):
            log.error("room %s failed", number)
        log.error("another kind")
        log.error("counted already", extra={"counted": True})
        log.error("counted already", extra={"counted": True})
        now[0] = logs.EVERY
        log.error("room %s failed", "AAAA")
    log.error("nobody writes this")
    said = [line.partition(": ")[2] for line in written.getvalue().splitlines()]
    once = "counted already"
    assert said == ["room 0 failed", "another kind", once, once, "room AAAA failed (+999)"]


def test_kinds_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "KINDS_MOST", 5)
    seldom = Seldom()
    for number in range(100):
        seldom.filter(logging.LogRecord("x", 30, "", 0, f"kind {number}", (), None))
    assert len(seldom._kinds) <= 5


def test_a_fault_of_the_server_keeps_its_traceback() -> None:
    written = io.StringIO()
    with logged(written):
        try:
            raise KeyError("here")
        except KeyError:
            log.exception("it failed")
    assert "Traceback" in written.getvalue()


def test_lines_of_json_say_which_room_and_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    with logged(written, form_of("json")):
        try:
            raise KeyError("here")
        except KeyError:
            log.exception("room %s failed", "BCDF", extra={"room": "BCDF", "connection": 7})
        log.warning("said once")
    one, other = map(msgspec.json.decode, written.getvalue().splitlines())
    assert datetime.fromisoformat(one.pop("time")).tzinfo is not None
    assert "KeyError: 'here'" in one.pop("error")
    assert one == {
        "level": "error",
        "logger": "firsthand.test",
        "message": "room BCDF failed",
        "room": "BCDF",
        "connection": 7,
    }
    assert (other["level"], other["message"], "room" in other) == ("warning", "said once", False)


def test_there_is_no_other_form() -> None:
    with pytest.raises(Malformed, match="log 'xml' is no form: there are text, json"):
        form_of("xml")


BAD = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost : b\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
    b"GET http://[::1/ HTTP/1.1\r\nHost: [::1\r\n\r\n",
    b"POST /records HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"POST /records HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"GET /%ff%00%zz HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
    b"GET /qr/BCDF.svg?at=1 HTTP/1.1\r\nHost: [::::]\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: [x\r\nOrigin: http://[\r\nUpgrade: websocket\r\n\r\n",
    b"\r\n" * 100,
]


async def test_no_bad_request_leaves_a_traceback() -> None:
    registry, written = Registry(), io.StringIO()
    runner = Runner(
        make_app(Catalogue(CHOICE), registry=registry),
        Gate(registry.limits, Access(), bool),
        shutdown_timeout=0.1,
    )
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    with logged(written):
        for sent in BAD:
            for part in (sent, sent[: len(sent) // 2]):
                reader, writer = await asyncio.open_connection(*runner.addresses[0])
                writer.write(part)
                writer.write_eof()
                answer = await asyncio.wait_for(reader.read(), PATIENCE)
                assert not answer or answer.split()[1] in {b"400", b"404", b"426", b"503"}, (
                    part,
                    answer,
                )
                writer.close()
    await runner.cleanup()
    assert "Traceback" not in written.getvalue()
    assert len(written.getvalue().splitlines()) <= 2
