"""Floods, as the clock of one connection sees them."""

import msgspec

from firsthand.room.messages import Rename, Visibility
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.clock import Clock
from firsthand.shell.connection import Connection, State
from firsthand.shell.limits import RATES
from firsthand.shell.registry import Registry
from firsthand.shell.session import BURST, PATIENCE, Session
from firsthand.shell.wire import (
    AddressTried,
    Create,
    Join,
    Network,
    Open,
    OpenNetwork,
    Refused,
    UseAddress,
)
from tests.server.people import CHOICE
from tests.shell.pages import Home, OwnNetwork
from tests.shell.transport import Written


class Stepped(Clock):
    """A clock that is set by hand."""

    at = 0

    def now(self) -> int:
        return self.at


class Wired:
    """A session on a transport that only keeps what is written."""

    def __init__(self) -> None:
        self.clock, self.transport = Stepped(), Written()
        registry = Registry(self.clock)
        connection = Connection(0, self.transport, self.clock, registry.note)
        self.session = Session(connection, registry, Catalogue(CHOICE))

    @property
    def kinds(self) -> list[str]:
        """The kinds of the refusals so far."""
        texts = self.transport.texts
        return [msgspec.json.decode(text, type=Refused).kind for text in texts]


def test_a_steady_flood_is_told_once_and_ends_the_connection() -> None:
    wired = Wired()
    session = wired.session
    heard = 0
    while session.text(b"x"):
        wired.clock.at += 1
        heard += 1
    assert wired.kinds.count("flood") == 1
    assert BURST + PATIENCE < heard < 2 * (BURST + PATIENCE)


def test_a_flood_is_forgiven_after_a_pause() -> None:
    wired = Wired()
    session = wired.session
    for _ in range(3):
        assert all(session.text(b"x") for _ in range(BURST + PATIENCE - 1))
        wired.clock.at += 60_000
    assert wired.kinds.count("flood") == 3


def test_binary_frames_count_too() -> None:
    wired = Wired()
    session = wired.session
    while session.binary():
        pass
    assert wired.kinds == ["malformed"] * BURST + ["flood"]


def test_no_hand_is_ever_too_many() -> None:
    wired = Wired()
    session = wired.session
    for _ in range(1000):
        assert session.text(b"x")
        wired.clock.at += 20
    assert "flood" not in wired.kinds


def test_frames_that_say_nothing_count_too() -> None:
    """PINGs, and PONGs that answer nothing; what is dropped of them is refused once."""
    for frame in (Session.counted, lambda session: session.pong(b"made up!")):
        wired = Wired()
        heard = 1
        while frame(wired.session):
            heard += 1
        assert heard == BURST + PATIENCE
        assert wired.kinds == ["flood"]


def test_a_session_is_greeted_once_and_measured_from_then_on() -> None:
    wired = Wired()
    assert wired.session.text(msgspec.json.encode(Open("ratscrew", 2, ("steady",), 700)))
    assert wired.kinds == ["no_hello"]
    assert wired.session.connection.state is State.NEW
    assert wired.transport.nonces == []


async def test_a_page_that_hides_and_shows_itself_again_and_again_is_believed_at_the_end() -> None:
    home = Home()
    page, other = home.page(), home.page()
    page.say(Create("ratscrew", 2, 700, "Ann"))
    other.say(Join(page.seated.code, "Ben"))
    before = len(other.transport.texts)
    for number in range(151):
        page.say(Visibility(hidden=number % 2 == 0))
    assert len(other.transport.texts) - before <= RATES["changes"].burst
    home.clock.pass_by(1_000)
    assert not other.seated.seats[0].here
    page.say(Visibility(hidden=False))
    page.end()
    home.clock.pass_by(60_000)


async def test_seats_and_settings_change_twice_a_second() -> None:
    home = Home()
    page = home.page()
    page.say(Create("ratscrew", 2, 700, "Ann"))
    for number in range(2 * RATES["changes"].burst):
        page.say(Rename(0, 0, f"Ann {number}"))
    assert page.last(Refused).kind == "too_much"
    assert page.seated.seats[0].name == f"Ann {RATES['changes'].burst - 1}"
    home.clock.pass_by(500)
    page.say(Rename(0, 0, "Eve"))
    assert page.seated.seats[0].name == "Eve"


async def test_only_a_page_of_this_machine_chooses_the_address_that_friends_open() -> None:
    home = Home()
    own, other = home.page(network=OwnNetwork()), home.page()
    for page in (own, other):
        page.say(UseAddress("https://here"), OpenNetwork(wish=True))
    assert [one.kind for one in other.heard(Refused)] == ["not_yours", "not_yours"]
    assert own.last(AddressTried) == AddressTried("https://here", 7)
    assert (own.last(Network).home, own.last(Network).is_open) == ("https://here", True)
    own.say(UseAddress("https://nobody.example"), UseAddress("no address"))
    assert (own.last(AddressTried).ms, own.last(Network).home) == (-1, "")
    assert own.last(Refused).what == "use_address"
