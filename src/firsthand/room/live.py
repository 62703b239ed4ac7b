"""A game that is being played: cards as they were shown, hands, wishes, and acts that wait."""

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
from firsthand.room.messages import RaceResult, Told

BEGUN = Matching(START, 0)
"""How fast bots are at first that keep people's pace."""


class Reveal(msgspec.Struct, frozen=True):
    """A card as it was shown: slaps name it by its number.

    After a disruption the pile is shown again as a new reveal.
    """

    k: int
    """Its number; 0 is the empty table before the first flip."""
    sent: int
    """When all were to see it, in ms of play."""
    piles: int = 0
    """How many piles had been taken."""
    faces: int = 0
    """How many cards lay face up."""
    flipper: int = NOBODY
    """The seat that flipped it."""
    blind: tuple[int, ...] = ()
    """The seats whose pages were hidden."""
    beaten: bool = False
    """Whether it could have been slapped, and was covered."""
    made_at: int = 0
    """When it was turned, in ms of play."""
    to: tuple[int, ...] = ()
    """When it was written to each seat, in ms of play; empty where all had it at ``sent``."""
    first: int = NOBODY
    """The seat from which ties on it are counted."""
    screens: tuple[int, ...] = ()
    """By seat the connections that some seats shared; empty where no seat did."""
    stopped: int = NOBODY
    """The seat that stopped play before it, and so may not slap it."""

    def sent_to(self, seat: int) -> int:
        """Return when it was written to a seat, in ms of play."""
        return self.to[seat] if self.to else self.sent


class FalseSlap(msgspec.Struct, frozen=True):
    """A false slap that waits for hands that may have been before it."""

    k: int
    """The number of the card that it was meant for."""
    hand: Hand
    early: bool = False
    """Whether it named the next card, and came too soon to be meant for that."""
    claim: float = 0
    """Of an early one: the time in ms after the card that it named."""


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
    """Something a seat did that waits until it can change no race."""

    seat: int
    at: int
    """When the seat did it, in ms of play."""
    doing: Literal["act", "beat", "burn", "pause", "expel"]
    """What waits: an action, a beat (till the next card), a flip out of turn (while it is not the
    seat's turn), a pause, or to send the seat away."""
    action: AnyAction = Tick()
    """The action, where it is one."""
    calm: bool = False
    """Whether everyone has time for the newest card first."""
    piles: int = 0
    """How many piles had been taken; a disruption stops that pile alone."""

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
    """A game that is being played, or was the latest.

    Times are ms of play, except where a field names another clock: ms since the deal on the shell's
    clock, without those for which the clocks stood still.
    """

    game: int
    """Which game of the table it is, from 1."""
    header: Header
    """The header of its record, which fixes every card."""
    state: State
    """The state of the game."""
    began: int
    """When it was dealt, on the shell's clock."""
    reveals: tuple[Reveal, ...]
    """The cards that were shown, the newest last."""
    watermarks: tuple[float, ...]
    """By seat up to when there was no press, in ms after the newest reveal."""
    minds: tuple[Dice, ...]
    """By seat the dice by which a bot decides."""
    log: tuple[AnyEvent, ...]
    """All events so far."""
    halted: int = 0
    """For how many ms the clocks have stood still."""
    halted_at: int = NEVER
    """Since when they stand still now, on the shell's clock; `NEVER` while they run."""
    paused: bool = False
    """Whether a pause was agreed; the clocks also stand still while nobody looks."""
    acted: int = 0
    """When the latest action was done."""
    result: RaceResult | None = None
    """The latest race that was won."""
    hands: tuple[Hand, ...] = ()
    """The hands on the newest reveal that are not judged yet."""
    false_slaps: tuple[FalseSlap, ...] = ()
    """False slaps still to be judged."""
    returned: tuple[int, ...] = ()
    """The seats that came back since the newest reveal."""
    hasty: tuple[int, ...] = ()
    """The seats that paid for a flip out of turn since the newest reveal."""
    wish: Wish | None = None
    """The wish to flip or collect that waits for its time."""
    intents: tuple[Intent, ...] = ()
    """What bots mean to do."""
    matching: Matching = BEGUN
    """How fast the bots that match are."""
    linked: tuple[tuple[int, Lag], ...] = ()
    """The lag of each seat with a hand on the newest reveal, as it was when the hand came."""
    postponed: tuple[Postponed, ...] = ()
    """What waits for a race to end."""
    request: Request | None = None
    """A request to disrupt that waits for a second seat."""
    disrupted: tuple[tuple[int, int], ...] = ()
    """The disruptions asked for so far: seat, and number of the pile."""
    interrupted: tuple[int, int] = (NOBODY, NOBODY)
    """Where the device last took the hands for a gesture of its own: number of the pile, card."""
    asked: tuple[Beat | Accuse, ...] = ()
    """Votes of one screen alone, to which the seat that they are about is to agree."""
    veiled: tuple[tuple[tuple[int, ...], Told], ...] = ()
    """Messages that would warn rivals of a hand, with the connections to which they go later."""
    speed: int = 1
    """How many times as fast the clocks run from ``speed_from`` on."""
    speed_from: int = 0
    """From when on they run so fast, in ms of play."""

    @property
    def newest(self) -> Reveal:
        """The newest card, or before the first flip the empty table."""
        return self.reveals[-1]

    def played(self, at: int) -> int:
        """Return the ms of play at a time of the shell's clock."""
        run = (at if self.halted_at < 0 else self.halted_at) - self.began - self.halted
        return run + (self.speed - 1) * max(0, run - self.speed_from)

    def clock(self, played: int) -> int:
        """Return the time of the shell's clock at N ms of play, while the clocks run."""
        ahead = max(0, played - self.speed_from)
        return self.began + self.halted + played - ahead + ceil(ahead / self.speed)
