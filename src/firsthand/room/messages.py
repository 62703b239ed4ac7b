"""The messages of one table: what its seats ask, and what the room tells them.

Every message is one JSON object with a ``type``. Times are in ms. Requests are in `requests`.
"""

from typing import Literal

import msgspec

from firsthand.events import AnyEvent, Verdict
from firsthand.law.types import NOBODY
from firsthand.record import DealList, JudgedHand
from firsthand.room.refusals import RefusalKind
from firsthand.room.requests import (
    Accuse,
    Act,
    AddSeat,
    Agree,
    Asked,
    Away,
    Beat,
    Collect,
    DealNow,
    Disrupt,
    Flip,
    FreeSeat,
    Gesture,
    GoOn,
    HostAct,
    Hurry,
    Kick,
    Leave,
    Message,
    Nonce,
    ObjectTo,
    PassHost,
    Pause,
    Propose,
    RemoveSeat,
    Rename,
    Resume,
    SeatAct,
    SeatBot,
    Settle,
    Slap,
    Spare,
    Visibility,
    VoteOut,
    Watermark,
)
from firsthand.rules import Mode
from firsthand.sentences import Sentence
from firsthand.table import Table

__all__ = [
    "Accuse",
    "Act",
    "AddSeat",
    "Agree",
    "Asked",
    "Award",
    "Away",
    "Beat",
    "CalledOff",
    "Collect",
    "DealNote",
    "DealNow",
    "Disrupt",
    "Flip",
    "FreeSeat",
    "Gesture",
    "GoOn",
    "Gone",
    "Hand",
    "HandNote",
    "Happened",
    "Heat",
    "HostAct",
    "Hurry",
    "Keeping",
    "Kick",
    "Leave",
    "Line",
    "Message",
    "Nonce",
    "Notice",
    "ObjectTo",
    "OpenList",
    "PackNote",
    "PassHost",
    "PatternNote",
    "Pause",
    "Propose",
    "Refused",
    "RemoveSeat",
    "Rename",
    "Resume",
    "Revealed",
    "RulesNote",
    "SeatAct",
    "SeatBot",
    "SeatNote",
    "Seated",
    "Settle",
    "Slap",
    "Spare",
    "Told",
    "Visibility",
    "VoteOut",
    "Watermark",
]


class PatternNote(msgspec.Struct, frozen=True):
    """A slap rule in words, with a legal and an illegal pile (cards as in "10H", oldest first)."""

    name: str
    title: Sentence
    short: Sentence
    sentence: Sentence
    legal: tuple[str, ...]
    illegal: tuple[str, ...]


class PackNote(msgspec.Struct, frozen=True):
    """The cards in play: packs, jokers in all, and the cards taken out of them."""

    decks: int
    jokers: int
    without: tuple[int, ...]


class RulesNote(msgspec.Struct, frozen=True):
    """A rule set for people: its sheet is made from the options themselves.

    ``text`` is the line that proposes it; by ``pack`` a browser deals the cards again.
    A hand without cards may slap ``comeback``.
    """

    name: str
    title: Sentence
    line: Sentence
    digest: str
    least: int
    most: int
    challenge: bool
    gesture: str
    patterns: tuple[PatternNote, ...]
    sheet: tuple[tuple[Sentence, tuple[Sentence, ...]], ...]
    text: str = ""
    pack: PackNote = PackNote(1, 0, ())
    comeback: tuple[PatternNote, ...] = ()


class SeatNote(msgspec.Struct, frozen=True):
    """Who sits where.

    A ``"free"`` seat has no name; on a ``"left"`` one sat a person who has left the table.
    ``temperament`` is a bot's; a person whose seat a bot plays meanwhile has one too. ``here`` is
    whether the person's page is connected and looked at, ``objects`` whether he objects to the
    rules, ``pauses`` whether he asks for a pause, ``against`` which seats vote to send him away.
    """

    name: str
    kind: Literal["person", "bot", "free", "left"]
    temperament: str = ""
    here: bool = True
    objects: bool = False
    pauses: bool = False
    against: tuple[int, ...] = ()


class Keeping(msgspec.Struct, frozen=True):
    """How a table is kept, beside its rules.

    ``pace`` is the least time between flips in ms. A player who is gone for ``away_ms`` is
    replaced by a bot until he is back, folds, or is waited for; meanwhile his turns are flipped.
    Who looks on sees everything ``delay_ms`` later.
    """

    pace: int
    away: Away = "bot"
    away_ms: int = 60_000
    delay_ms: int = 0


class DealNote(msgspec.Struct, frozen=True):
    """What a seat agrees to: the next deal at the table, or the first.

    ``game`` counts from 1, ``digest`` covers rules and keeping, ``server_hash`` binds the secret
    that the server has drawn for it (empty: not drawn yet). ``called_off`` says why this deal came
    to nothing before, and how often.
    """

    game: int = 1
    digest: str = ""
    server_hash: str = ""
    called_off: Sentence | None = None


