"""Simulated connections: how long a message takes (JUDGE.md, the simulation)."""

from itertools import pairwise

from firsthand.judge import TcpInfo
from firsthand.judge.fairness.chance import Chance

SPLIT = (0.35, 0.65)
"""Which part of the round trip the way to the seat may take."""

SIGMA = 0.9
JITTER = ((0, 0), (5, 0.6), (40, 2.5), (120, 6), (300, 15))
"""Median jitter of a packet by round trip, in ms; between them it is as on a straight line."""

ROUGH = 0.01
SPIKE_LEAST, SPIKE_MEAN = 50, 120
"""How much longer one packet in a hundred takes in rough weather, in ms: at least, and on top."""


def jitter(rtt: float) -> float:
    """Return the median jitter of a packet on a line with a round trip of ``rtt`` ms."""
    for (near, calm), (far, wild) in pairwise(JITTER):
        if rtt <= far:
            return calm + (wild - calm) * (rtt - near) / (far - near)
    far, wild = JITTER[-1]
    return wild * rtt / far


class Cable:
    """One direction of a line.

    What becomes of one packet says nothing of the next, but ``in_order`` none overtakes another.
    """

    __slots__ = ("_chance", "_delay", "_in_order", "_jitter", "_last", "_rough")

    def __init__(
        self, chance: Chance, delay: float, jitter: float, *, rough: bool, in_order: bool = False
    ) -> None:
        self._chance = chance
        self._last = 0.0
        self._in_order = in_order
        self._delay = delay
        self._jitter = jitter
        self._rough = rough

    def carry(self, at: float) -> float:
        """Return when a message arrives that is sent at ``at``."""
        chance = self._chance
        at += self._delay + chance.lognormal(self._jitter, SIGMA)
        if self._rough and chance.uniform() < ROUGH:
            at += SPIKE_LEAST + chance.exponential(SPIKE_MEAN)
        if self._in_order:
            self._last = at = max(self._last, at)
        return at


class Path:
    """A line to a seat, there and back, and what TCP knows of it (RFC 6298)."""

    __slots__ = ("_rtt", "_variation", "down", "min_rtt", "up")

    def __init__(self, chance: Chance, rtt: float, *, rough: bool, in_order: bool = False) -> None:
        part = chance.uniform(*SPLIT)
        there, back, varies = part * rtt, (1 - part) * rtt, jitter(rtt)
        self.down = Cable(chance, there, varies, rough=rough, in_order=in_order)
        self.up = Cable(chance, back, varies, rough=rough, in_order=in_order)
        self.min_rtt = self._rtt = self._variation = 0.0

    def acknowledged(self, rtt: float) -> TcpInfo:
        """Return what TCP knows after one more round trip."""
        if not self._rtt:
            self.min_rtt = self._rtt = rtt
            self._variation = rtt / 2
        else:
            self.min_rtt = min(self.min_rtt, rtt)
            self._variation += (abs(self._rtt - rtt) - self._variation) / 4
            self._rtt += (rtt - self._rtt) / 8
        return TcpInfo(self._rtt, self._variation, self.min_rtt)
