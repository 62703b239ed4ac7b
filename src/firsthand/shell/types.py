"""What the shell asks of whoever carries its frames."""

from typing import Protocol

from firsthand.judge import Kernel


class Transport(Protocol):
    """A way to one browser. Frames are written at once and in order; no call waits."""

    @property
    def unsent(self) -> int:
        """How many bytes wait for the browser to read."""

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        """Write text frames, and with a ``nonce`` a PING frame behind them, in one write."""

    def ping(self, nonce: bytes) -> None:
        """Write a PING frame."""

    def kernel(self) -> Kernel | None:
        """Return the kernel's view of the connection, or None where it tells nothing."""

    def drop(self) -> None:
        """Cut the connection."""


class Listener(Protocol):
    """Who hears what a browser sends, in the callback that brought its bytes."""

    def text(self, data: bytes) -> bool:
        """Take in a text frame, and tell whether to go on listening."""

    def binary(self) -> bool:
        """Take in a binary frame, and tell whether to go on listening."""

    def ping(self) -> bool:
        """Take in a PING frame, which is answered, and tell whether to go on listening."""

    def pong(self, nonce: bytes) -> bool:
        """Take in a PONG frame, and tell whether to go on listening."""
