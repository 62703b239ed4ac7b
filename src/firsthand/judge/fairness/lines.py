"""Simulated connections: how long a message takes (JUDGE.md, the simulation)."""

from itertools import pairwise
from typing import Literal, NamedTuple

from firsthand.judge import TcpInfo
from firsthand.judge.fairness.chance import Chance

SPLIT = (0.35, 0.65)
"""Which part of the round trip the way to the seat may take."""

SIGMA = 0.9
JITTER = ((0, 0), (5, 0.6), (40, 2.5), (120, 6), (300, 15))
"""Median jitter of a packet by round trip, in ms; between them it is as on a straight line."""

SPIKED = 0.01
SPIKE_LEAST, SPIKE_MEAN = 50, 120
"""How much longer one packet in a hundred takes in rough weather, in ms: at least, and on top."""

STALL_LEAST, STALL_MOST = 200, 1000
"""How much longer it takes where lines stall, in ms."""

BLOAT_EVERY, BLOAT_LASTS, BLOAT = 30_000, 7_500, 150
"""Of every 30 s an upload fills the way from a seat for 7.5 s, and messages queue for 150 ms."""

BEACON, AWAKE = 100, 100
"""A radio that saves power listens every 100 ms, and stays awake as long after a packet."""

ACK_DELAY = 40
"""How long Linux delays an acknowledgement that nothing goes along with, in ms (TCP_DELACK_MIN).

It may be up to 200 ms, but only a connection whose packets come in a steady flow gets there.
"""

QUICK_ACKS = 1 / 8
"""The share of acknowledgements that Linux sends at once although it was asked to delay them."""

Weather = Literal["calm", "rough", "stalls", "bloat", "sleep"]
"""What becomes of packets: nothing, spikes, stalls, an upload before them, a radio that sleeps."""


def jitter(rtt: float) -> float:
    """Return the median jitter of a packet on a line with a round trip of ``rtt`` ms."""
    for (near, calm), (far, wild) in pairwise(JITTER):
        if rtt <= far:
            return calm + (wild - calm) * (rtt - near) / (far - near)
    far, wild = JITTER[-1]
    return wild * rtt / far


class Cable:
    """One direction of a line.

    ``in_order`` no packet overtakes another: behind one that had to be sent again all others wait,
    as TCP has it. Without it, what becomes of one packet says nothing of the next.
    """

    __slots__ = (
        *("_chance", "_delay", "_in_order", "_jitter", "_last", "_phase", "_up", "_weather"),
        *("network", "queue_from", "queue_ms", "resent"),
    )

    def __init__(
        self,
        chance: Chance,
        delay: float,
        jitter: float,
        weather: Weather = "calm",
        *,
        in_order: bool = True,
        up: bool = False,
    ) -> None:
        self._chance = chance
        self._last = 0.0
        self._in_order = in_order
        self._delay = delay
        self._jitter = jitter
        self._weather = weather
        self._up = up
        self._phase = chance.uniform(0, BLOAT_EVERY) if weather == "bloat" else 0.0
        self.queue_from = self.queue_ms = 0.0
        self.network = 0.0
        self.resent = False

    def carry(self, at: float) -> float:
        """Return when a message is read that is sent at ``at``.

        Then ``network`` is when its packet came, and ``resent`` whether it was sent twice.
        """
        chance = self._chance
        came = at + self._delay + chance.lognormal(self._jitter, SIGMA) + self._extra(at)
        self.resent = self._weather in ("rough", "stalls") and chance.uniform() < SPIKED
        if self.resent:
            came += self._spike()
        self.network = came
        if self._in_order:
            self._last = came = max(self._last, came)
        return came

    def _spike(self) -> float:
        if self._weather == "stalls":
            return self._chance.uniform(STALL_LEAST, STALL_MOST)
        return SPIKE_LEAST + self._chance.exponential(SPIKE_MEAN)

    def _extra(self, at: float) -> float:
        """Return how long a packet waits before it is on its way: for an upload, or for a radio."""
        own = max(0.0, self.queue_ms - max(0.0, at - self.queue_from))
        if self._weather == "bloat" and self._up:
            return own + BLOAT * ((at + self._phase) % BLOAT_EVERY < BLOAT_LASTS)
        if self._weather == "sleep" and not self._up and at > self._last + AWAKE:
            return own + self._chance.uniform(0, BEACON)
        return own


class Trip(NamedTuple):
    """A round trip: when its answer was read, and what TCP saw of it, which may be nothing."""

    back: float
    tcp_rtt: float | None


class Path:
    """A line to a seat, there and back, and what TCP knows of it (RFC 6298).

    ``part`` of the round trip is the way there. A client that ``delays`` its acknowledgements asks
    its system to, so that answers which it holds back do not stand out.
    """

    __slots__ = (
        "_chance",
        "_delays",
        "_resent",
        "_rtt",
        "_variation",
        "down",
        "min_rtt",
        "rtt",
        "up",
    )

    def __init__(
        self,
        chance: Chance,
        rtt: float,
        weather: Weather = "calm",
        *,
        in_order: bool = True,
        part: float | None = None,
        delays: bool = False,
    ) -> None:
        part = chance.uniform(*SPLIT) if part is None else part
        varies = jitter(rtt)
        self._chance = chance
        self._delays = delays
        self._resent = 0
        self.rtt = rtt
        self.down = Cable(chance, part * rtt, varies, weather, in_order=in_order)
        self.up = Cable(chance, (1 - part) * rtt, varies, weather, in_order=in_order, up=True)
        self.min_rtt = self._rtt = self._variation = 0.0

    def there(self, at: float) -> tuple[float, float | None]:
        """Return when a message sent at ``at`` is read, and what TCP makes of its way there."""
        came = self.down.carry(at)
        self._resent += self.down.resent
        return came, None if self.down.resent else self.down.network

    def answer(self, at: float, sent: float, came: float | None, held: float = 0) -> Trip:
        """Return the round trip of a PING that was ``sent``, and answered at ``at``.

        Its packet ``came`` to the system of the client, which acknowledges it by itself if the
        answer is ``held`` back. A packet that had to be sent again is no sample (Karn, 1987).
        """
        back = self.up.carry(at)
        if came is None:
            return Trip(back, None)
        quick = not self._rtt or self._chance.uniform() < QUICK_ACKS
        waits = min(held, ACK_DELAY) if self._delays and not quick else 0
        ways = self.up.network - at if not self.up.resent else self.rtt / 2
        return Trip(back, came - sent + waits + ways)

    def acknowledged(self, rtt: float | None) -> TcpInfo:
        """Return what TCP knows after one more round trip, if that is a sample."""
        if rtt is None:
            return self._known()
        if not self._rtt:
            self.min_rtt = self._rtt = rtt
            self._variation = rtt / 2
        else:
            self.min_rtt = min(self.min_rtt, rtt)
            self._variation += (abs(self._rtt - rtt) - self._variation) / 4
            self._rtt += (rtt - self._rtt) / 8
        return self._known()

    def _known(self) -> TcpInfo:
        return TcpInfo(self._rtt, self._variation, self.min_rtt, self._resent)
