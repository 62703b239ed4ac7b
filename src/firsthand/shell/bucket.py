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
        self.left = min(self.size, self.left + (now - self.at) * self.rate / 1000)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
