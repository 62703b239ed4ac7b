"""The messages between browser and server. TypeScript types are generated from these Structs.

Every message is one JSON object with a ``type``. Times are milliseconds. Those of one table are
the room's own.
"""

from typing import Any

import msgspec

from firsthand.record import DealList, ListedSeat
from firsthand.room.messages import (
    Act,
    Agree,
    Asked,
    CalledOff,
    Collect,
    DealView,
    Flip,
    Gesture,
    Gone,
    HandView,
    Happened,
    Keeping,
    Leave,
    Line,
    Message,
    Nonce,
    Notice,
    OpenList,
    PatternView,
    Propose,
    RaceResult,
    Refused,
    Revealed,
    RulesView,
    Seated,
    SeatView,
    Settle,
    Slap,
    Told,
    Visibility,
    Watermark,
)
from firsthand.room.types import NOTHING_SEEN
from firsthand.sentences import Sentence
from firsthand.shell.rule_messages import RuleReply, RuleRequest

__all__ = [
    "PROTOCOL",
    "Act",
    "Agree",
    "CalledOff",
    "Choice",
    "Cleared",
    "Collect",
    "Create",
    "DealList",
    "DealView",
    "Flip",
    "Found",
    "Gesture",
    "Gone",
    "Halted",
    "HandView",
    "Happened",
    "Hello",
    "Join",
    "Keeping",
    "Leave",
    "Line",
    "ListedSeat",
    "Message",
    "Moment",
    "Network",
    "Nonce",
    "Notice",
    "Open",
    "OpenList",
    "OpenNetwork",
    "PatternView",
    "Peek",
    "Propose",
    "RaceResult",
    "Refused",
    "Replayed",
    "Reply",
    "Request",
    "Reseated",
    "Revealed",
    "RuleReply",
    "RuleRequest",
    "RulesView",
    "SeatView",
    "Seated",
    "Settle",
    "Slap",
    "TemperamentView",
    "Unread",
    "Visibility",
    "Watermark",
    "Welcome",
]

PROTOCOL = 5
"""Raised whenever a browser of an older build could misread a message."""


# ---- from the browser -----------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: which build speaks, and the key of a seat kept from before, if any.

    ``seen`` is how many events of game ``game`` are known there, or `NOTHING_SEEN`.
    """

    protocol: int
    key: str = ""
    game: int = 0
    seen: int = NOTHING_SEEN


class Open(Message, frozen=True, tag="open", forbid_unknown_fields=True):
    """Open a table against bots and sit down at seat 0.

    Where several ``people`` sit round the page's screen, empty names are of the server's choice,
    and bots fill the seats behind them.
    """

    rules: str
    """The name of a preset, or ``"table"`` for the rules the server was started with."""
    seats: int
    """How many seats the table has."""
    bots: tuple[str, ...]
    """The temperaments of the bots behind the people, repeated to fill the seats."""
    pace: int
    """The least time between flips, in ms."""
    name: str = ""
    """The name of the person who opens it; empty for one of the server's choice."""
    seed: str = ""
    """A seed for this page alone, up to 64 hexadecimal digits; empty for a drawn one."""
    people: tuple[str, ...] = ()
    """The names of several people round the page's screen, from seat 0 on."""


class Create(Message, frozen=True, tag="create", forbid_unknown_fields=True):
    """Open a table between homes and sit down at seat 0; the other seats are free.

    Fields are as in `Open`.
    """

    rules: str
    seats: int
    pace: int
    name: str = ""


class Peek(Message, frozen=True, tag="peek", forbid_unknown_fields=True):
    """Ask what table has this code."""

    code: str


class Join(Message, frozen=True, tag="join", forbid_unknown_fields=True):
    """Take a free seat at the table with this code, or with ``watch`` look on.

    ``key`` is that of a seat which this browser had there, if any.
    """

    code: str
    name: str = ""
    watch: bool = False
    key: str = ""


class OpenNetwork(Message, frozen=True, tag="open_network", forbid_unknown_fields=True):
    """Open this server to the home network, or without ``wish`` close it again.

    Only pages on the machine that runs the server may.
    """

    wish: bool


class UseAddress(Message, frozen=True, tag="use_address", forbid_unknown_fields=True):
    """Try whether an address on the internet leads to this server, and if so invite friends there.

    Only pages on the machine that runs the server may. The answer is an `AddressTried`.
    """

    address: str


Later = Open | Create | Peek | Join | OpenNetwork | UseAddress | RuleRequest | Asked
"""What is asked once hello has been said."""

