"""A transport that only keeps what is written."""

from firsthand.judge import TcpInfo

VIEW = TcpInfo(1, 0.5, 0.4)


class Written:
    """A transport that keeps each write: the kinds of its texts, and whether a PING followed."""

    def __init__(self) -> None:
        self.writes: list[tuple[str, ...]] = []
        self.nonces: list[bytes] = []
        self.unsent = 0
        self.dropped = False
        self.texts: list[bytes] = []

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        self.texts += texts
        kinds = [text.split(b'"', 4)[3].decode() for text in texts]
        self.writes.append((*kinds, "ping") if nonce else tuple(kinds))
        self.nonces += [nonce] if nonce else []

    def ping(self, nonce: bytes) -> None:
        self.writes.append(("ping",))
        self.nonces.append(nonce)

    def tcp_info(self) -> TcpInfo:
        return VIEW

    def drop(self) -> None:
        self.dropped = True
