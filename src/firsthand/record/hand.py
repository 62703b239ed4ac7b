"""A hand as the judge credited it: the judge returns it, a record keeps it, the wire carries it."""

from math import isfinite
from typing import Literal

import msgspec

from firsthand.law.types import UNTIMED

How = Literal["claim", "clamped", "arrival", "drawn", "early"]
"""How a reaction was credited: as claimed; as late as its arrival proves it to be (clamped); by
arrival, because nothing better is known; as drawn, a bot's; as one that came too soon on the next
card, and was meant for the one before (early)."""


Device = Literal["", "mouse", "touch", "pen", "key"]
"""What a hand was pressed with; empty where nobody knows, or for a bot."""


class JudgedHand(msgspec.Struct, frozen=True):
    """A hand on the pile, or a flip that raced it, as the judge credited it.

    All times are in ms since the card was sent to the seat.
    """

    seat: int
    """Whose hand it is."""
    claim: float
    """What the seat's browser measured; infinite, and `UNTIMED` where it is kept or sent, if its
    clock is too coarse."""
    arrival: float
    """When the hand came in."""
    allowance: float = msgspec.field(name="clamp")
    """How far before its arrival the seat's line lets a claim be believed; 'clamp' in JSON."""
    credited: float
    """The reaction that counts."""
    how: How
    """How that came."""
    margin: float = 0
    """How much later it was than the first hand of its race."""
    handicap: float = 0
    """How much was taken off: ``credited`` is less by it than the press itself."""
    device: Device = ""
    """What it was pressed with."""
    screen: float = 0
    """How long its screen took to show the card, as far as the table trusts it with that."""

    fine: bool = False
    """Whether its page measures so finely that 2 ms tell it from another such hand."""

    @property
    def finite(self) -> "JudgedHand":
        """The same as it is kept and sent, where no time is infinite."""
        if isfinite(self.claim):
            return self
        return msgspec.structs.replace(self, claim=UNTIMED)

    @property
    def full(self) -> float:
        """The reaction before the handicap was taken off, in ms."""
        return self.credited + self.handicap
