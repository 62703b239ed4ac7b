"""A page that says anything, and a scanner of all that the server sends anybody.

The page begins with messages that are right, and spoils them: other numbers, other words, keys left
out or twice, bytes cut out, turned over, or put in from elsewhere.
"""

import logging
from random import Random
from typing import Any

import msgspec

from firsthand.record.sealing import nonce_hash
from firsthand.room import messages as m
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.wire import PROTOCOL, Create, Happened, Hello, Join, Open, OpenNetwork, Peek
from tests.reading import decoder
from tests.server.people import CHOICE, NONCE
from tests.shell.pages import Home, Page

CATALOGUE = Catalogue(CHOICE)
NUMBERS = (-1, 0, 1, 2, 7, 8, 255, 1 << 31, 1 << 53, 1 << 63, 1 << 64, 0.5, -1e308, 1e308, 1e400)
WORDS = ("", "x", "Ann", "BCDF", "\u202e", "\U0001f600", "ratscrew", "a=b", "0" * 64, "[" * 50)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"type": "slap"})
AT_ONCE = 40
"""After so many messages everything is looked at, and time goes on."""

OTHER_NONCE = bytes(range(100, 132))


class Ears(logging.Handler):
    """Keeps what is logged as an error: an exception that left a handler."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(logging.Formatter().format(record))


class Leak(AssertionError):
    """Something left the server that should not have."""


class Round:
    """A table of its own: two people who behave, and one who says anything."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.home = Home(CATALOGUE)
        self.host, self.guest = self.home.page(), self.home.page()
        self.host.say(Create("ratscrew", 3, 700, "Ann"))
        self.code = self.host.seated.code
        self.guest.say(Join(self.code, "Ben"))
        self.stranger = self._stranger()
        self._read: dict[int, int] = {}
        self._deal()

    @property
    def room(self) -> Any:
        """The room of the table."""
        return self.home.registry.actors[self.code].room

    def _stranger(self) -> Page:
        page = self.home.page()
        page.connection.address = ""
        page.say(Join(self.code, "Eve", watch=self.dice.random() < 0.2))
        return page

    def _deal(self) -> None:
        """Agree to the deal on all pages, as far as they sit."""
        pages = (self.host, self.guest, self.stranger)
        for nonce, page in zip((NONCE, NONCE, OTHER_NONCE), pages, strict=True):
            for seat in page.seated.yours:
                deal = page.seated.deal
                bound = nonce_hash(self.code, deal.game, seat, nonce)
                page.say(m.Agree(seat, deal.digest, deal.server_hash, bound))
        for nonce, page in zip((NONCE, NONCE, OTHER_NONCE), pages, strict=True):
            for seat in page.seated.yours:
                page.say(m.Nonce(seat, nonce.hex()))

    # ---- what is said -------------------------------------------------------------------

    def messages(self) -> tuple[Any, ...]:
        """Messages that may be right just now."""
        live, seat = self.room.live, self.dice.randrange(3)
        k = live.newest.k if live is not None and live.reveals else 0
        press = (seat, k, self.dice.randrange(2000))
        return (
            *(m.Flip(*press), m.Slap(*press, n=self.dice.randrange(9)), m.Collect(*press)),
            *(m.Watermark(seat, k, self.dice.randrange(3000)), m.Seen(seat, 16)),
            *(m.Visibility(hidden=self.dice.random() < 0.5), m.Pause(seat), m.GoOn(seat)),
            *(m.Rename(seat, seat, "Eve"), m.Leave(seat), m.Kick(seat, 0), m.PassHost(seat, 1)),
            *(m.SeatBot(seat, 2, temperament="steady"), m.AddSeat(seat), m.VoteOut(seat, 0)),
            *(m.Propose(seat, "ratscrew penalty.count=2"), m.Settle(seat, 700, "bot", 60_000, 0)),
            *(m.Nonce(seat, "ab" * 32), m.Agree(seat, "", "", ""), m.Interrupt(seat, k)),
            *(Hello(PROTOCOL), Peek(self.code), Join(self.code, "Eve"), OpenNetwork(wish=True)),
            Open("ratscrew", 2, ("steady",), 700),
        )

    def spoiled(self) -> bytes:
        """A message with something wrong in it, or in its place."""
        value = msgspec.to_builtins(self.dice.choice(self.messages()))
        for _ in range(self.dice.randrange(3)):
            key = self.dice.choice([*value])
            match self.dice.randrange(6):
                case 0:
                    value[key] = self.dice.choice(NUMBERS)
                case 1:
                    value[key] = self.dice.choice(WORDS)
                case 2:
                    value[key] = self.dice.choice(OTHERS)
                case 3 if len(value) > 1:
                    del value[key]
                case 4:
                    value[self.dice.choice(WORDS)] = value[key]
                case _:
                    value[key] = [value[key]] * self.dice.randrange(4)
        data = bytearray(msgspec.json.encode(value))
        for _ in range(self.dice.choice((0, 0, 0, 1, 3))):
            at = self.dice.randrange(len(data) + 1)
            match self.dice.randrange(3):
                case 0:
                    del data[at : at + self.dice.randrange(9)]
                case 1:
                    data[at:at] = self.dice.randbytes(self.dice.randrange(4))
                case _:
                    data[at:at] = data[: self.dice.randrange(20)]
        return bytes(data)

    def go_on(self, count: int) -> None:
        """Say so many messages, and look at what came of them."""
        for number in range(count):
            self.stranger.session.text(self.spoiled())
            if number % AT_ONCE == 0:
                self.home.clock.pass_by(400)
                self.home.clock._alarms = [
                    alarm for alarm in self.home.clock._alarms if not alarm[1].cancelled()
                ]
                self.look()
                if self.stranger.connection.number not in self.home.registry._at:
                    self.stranger.end()
                    self.stranger = self._stranger()
        self.look()

    # ---- what is seen -------------------------------------------------------------------

    def secrets(self) -> list[bytes]:
        """What nobody may be sent now: the server's secrets, and nonces that nobody has shown."""
        room = self.room
        secret = [room.secret.server.hex()] if room.secret is not None else []
        live = room.live
        if live is not None and not live.state.table.over:
            secret += [f"{live.header.seed:x}", live.header.salt.hex()]
        return [word.encode() for word in secret if word]

    def look(self) -> None:
        """Raise `Leak` where somebody was sent what he may not know, or a seat is changed."""
        room, keys = self.room, {page: page.seated.key for page in (self.host, self.guest)}
        for index, page in enumerate((self.host, self.guest)):
            if room.seats[index].conn != page.connection.number:
                raise Leak(f"seat {index} is somebody else's")
        for page in (self.host, self.guest, self.stranger):
            number = page.connection.number
            new = page.transport.texts[self._read.get(number, 0) :]
            self._read[number] = len(page.transport.texts)
            hidden = self.secrets() + [key.encode() for of, key in keys.items() if of is not page]
            for text in new:
                self._scan(text, hidden)

    def _scan(self, text: bytes, hidden: list[bytes]) -> None:
        """Look at a message byte by byte, and at the cards in it."""
        for word in hidden:
            if word in text:
                raise Leak("a secret or a key was sent")
        reply = decoder.decode(text)
        live = self.room.live
        if isinstance(reply, Happened) and live is not None:
            if not set(map(repr, reply.events)) <= set(map(repr, live.log)):
                raise Leak("an event was sent that is not the game's")
            known = {card for event in live.log for card in getattr(event, "cards", ())}
            if not set(reply.table.pile) <= known:
                raise Leak("a card was sent that nobody turned")


def fuzz(seed: int, rounds: int, messages: int) -> list[str]:
    """Say spoiled messages at one table after another; return what was logged as an error."""
    ears, dice = Ears(), Random(seed)  # noqa: S311 - nothing secret
    logging.getLogger().addHandler(ears)
    try:
        for _ in range(rounds):
            table = Round(dice)
            table.go_on(messages)
            table.home.registry.stop()
    finally:
        logging.getLogger().removeHandler(ears)
    return ears.lines
