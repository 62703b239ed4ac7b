"""The log of a server: a line a minute of each kind, and no traceback for what a stranger sends."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TextIO

import msgspec
from aiohttp.http_exceptions import HttpProcessingError

from firsthand.errors import Malformed
from firsthand.sentences import say

EVERY = 60.0
"""Seconds between two lines of one kind."""

KINDS_MOST = 1_000
"""How many kinds are kept apart; where more come, all begin anew."""

KEPT = ("room", "connection", "left_out")
"""What a line of JSON says besides, where it is known."""

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Seldom(logging.Filter):
    """Passes one line of a kind, and a minute later the next, with how many were left out.

    A kind is a logger's text before its arguments are put in. What is ``counted`` already passes.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
            record.exc_info = record.exc_text = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        if getattr(record, "counted", False):
            return True
        kind, now = (record.name, str(record.msg)), self._now()
        since, left_out = self._kinds.get(kind, (now - EVERY, 0))
        if now - since < EVERY:
            self._kinds[kind] = (since, left_out + 1)
            return False
        if len(self._kinds) >= KINDS_MOST:
            self._kinds.clear()
        self._kinds[kind] = (now, 0)
        record.left_out = left_out
        return True


class Lines(logging.Formatter):
    """Lines of text."""

    def __init__(self) -> None:
        super().__init__(FORM)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own
        """Return a line with how many like it were left out before."""
        left_out = getattr(record, "left_out", 0)
        line = super().formatMessage(record)
        return f"{line} (+{left_out})" if left_out else line


class Objects(logging.Formatter):
    """Lines that are JSON objects, for programs: with the room and the connection, if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name in KEPT if (value := getattr(record, name, None))}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


FORMS = {"text": Lines, "json": Objects}


def form_of(name: str) -> type[logging.Formatter]:
    """Return what writes lines of a form; raise `Malformed` where there is none of this name."""
    if name not in FORMS:
        raise Malformed(say("server-log", text=repr(name), known=tuple(FORMS)))
    return FORMS[name]


@contextmanager
def logged(stream: TextIO | None = None, form: type[logging.Formatter] = Lines) -> Iterator[None]:
    """Write the log to a stream, usually to standard error, until the context ends."""
    handler = logging.StreamHandler(stream)
    handler.addFilter(Seldom())
    handler.setFormatter(form())
    root = logging.getLogger()
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)
