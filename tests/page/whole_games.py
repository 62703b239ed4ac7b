"""Whole games at the tables of a page, in virtual time, by what a page says and hears.

This file runs under CPython and in Pyodide too: beside the package it imports nothing but Python's
own modules and msgspec.
"""

import asyncio
import hashlib
import heapq
import itertools
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from firsthand import rules
from firsthand.game.state import showing
from firsthand.law.duel import live
from firsthand.page import Page
from firsthand.record.sealing import nonce_hash
from firsthand.shell.clock import Clock
from firsthand.shell.wire import (
    PROTOCOL,
    Agree,
    Collect,
    Flip,
    Happened,
    Hello,
    Nonce,
    Open,
    OpenList,
    Reply,
    Request,
    Revealed,
    Seated,
    Slap,
    Watermark,
)
from tests.reading import Reader

BOTS = ("steady", "sharp", "gentle")
NONCE = bytes(range(32))
SEEDS = (1, 6)
"""The seeds of two games of each preset; the number of seats follows from them too."""
FLIPS, SLAPS = 250, 310
"""After how many ms the person flips, and slaps."""


class Virtual(Clock):
    """A clock that jumps to the next alarm."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 1_000
        self._alarms: list[tuple[int, int, asyncio.TimerHandle]] = []
        self._order = itertools.count()

    def now(self) -> int:
        return self.at

    def exact(self) -> float:
        return float(self.at)

    def alive(self) -> None:
        pass

    def wake(self, at: int, call: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(0.0, call, (), asyncio.get_running_loop())
        heapq.heappush(self._alarms, (max(at, self.at), next(self._order), handle))
        return handle

    def jump(self) -> None:
        """Go to the next alarm, and ring it."""
        self.at, _, handle = heapq.heappop(self._alarms)
        if not handle.cancelled():
            handle._run()


class Person:
    """Sits at a table of bots, flips in turn, and slaps each card that may be slapped."""

    def __init__(self, preset: str, seed: int) -> None:
        self.clock = Virtual()
        self.page = Page(self.clock)
        self.page.begin()
        self.over = False
        self.code = ""
        self._rules = rules.preset(preset)
        self._k = -1
        self._reader = Reader()
        self._dial = self.page.dial(self._later_heard, self._echo, lambda: None)
        self._say(Hello(PROTOCOL))
        self._say(Open(preset, 2 + seed % 3, BOTS, 700, "Ann", f"{seed:x}"))

    def play(self) -> str:
        """Go on to the end of the game, and return its record."""
        while not self.over:
            self.clock.jump()
        self._dial.close()
        return self.page.record(self.code, 1)

    def _say(self, request: Request) -> None:
        self._dial.take(msgspec.json.encode(request).decode())

    def _later(self, ms: int, request: Request) -> None:
        self.clock.wake(self.clock.at + ms, lambda: self._say(request))

    def _echo(self, nonce: str) -> None:
        self.clock.wake(self.clock.at + 1, lambda: self._dial.pong(nonce))

    def _later_heard(self, text: str) -> None:
        reply = self._reader.decode(text)
        self.clock.wake(self.clock.at, lambda: self._heard(reply))

    def _heard(self, reply: Reply) -> None:
        match reply:
            case Seated(code=code, deal=deal, agreed=agreed) if not agreed[0]:
                self.code = code
                bound = nonce_hash(code, deal.game, 0, NONCE)
                self._say(Agree(0, deal.digest, deal.server_hash, bound))
            case OpenList():
                self._say(Nonce(0, NONCE.hex()))
            case Happened():
                self._answer(reply)
            case Revealed():
                self.over = True
            case _:
                pass

    def _answer(self, told: Happened) -> None:
        table, k, fresh = told.table, told.k, told.k != self._k
        self._k = k
        shown = showing(self._rules.patterns, table.pile)
        if table.over:
            return
        if fresh and not table.out[0] and live(self._rules.law, table.duel, shown):
            self._later(SLAPS, Slap(0, k, float(SLAPS), k))
        elif table.owed == 0:
            self._later(FLIPS, Collect(0, k, float(FLIPS)))
        elif table.turn == 0:
            self._later(FLIPS, Flip(0, k, float(FLIPS)))
        if fresh:
            self._later(SLAPS + 100, Watermark(0, k, float(SLAPS + 90)))


@contextmanager
def drawn(seed: int) -> Iterator[None]:
    """Draw all that is secret from a seed."""
    chance = random.Random(seed)  # noqa: S311  # the same draws wherever it runs
    by_chance = {
        "choice": chance.choice,
        "randbelow": chance.randrange,
        "randbits": chance.getrandbits,
        "token_bytes": chance.randbytes,
        "token_urlsafe": lambda size: chance.randbytes(size).hex(),
    }
    before = {name: getattr(secrets, name) for name in by_chance}
    for name, draws in by_chance.items():
        setattr(secrets, name, draws)
    try:
        yield
    finally:
        for name, draws in before.items():
            setattr(secrets, name, draws)


def recorded_here(preset: str, seed: int) -> str:
    """Return the record of a game by a preset, in a loop that runs; the seed alone decides it."""
    with drawn(seed):
        return Person(preset, seed).play()


def recorded(preset: str, seed: int) -> str:
    """Return the record of a game by a preset; the seed alone decides it."""

    async def played() -> str:
        return recorded_here(preset, seed)

    return asyncio.run(played())


def digest(record: str) -> str:
    """Return what two records have in common only if they are equal to the byte."""
    return hashlib.sha256(record.encode()).hexdigest()
