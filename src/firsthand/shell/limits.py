"""What one network address may take of a server, so that nobody takes it from the others."""

import logging
import math
from collections import Counter
from collections.abc import Callable
from typing import Literal, NamedTuple

from firsthand.errors import FirsthandError
from firsthand.sentences import Sentence, say
from firsthand.shell.bucket import Bucket
from firsthand.shell.clock import Clock

THIS_MACHINE = "127.0.0.1"
"""What stands for every address of the machine that runs the server."""

UNLIMITED = frozenset({"", THIS_MACHINE})
"""Who is held to no share: this machine, and whoever came without an address."""

MINUTE = 60_000
"""In ms."""

ADDRESSES_MOST = 10_000
"""For this many addresses rates are kept; where more come, those of the quiet ones are dropped."""

log = logging.getLogger(__name__)

RateKind = Literal["requests", "openings", "codes", "changes", "proposals"]
"""What is limited in its rate: requests of HTTP, tables opened, codes that no table has, and
joining, leaving, hiding and settings, and rules that are proposed."""

ShareKind = Literal["connections", "sockets", "tables"]
"""What is limited in its number at a time."""

Kind = Literal[RateKind, ShareKind, "file_limit", "frames", "heads", "hosts", "load", "onlookers"]
"""All that is refused and noted."""


class Rate(NamedTuple):
    """How much of something is taken at once, and a minute."""

    burst: int
    a_minute: int


RATES: dict[RateKind, Rate] = {
    "requests": Rate(400, 1_200),
    "openings": Rate(10, 10),
    "codes": Rate(10, 10),
    "changes": Rate(10, 120),
    "proposals": Rate(10, 20),
}

SHARES: dict[ShareKind, int] = {"connections": 256, "sockets": 64, "tables": 16}


class TooMuch(FirsthandError):
    """An address asks for more than its part; it may try again after ``seconds``."""

    def __init__(self, sentence: Sentence, seconds: int) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.seconds = seconds


WAIT = 60
"""After this many seconds it is worth asking again for what others of the network hold."""


def too_often(kind: RateKind, seconds: int) -> Sentence:
    """Return why something is refused that came too often."""
    match kind:
        case "requests":
            return say("limit-requests", seconds=seconds)
        case "openings":
            return say("limit-openings", seconds=seconds)
        case "codes":
            return say("limit-codes", seconds=seconds)
        case "changes" | "proposals":
            return say("limit-changes", seconds=seconds)


def too_many(kind: ShareKind, most: int) -> Sentence:
    """Return why something is refused of which an address holds too many."""
    if kind == "tables":
        return say("limit-tables", most=most)
    return say("limit-connections", most=most, seconds=WAIT)


class Notes:
    """One line of the log a minute for each kind of refusal, with how many there were."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.total: Counter[Kind] = Counter()
        self._now = now
        self._since: Counter[Kind] = Counter()
        self._at: dict[Kind, float] = {}

    def add(self, kind: Kind) -> None:
        """Note a refusal."""
        now = self._now()
        self.total[kind] += 1
        self._since[kind] += 1
        if now - self._at.get(kind, -math.inf) >= MINUTE:
            what, count = kind.replace("_", " "), self._since.pop(kind)
            log.warning("refused for %s: %d", what, count, extra={"counted": True})
            self._at[kind] = now


class Limits:
    """Counts what each address takes; refusing raises `TooMuch`, and is noted in the log.

    An address is as in `firsthand.server.access`: a /64 network of IPv6 counts as one.
    """

    def __init__(self, clock: Clock) -> None:
        self.notes = Notes(clock.now)
        self._clock = clock
        self._buckets: dict[tuple[RateKind, str], Bucket] = {}
        self._held: Counter[tuple[ShareKind, str]] = Counter()

    # ---- rates --------------------------------------------------------------------------

    def check(self, kind: RateKind, address: str) -> None:
        """Refuse an address that has nothing left of a rate."""
        wait = self.wait(kind, address)
        if wait:
            seconds = math.ceil(wait / 1000)
            self.notes.add(kind)
            raise TooMuch(too_often(kind, seconds), seconds)

    def spend(self, kind: RateKind, address: str) -> None:
        """Count one more against a rate."""
        if address not in UNLIMITED:
            self._bucket(kind, address).take(self._clock.now())

    def take(self, kind: RateKind, address: str) -> None:
        """Count one more against a rate, or refuse it."""
        self.check(kind, address)
        self.spend(kind, address)

    def wait(self, kind: RateKind, address: str) -> int:
        """Return in how many ms an address may ask again, 0 where it may at once."""
        if address in UNLIMITED:
            return 0
        return math.ceil(self._bucket(kind, address).wait(self._clock.now()))

    def _bucket(self, kind: RateKind, address: str) -> Bucket:
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            if len(self._buckets) >= ADDRESSES_MOST:
                self._forget()
            rate, now = RATES[kind], self._clock.now()
            bucket = Bucket(rate.burst, rate.a_minute / 60, at=now)
            self._buckets[kind, address] = bucket
        return bucket

    def _forget(self) -> None:
        """Drop the rates of those who may take all again; where nobody may, the oldest half."""
        now = self._clock.now()
        used = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
        if len(used) >= ADDRESSES_MOST:
            used = dict(list(used.items())[ADDRESSES_MOST // 2 :])
        self._buckets = used

    # ---- shares -------------------------------------------------------------------------

    def hold(self, kind: ShareKind, address: str) -> None:
        """Count one more that an address holds, or refuse it."""
        if address not in UNLIMITED and self._held[kind, address] >= SHARES[kind]:
            self.notes.add(kind)
            raise TooMuch(too_many(kind, SHARES[kind]), WAIT)
        self._held[kind, address] += 1

    def release(self, kind: ShareKind, address: str) -> None:
        """Count one less that an address holds."""
        self._held[kind, address] -= 1
        if self._held[kind, address] <= 0:
            del self._held[kind, address]
