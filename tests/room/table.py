"""A room played through `step` alone, with virtual time."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, get_args

import msgspec

from firsthand.bots import names
from firsthand.dice import seeded
from firsthand.game import set_up
from firsthand.match import match_of
from firsthand.notation import parse_cards
from firsthand.record.sealing import nonce_hash
from firsthand.room import Room, Seat, step
from firsthand.room import messages as m
from firsthand.room import types as r
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Live
from firsthand.room.play.bots import think
from firsthand.room.views.seated import deal_view
from firsthand.rules import Rules, preset
from firsthand.sentences import say
from firsthand.table import Table as OpenTable

Message = TypeVar("Message")

ANN, BEN, EVE = 1, 2, 3
START = 5_000


def note(rules: Rules) -> m.RulesView:
    """The rules in words, which a room only passes on."""
    return m.RulesView(
        "", say("preset-house"), say("preset-house-line"), rules.digest, 2, 8, True, "", (), ()
    )


ACTS: dict[str, type[m.Act]] = {str(kind.__struct_config__.tag): kind for kind in get_args(m.Act)}
"""What may be asked at a table, by its tag."""


def act(what: str, seat: int, target: int = -1, *, ms: int = 0, text: str = "") -> m.Act:
    """Return the message that asks something, with what it needs of the rest."""
    given: dict[str, Any] = {
        "seat": seat,
        "target": target,
        "ms": ms,
        "temperament": text,
        "name": text,
    }
    kind = ACTS[what]
    return kind(**{field: given[field] for field in kind.__struct_fields__})


class Table:
    """A room, its clock, and everything that it said."""

    def __init__(
        self,
        rules: Rules | str = "ratscrew",
        people: Iterable[str] = ("Ann",),
        bots: Iterable[str] = ("steady",),
        *,
        pace: int = 700,
        seed: int = 3,
        rtts: Mapping[int, float] | None = None,
        warns: bool = False,
    ) -> None:
        rules = preset(rules) if isinstance(rules, str) else rules
        people, bots = tuple(people), tuple(bots)
        seats = [Seat(name) for name in people]
        seats += [Seat(name, mind) for name, mind in zip(names(len(bots)), bots, strict=True)]
        self.room = Room(
            "QXYZ",
            rules,
            note(rules),
            pace,
            tuple(seats),
            match_of(rules, len(seats)),
            warns=warns,
        )
        self.now = START
        self.alarm: int | None = None
        self.out: list[r.Output] = []
        self.seed = seed
        self.n = 0
        self.rtts = dict(rtts or {})
        self.secrets = 0
        self.silent: set[int] = set()
        self.nonces: dict[int, bytes] = {}
        self.seen: dict[int, int] = {}

    # ---- driving ------------------------------------------------------------------------

    def put(self, given: r.AnyInput) -> list[r.Output]:
        """Take one step and keep what came out of it."""
        self.now = given.at
        self.room, out = step(self.room, given)
        assert not any(isinstance(output, r.WakeAt) for output in out[:-1])
        if out and isinstance(out[-1], r.WakeAt):
            self.alarm = out[-1].at
        else:
            assert isinstance(given, r.Ponged)
        assert self.alarm is None or self.alarm > self.now
        self.out += out
        for send in out:
            if isinstance(send, r.Send) and isinstance(send.message, m.Happened):
                out += self.answer(send.conn, send.message.k)
            elif isinstance(send, r.Send) and isinstance(send.message, m.OpenList):
                out += tuple(self.show(send.conn))
        return list(out)

    def answer(self, conn: int, k: int) -> tuple[r.Output, ...]:
        """The PING behind a reveal is answered at once, on a line without delay."""
        if self.rtts.get(conn, 0) or self.seen.get(conn) == k:
            return ()
        self.seen[conn] = k
        self.room, out = step(self.room, r.Ponged(self.now, conn, 0, k))
        for output in out:
            if isinstance(output, r.WakeAt):
                self.alarm = output.at
        return out

    def measure(self, conn: int, times: int = 5) -> None:
        """Measure a line as it is."""
        for _ in range(times):
            self.room, _ = step(self.room, r.Ponged(self.now, conn, self.rtts.get(conn, 0)))

    def give_secret(self) -> list[r.Output]:
        """The server draws its secret for the next deal."""
        self.secrets += 1
        server = hashlib.sha256(f"{self.seed} {self.secrets}".encode()).digest()
        return self.put(r.Secret(self.now, server))

    def sit(self, conn: int, *seats: int, name: str = "") -> list[r.Output]:
        return self.put(r.Joined(self.now, conn, f"key {conn}", seats, name))

    def say(self, conn: int, message: m.Asked) -> list[r.Output]:
        return self.put(r.Said(self.now, conn, message))

    def agree(self, conn: int, seat: int, **other: Any) -> list[r.Output]:
        """A page agrees to the next deal, or after a game to another one."""
        return self.say(conn, msgspec.structs.replace(self.word(conn, seat), **other))

    def word(self, conn: int, seat: int) -> m.Agree:
        """What a page says when it agrees: its nonce is new with each secret of the server."""
        note = deal_view(self.room)
        nonce = hashlib.sha256(f"{self.seed} {conn} {note.server_hash}".encode()).digest()
        self.nonces[conn] = nonce
        bound = nonce_hash(self.room.code, note.game, min(self.seats_of(conn)), nonce)
        return m.Agree(seat, note.digest, note.server_hash, bound)

    def seats_of(self, conn: int) -> list[int]:
        """The seats of a page; of one that has none, the first."""
        return [place for place, seat in enumerate(self.room.seats) if seat.conn == conn] or [0]

    def show(self, conn: int) -> list[r.Output]:
        """A page shows its nonce, unless it is one of the silent ones or looks on."""
        if conn in self.silent or conn not in self.nonces:
            return []
        return self.say(conn, m.Nonce(min(self.seats_of(conn)), self.nonces[conn].hex()))

    def begin(self) -> "Table":
        """Seat everyone, each at a connection of their own, and deal."""
        self.give_secret()
        for place, seat in enumerate(self.room.seats):
            if not seat.is_bot:
                self.sit(place + 1, place)
                self.measure(place + 1)
                self.agree(place + 1, place)
        return self

    def pass_to(self, at: int) -> list[r.Output]:
        """Let time pass, waking the room when it wants to be woken."""
        out: list[r.Output] = []
        while self.alarm is not None and self.alarm <= at:
            out += self.put(r.Wake(self.alarm))
        self.now = at
        return out

    def run(self, until: int = 10_000_000) -> "Table":
        """Let the room run by itself until nothing is awaited, or so many ms have passed."""
        end = self.now + until
        while self.alarm is not None and self.alarm <= end:
            self.put(r.Wake(self.alarm))
        return self

    def rig(self, *hands: str, pile: str = "", first: int = 0) -> "Table":
        """Put other cards into the hands, top card first, and on the pile."""
        state = set_up(
            self.room.rules,
            tuple(parse_cards(hand) for hand in hands),
            seeded(self.seed),
            pile=parse_cards(pile or "-"),
            first=first,
        )
        self.change(state=state, intents=())
        builder = StepBuilder(self.room, self.now)
        think(builder, fresh=False)
        self.room = builder.room
        self.put(r.Wake(self.now))
        return self

    def flip(self, seat: int, *, conn: int = 0, c: float = 0) -> list[r.Output]:
        """A person flips, at once."""
        return self.say(conn or seat + 1, m.Flip(seat, self.live.newest.k, c))

    def slap(
        self, seat: int, c: float, *, wait: int = 2, k: int = -1, conn: int = 0
    ) -> list[r.Output]:
        """A person slaps ``c`` ms after the newest card, heard ``wait`` ms later."""
        newest = self.live.newest
        self.n += 1
        out = self.pass_to(max(self.now, self.clock(newest.sent + c) + wait))
        return out + self.say(conn or seat + 1, m.Slap(seat, newest.k if k < 0 else k, c, self.n))

    def close(self, conn: int) -> list[r.Output]:
        return self.put(r.Closed(self.now, conn))

    def back(self, conn: int, key: str, seen: int = -1, game: int = 1) -> list[r.Output]:
        return self.put(r.Connected(self.now, conn, key, seen, game))

    def change(self, **changes: object) -> None:
        """Change the game behind the room's back."""
        live = msgspec.structs.replace(self.live, **changes)
        self.room = msgspec.structs.replace(self.room, live=live)

    # ---- looking ------------------------------------------------------------------------

    @property
    def live(self) -> Live:
        assert self.room.live is not None
        return self.room.live

    @property
    def dealt(self) -> bool:
        return self.room.live is not None

    @property
    def table(self) -> OpenTable:
        return self.live.state.table

    def clock(self, played: float) -> int:
        """The clock's time at some ms of play."""
        return round(played) + self.live.began + self.live.halted


def told(out: Iterable[r.Output], kind: type[Message], conn: int = 0) -> list[Message]:
    """Return the messages of a kind that were sent, to one connection or, once each, to any."""
    found = [output for output in out if isinstance(output, r.Send)]
    said = [send.message for send in found if conn in (0, send.conn)]
    return [message for message in dict.fromkeys(said) if isinstance(message, kind)]


def one(out: Iterable[r.Output], kind: type[Message], conn: int = 0) -> Message:
    """Return the only message of a kind that was sent."""
    (message,) = told(out, kind, conn)
    return message


def kept(out: Iterable[r.Output]) -> list[r.Sealed | r.Acted | r.Ended]:
    """Return what was to be kept."""
    return [output.entry for output in out if isinstance(output, r.Store)]


def events(out: Iterable[r.Output]) -> list[str]:
    """Return the kinds of event that came to pass, in order."""
    acted = [entry for entry in kept(out) if isinstance(entry, r.Acted)]
    return [type(event).__name__ for entry in acted for event in entry.entry.events]
