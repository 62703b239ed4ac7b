"""Floods, as the clock of one connection sees them."""

from firsthand.room import Ponged
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.clock import Clock
from firsthand.shell.registry import Registry
from firsthand.shell.session import BURST, PATIENCE, Session
from firsthand.shell.wire import Refused, Reply
from tests.server.people import CHOICE


class Stepped(Clock):
    """A clock that is set by hand."""

    at = 0

    def now(self) -> int:
        return self.at


class Told:
    """A line that keeps what it is told."""

    address = ""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    def tell(self, message: Reply, at: int = 0) -> None:
        assert isinstance(message, Refused)
        assert at == 0
        self.kinds.append(message.kind)

    def trips(self) -> list[Ponged]:
        return []


def session() -> tuple[Session, Stepped, Told]:
    clock, told = Stepped(), Told()
    return Session(0, told, Registry(clock), Catalogue(CHOICE)), clock, told


def test_a_steady_flood_is_told_once_and_ends_the_connection() -> None:
    connection, clock, told = session()
    heard = 0
    while connection.take(b"x"):
        clock.at += 1
        heard += 1
    assert told.kinds.count("flood") == 1
    assert BURST + PATIENCE < heard < 2 * (BURST + PATIENCE)


def test_a_flood_is_forgiven_after_a_pause() -> None:
    connection, clock, told = session()
    for _ in range(3):
        assert all(connection.take(b"x") for _ in range(BURST + PATIENCE - 1))
        clock.at += 60_000
    assert told.kinds.count("flood") == 3


def test_binary_frames_count_too() -> None:
    connection, _, told = session()
    while connection.take_binary():
        pass
    assert told.kinds == ["malformed"] * BURST + ["flood"]


def test_no_hand_is_ever_too_many() -> None:
    connection, clock, told = session()
    for _ in range(1000):
        assert connection.take(b"x")
        clock.at += 20
    assert "flood" not in told.kinds
