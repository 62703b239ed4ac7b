"""What messages are made of: rules, seats, hands and the deal, as people are shown them."""

from typing import Literal

import msgspec

from firsthand.events import Verdict
from firsthand.record import JudgedHand
from firsthand.room.requests import Away
from firsthand.sentences import Sentence


class PatternView(msgspec.Struct, frozen=True):
    """A slap rule in words, with a legal and an illegal pile (cards as in "10H", oldest first)."""

    name: str
    title: Sentence
    short: Sentence
    sentence: Sentence
    legal: tuple[str, ...]
    illegal: tuple[str, ...]


class PackView(msgspec.Struct, frozen=True):
    """The cards in play: packs, jokers in all, and the cards taken out of them."""

    decks: int
    jokers: int
    without: tuple[int, ...]


class RulesView(msgspec.Struct, frozen=True):
    """A rule set for people: its sheet is written from the options themselves."""

    name: str
    """The name of its preset; empty for rules that somebody put together."""
    title: Sentence
    line: Sentence
    """What is special about it, in one sentence."""
    digest: str
    """The digest of all options, 64 hexadecimal digits."""
    least: int
    """The least number of seats."""
    most: int
    """The greatest number of seats."""
    challenge: bool
    """Whether court cards challenge."""
    gesture: str
    """The gesture that must come before a slap; empty where there is none."""
    patterns: tuple[PatternView, ...]
    """What may be slapped."""
    sheet: tuple[tuple[Sentence, tuple[Sentence, ...]], ...]
    """The rule sheet: headings, each with its sentences."""
    text: str = ""
    """The line that proposes these rules, like ``ratscrew penalty.count=2``."""
    pack: PackView = PackView(1, 0, ())
    """The cards that a page deals again when it checks a game."""
    comeback: tuple[PatternView, ...] = ()
    """What a hand without cards may slap."""


class SeatView(msgspec.Struct, frozen=True):
    """Who sits where."""

    name: str
    """The player's name; empty on a free seat."""
    kind: Literal["person", "bot", "free", "left"]
    """Who sits here; on a ``"left"`` one sat a person who has left the table."""
    temperament: str = ""
    """A bot's; also that of a bot which plays a person's seat meanwhile."""
    here: bool = True
    """Whether the person's page is connected and looked at."""
    objects: bool = False
    """Whether the person objects to the rules."""
    pauses: bool = False
    """Whether the person asks for a pause."""
    against: tuple[int, ...] = ()
    """Which seats vote to send the person away."""
    unsure: Literal["", "screen", "line"] = ""
    """What makes the person's times unsure while the seat is on probation."""


class Keeping(msgspec.Struct, frozen=True):
    """How a table is kept, beside its rules."""

    pace: int
    """The least time between flips, in ms."""
    away: Away = "bot"
    """What becomes of the seat of a player who is away for `away_ms`; until then its turns are
    flipped."""
    away_ms: int = 60_000
    """How long a player may be away, in ms."""
    delay_ms: int = 0
    """How much later, in ms, those who look on see everything."""


class DealView(msgspec.Struct, frozen=True):
    """What a seat agrees to: the next deal at the table, or the first."""

    game: int = 1
    """Which game of this table it deals, from 1."""
    digest: str = ""
    """The digest of rules and keeping."""
    server_hash: str = ""
    """The hash of the secret that the server has drawn for it; empty while none is drawn."""
    called_off: Sentence | None = None
    """Why this deal came to nothing before, and how often."""


class HandView(JudgedHand, frozen=True, kw_only=True):
    """One hand of a judged race, with its verdict."""

    verdict: Verdict
    why: Sentence | None = None
    """Why a hand before the winner's counted for nothing."""


class DeadHeat(msgspec.Struct, frozen=True):
    """Hands that fell too close together to call."""

    ms: float
    """How far the hands of ``seats`` lie apart, in ms."""
    limit: float
    """Up to how many ms hands are level at this table."""
    seats: tuple[int, ...]
    by: Literal["next", "nearer", "first", "lot"]
    """Why the taker takes the pile: as the next to flip, or the nearer to that, or because the
    first heard, or drawn by lot."""
