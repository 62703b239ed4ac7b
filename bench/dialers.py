"""Players for the benchmark of tables: many sockets in one process, none of which thinks long.

They flip a card a second, slap what may be slapped, answer PING frames, and say when they saw no
need to slap, as a browser does.
"""

import asyncio
import random
import struct
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

from firsthand.record.sealing import nonce_hash
from firsthand.shell.wire import PROTOCOL, Agree, DealView

GUARD = 12
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, PING, PONG = 0x1, 0x9, 0xA
MASK = b"\0\0\0\0"


class Table(msgspec.Struct):
    """What a player needs of the table."""

    pile: list[int]
    turn: int
    over: bool
    winners: list[int]


class Told(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    code: str = ""
    yours: list[int] = []
    k: int = 0
    ask: int = 0
    reason: msgspec.Raw = msgspec.Raw(b"")
    table: Table | None = None
    game: int = 0
    deal: DealView = DealView()
    changes: dict[str, Any] = {}


decoder = msgspec.json.Decoder(Told)


def now() -> float:
    """Return the time in ms."""
    return time.monotonic() * 1000


class Race:
    """One table, as its players see it: when it was reached for, and when it was judged."""

    def __init__(self, tally: "Tally") -> None:
        self.tally = tally
        self.players: list[Player] = []
        self.first = 0.0
        self.latest = 0.0
        self.answered: set[int] = set()
        self.k = -1

    def reached(self, seat: int, k: int) -> None:
        """Note that a seat has slapped, or said that it did not."""
        if k != self.k:
            self.k, self.first, self.answered = k, 0.0, set()
        self.latest = now()
        self.first = self.first or self.latest
        self.answered.add(seat)

    def judged(self, k: int) -> None:
        """Note that a verdict came."""
        if k == self.k and self.first:
            self.tally.verdicts.append(now() - self.first)
            if len(self.answered) == len(self.players):
                self.tally.decided.append(now() - self.latest)
            self.first = 0.0


class Tally:
    """What all players together saw."""

    def __init__(self) -> None:
        self.verdicts: list[float] = []
        self.decided: list[float] = []
        self.heard = 0
        self.said = 0
        self.flips = 0
        self.refused: list[str] = []


class Player(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, race: Race, first: bytes, seated: Callable[[str], None]) -> None:
        self.race = race
        self.first = first
        self.seated = seated
        self.seat = -1
        self.k = -1
        self.painted = 0.0
        self.pressed = self.meant = -1
        self.n = 0
        self.rest = b""
        self.shaken = False
        self.code = ""
        self.deal = DealView()
        self.agreed_to = 0
        self.transport: asyncio.Transport | None = None

    # ---- frames -------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        # uvloop's transports are of no class that asyncio knows.
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self.rest + data
        if not self.shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            self.shaken = True
            data = data[end + 4 :]
            self.say(b'{"type":"hello","protocol":%d}' % PROTOCOL)
            self.say(self.first)
        place = 0
        while len(data) - place >= 2:
            kind, size, head = data[place] & 0xF, data[place + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[place + 2 : place + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[place + 2 : place + 10], "big"), 10
            if len(data) - place < head + size:
                break
            self.heard(kind, data[place + head : place + head + size])
            place += head + size
        self.rest = data[place:]

    def say(self, data: bytes, kind: int = TEXT) -> None:
        """Send a frame."""
        size = len(data)
        head = (
            bytes([0x80 | kind, 0x80 | size])
            if size < 126
            else (struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size))
        )
        self.race.tally.said += 1
        if self.transport is not None:
            self.transport.write(head + MASK + data)

    # ---- playing ------------------------------------------------------------------------

    def heard(self, kind: int, data: bytes) -> None:
        """Take in a frame."""
        self.race.tally.heard += 1
        if kind == PING:
            self.say(data, PONG)
        elif kind == TEXT and not data.startswith((b'{"type":"welcome"', b'{"type":"line"')):
            self.told(decoder.decode(data))

    def told(self, told: Told) -> None:
        """Take in a message."""
        match told.type:
            case "seated" if told.yours:
                self.sit(told)
            case "reseated" if "deal" in told.changes:
                fields = told.changes["deal"]
                self.agree_to(msgspec.structs.replace(self.deal, **fields))
            case "open":
                self.say(b'{"type":"nonce","seat":%d,"nonce":"%s"}' % (self.seat, b"00" * 32))
            case "happened" if told.table is not None:
                self.see(told.k, told.table)
            case "hand":
                self.answer(told.k, told.ask)
            case "award":
                if self.seat == 0:
                    self.race.judged(told.k)
            case "refused" | "gone":
                self.race.tally.refused.append(bytes(told.reason).decode())
            case _:
                pass

    def sit(self, told: Told) -> None:
        """Take the seat."""
        if self.seat < 0:
            self.seat, self.code = told.yours[0], told.code
            self.seated(told.code)
        self.agree_to(told.deal)

    def agree_to(self, deal: DealView) -> None:
        """Note the next deal, and after a game agree to it."""
        self.deal = deal
        if 0 < self.agreed_to < deal.game:
            self.agree()

    def agree(self) -> None:
        """Agree to the next deal; this page's nonce is no secret."""
        note = self.deal
        self.agreed_to = note.game
        bound = nonce_hash(self.code, note.game, self.seat, bytes(32))
        self.say(msgspec.json.encode(Agree(self.seat, note.digest, note.server_hash, bound)))

    def see(self, k: int, table: Table) -> None:
        """Look at the table."""
        loop = asyncio.get_running_loop()
        if table.over:
            self.k = -1
            return
        fresh = k != self.k
        if fresh:
            self.k, self.painted = k, now()
            self.race.tally.flips += self.seat == 0
            if right(table.pile):
                wait = random.gauss(280, 40)
                loop.call_later(max(0.11, wait / 1000), self.slap, k)
        if table.turn == self.seat and self.meant != k:
            self.meant = k
            wait = self.painted + 1000 - now()
            loop.call_later(max(0.0, wait / 1000), self.flip, k)

    def flip(self, k: int) -> None:
        """Turn a card, if nothing has changed."""
        if k == self.k:
            c = round(now() - self.painted)
            self.say(b'{"type":"flip","seat":%d,"k":%d,"c":%d}' % (self.seat, k, c))

    def slap(self, k: int) -> None:
        """Slap the card, if nothing has changed."""
        if k == self.k:
            self.n += 1
            self.pressed = k
            c = round(now() - self.painted)
            self.race.reached(self.seat, k)
            self.say(b'{"type":"slap","seat":%d,"k":%d,"c":%d,"n":%d}' % (self.seat, k, c, self.n))

    def answer(self, k: int, ask: int) -> None:
        """Say in time that there was no press."""
        if k == self.k and ask:
            wait = self.painted + ask + GUARD - now()
            asyncio.get_running_loop().call_later(max(0.0, wait / 1000), self.mark, k)

    def mark(self, k: int) -> None:
        """Say up to when there was no press."""
        if k == self.k and self.pressed != k:
            self.race.reached(self.seat, k)
            t = round(now() - self.painted - GUARD)
            self.say(b'{"type":"watermark","seat":%d,"k":%d,"t":%d}' % (self.seat, k, t))


def right(pile: list[int]) -> bool:
    """Tell whether a pile is a double or a sandwich."""
    ranks = [card >> 2 for card in pile[-3:]]
    return ranks[-1:] == ranks[-2:-1] or (len(ranks) == 3 and ranks[0] == ranks[2])
