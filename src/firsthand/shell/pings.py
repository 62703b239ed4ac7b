"""Round trips of one connection, taken from WebSocket PING frames (JUDGE.md).

A browser's network process answers them even while its page is busy or hidden, and page script
can hardly delay the answer.
"""

import secrets
from collections import deque
from typing import NamedTuple

from firsthand.judge import Policy
from firsthand.room.types import NO_REVEAL

SAMPLES = Policy().samples
NONCE_BYTES = 8


class RoundTrip(NamedTuple):
    """A round trip in ms, and of which reveal: `NO_REVEAL` where the PING was sent behind none."""

    ms: float
    k: int


class Pings:
    """The nonces that are out, and the latest round trips of those that came back, in ms."""

    def __init__(self) -> None:
        self.rtts: deque[float] = deque(maxlen=SAMPLES)
        self._out: dict[bytes, tuple[float, int]] = {}
        self._forgiven_until = 0.0

    def ping(self, now: float, k: int = NO_REVEAL) -> bytes:
        """Return the payload of a PING frame that is sent at ``now`` ms, behind reveal ``k``."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._out[nonce] = (now, k)
        return nonce

    def pong(self, nonce: bytes, now: float) -> RoundTrip | None:
        """Return the round trip that a PONG frame closes; None for one that answers nothing."""
        sent, k = self._out.pop(bytes(nonce), (-1.0, NO_REVEAL))
        if sent < 0:
            return None
        self.rtts.append(now - sent)
        return RoundTrip(now - sent, k)

    def silence(self, now: float) -> float:
        """Return for how long the oldest PING has gone unanswered, in ms, less what is forgiven."""
        sent = next((sent for sent, _ in self._out.values()), now)
        return now - max(sent, self._forgiven_until)

    def forgive_until(self, until: float) -> None:
        """Count no silence before ``until`` ms: answers that came by then may not be read yet."""
        self._forgiven_until = until