Request = Hello | Later

# ---- from the server ------------------------------------------------------------------------


class TemperamentView(msgspec.Struct, frozen=True):
    """A bot's temperament in plain words.

    ``together`` are the ms after which the fastest of one, two, three such bots slaps.
    """

    name: str
    title: Sentence
    words: Sentence
    together: tuple[int, ...] = ()


class Choice(msgspec.Struct, frozen=True):
    """What *Play now* opens unless the player chooses something else."""

    rules: str
    seats: int
    bots: tuple[str, ...]
    pace: int


class Welcome(Message, frozen=True, tag="welcome"):
    """Answer to hello: everything the home screen offers."""

    version: str
    """The version of the server."""
    protocol: int
    """The number of the protocol that it speaks."""
    presets: tuple[RulesView, ...]
    """The rule sets that are offered."""
    temperaments: tuple[TemperamentView, ...]
    """The temperaments of bots that are offered."""
    choice: Choice
    """What is chosen on the home screen at first."""
    pace_least: int
    """The least pace of a table, in ms."""
    pace_most: int
    """The greatest pace of a table, in ms."""
    patterns: tuple[PatternView, ...] = ()
    """All that a slap may be agreed for."""
    home: str = ""
    """The address at which others reach this server."""
    name: str = ""
    """A name that the player may be called."""
    mixed: tuple[int, ...] = ()
    """As ``together`` in `TemperamentView`, for bots of each fixed kind in turn."""


class Cleared(Message, frozen=True, tag="cleared"):
    """Answer to a peek: the table with this code is no more.

    Everybody left ``ago`` ms ago; it was played by ``rules``.
    """

    code: str
    ago: int
    rules: RulesView


class Found(Message, frozen=True, tag="found"):
    """Answer to a peek: the table with this code, and a name that is free there."""

    code: str
    """The code of the table."""
    host: str
    """The name of its host."""
    seats: tuple[SeatView, ...]
    """Who sits on each seat."""
    rules: RulesView
    """The rules that are proposed, or played by."""
    keeping: Keeping
    """How the table is kept."""
    began: bool
    """Whether cards have been dealt."""
    name: str
    """A name that is free there."""


class Reseated(Message, frozen=True, tag="reseated"):
    """What changed since the last `Seated` of this connection: fields by name.

    Of ``deal``, ``keeping`` and ``rules`` only the fields that changed; ``seats`` and sections of
    the rule sheet by number, where there are as many as before, and of each seat what changed.
    """

    changes: dict[str, Any]


class Halted(Message, frozen=True, tag="halted"):
    """The game waits for the ``reason``, and no clock runs; without one it goes on."""

    reason: Sentence | None = None


class Network(Message, frozen=True, tag="network"):
    """Whether other machines reach this server; sent to pages on the machine that runs it.

    ``addresses`` are the URLs that friends can open, the usual one first. A ``fixed`` network was
    opened when the server started and stays open.
    """

    is_open: bool
    addresses: tuple[str, ...]
    fixed: bool
    on_the_internet: bool
    home: str = ""
    """The address on the internet at which friends find this server; empty where there is none."""


class AddressTried(Message, frozen=True, tag="address_tried"):
    """Answer to `UseAddress`: how long a request took there and back, in ms; -1 where none came."""

    address: str
    ms: int


# ---- for a page that shows a record ---------------------------------------------------------


class Moment(msgspec.Struct, frozen=True):
    """One action of a recorded game: what came of it, and how its race was judged."""

    at: int
    """When it was asked for, in ms since the deal."""
    happened: Happened
    """Its events, and the table that results."""
    result: RaceResult | None
    """The verdict on the hands that came down, None where there were none."""
    band: float
    """Up to how many ms apart hands of this race were too close to call; 0 where none came down."""


class Replayed(msgspec.Struct, frozen=True, tag_field="type", tag="replayed"):
    """A whole recorded game, for a page that goes back and forth in it."""

    seated: Seated
    """Who sat where, and by which rules; the page sits nowhere."""
    moments: tuple[Moment, ...]
    """The deal, then every action in order."""
    revealed: Revealed | None
    """What lies behind the seal, None for a game that is not over."""
    fault: str
    """What does not follow from rules and seed, in English; empty where all of it does."""


class Unread(msgspec.Struct, frozen=True, tag_field="type", tag="unread"):
    """A file that is no record, and why."""

    reason: Sentence


Reply = Welcome | Found | Cleared | Told | Reseated | Halted | Network | AddressTried | RuleReply
