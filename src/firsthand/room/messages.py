"""The messages that a room sends to the seats of its table.

Every message is one JSON object with a ``type``. Times are in ms. What seats ask is in `requests`,
what messages are made of in `view_types`.
"""

from typing import Literal

import msgspec

from firsthand.events import AnyEvent, Verdict
from firsthand.law.types import NOBODY
from firsthand.record import DealList
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
    Frame,
    FreeSeat,
    Gesture,
    GoOn,
    Handicap,
    HostAct,
    Hurry,
    Interrupt,
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
    Seen,
    Settle,
    Slap,
    Spare,
    Visibility,
    VoteOut,
    Watermark,
)
from firsthand.room.view_types import (
    DeadHeat,
    DealView,
    HandView,
    Keeping,
    PackView,
    PatternView,
    RulesView,
    SeatView,
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
    "Away",
    "Beat",
    "CalledOff",
    "Collect",
    "DeadHeat",
    "DealNow",
    "DealView",
    "Disrupt",
    "Flip",
    "Frame",
    "FreeSeat",
    "Gesture",
    "GoOn",
    "Gone",
    "HandView",
    "Handicap",
    "Happened",
    "HostAct",
    "Hurry",
    "Interrupt",
    "Keeping",
    "Kick",
    "Leave",
    "Line",
    "Message",
    "Nonce",
    "Notice",
    "ObjectTo",
    "OpenList",
    "PackView",
    "PassHost",
    "PatternView",
    "Pause",
    "Propose",
    "RaceResult",
    "Reaching",
    "Refused",
    "RemoveSeat",
    "Rename",
    "Resume",
    "Revealed",
    "RulesView",
    "SeatAct",
    "SeatBot",
    "SeatView",
    "Seated",
    "Seen",
    "Settle",
    "Slap",
    "Spare",
    "Told",
    "Visibility",
    "VoteOut",
    "Watermark",
]


class Seated(Message, frozen=True, tag="seated"):
    """You sit at a table, or look on: who sits there, by which rules, and what is agreed to."""

    code: str
    """The code of the table, by which others join an open one."""
    key: str
    """What brings you back to your seats."""
    yours: tuple[int, ...]
    """Your seats; none where you look on."""
    seats: tuple[SeatView, ...]
    """Who sits on each seat."""
    rules: RulesView
    """The rules that are proposed, or played by."""
    pace: int
    """The least time between flips, in ms."""
    agreed: tuple[bool, ...]
    """By seat who has agreed to the rules; cards are dealt when all have."""
    score: tuple[int, ...]
    """Games won by seat, in this match alone where it has more than one round."""
    game: int
    """Which game of this table is on, or comes next, from 1."""
    round: int
    """Which round of the match is on, or was the latest, from 1."""
    rounds: int
    """How many rounds a match has."""
    mode: Mode
    """How a match of several rounds is won."""
    champions: tuple[int, ...]
    """The seats that have won the match."""
    open: bool = False
    """Whether others may join by the code."""
    host: int = 0
    """The seat that keeps an open table."""
    keeping: Keeping = Keeping(700)
    """How the table is kept."""
    watching: int = 0
    """How many look on."""
    changed: tuple[Sentence, ...] = ()
    """What the latest proposal changed."""
    bots: tuple[Sentence, ...] = ()
    """Sentences about the bots of this table."""
    disrupts: int = NOBODY
    """The seat that says the pile was knocked; play stops once another says so too."""
    vouched: bool = True
    """Whether connections are measured; if not, a claim is believed up to 60 ms before arrival."""
    deal: DealView = DealView()
    """What an `Agree` agrees to."""
    chosen: bool = False
    """Whether games are dealt from a chosen seed, not from what server and pages draw."""


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


class Reaching(Message, frozen=True, tag="reaching"):
    """A seat reaches for its cards: the card after ``k`` falls soon, and nobody knows when.

    All are sent it between homes, so that who turns a card is not the only one who is warned.
    """

    seat: int
    k: int


Reason = Literal["fastest", "tie", Verdict]
"""How a race was decided: by the fastest hand, or by the rule for a tie; where nobody won, what the
worst hand came to; late where a late hand joins a race that was won."""


class RaceResult(Message, frozen=True, tag="award"):
    """A race was judged: all its hands by time, who won, and in one line why."""

    k: int
    """The number of the card that the hands were meant for."""
    winner: int
    """The seat that takes the pile, or `NOBODY`."""
    reason: Reason
    """Why the winner takes the pile, or how the hands fell where nobody does."""
    hands: tuple[HandView, ...]
    """The hands, the soonest first."""
    patterns: tuple[str, ...]
    """The names of the patterns that the pile made."""
    line: Sentence
    """The ribbon's text without the name, like "231 ms: sandwich 7-K-7"."""
    why: tuple[Sentence, ...]
    """Sentences for those who share a false slap, like "Not a slap: 7 on K makes no double."."""
    pile: tuple[int, ...]
    """The last cards of the pile as it lay, oldest first."""
    cards: tuple[int, ...]
    """Which cards made the pattern, counted from the top; the newest is 0."""
    heat: DeadHeat | None = None
    """The hands that were too close to call; None where one was first."""


class Revealed(Message, frozen=True, tag="revealed"):
    """The game is over: what lies behind the commitment, so that anyone can check the deal.

    The commitment is the seal of ``listed``; without a list it binds digest, seed and salt.
    """

    seed: str
    """The seed of the deal, 64 hexadecimal digits."""
    salt: str
    """The salt of the commitment, in hexadecimal digits."""
    digest: str
    """The digest of the rules."""
    commitment: str
    """What everyone was shown at the deal, in hexadecimal digits."""
    listed: DealList | None = None
    """The list that fixed the deal."""
    server: str = ""
    """The server's secret behind its hash, in hexadecimal digits."""
    nonces: tuple[str, ...] = ()
    """What each seat's page drew, in hexadecimal digits; empty for a bot."""
    called_off: int = 0
    """How many lists of this game came to nothing."""
    chosen: bool = False
    """Whether the seed was chosen, not drawn from secret and nonces."""


class Refused(Message, frozen=True, tag="refused"):
    """A request had no effect: which, what was wrong and what would be right."""

    what: str
    kind: RefusalKind
    reason: Sentence


class Gone(Message, frozen=True, tag="gone"):
    """The table of your key is no more, or your seat is played ``elsewhere`` now.

    ``record`` names the record of a table that can't go on, as in ``QXYZ-2``; empty for none.
    """

    reason: Sentence | None = None
    elsewhere: bool = False
    record: str = ""


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
    | RaceResult
    | Reaching
    | Revealed
    | Refused
    | Gone
    | Line
    | Notice
)
"""What a room sends to the browsers at its table."""
