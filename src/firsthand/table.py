"""The table: what every eye sees. It holds no hidden card and no hint of what may be slapped."""

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
    card can be told from the next (A-48). ``cards`` is the set of those that the seat has slapped
    wrongly in this pile, by how many flips deep they lay then: bit 0 is the newest, 50 are kept.
    """

    at: int
    flips: int
    piles: int
    first: int
    cards: int = 1


class Table(msgspec.Struct, frozen=True):
    """Everything in the open at one moment of a game.

    ``pile`` holds the face-up cards, oldest first; ``burned`` counts the face-down cards below
    them. ``counts`` are hand sizes by seat. ``turn`` is the seat that must flip (-1: nobody may).
    While a challenge is open ``challenger`` is its owner and ``tries`` what is left; ``lost``
    says that it was lost and the pile is owed to the challenger. ``out`` marks seats that are
    out for good, ``locked`` those whose slaps are void until a pile is taken.
    ``recent`` lists seats by their latest flip, newest first. All times are
    milliseconds of play since the deal, in which a disrupted table stands still; -1 is never.
    ``piles`` and ``flips`` number the piles taken and the cards flipped so far.
    """

    counts: tuple[int, ...]
    dealer: int
    pile: tuple[int, ...] = ()
    burned: int = 0
    turn: int = NOBODY
    challenger: int = NOBODY
    tries: int = 0
    lost: bool = False
    out: tuple[bool, ...] = ()
    comebacks: tuple[int, ...] = ()
    gestured: tuple[bool, ...] = ()
    recent: tuple[int, ...] = ()
    fines: tuple[Fine | None, ...] = ()
    locked: tuple[bool, ...] = ()
    beats: tuple[int, ...] = ()
    votes: tuple[Vote, ...] = ()
    flips: int = 0
    piles: int = 0
    flipped_at: int = NEVER
    taken_at: int = NEVER
    lost_at: int = NEVER
    turn_at: int = 0
    frozen_at: int = NEVER
    ready: tuple[bool, ...] = ()
    stood: int = 0
    over: bool = False
    winners: tuple[int, ...] = ()

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
