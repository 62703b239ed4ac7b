"""Simulated hands, honest ones and liars (JUDGE.md, the simulation)."""

from typing import NamedTuple

from firsthand.errors import FirsthandError
from firsthand.judge.audit import limit, moved
from firsthand.judge.fairness.chance import Chance
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag

MEAN, SPREAD = 250, 20
DEVIATION, TAIL, FLOOR = 30, 70, 110
SLAPS = 0.9
FRAME, PAINT = 1000 / 60, 1.5
NOISE = 2
AGAIN = (60, 350)
"""When a PING follows the one behind a card, in ms."""
SALUTE = (40, 120)
"""How long before a slap the gesture is made that the rules want, in ms."""
WASH = 160
"""How much later than pressed a hopeless slap or a flip is claimed, to look honest on average."""

BEFORE = 19
"""How much sooner than the time asked for a copycat claims to have pressed: it beats the leader,
and the band, by 1 to 10 ms."""

KINDS = {
    "earliest": 0,
    "shave": 1,
    "target": 1,
    "wash": 1,
    "pong": 1,
    "hold": 2,
    "upload": 2,
    "copycat": 0,
    "gesture": 0,
    "peek": 0,
    "warned": 1,
}
"""The ways to cheat, and of how many times in ms each is made."""

MOST = 1000


class BadCheat(FirsthandError):
    """A way to lie that is not known."""


class Cheat(NamedTuple):
    """How the first seat cheats: ``kind`` is one of KINDS or empty.

    ``ms`` is by how much it lies. Where it holds answers back, or fills its own line, it is by how
    much, and ``lie`` by how much it lies then.
    """

    kind: str = ""
    ms: float = 0
    lie: float = 0

    @property
    def holds(self) -> float:
        """For how many ms the answers to PING frames are held back."""
        return self.ms if self.kind in ("pong", "hold") else 0

    @property
    def delays(self) -> bool:
        """Whether its system is asked to delay acknowledgements."""
        return self.kind == "hold"

    @property
    def queue(self) -> float:
        """How long a message queues behind its own upload, until a card comes, in ms."""
        return self.ms if self.kind == "upload" else 0

    @property
    def sooner(self) -> float:
        """How much faster it is for being warned, in ms."""
        return self.ms if self.kind == "warned" else 0

    def claim(self, reaction: float, cutoff: float, *, hopeless: bool) -> float:
        """Return what is claimed for a reaction; ``hopeless`` if another hand was seen before."""
        match self.kind:
            case "earliest":
                return cutoff
            case "shave" | "pong":
                return reaction - self.ms
            case "hold" | "upload":
                return reaction - self.lie
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
    """Return the cheat that a text like ``earliest``, ``shave:15`` or ``hold:40:16`` means.

    An empty text is none. Raises `BadCheat`.
    """
    if not text:
        return HONEST
    kind, *amounts = text.split(":")
    if kind not in KINDS or len(amounts) != KINDS[kind]:
        ways = ", ".join(
            ":".join((name, "MS", "LIE")[: count + 1]) for name, count in KINDS.items()
        )
        raise BadCheat(f"cheat {text!r} is not known: it must be one of {ways}")
    for amount in amounts:
        if not (amount.isascii() and amount.isdigit() and 0 < int(amount) <= MOST):
            raise BadCheat(f"cheat {text!r}: the ms must be a whole number from 1 to {MOST}")
    return Cheat(kind, *map(int, amounts))


class Copycat:
    """What a page script that copies hands thinks of it that the audit makes.

    It lies while the audit allows, and claims a hand at its arrival else.
    """

    __slots__ = ("_mean",)

    def __init__(self) -> None:
        self._mean: float = Policy.audit_base

    def claim(self, policy: Policy, wanted: float, elapsed: float, rtt: float) -> float:
        """Return what to claim when a rival's hand led at about ``wanted`` ms."""
        claim = wanted - BEFORE
        lied = self._mean_after(policy, claim, elapsed, rtt)
        if lied < limit(policy, Lag()) - 1:
            self._mean = lied
            return claim
        self._mean = self._mean_after(policy, elapsed + rtt, elapsed, rtt)
        return elapsed + rtt

    def _mean_after(self, policy: Policy, claim: float, elapsed: float, rtt: float) -> float:
        """Return the audit's mean after a claim: how far claims lay before their arrival, in ms."""
        rho = max(-rtt, elapsed + (FRAME / 2 + PAINT) - claim)
        return moved(policy, self._mean, rho)


class Player:
    """Someone with a pace of his own."""

    __slots__ = ("_chance", "_mean", "cheat", "copycat")

    def __init__(self, chance: Chance, cheat: Cheat = HONEST) -> None:
        self._chance = chance
        self._mean = chance.normal(MEAN, SPREAD)
        self.cheat = cheat
        self.copycat = Copycat()

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

    def later(self) -> float:
        """Return how long after a card the server measures his line once more, in ms."""
        return self._chance.uniform(*AGAIN)

    def salute(self) -> float:
        """Return how long before the slap he makes the gesture that the rules want, in ms."""
        return self._chance.uniform(*SALUTE)

    def measured(self, reaction: float) -> int:
        """Return a reaction as the page measures it."""
        return round(reaction + self._chance.normal(0, NOISE))
