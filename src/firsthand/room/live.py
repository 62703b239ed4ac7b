"""A game on the table: the cards as they were shown, hands, wishes and what waits."""

from math import ceil
from typing import Literal

import msgspec

from firsthand.actions import Accuse, AnyAction, Beat, Collect, Disrupt, Drop, Flip, Tick
from firsthand.bots.intent import Intent
from firsthand.bots.matching import START, Matching
from firsthand.dice import Dice
from firsthand.events import AnyEvent
from firsthand.game import State
from firsthand.judge import Hand, Lag
from firsthand.law.types import NEVER, NOBODY
from firsthand.record import Header
from firsthand.room.messages import RaceResult

BEGUN = Matching(START, 0)
"""How fast bots are at first that keep people's pace."""


class Reveal(msgspec.Struct, frozen=True):
    """A card as it was shown: slaps name it by ``k``.

    It was turned at ``made`` ms of play, written ``to`` each seat when all would see it at once,
    and that was to be at ``sent``. ``piles`` is how many piles had been taken, and ``faces`` how
    many cards lay face up; ``blind`` are the seats whose pages were hidden. ``beaten`` tells that
    it could have been slapped, and was covered. Ties on it are counted from seat ``first``, and
    ``screens`` numbers by seat the connections that some seats shared (none: no seat did). After
    a disruption the pile is shown again, and the seat that ``stopped`` play does not slap it.
    """

    k: int
    sent: int
    piles: int = 0
    faces: int = 0
    flipper: int = NOBODY
    blind: tuple[int, ...] = ()
    beaten: bool = False
    made: int = 0
    to: tuple[int, ...] = ()
    first: int = NOBODY
    screens: tuple[int, ...] = ()
    stopped: int = NOBODY

    def sent_to(self, seat: int) -> int:
        """Return when it was written to a seat, in ms of play."""
        return self.to[seat] if self.to else self.sent


class FalseSlap(msgspec.Struct, frozen=True):
    """A false hand that was meant for card ``k`` and waits for those that may have been before it.

    An ``early`` one came too soon on a later card, after ``claim`` ms.
    """

    k: int
    hand: Hand
    early: bool = False
    claim: float = 0


class Wish(msgspec.Struct, frozen=True):
    """A seat's wish to flip, drop or collect, which waits for its time.

    It was pressed ``claim`` ms after the newest reveal and came at ``arrival`` ms of play. It is
    granted at ``due`` at the earliest, when the pace allows. A person has ``pressed`` it on the
    newest card.
    """

    action: Flip | Drop | Collect
    arrival: int
    claim: float
    due: int
    pressed: bool = False

    @property
    def seat(self) -> int:
        """The seat that wishes it."""
        return self.action.seat


class Postponed(msgspec.Struct, frozen=True):
    """Something a seat did at ``at`` ms of play that waits until it can change no race.

    ``action`` is for the rules to do: at once where it waits as an ``act``, before the next card
    as a ``beat``, and as a ``burn`` only while it is not the seat's turn. Others are a ``pause``
    and to ``expel`` the seat. A disruption stops pile number ``piles``. What is ``calm`` also
    leaves everyone time for the newest card.
    """

    seat: int
    at: int
    doing: Literal["act", "beat", "burn", "pause", "expel"]
    action: AnyAction = Tick()
    calm: bool = False
    piles: int = 0

    @property
    def stops(self) -> bool:
        """Whether no card is turned any more that was asked for later."""
        return self.doing == "pause" or isinstance(self.action, Disrupt)


class Request(msgspec.Struct, frozen=True):
    """A seat's wish of ``at`` ms of play to disrupt pile number ``piles``; another is to agree."""

    seat: int
    at: int
    piles: int


class Live(msgspec.Struct, frozen=True):
    """A game that is being played, or was the latest; ``game`` counts those at this table.

    ``began`` is when it was dealt, ``halted`` for how many ms its clocks stood still since, and
    ``halted_at`` since when they stand still now (-1: they run). All other times are ms of play:
    the shell's clock less both. ``paused`` is a pause that was agreed; the clocks also stand
    still while nobody looks. ``hands`` and ``watermarks`` are of the newest reveal, as are
    the seats that ``returned`` since and the ``hasty`` ones that paid for a flip out of turn;
    ``false_slaps`` are false hands on earlier ones. ``acted`` is the time of the latest action,
    ``award`` the latest race that was won, and ``minds`` are the dice by which the bots decide.
    ``matching`` is how fast those are that keep people's pace.
    ``linked`` is what was known of the lines of seats when their hands on the newest reveal came.
    ``postponed`` waits for races to end, ``request`` for a second seat, and ``disrupted`` are the
    disruptions asked for so far: seat, and number of the pile. ``asked`` are votes of one screen
    alone, to which the seat that they are about is to agree. From ``speed_from`` ms of play on
    the clocks run ``speed`` times as fast.
    """

    game: int
    header: Header
    state: State
    began: int
    reveals: tuple[Reveal, ...]
    watermarks: tuple[float, ...]
    minds: tuple[Dice, ...]
    log: tuple[AnyEvent, ...]
    halted: int = 0
    halted_at: int = NEVER
    paused: bool = False
    acted: int = 0
    award: RaceResult | None = None
    hands: tuple[Hand, ...] = ()
    false_slaps: tuple[FalseSlap, ...] = ()
    returned: tuple[int, ...] = ()
    hasty: tuple[int, ...] = ()
    wish: Wish | None = None
    intents: tuple[Intent, ...] = ()
    matching: Matching = BEGUN
    linked: tuple[tuple[int, Lag], ...] = ()
    postponed: tuple[Postponed, ...] = ()
    request: Request | None = None
    disrupted: tuple[tuple[int, int], ...] = ()
    asked: tuple[Beat | Accuse, ...] = ()
    speed: int = 1
    speed_from: int = 0

    @property
    def newest(self) -> Reveal:
        """The newest card, or before the first flip the empty table."""
        return self.reveals[-1]

    def played(self, at: int) -> int:
        """Return the ms of play at a time of the shell's clock."""
        run = (at if self.halted_at < 0 else self.halted_at) - self.began - self.halted
        return run + (self.speed - 1) * max(0, run - self.speed_from)

    def clock(self, played: int) -> int:
        """Return the time of the shell's clock at so many ms of play, while the clocks run."""
        ahead = max(0, played - self.speed_from)
        return self.began + self.halted + played - ahead + ceil(ahead / self.speed)
