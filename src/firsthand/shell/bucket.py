"""A limit of rate: how many messages a connection may send (token bucket)."""

from dataclasses import dataclass


@dataclass
class Bucket:
    """Room for ``size`` messages at once, and for ``rate`` more a second."""

    size: float
    rate: float
    left: float = 0.0
    at: float = 0.0

    def __post_init__(self) -> None:
        """Start full."""
        self.left = self.size

    def take(self, now: float) -> bool:
        """Take one message at ``now`` ms. Return False where none is left."""
        self._fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self, now: float) -> float:
        """Return in how many ms a message may be taken, 0 where it may at once."""
        self._fill(now)
        return max(0.0, (1 - self.left) * 1000 / self.rate)

    def is_full(self, now: float) -> bool:
        """Return whether all messages at once may be taken."""
        self._fill(now)
        return self.left >= self.size

    def _fill(self, now: float) -> None:
        self.left = min(self.size, self.left + (now - self.at) * self.rate / 1000)
        self.at = now
