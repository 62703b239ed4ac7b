"""What is kept of a room between its games' records: seats, agreements, settings and secrets.

It is written whenever it changes. Connections, lines, clocks and hands on their way are not in it.
"""

import hashlib
from functools import cache, lru_cache
from typing import Any

import msgspec

from firsthand.actions import Accuse, Beat
from firsthand.bots.matching import Matching
from firsthand.law.types import NOBODY
from firsthand.match import Match
from firsthand.record import DealList, Device
from firsthand.room.live import Live, Postponed, Request
from firsthand.room.messages import Away
from firsthand.room.room import Room, Seat
from firsthand.room.types import Secret
from firsthand.sentences import Sentence

HASHED = "sha256:"
"""With this begins a key of which only the hash is known."""


class SeatSnapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is kept: fields are as in `Seat`, the key is a hash."""

    name: str = ""
    """The name of the player; empty on a free seat."""
    temperament: str = ""
    """The temperament of the bot that plays."""
    key: str = ""
    """The hash of the person's key."""
    nonce_hash: str = ""
    """The hash that the page agreed with."""
    pausing: bool = False
    """Whether the person asks for a pause."""
    left: bool = False
    """Whether the person has left for good."""
    objects: bool = False
    """Whether the person objects to the rules."""
    against: tuple[int, ...] = ()
    """The seats that vote to send the person away."""
    handicap: int = 0
    """How much earlier the hands are to count, in ms."""
    device: Device = ""
    """What the person agreed with."""
    latest_device: Device = ""
    """What the latest press was made with."""


class LiveSnapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What no record holds of the game on the table; fields are as in `Live`."""

    game: int
    """Which game of the table it is."""
    paused: bool = False
    """Whether a pause was agreed."""
    speed: int = 1
    """How many times as fast the clocks run."""
    speed_from: int = 0
    """From when on they do, in ms of play."""
    postponed: tuple[Postponed, ...] = ()
    """What waits for a race to end."""
    request: Request | None = None
    """A request to disrupt that waits for a second seat."""
    disrupted: tuple[tuple[int, int], ...] = ()
    """The disruptions asked for so far."""
    interrupted: tuple[int, int] = (NOBODY, NOBODY)
    """Where the device last took the hands."""
    asked: tuple[Beat | Accuse, ...] = ()
    """Votes to which the seat that they are about is to agree."""


class OpeningSnapshot(msgspec.Struct, frozen=True):
    """An open list with the nonces that have come; until when is not kept."""

    listed: DealList
    nonces: tuple[bytes, ...]


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A room as it is kept. Fields are as in `Room`, where none says otherwise."""

    code: str
    """The code of the table."""
    rules: str
    """The rules as a line."""
    name: str
    """The name of the rules, as people are shown it."""
    title: Sentence
    """The title of the rules."""
    line: Sentence
    """What the rules are in one line."""
    pace: int
    """The least time between flips, in ms."""
    seats: tuple[SeatSnapshot, ...]
    """The seats, whoever sits on them."""
    match: Match
    """The match so far."""
    game: int
    """Which game is on, or comes next."""
    matching: Matching
    """How fast the bots that match are."""
    dealer: int = NOBODY
    """The seat that deals the next game."""
    named: int = NOBODY
    """Who is to deal the first game, where the table has named somebody."""
    server: bytes = b""
    """The server's secret for the next deal; empty where none is drawn."""
    seed: str = ""
    """The seed that was chosen for it, in hexadecimal digits."""
    opening: OpeningSnapshot | None = None
    """The list for which nonces are awaited."""
    called_off: int = 0
    """How many lists of this game came to nothing."""
    called: Sentence | None = None
    """Why the latest of them did."""
    chosen: bool = False
    """Whether the seeds are chosen."""
    live: LiveSnapshot | None = None
    """The game on the table."""
    barred: tuple[tuple[str, str], ...] = ()
    """The hashes of keys, and names, of people who were sent away."""
    onlookers: tuple[str, ...] = ()
    """The hashes of the keys of those who look on."""
    closed: bool = False
    """Whether the last person has left."""
    open: bool = False
    """Whether others may join."""
    host: int = 0
    """The seat that keeps an open table."""
    away: Away = "bot"
    """What becomes of the seat of a player who is away."""
    away_ms: int = 60_000
    """How long a player may be away, in ms."""
    delay_ms: int = 0
    """How much later those who look on see everything, in ms."""
    slow_screens: bool = False
    """Whether slow screens are trusted."""
    changed: tuple[Sentence, ...] = ()
    """What the host's latest proposal changed."""
    vouched: bool = True
    """Whether connections can be measured."""
    warns: bool = True
    """Whether all are warned of a card between homes."""
    own_bots: tuple[str, ...] = ()
    """The kinds of the host's own bots."""

    def __repr__(self) -> str:
        """Return what may stand in a log."""
        return f"Snapshot(code={self.code!r}, game={self.game})"


