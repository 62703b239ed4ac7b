"""What a bot means to do, and when: it dies with the card and the pile that it was meant for."""

from typing import Literal

import msgspec

Doing = Literal["flip", "slap", "collect", "gesture"]


class Intent(msgspec.Struct, frozen=True):
    """A seat means to do something at ``at`` ms of the room's play clock.

    ``k`` and ``piles`` name the reveal and the pile that it was meant for.
    """

    seat: int
    doing: Doing
    at: int
    k: int
    piles: int
