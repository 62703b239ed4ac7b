"""The room: everything one live table is, between two inputs."""

import msgspec

from firsthand.bots.intent import Intent
from firsthand.dice import Dice
from firsthand.events import AnyEvent
from firsthand.game import State
from firsthand.judge import Hand
from firsthand.law.types import NOBODY
from firsthand.room.messages import RulesNote
from firsthand.room.types import Seed
from firsthand.rules import Rules

NOWHERE = -1
"""No connection."""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person's, or with a ``temperament`` a bot's.

    ``conn`` is the connection that it sits at and ``key`` what brings a person back to it. ``n``
    is the number of the latest slap heard from there. ``pausing`` is a wish to pause, ``left``
    that the person has gone for good.
    """

    name: str
    temperament: str = ""
    conn: int = NOWHERE
    key: str = ""
    agreed: bool = False
    hidden: bool = False
    pausing: bool = False
    left: bool = False
    n: int = -1

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return bool(self.temperament)


class Reveal(msgspec.Struct, frozen=True):
    """A card as it was shown: slaps name it by ``k``.

    ``sent`` is when, in ms of play; ``piles`` how many piles had been taken; ``blind`` the seats
    that could not see it. Once covered, a card that could have been slapped was ``beaten`` by
    the next.
    """

    k: int
    sent: int
    piles: int
    flipper: int = NOBODY
    blind: tuple[int, ...] = ()
    beaten: bool = False


class Wish(msgspec.Struct, frozen=True):
    """A seat's wish to flip or collect.

    It was pressed ``claim`` ms after the reveal, came at ``arrival`` ms of play, and is granted at
    ``due`` at the earliest, when the pace allows.
    """

    seat: int
    doing: str
    arrival: int
    claim: int
    due: int
    count: int = 1


class Live(msgspec.Struct, frozen=True):
    """A game that is being played, or was the latest.

    ``began`` is when it was dealt, ``halted`` for how many ms its clocks stood still since, and
    ``halted_at`` since when they stand still now (-1: they run); all other times are ms of play:
    the clock less both. ``hands`` and ``watermarks`` belong to the newest reveal; ``minds`` are
    the dice by which the bots decide.
    """

    state: State
    seed: int
    salt: bytes
    began: int
    reveals: tuple[Reveal, ...]
    watermarks: tuple[int, ...]
    minds: tuple[Dice, ...]
    halted: int = 0
    halted_at: int = -1
    hands: tuple[Hand, ...] = ()
    wish: Wish | None = None
    intents: tuple[Intent, ...] = ()
    log: tuple[AnyEvent, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """One table: its seats, its rules, the game on it and the score so far.

    ``pace`` is the least time between flips in ms; ``onlookers`` are connections that look on,
    each with its key.
    """

    code: str
    rules: Rules
    note: RulesNote
    pace: int
    seats: tuple[Seat, ...]
    score: tuple[int, ...]
    game: int = 1
    dealer: int = NOBODY
    seed: Seed | None = None
    live: Live | None = None
    onlookers: tuple[tuple[int, str], ...] = ()
    closed: bool = False

    @property
    def wants_seed(self) -> bool:
        """Whether the room has no chance left for its next deal: give it a `Seed`."""
        return self.seed is None and not self.closed
