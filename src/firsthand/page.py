"""The tables of one page: the shell in the page's own worker, heard and told through plain text.

Whoever runs it (a web worker, a test) gives functions for what goes out, and passes on what comes
in. A dial is what a WebSocket is at a server: one connection, from its hello to its end.
"""

import itertools
from collections.abc import Callable

import msgspec

from firsthand.record import format_record
from firsthand.shell.catalogue import PACE, SEATS, Catalogue
from firsthand.shell.clock import Clock
from firsthand.shell.connection import Connection, State
from firsthand.shell.playback import folded
from firsthand.shell.registry import Registry
from firsthand.shell.session import Session
from firsthand.shell.storage import Storage
from firsthand.shell.wire import Choice
from firsthand.shell.written import Forget, Write, Written, rooms_in

CHOICE = Choice(rules="ratscrew", seats=SEATS, bots=("matching",), pace=PACE)
"""What *Play now* opens."""

Post = Callable[[str], object]
"""Takes one message of JSON for the page."""

Echo = Callable[[str], object]
"""Takes a nonce in hexadecimal digits, which the page sends back at once as its `Dial.pong`."""

Cut = Callable[[], object]
"""Ends a dial: nothing more is read from it."""


class Port:
    """The `Transport` of one dial: frames of text go out as they are, nonces of PINGs to echo."""

    unsent = 0
    """Nothing ever waits here: the page's messages are kept by the browser."""

    def __init__(self, post: Post, echo: Echo, drop: Callable[[], None]) -> None:
        self.drop = drop
        self._post = post
        self._echo = echo

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Post texts, and behind them a ``nonce`` to echo, if any."""
        for text in texts:
            self._post(text.decode())
        if nonce:
            self.ping(nonce)

    def ping(self, nonce: bytes) -> None:
        """Ask for the echo of a nonce."""
        self._echo(nonce.hex())

    def tcp_info(self) -> None:
        """Return None: no kernel carries these frames."""


class Dial:
    """One connection of the page, until it ends. ``cut`` is called when this side ends it."""

    def __init__(
        self, tables: "Page", catalogue: Catalogue, post: Post, echo: Echo, cut: Cut
    ) -> None:
        self._tables = tables
        self._cut = cut
        registry = tables.registry
        port = Port(post, echo, self._drop)
        self._connection = Connection(
            next(tables.numbers), port, registry.clock, registry.note, asks_kernel=False
        )
        self._session = Session(self._connection, registry, catalogue)
        self._connection.begin()

    def take(self, text: str) -> None:
        """Take in a message in JSON; a page that sends too many is disconnected."""
        if self._is_open and not self._session.text(text.encode()):
            self._drop()

    def pong(self, nonce: str) -> None:
        """Take in a nonce that the page has sent back, in hexadecimal digits."""
        if self._is_open and not self._session.pong(bytes.fromhex(nonce)):
            self._drop()

    def close(self) -> None:
        """End: the page has hung up. Its seat is kept."""
        if self._is_open:
            self._connection.end()
            self._session.end()
            self._tables.closed()

    @property
    def _is_open(self) -> bool:
        return self._connection.state < State.CLOSED

    def _drop(self) -> None:
        self.close()
        self._cut()


class Page:
    """Every table of this page.

    ``clock`` and ``archive`` are as in `Registry`, ``catalogue`` is what the page offers.
    """

    def __init__(
        self,
        clock: Clock | None = None,
        archive: Storage | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        self.registry = Registry(clock, archive)
        self.numbers = itertools.count()
        self._catalogue = catalogue or Catalogue(CHOICE)
        self._open = 0

    def begin(self) -> None:
        """Put the answer to a hello into words before anybody waits for it, and begin to sweep."""
        _ = self._catalogue.welcome
        self.registry.reopen()
        self.registry.start()

    def dial(self, post: Post, echo: Echo, cut: Cut) -> Dial:
        """Open a connection."""
        if not self._open:
            self.registry.clock.watch()
        self._open += 1
        return Dial(self, self._catalogue, post, echo, cut)

    def record(self, code: str, game: int) -> str:
        """Return the record of a table's game, empty where it is not known or not over."""
        recorded = self.registry.record(code, game)
        return "" if recorded is None else format_record(recorded)

    def folded(self, record: str) -> str:
        """Return what a page shows of a record's file, in JSON: the game, or why it is none."""
        return msgspec.json.encode(folded(record.encode())).decode()

    def erase(self) -> None:
        """Forget every table."""
        self.registry.erase()

    def closed(self) -> None:
        """Note that a connection has ended; the clock stops watching after the last one."""
        self._open -= 1
        if not self._open:
            self.registry.clock.rest()


def reopened(write: Write, forget: Forget, before: str) -> tuple[Page, Written]:
    """Return a page with the tables that were written before, and the storage that writes them.

    ``before`` is a list of `RoomRows` in JSON.
    """
    storage = Written(write, forget, rooms_in(before))
    return Page(archive=storage), storage
