"""A bot's next move and its time; it is made only while the same card and pile lie there."""

from typing import Literal, NamedTuple

import msgspec

from firsthand.bots.matching import START
from firsthand.table import Table

Doing = Literal["flip", "slap", "collect", "gesture"]


PACE = 700
"""The usual least time from one card to the next, in ms."""


class Moment(NamedTuple):
    """What a bot reacts to: the number of the newest reveal, and the time in ms of play.

    The ``bots`` matching bots that are in the game do so at a pace of ``theta`` ms. The table's own
    ``pace`` is the least time from one card to the next, in ms. Hands come ``later`` by what the
    people's devices add to theirs beyond a mouse, in ms.
    """

    k: int
    at: int
    theta: int = START
    bots: int = 1
    pace: int = PACE
    later: int = 0


class Intent(msgspec.Struct, frozen=True):
    """A seat means to do something at ``at`` ms of play.

    ``k`` and ``piles`` name the reveal and the pile that it was meant for.
    """

    seat: int
    doing: Doing
    at: int
    k: int
    piles: int

    def lives(self, k: int, table: Table) -> bool:
        """Return whether the card and the pile are still those that it was meant for (EDGES 17)."""
        if table.over or table.frozen_at >= 0 or table.out[self.seat]:
            return False
        if (self.k, self.piles) != (k, table.piles):
            return False
        if self.doing == "flip":
            return table.turn == self.seat
        if self.doing == "collect":
            return table.owed == self.seat
        return True