class Seated(Message, frozen=True, tag="seated"):
    """You sit at a table; ``yours`` are your seats, ``key`` brings you back to them.

    ``agreed`` tells by seat who agreed to the rules; cards are dealt when all have. ``score``
    counts games won; in a match of ``rounds`` (more than one, played by ``mode``) it counts this
    match alone, ``round`` says where it stands, and ``champions`` have won it. At an ``open``
    table others may join by its code; ``host`` is the seat that keeps it, ``watching`` counts who
    looks on, and ``changed`` says what the latest proposal changed. ``bots`` are sentences about
    the bots of this table, none where there are none. Seat ``disrupts`` says that the pile was
    knocked, and play stops once another seat says so too (-1: nobody does). Where lines are not
    ``vouched`` for, a claimed time is believed for at most 60 ms before it arrived.
    ``deal`` is what an `Agree` agrees to; the games here are dealt from a ``chosen`` seed, or from
    what server and pages draw.
    """

    code: str
    key: str
    yours: tuple[int, ...]
    seats: tuple[SeatNote, ...]
    rules: RulesNote
    pace: int
    agreed: tuple[bool, ...]
    score: tuple[int, ...]
    game: int
    round: int
    rounds: int
    mode: Mode
    champions: tuple[int, ...]
    open: bool = False
    host: int = 0
    keeping: Keeping = Keeping(700)
    watching: int = 0
    changed: tuple[Sentence, ...] = ()
    bots: tuple[Sentence, ...] = ()
    disrupts: int = NOBODY
    vouched: bool = True
    deal: DealNote = DealNote()
    chosen: bool = False


class OpenList(Message, frozen=True, tag="open"):
    """All people have agreed: this list is fixed now, and every page is to show its nonce."""

    listed: DealList


class CalledOff(Message, frozen=True, tag="called_off"):
    """A list came to nothing; its secret (64 hexadecimal digits) is shown, and not used again.

    ``reason`` says why and how often, as in "Ben's page did not answer: nothing was dealt (once)".
    """

    game: int
    reason: Sentence
    server: str


class Happened(Message, frozen=True, tag="happened"):
    """Events ``number`` .. in order, and the table that results.

    ``k`` is the number of the newest reveal; a press names it. ``paused`` stops all clocks.
    """

    number: int
    k: int
    events: tuple[AnyEvent, ...]
    table: Table
    paused: bool = False


class Hand(Message, frozen=True, tag="hand"):
    """A hand is on the pile and not judged yet: whose, and how far a watermark should reach."""

    k: int
    seat: int
    ask: int


class HandNote(JudgedHand, frozen=True, kw_only=True):
    """One hand of a judged race, with what it came to.

    ``why`` says why a hand before the winner's counted for nothing.
    """

    verdict: Verdict
    why: Sentence | None = None


class Heat(msgspec.Struct, frozen=True):
    """A dead heat: hands that fell too close together to call.

    The hands of ``seats`` lie ``ms`` apart, and up to ``limit`` ms are level at this table. The
    taker is the ``next`` to flip, or the ``nearer`` to that, or was heard ``first``, or was drawn
    by ``lot``.
    """

    ms: float
    limit: float
    seats: tuple[int, ...]
    by: Literal["next", "nearer", "first", "lot"]


Reason = Literal["fastest", "tie", Verdict]
"""How a race was decided: by the fastest hand, or by the rule for a tie; where nobody won, what the
worst hand came to; late where a late hand joins a race that was won."""


class Award(Message, frozen=True, tag="award"):
    """A race was judged: all its hands by time, the winner (-1: none) and in one line why.

    ``line`` is the ribbon's text without the name, e.g. "231 ms: sandwich 7-K-7"; ``cards``
    counts from the top which cards of the pile as it lay made the pattern (0 is the newest);
    ``pile`` is that pile's last cards, oldest first. ``why`` are sentences for the sharers of a
    false slap, e.g. "Not a slap: 7 on K makes no double and no sandwich." A dead heat is told as
    ``heat``.
    """

    k: int
    winner: int
    reason: Reason
    hands: tuple[HandNote, ...]
    patterns: tuple[str, ...]
    line: Sentence
    why: tuple[Sentence, ...]
    pile: tuple[int, ...]
    cards: tuple[int, ...]
    heat: Heat | None = None


class Revealed(Message, frozen=True, tag="revealed"):
    """The game is over: what lies behind the commitment, so that anyone can check the deal.

    The commitment is the seal of the list that is ``listed``; ``server`` and the ``nonces`` by seat
    (empty for a bot) are the secrets behind its hashes, and make the seed unless it was ``chosen``.
    Without a list the commitment binds ``digest``, seed and salt.
    """

    seed: str
    salt: str
    digest: str
    commitment: str
    listed: DealList | None = None
    server: str = ""
    nonces: tuple[str, ...] = ()
    called_off: int = 0
    chosen: bool = False


class Refused(Message, frozen=True, tag="refused"):
    """A request had no effect: which, what was wrong and what would be right."""

    what: str
    kind: RefusalKind
    reason: Sentence


class Gone(Message, frozen=True, tag="gone"):
    """The table of your key is no more, or your seat is played ``elsewhere`` now."""

    reason: Sentence | None = None
    elsewhere: bool = False


class Line(Message, frozen=True, tag="line"):
    """What is measured of your own connection; it is sent every other second."""

    rtt: float = msgspec.field(name="trip")
    """Its least round trip, in ms; ``trip`` on the wire."""
    jitter: float
    """How much its round trips vary, in ms."""
    clamped: int
    """How many of your slaps were credited later than claimed."""
    slaps: int
    """How many slaps of yours were judged."""
    measured: bool
    """Whether enough round trips are known; until then you are judged by arrival."""
    probation: bool
    """Whether a claim is allowed little more than the round trip."""


class Notice(Message, frozen=True, tag="notice"):
    """Something that the people of a table should know once."""

    text: Sentence


Told = (
    Seated
    | OpenList
    | CalledOff
    | Happened
    | Hand
    | Award
    | Revealed
    | Refused
    | Gone
    | Line
    | Notice
)
"""What a room sends to the browsers at its table."""
