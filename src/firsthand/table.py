"""The table: what everyone sees. It holds no hidden card and no hint of what may be slapped."""

from typing import Literal

import msgspec

from firsthand.law.types import NEVER, NOBODY, Duel

VoteKind = Literal["beat", "interference"]
"""What seats vote about: a beat before a hand counts, or that a seat interfered (S-29, S-31)."""


class Vote(msgspec.Struct, frozen=True):
    """One seat's wish about another seat that holds once enough others share it (S-29, S-31).

    ``ms`` is the beat asked for, in milliseconds.
    """

    kind: VoteKind
    by: int
    seat: int
    ms: int = 0


class Fine(msgspec.Struct, frozen=True):
    """A seat's latest false slap: when (ms), after how many flips and piles.

    ``first`` is when the seat first slapped that card wrongly. So lockouts can end, and the same
    card and the next differ (A-48). ``cards`` is the set of those that the seat has slapped
    wrongly in this pile, by how many flips deep they lay then: bit 0 is the newest, 50 are kept.
    """

    at: int
    flips: int
    piles: int
    first: int
    cards: int = 1


class Table(msgspec.Struct, frozen=True):
    """Everything in the open at one moment of a game.

    All times are in ms of play since the deal, in which a disrupted table stands still; -1 is
    never.
    """

    counts: tuple[int, ...]
    """How many cards each seat holds."""
    dealer: int
    """The seat that dealt."""
    pile: tuple[int, ...] = ()
    """The face-up cards of the pile, oldest first."""
    burned: int = 0
    """How many face-down cards lie below them."""
    turn: int = NOBODY
    """The seat that must flip; -1 if nobody may."""
    challenger: int = NOBODY
    """The seat whose challenge is open; -1 if none is."""
    tries: int = 0
    """How many tries are left to answer it."""
    lost: bool = False
    """Whether the challenge was lost, so that the pile is owed to the challenger."""
    out: tuple[bool, ...] = ()
    """Whether each seat is out for good."""
    comebacks: tuple[int, ...] = ()
    """How often each seat has slapped back in."""
    gestured: tuple[bool, ...] = ()
    """Whether each seat has gestured since the newest card."""
    recent: tuple[int, ...] = ()
    """The seats by their latest flip, newest first."""
    fines: tuple[Fine | None, ...] = ()
    """The latest false slap of each seat."""
    locked: tuple[bool, ...] = ()
    """Whether the slaps of each seat are void until a pile is taken."""
    beats: tuple[int, ...] = ()
    """The beat that was set for each seat's cards, in ms."""
    votes: tuple[Vote, ...] = ()
    """The open votes."""
    flips: int = 0
    """How many cards were flipped so far."""
    piles: int = 0
    """How many piles were taken so far."""
    flipped_at: int = NEVER
    """When the newest card was flipped."""
    taken_at: int = NEVER
    """When the latest pile was taken."""
    lost_at: int = NEVER
    """When the challenge was lost."""
    turn_at: int = 0
    """When the turn came to the seat that has it."""
    frozen_at: int = NEVER
    """When play was stopped, while it stands still."""
    ready: tuple[bool, ...] = ()
    """Whether each seat has agreed to go on."""
    stood: int = 0
    """For how many ms play has stood still so far."""
    over: bool = False
    """Whether the game is over."""
    winners: tuple[int, ...] = ()
    """The seats that won."""

    @property
    def seats(self) -> int:
        """How many seats sit at the table."""
        return len(self.counts)

    @property
    def size(self) -> int:
        """How many cards lie in the pile, face-down ones included."""
        return self.burned + len(self.pile)

    @property
    def duel(self) -> Duel:
        """Whose turn it is and what is owed, as the law reads it."""
        return Duel(self.turn, self.challenger, self.tries, int(self.lost))

    @property
    def owed(self) -> int:
        """The seat to which a lost pile is owed, or -1."""
        return self.challenger if self.lost else NOBODY
