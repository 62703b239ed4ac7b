"""Simulated hands, honest ones and liars (JUDGE.md, the simulation)."""

from typing import NamedTuple

from firsthand.errors import FirsthandError
from firsthand.judge.fairness.chance import Chance

MEAN, SPREAD = 250, 20
DEVIATION, TAIL, FLOOR = 30, 70, 110
SLAPS = 0.9
FRAME, PAINT = 1000 / 60, 1.5
NOISE = 2
WASH = 160
"""How much later than pressed a hopeless slap or a flip is claimed, to look honest on average."""

KINDS = {"earliest": False, "shave": True, "target": True, "wash": True, "pong": True}
"""The ways to lie, and whether each says by how many ms."""

MOST = 1000


class BadCheat(FirsthandError):
    """A way to lie that is not known."""


class Cheat(NamedTuple):
    """How the first seat lies: ``kind`` is one of KINDS or empty, ``ms`` by how much."""

    kind: str = ""
    ms: float = 0

    @property
    def holds(self) -> float:
        """For how many ms the answers to PING frames are held back."""
        return self.ms if self.kind == "pong" else 0

    def claim(self, reaction: float, cutoff: float, *, hopeless: bool) -> float:
        """Return what is claimed for a reaction; ``hopeless`` if another hand was seen before."""
        match self.kind:
            case "earliest":
                return cutoff
            case "shave" | "pong":
                return reaction - self.ms
            case "target" | "wash" if not hopeless:
                return reaction - self.ms
            case "wash":
                return reaction + WASH
            case _:
                return reaction

    def flip(self, reaction: float) -> float:
        """Return what is claimed for a flip; to wash costs nothing there."""
        return reaction + WASH if self.kind == "wash" else reaction


HONEST = Cheat()


def read_cheat(text: str) -> Cheat:
    """Return the cheat that a text like ``earliest`` or ``shave:15`` means; empty is none.

    Raises `BadCheat`.
    """
    if not text:
        return HONEST
    kind, colon, amount = text.partition(":")
    if kind not in KINDS or bool(colon) is not KINDS[kind]:
        ways = ", ".join(f"{name}:MS" if sized else name for name, sized in KINDS.items())
        raise BadCheat(f"cheat {text!r} is not known: it must be one of {ways}")
    if colon and not (amount.isascii() and amount.isdigit() and 0 < int(amount) <= MOST):
        raise BadCheat(f"cheat {text!r}: the ms must be a whole number from 1 to {MOST}")
    return Cheat(kind, int(amount or 0))


class Player:
    """Someone with a pace of his own."""

    __slots__ = ("_chance", "_mean", "cheat")

    def __init__(self, chance: Chance, cheat: Cheat = HONEST) -> None:
        self._chance = chance
        self._mean = chance.normal(MEAN, SPREAD)
        self.cheat = cheat

    def reaction(self) -> float:
        """Return how long after the paint he presses, in ms (ex-Gaussian)."""
        chance = self._chance
        return max(FLOOR, chance.normal(self._mean, DEVIATION) + chance.exponential(TAIL))

    def slaps(self) -> bool:
        """Return whether he sees that the card may be slapped."""
        return self._chance.uniform() < SLAPS

    def paint(self) -> float:
        """Return how long after its arrival a card is on the screen, in ms."""
        return self._chance.uniform(0, FRAME) + PAINT

    def measured(self, reaction: float) -> int:
        """Return a reaction as the page measures it."""
        return round(reaction + self._chance.normal(0, NOISE))
