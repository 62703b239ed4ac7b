"""The room: everything one live table is, between two inputs."""

import msgspec

from firsthand.bots.matching import Matching
from firsthand.judge import LagTracker
from firsthand.law.types import NEVER, NOBODY
from firsthand.match import Match
from firsthand.record import DealList
from firsthand.room.live import BEGUN, Live
from firsthand.room.messages import Away, RulesView
from firsthand.room.types import Secret
from firsthand.rules import Rules
from firsthand.sentences import Sentence

NOWHERE = -1
"""No connection."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person's, or with a ``temperament`` a bot's.

    ``conn`` is the connection that it sits at and ``key`` what brings a person back to it; a seat
    with both is a person's that a bot plays meanwhile. ``n`` is the number of the latest slap
    heard from there, ``nonce_hash`` what the page agreed with, ``line`` what is known of the way
    there; ``clamped`` of the ``slaps`` judged were credited later than claimed, and ``odd`` presses
    named a card that was never shown. ``away_since`` is when the page was left or hidden, on the
    shell's clock (-1: it is looked at), ``objects`` what the person thinks of the rules,
    ``against`` are the seats that vote to send him away. ``pausing`` is a wish to pause, ``left``
    that the person has gone for good. ``address`` is the network address of the page, by which
    votes are counted.
    """

    name: str
    temperament: str = ""
    conn: int = NOWHERE
    key: str = ""
    nonce_hash: str = ""
    hidden: bool = False
    pausing: bool = False
    left: bool = False
    n: int = -1
    away_since: int = NEVER
    objects: bool = False
    against: tuple[int, ...] = ()
    line: LagTracker = LagTracker()
    slaps: int = 0
    clamped: int = 0
    odd: int = 0
    address: str = ""

    @property
    def agreed(self) -> bool:
        """Whether the person has agreed to what is proposed, and bound a nonce."""
        return bool(self.nonce_hash)

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return bool(self.temperament)

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
    """One table: its seats, its rules, the game on it and the match so far.

    ``pace`` is the least time between flips in ms; ``away``, ``away_ms`` and ``delay_ms`` are as in
    `Keeping`. ``dealer`` deals the next game (-1: to be found); ``onlookers`` are connections that
    look on, each with its key. At an ``open`` table others may sit down; seat ``host`` keeps it,
    and ``changed`` says what its latest proposal changed. ``matching`` is with what the next
    game begins, for bots that keep people's pace. Behind a proxy the lines are not ``vouched``
    for; ``tunnel_told`` says that the table was warned of a tunnel.
    ``secret`` is the server's for the next deal, ``opening`` the list for which nonces are awaited;
    ``called_off`` counts the lists of this game that came to nothing, and ``called`` says why the
    latest did. Where the seeds are ``chosen``, one page plays alone.
    ``barred`` are keys and names of people who were sent away.
    """

    code: str
    rules: Rules
    rules_view: RulesView
    pace: int
    seats: tuple[Seat, ...]
    match: Match
    game: int = 1
    dealer: int = NOBODY
    secret: Secret | None = None
    opening: Opening | None = None
    called_off: int = 0
    called: Sentence | None = None
    chosen: bool = False
    live: Live | None = None
    barred: tuple[tuple[str, str], ...] = ()
    onlookers: tuple[tuple[int, str], ...] = ()
    closed: bool = False
    open: bool = False
    host: int = 0
    away: Away = "bot"
    away_ms: int = 60_000
    delay_ms: int = 0
    changed: tuple[Sentence, ...] = ()
    vouched: bool = True
    tunnel_told: bool = False
    matching: Matching = BEGUN

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
