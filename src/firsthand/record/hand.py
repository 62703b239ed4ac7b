"""A hand as the judge credited it: the judge returns it, a record keeps it, the wire carries it."""

from typing import Literal

import msgspec

How = Literal["claim", "clamped", "arrival", "drawn", "early"]
"""How a reaction was credited: as claimed; as late as its arrival proves it to be (clamped); by
arrival, because nothing better is known; as drawn, a bot's; as one that came too soon on the next
card, and was meant for the one before (early)."""


class JudgedHand(msgspec.Struct, frozen=True):
    """A hand on the pile, or a flip that raced it, as the judge credited it.

    All times are in ms since the card was sent to the seat.
    """

    seat: int
    """Whose hand it is."""
    claim: float
    """What the seat's browser measured."""
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
