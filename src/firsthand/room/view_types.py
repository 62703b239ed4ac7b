"""What messages are made of: rules, seats, hands and the deal, as people are shown them."""

from typing import Literal

import msgspec

from firsthand.events import Verdict
from firsthand.law.types import NOBODY
from firsthand.record import Device, JudgedHand
from firsthand.room.requests import Away
from firsthand.rules.choices import OtherValues
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
    """What people call it."""
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
    drops: bool = False
    """Whether all cards of a fumbled flip are played."""
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
    device: Device = ""
    """What the person agreed with to the deal."""
    handicap: int = 0
    """How much earlier the person's hands are to count, in ms."""
    behind: int = 0
    """By how many ms the person's hands are behind the fastest at the table, as all saw; 0 where
    that is not much, or not known."""
    suggested: int = 0
    """The handicap that the room suggests then, in ms."""


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
    slow_screens: bool = False
    """Whether slow screens are trusted: a page says when it shows a card, and is believed up to
    60 ms more."""
    dealer: int = NOBODY
    """The seat that deals first, as the people agreed ("the youngest"); -1 where the rules say."""


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


class TryPile(msgspec.Struct, frozen=True):
    """A pile to try rules on, with its verdict."""

    pile: tuple[int, ...]
    """Its cards, oldest first."""
    slap: bool
    """Whether it may be slapped."""
    cards: tuple[int, ...]
    """Which cards make the pattern, counted from the top; the newest is 0."""
    words: Sentence
    """Which pattern the pile shows, or that it is no slap."""
    why: Sentence
    """The rule that it makes, or what it makes none of."""
    pattern: str
    """The name of that rule; of one that was dropped where only that would have made it a slap."""
    changed: Literal["", "added", "dropped"]
    """Whether a rule that was added or dropped makes the difference."""


class OptionView(msgspec.Struct, frozen=True):
    """How one option of the rules is offered."""

    name: str
    """Its dotted name."""
    title: Sentence
    """What it decides, in a few words."""
    line: Sentence
    """A sentence about it."""
    answers: tuple[tuple[str, Sentence], ...]
    """Its usual values, as a line of rules writes them, with their words."""
    kind: OtherValues
    """Which other values there are."""
    least: int
    """The least number, or time in ms."""
    most: int
    """The greatest number, or time in ms."""


class ValueView(msgspec.Struct, frozen=True):
    """What one option of a rule set says."""

    name: str
    """The option's dotted name."""
    value: str
    """Its value as a line of rules writes it."""
    words: Sentence
    """Its value in words."""
    usual: str
    """The value of the rules that these began from."""
