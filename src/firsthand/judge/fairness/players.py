"""Simulated hands, honest ones and liars (JUDGE.md, the simulation)."""

from typing import NamedTuple

from firsthand.errors import FirsthandError
from firsthand.judge.audit import Audit, Average, moved, suspect
from firsthand.judge.fairness.chance import Chance
from firsthand.judge.fairness.devices import LATE, Setup, earned, reported
from firsthand.judge.fairness.screens import SCREENS, Screen
from firsthand.judge.policy import Policy
from firsthand.judge.race import Lag
from firsthand.sentences import say

FLOOR = 110
SLAPS = 0.9
NOISE = 2
AGAIN = (60, 350)
"""When a PING follows the one behind a card, in ms."""
SALUTE = (40, 120)
"""How long before a slap the gesture is made that the rules want, in ms."""
WASH = 160
"""How much later than pressed a hopeless slap or a flip is claimed, to look honest on average."""

CHOSEN = 300
"""Who chooses lies about reactions below this, in ms, with which he may be the first."""

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
    "choose": 1,
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
            case "choose" if reaction < CHOSEN:
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
    """Return the cheat that a text like ``earliest``, ``shave:15`` or ``hold:40:16`` means.

    An empty text is none. Raises `BadCheat`.
    """
    if not text:
        return HONEST
    kind, *amounts = text.split(":")
    if kind not in KINDS or len(amounts) != KINDS[kind]:
        known = tuple(":".join((name, "MS", "LIE")[: count + 1]) for name, count in KINDS.items())
        raise BadCheat(say("fairness-cheat", cheat=repr(text), known=known))
    for amount in amounts:
        if not (amount.isascii() and amount.isdigit() and 0 < int(amount) <= MOST):
            raise BadCheat(say("fairness-cheat-ms", cheat=repr(text), most=MOST))
    return Cheat(kind, *map(int, amounts))


class Pace(NamedTuple):
    """How fast people are, as an ex-Gaussian reaction, in ms.

    ``mean`` and ``deviation`` are those of its normal part, ``spread`` is how much that mean
    varies from player to player, and ``tail`` is the mean of its exponential part.
    """

    mean: float
    spread: float
    deviation: float
    tail: float


USUAL = Pace(250, 20, 30, 70)
ELITE = Pace(220, 10, 21, 34)
"""Trained hands, who are all about as fast: an assumption."""


class Copycat:
    """What a page script that copies hands thinks of it that the audit makes.

    It lies while the audit allows, and claims a hand at its arrival else.
    """

    __slots__ = ("_mean",)

    def __init__(self) -> None:
        self._mean = Audit().slaps

    def claim(self, policy: Policy, wanted: float, elapsed: float, rtt: float) -> float:
        """Return what to claim when a rival's hand led at about ``wanted`` ms."""
        claim = wanted - BEFORE
        lied = self._mean_after(policy, claim, elapsed, rtt)
        if not suspect(policy, Audit(lied), Lag()):
            self._mean = lied
            return claim
        self._mean = self._mean_after(policy, elapsed + rtt, elapsed, rtt)
        return elapsed + rtt

    def _mean_after(self, policy: Policy, claim: float, elapsed: float, rtt: float) -> Average:
        """Return the audit's averages after a claim."""
        rho = max(-rtt, elapsed + (Screen().frame / 2 + Screen().paint) - claim)
        return moved(policy, self._mean, rho)


class Player:
    """Someone with a pace of his own."""

    __slots__ = (
        *("_chance", "_late", "_mean", "_pace", "_screen"),
        *("cheat", "copycat", "device", "handicap"),
    )

    def __init__(
        self,
        chance: Chance,
        cheat: Cheat = HONEST,
        screen: Screen = SCREENS["ordinary"],
        setup: Setup | None = None,
        *,
        by_device: bool = False,
        pace: Pace = USUAL,
    ) -> None:
        self._chance = chance
        self._screen = screen
        self._pace = pace
        self._mean = chance.normal(pace.mean, pace.spread)
        self.cheat = cheat
        self.copycat = Copycat()
        self._late = LATE[setup] if setup is not None else None
        self.device = reported(setup)
        self.handicap = earned(setup) if by_device else 0

    def reaction(self) -> float:
        """Return how long after the paint he presses, in ms (ex-Gaussian)."""
        chance, pace = self._chance, self._pace
        drawn = chance.normal(self._mean, pace.deviation) + chance.exponential(pace.tail)
        return max(FLOOR, drawn)

    @property
    def step(self) -> float:
        """By how many ms the clock of his page steps."""
        return self._screen.step

    def late(self) -> float:
        """Return by how many ms the device shows a card or reports a hand late."""
        if self._late is None:
            return 0
        return max(0, self._chance.normal(*self._late))

    def slaps(self) -> bool:
        """Return whether he sees that the card may be slapped."""
        return self._chance.uniform() < SLAPS

    def painted(self, at: float) -> float:
        """Return when a card is on the screen that arrived at ``at``, in ms."""
        return self._screen.painted(self._chance, at)

    def sent(self, pressed: float) -> float:
        """Return when the message of a press leaves his page, in ms."""
        return self._screen.sent(self._chance, pressed)

    def later(self) -> float:
        """Return how long after a card the server measures his line once more, in ms."""
        return self._chance.uniform(*AGAIN)

    def salute(self) -> float:
        """Return how long before the slap he makes the gesture that the rules want, in ms."""
        return self._chance.uniform(*SALUTE)

    def measured(self, reaction: float) -> int:
        """Return a reaction as the page measures it."""
        shown = self._screen.measured(self._chance, reaction)
        return round(shown + self._chance.normal(0, NOISE))
