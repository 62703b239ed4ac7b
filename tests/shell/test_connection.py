"""What one browser is told and when, on a transport that only keeps what is written."""

import asyncio

import pytest

from firsthand.game import EMPTY
from firsthand.judge import Kernel
from firsthand.room import Ponged, Sent
from firsthand.shell import connection as lines
from firsthand.shell.connection import Browser
from firsthand.shell.wire import Gone, Happened, Line
from tests.server.people import Manual

LINE = Line(trip=5, jitter=10, clamped=0, slaps=0, measured=True, probation=False)
VIEW = Kernel(1, 0.5, 0.4)


def card(k: int) -> Happened:
    return Happened(k, k, (), EMPTY)


class Written:
    """A transport that keeps each write: the kinds of its texts, and whether a PING followed."""

    def __init__(self) -> None:
        self.writes: list[tuple[str, ...]] = []
        self.nonces: list[bytes] = []
        self.unsent = 0
        self.dropped = False

    def text(self, *texts: bytes, nonce: bytes = b"") -> None:
        kinds = [text.split(b'"', 4)[3].decode() for text in texts]
        self.writes.append((*kinds, "ping") if nonce else tuple(kinds))
        self.nonces += [nonce] if nonce else []

    def ping(self, nonce: bytes) -> None:
        self.writes.append(("ping",))
        self.nonces.append(nonce)

    def kernel(self) -> Kernel:
        return VIEW

    def drop(self) -> None:
        self.dropped = True


class Speaker:
    """A session that keeps what is measured."""

    def __init__(self) -> None:
        self.greeted = True
        self.noise = 0
        self.ponged: list[Ponged] = []
        self.sent: list[Sent] = []

    def take(self, _data: bytes) -> bool:
        return True

    def take_binary(self) -> bool:
        return False

    def take_noise(self) -> bool:
        self.noise += 1
        return self.noise < 3

    def measured(self, ponged: Ponged) -> None:
        self.ponged.append(ponged)

    def written(self, sent: Sent) -> None:
        self.sent.append(sent)


class Wired:
    """A browser with all that is around it."""

    def __init__(self, *, asks_kernel: bool = True) -> None:
        self.clock, self.transport, self.speaker = Manual(), Written(), Speaker()
        self.browser = Browser(7, self.clock, asks_kernel=asks_kernel)
        self.browser.begin(self.transport, self.speaker)

    @property
    def writes(self) -> list[tuple[str, ...]]:
        return self.transport.writes


@pytest.fixture
async def wired() -> Wired:
    return Wired()


async def test_a_card_goes_out_at_its_time_and_nothing_overtakes_it(wired: Wired) -> None:
    at = wired.clock.at
    wired.browser.tell(card(1), at + 100)
    wired.browser.tell(Gone("over"))
    wired.clock.pass_by(99)
    assert wired.writes == []
    wired.clock.pass_by(1)
    assert wired.writes == [("happened", "ping"), ("gone",)]
    assert wired.speaker.sent == []


async def test_two_cards_that_wait_go_out_each_at_its_time(wired: Wired) -> None:
    at = wired.clock.at
    wired.browser.tell(card(1), at + 100)
    wired.browser.tell(card(2), at + 200)
    wired.clock.pass_by(150)
    assert len(wired.writes) == 1
    wired.clock.pass_by(50)
    assert len(wired.writes) == 2


async def test_a_card_that_goes_out_late_is_told_to_the_room(wired: Wired) -> None:
    at = wired.clock.at
    wired.browser.tell(card(1), at + 100)
    wired.clock.at += 103
    wired.clock.pass_by(0)
    assert wired.speaker.sent == [Sent(at + 103, 7, 1, at + 103)]


async def test_what_shows_no_new_card_has_no_ping(wired: Wired) -> None:
    wired.browser.tell(card(1))
    wired.browser.tell(card(1))
    assert wired.writes == [("happened", "ping"), ("happened",)]


async def test_a_round_trip_is_told_with_its_card_and_what_was_heard_since(wired: Wired) -> None:
    wired.browser.tell(card(3))
    assert wired.browser.text(b"x" * 40)
    wired.clock.at += 21
    assert wired.browser.pong(wired.transport.nonces[0])
    assert wired.browser.pong(wired.transport.nonces[0])
    assert wired.browser.pong(b"made up!")
    assert not wired.browser.pong(b"and more")
    assert wired.speaker.noise == 3
    (ponged,) = wired.speaker.ponged
    assert (ponged.conn, ponged.trip, ponged.k, ponged.heard) == (7, 21, 3, 40)
    assert ponged.kernel == VIEW
    assert [one.k for one in wired.browser.trips()] == [-1]


async def test_behind_a_proxy_the_kernel_is_not_asked() -> None:
    wired = Wired(asks_kernel=False)
    wired.browser.tell(card(3))
    wired.browser.pong(wired.transport.nonces[0])
    assert wired.speaker.ponged[0].kernel is None


async def test_the_line_is_told_along_with_something_else(wired: Wired) -> None:
    wired.browser.tell(LINE)
    assert wired.writes == []
    wired.browser.tell(card(1))
    assert wired.writes == [("line", "happened", "ping")]


async def test_the_line_is_told_soon_if_there_is_nothing_else(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "FIRST_GAP", 0)
    wired.browser.tell(LINE)
    wired.browser._measure()
    assert wired.writes == [("line",), ("ping",)]
    wired.browser.end()


async def test_the_line_is_told_to_who_is_shown_the_game_later_too(wired: Wired) -> None:
    wired.browser.tell(card(1), wired.clock.at + 30_000)
    wired.browser.tell(LINE)
    wired.browser._measure()
    assert wired.writes == [("line",), ("ping",)]
    wired.browser.end()


async def test_a_reveals_ping_is_that_seconds(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "FIRST_PINGS", 0)
    wired.browser.tell(card(1))
    wired.clock.at += lines.FRESH - 1
    wired.browser._measure()
    assert len(wired.writes) == 1
    wired.clock.at += 1
    wired.browser._measure()
    assert wired.writes[1:] == [("ping",)]
    wired.browser.end()


async def test_a_browser_hears_of_its_line_now_and_then(wired: Wired) -> None:
    for k in range(1, 5):
        wired.browser.tell(card(k))
        wired.clock.at += 1_000
        wired.browser.pong(wired.transport.nonces[-1])
    assert [ponged.tells for ponged in wired.speaker.ponged] == [True, False, True, False]


async def test_who_does_not_read_is_dropped(wired: Wired) -> None:
    wired.transport.unsent = lines.UNREAD_MOST
    wired.browser.tell(card(1))
    assert wired.transport.dropped
    assert wired.writes == []


async def test_after_the_end_nothing_is_said(wired: Wired) -> None:
    wired.browser.tell(card(1), wired.clock.at + 100)
    wired.browser.end()
    wired.browser.drop()
    wired.clock.pass_by(200)
    wired.browser.tell(card(2))
    await asyncio.sleep(0)
    assert wired.writes == []
    assert not wired.transport.dropped