@lru_cache(maxsize=4096)
def hashed(key: str) -> str:
    """Return what is kept of a key; the hash of a hash is itself.

    >>> hashed(hashed("a")) == hashed("a") != "a"
    True
    """
    if not key or key.startswith(HASHED):
        return key
    return HASHED + hashlib.sha256(b"firsthand key" + key.encode()).hexdigest()


@cache
def names_in_both(one: type[msgspec.Struct], other: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the names of the fields that two kinds of object have in common."""
    return tuple(name for name in one.__struct_fields__ if name in other.__struct_fields__)


def in_both(source: msgspec.Struct, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the fields of ``source`` that a ``kind`` has too, as the arguments for one."""
    return {name: getattr(source, name) for name in names_in_both(type(source), kind)}


SAME = {*names_in_both(Room, Snapshot), "rules_view", "secret"} - {"live"}
"""Fields of a room; where each is the same object as before, no snapshot has changed by it."""

LIVE = names_in_both(Live, LiveSnapshot)
"""Fields of a game of which the same is true."""


def may_differ(before: Room, after: Room) -> bool:
    """Return whether the snapshots of a room before and after a step may differ: a quick look."""
    if any(getattr(before, name) is not getattr(after, name) for name in SAME):
        return True
    old, new = before.live, after.live
    if old is new or old is None or new is None:
        return old is not new
    return any(getattr(old, name) != getattr(new, name) for name in LIVE)


def snapshot(room: Room) -> Snapshot:
    """Return what is kept of a room; written out, since each press asks for one."""
    view, secret, opening = room.rules_view, room.secret, room.opening
    return Snapshot(
        code=room.code,
        rules=view.text,
        name=view.name,
        title=view.title,
        line=view.line,
        pace=room.pace,
        seats=tuple(map(_seat, room.seats)),
        match=room.match,
        game=room.game,
        matching=room.matching,
        dealer=room.dealer,
        named=room.named,
        server=b"" if secret is None else secret.server,
        seed=_digits(secret),
        opening=None if opening is None else OpeningSnapshot(opening.listed, opening.nonces),
        called_off=room.called_off,
        called=room.called,
        chosen=room.chosen,
        live=None if room.live is None else _live(room.live),
        barred=tuple((hashed(key), name) for key, name in room.barred),
        onlookers=tuple(hashed(key) for _, key in room.onlookers),
        closed=room.closed,
        open=room.open,
        host=room.host,
        away=room.away,
        away_ms=room.away_ms,
        delay_ms=room.delay_ms,
        slow_screens=room.slow_screens,
        changed=room.changed,
        vouched=room.vouched,
        warns=room.warns,
        own_bots=room.own_bots,
    )


def _digits(secret: Secret | None) -> str:
    return "" if secret is None or secret.chosen is None else f"{secret.chosen:x}"


def _seat(seat: Seat) -> SeatSnapshot:
    return SeatSnapshot(
        name=seat.name,
        temperament=seat.temperament,
        key=hashed(seat.key),
        nonce_hash=seat.nonce_hash,
        pausing=seat.pausing,
        left=seat.left,
        objects=seat.objects,
        against=seat.against,
        handicap=seat.handicap,
        device=seat.device,
        latest_device=seat.latest_device,
    )


def _live(live: Live) -> LiveSnapshot:
    return LiveSnapshot(
        game=live.game,
        paused=live.paused,
        speed=live.speed,
        speed_from=live.speed_from,
        postponed=live.postponed,
        request=live.request,
        disrupted=live.disrupted,
        interrupted=live.interrupted,
        asked=live.asked,
    )
