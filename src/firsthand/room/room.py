"""The room: everything one live table is, between two inputs."""

import msgspec

from firsthand.bots.matching import Matching
from firsthand.judge import LagTracker
from firsthand.law.types import NEVER, NOBODY
from firsthand.match import Match
from firsthand.record import DealList, Device
from firsthand.room.live import BEGUN, Live
from firsthand.room.messages import Away, RulesView
from firsthand.room.types import Secret
from firsthand.rules import Rules
from firsthand.sentences import Sentence

NOWHERE = -1
"""No connection."""

NO_SLAP = -1
"""No slap was heard yet, where one is named by its number."""


OWN_BOT = "own:"
"""With this begins the kind of a bot of the host's own; its name follows, as in ``own:Keen``."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person's, a bot's, or free.

    A seat with both a key and a temperament is a person's that a bot plays meanwhile.
    """

    name: str
    """The player's name; empty on a free seat."""
    temperament: str = ""
    """The temperament of the bot that plays; empty where none does."""
    conn: int = NOWHERE
    """The connection of the person's page."""
    key: str = ""
    """What brings the person back to the seat; empty where no person sits."""
    nonce_hash: str = ""
    """The hash of the nonce that the page agreed with; empty until it agrees to the deal."""
    hidden: bool = False
    """Whether the page is hidden."""
    pausing: bool = False
    """Whether the person asks for a pause."""
    left: bool = False
    """Whether the person has left for good."""
    n: int = NO_SLAP
    """The number of the latest slap that was heard from the page."""
    away_since: int = NEVER
    """Since when the page is closed or hidden, on the shell's clock; `NEVER` if it is looked at."""
    objects: bool = False
    """Whether the person objects to the rules."""
    against: tuple[int, ...] = ()
    """The seats that vote to send the person away."""
    line: LagTracker = LagTracker()
    """What is known of the lag of the person's connection."""
    slaps: int = 0
    """How many slaps of the person were judged."""
    clamped: int = 0
    """How many of them were credited later than claimed."""
    odd: int = 0
    """How many presses named a card that was never shown."""
    address: str = ""
    """The network address of the page, by which votes are counted; empty where it is not known."""
    handicap: int = 0
    """How much earlier the hands of the person are to count, in ms."""
    device: Device = ""
    """What the person agreed with to the deal."""
    latest_device: Device = ""
    """What the person's latest press was made with."""
    raced: int = 0
    """In how many races for a pile the person has laid a hand that all saw."""
    reaction: float = 0
    """How long these hands took from the card on, handicaps and all: the mean of the newest, in
    ms."""

    @property
    def agreed(self) -> bool:
        """Whether the person has agreed to what is proposed, and bound a nonce."""
        return bool(self.nonce_hash)

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return bool(self.temperament)

    @property
    def is_own_bot(self) -> bool:
        """Whether a bot of the host's own plays here."""
        return self.temperament.startswith(OWN_BOT)

    @property
    def is_free(self) -> bool:
        """Whether a person may sit down here."""
        return not (self.key or self.temperament or self.left)

    @property
    def is_away(self) -> bool:
        """Whether this is the seat of a person who is not looking at the table now."""
        return bool(self.key) and self.away_since >= 0


class Opening(msgspec.Struct, frozen=True):
    """A list that is open: ``nonces`` by seat come in until ``until`` on the shell's clock."""

    listed: DealList
    until: int
    nonces: tuple[bytes, ...]

    def __repr__(self) -> str:
        """Return what may stand in a log."""
        return f"Opening(until={self.until})"


class Room(msgspec.Struct, frozen=True):
    """One table: its seats, its rules, the game on it and the match so far."""

    code: str
    """The code by which others join."""
    rules: Rules
    """The rules that are proposed, or played by."""
    rules_view: RulesView
    """The rules as people are shown them."""
    pace: int
    """The least time between flips, in ms."""
    seats: tuple[Seat, ...]
    """The seats, whoever sits on them."""
    match: Match
    """The match so far."""
    game: int = 1
    """Which game of this table is on, or comes next, from 1."""
    dealer: int = NOBODY
    """The seat that deals the next game; `NOBODY` where it is still to be found."""
    secret: Secret | None = None
    """The server's secret for the next deal."""
    opening: Opening | None = None
    """The list for which nonces are awaited."""
    called_off: int = 0
    """How many lists of this game came to nothing."""
    called: Sentence | None = None
    """Why the latest of them did."""
    chosen: bool = False
    """Whether the seeds are chosen; then one page plays alone."""
    live: Live | None = None
    """The game on the table, or the latest; None before the first deal."""
    barred: tuple[tuple[str, str], ...] = ()
    """The keys and names of people who were sent away."""
    onlookers: tuple[tuple[int, str], ...] = ()
    """The connections that look on, each with its key."""
    closed: bool = False
    """Whether the last person has left."""
    open: bool = False
    """Whether others may join."""
    host: int = 0
    """The seat that keeps an open table."""
    away: Away = "bot"
    """What becomes of the seat of a player who is away for ``away_ms``."""
    away_ms: int = 60_000
    """How long a player may be away, in ms."""
    delay_ms: int = 0
    """How much later, in ms, those who look on see everything."""
    slow_screens: bool = False
    """Whether pages are trusted that say how long they take to show a card."""
    named: int = NOBODY
    """The seat that the people name to deal first; `NOBODY` where the rules say who does."""
    changed: tuple[Sentence, ...] = ()
    """What the host's latest proposal changed."""
    vouched: bool = True
    """Whether connections can be measured; behind a proxy they can't."""
    warns: bool = True
    """Whether all are warned of a card between homes, where people at several pages turn them."""
    tunnel_told: bool = False
    """Whether the table was warned of a tunnel."""
    own_bots: tuple[str, ...] = ()
    """The kinds of the host's own bots, as in ``own:Keen``; their code runs on the host alone."""
    matching: Matching = BEGUN
    """How fast the bots that match are when the next game begins."""
    waits_until: int = NEVER
    """Until when all people are waited for who sat here before the server was started again, on the
    shell's clock; `NEVER` where nobody is."""

    @property
    def barred_names(self) -> frozenset[str]:
        """Under which names, in small letters, nobody may come back."""
        return frozenset(name for _, name in self.barred)

    @property
    def round(self) -> int:
        """Which round of the match is on, or was the latest, from 1."""
        fresh = self.live is None or self.live.game < self.game or not self.live.state.table.over
        return len(self.match.played) + fresh

    @property
    def wants_secret(self) -> bool:
        """Whether the room has no secret for its next deal: give it one."""
        return self.secret is None and not self.closed

    @property
    def dealt(self) -> bool:
        """Whether the game that the table is at has been dealt."""
        return self.live is not None and self.live.game == self.game

    @property
    def is_untouched(self) -> bool:
        """Whether no card was ever dealt here, and nobody sits here but who opened the table."""
        people = sum(bool(seat.key) for seat in self.seats)
        return self.live is None and people <= 1
