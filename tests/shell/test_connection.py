"""What goes out over one connection and when, on a transport that only keeps what is written."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from firsthand.game import EMPTY
from firsthand.judge import Policy
from firsthand.room import Sent
from firsthand.room.types import DURING_HANDS, NO_REVEAL
from firsthand.room.views.rules import proposal
from firsthand.rules import Rules
from firsthand.sentences import say
from firsthand.shell import connection as lines
from firsthand.shell.connection import Connection, State
from firsthand.shell.wire import Gone, Happened, Keeping, Line, Seated
from tests.server.people import Manual
from tests.shell.transport import VIEW, Written

LINE = Line(rtt=5, jitter=10, clamped=0, slaps=0, measured=True, probation=False)


def card(k: int) -> Happened:
    return Happened(k, k, (), EMPTY)


def seated(key: str) -> Seated:
    """A message that gives its page the key of a seat."""
    return Seated(
        code="BCDF", key=key, yours=(0,), seats=(), rules=proposal(Rules()), pace=0, agreed=(),
        score=(), game=1, round=1, rounds=1, mode="fixed", champions=(), keeping=Keeping(0),
    )  # fmt: skip


class Wired:
    """A connection that was greeted, with all that is around it."""

    def __init__(self, *, asks_kernel: bool = True) -> None:
        self.clock, self.transport, self.sent = Manual(), Written(), list[Sent]()
        self.connection = Connection(
            7, self.transport, self.clock, self.sent.append, asks_kernel=asks_kernel
        )
        self.connection.begin()
        self.connection.reach(State.GREETED)

    @property
    def writes(self) -> list[tuple[str, ...]]:
        return self.transport.writes


@pytest.fixture
async def wired() -> Wired:
    return Wired()


async def test_a_card_goes_out_at_its_time_and_nothing_overtakes_it(wired: Wired) -> None:
    at = wired.clock.at
    wired.connection.send(card(1), at + 100)
    wired.connection.send(Gone(say("gone-table")))
    wired.clock.pass_by(99)
    assert wired.writes == []
    wired.clock.pass_by(1)
    assert wired.writes == [("happened", "ping"), ("gone",)]
    assert wired.sent == []


async def test_two_cards_that_wait_go_out_each_at_its_time(wired: Wired) -> None:
    at = wired.clock.at
    wired.connection.send(card(1), at + 100)
    wired.connection.send(card(2), at + 200)
    wired.clock.pass_by(150)
    assert len(wired.writes) == 1
    wired.clock.pass_by(50)
    assert len(wired.writes) == 2


async def test_a_card_that_goes_out_late_is_told_to_the_room(wired: Wired) -> None:
    at = wired.clock.at
    wired.connection.send(card(1), at + 100)
    wired.clock.at += 103
    wired.clock.pass_by(0)
    assert wired.sent == [Sent(at + 103, 7, 1, at + 103)]


async def test_what_shows_no_new_card_has_no_ping(wired: Wired) -> None:
    wired.connection.send(card(1))
    wired.connection.send(card(1))
    assert wired.writes == [("happened", "ping"), ("happened",)]


async def test_a_round_trip_is_told_with_its_card_and_what_was_heard_since(wired: Wired) -> None:
    wired.connection.send(card(3))
    wired.connection.count(40)
    wired.clock.at += 21
    ponged = wired.connection.pong(wired.transport.nonces[0])
    assert ponged is not None
    assert wired.connection.pong(wired.transport.nonces[0]) is None
    assert wired.connection.pong(b"made up!") is None
    assert (ponged.conn, ponged.rtt, ponged.k, ponged.heard) == (7, 21, 3, 40)
    assert ponged.tcp_info == VIEW
    assert [one.k for one in wired.connection.rtts()] == [-1]


async def test_behind_a_proxy_the_kernel_is_not_asked() -> None:
    wired = Wired(asks_kernel=False)
    wired.connection.send(card(3))
    ponged = wired.connection.pong(wired.transport.nonces[0])
    assert ponged is not None
    assert ponged.tcp_info is None


async def test_the_line_is_told_along_with_something_else(wired: Wired) -> None:
    wired.connection.send(LINE)
    assert wired.writes == []
    wired.connection.send(card(1))
    assert wired.writes == [("line", "happened", "ping")]


async def test_the_line_is_told_soon_if_there_is_nothing_else(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "FIRST_GAP", 0)
    wired.connection.send(LINE)
    wired.connection.measure()
    assert wired.writes == [("line",), ("ping",)]
    wired.connection.end()


async def test_the_line_is_told_to_who_is_shown_the_game_later_too(wired: Wired) -> None:
    wired.connection.send(card(1), wired.clock.at + 30_000)
    wired.connection.send(LINE)
    wired.connection.measure()
    assert wired.writes == [("line",), ("ping",)]
    wired.connection.end()


async def test_a_reveals_ping_is_that_seconds(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "FIRST_PINGS", 0)
    wired.connection.send(card(1))
    wired.clock.at += lines.FRESH - 1
    wired.connection.measure()
    assert len(wired.writes) == 1
    wired.clock.at += 1
    wired.connection.measure()
    assert wired.writes[1:] == [("ping",)]
    wired.connection.end()


async def test_a_ping_follows_every_card_at_a_time_that_nobody_knows(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = list[float]()

    def later(self: asyncio.BaseEventLoop, delay: float, call: Callable[..., None], k: int) -> Any:
        waits.append(delay * 1000)
        call(k)
        return Mock()

    monkeypatch.setattr(asyncio.BaseEventLoop, "call_later", later)
    for k in range(1, 101):
        before = len(wired.transport.nonces)
        wired.connection.send(card(k))
        behind, again = wired.transport.nonces[before:]
        assert wired.connection.pong(behind) is not None
        ponged = wired.connection.pong(again)
        assert ponged is not None
        assert ponged.k == (DURING_HANDS if waits[-1] >= Policy.during_from else NO_REVEAL)
    assert len(waits) == 100
    assert 60 <= min(waits) < 100
    assert 310 < max(waits) <= 350


async def test_a_browser_hears_of_its_line_now_and_then(wired: Wired) -> None:
    tells = []
    for k in range(1, 5):
        wired.connection.send(card(k))
        wired.clock.at += 1_000
        ponged = wired.connection.pong(wired.transport.nonces[-1])
        assert ponged is not None
        tells.append(ponged.tells)
    assert tells == [True, False, True, False]


async def test_who_does_not_read_is_dropped(wired: Wired) -> None:
    wired.transport.unsent = lines.UNREAD_MOST
    wired.connection.send(card(1))
    assert wired.transport.dropped
    assert wired.writes == []


async def test_who_is_silent_is_cut_off_but_not_by_a_server_that_was_held_up(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(wired.clock, "exact", lambda: now)

    def measured_after(ms: float) -> bool:
        nonlocal now
        now += ms
        wired.connection.measure()
        return wired.transport.dropped

    assert not measured_after(1_000)
    assert not measured_after(60_000), "the server stood still for a minute"
    assert not any(measured_after(1_000) for _ in range(19)), "a page has 20 s to answer"
    assert measured_after(1_000)


async def test_after_the_end_nothing_is_said(wired: Wired) -> None:
    wired.connection.send(card(1), wired.clock.at + 100)
    wired.connection.end()
    wired.connection.drop()
    wired.clock.pass_by(200)
    wired.connection.send(card(2))
    await asyncio.sleep(0)
    assert wired.writes == []
    assert not wired.transport.dropped


async def test_a_state_never_goes_back(wired: Wired) -> None:
    connection = wired.connection
    for state in (State.CLOSING, State.GREETED, State.DEAF, State.CLOSING):
        connection.reach(state)
    assert connection.state is State.DEAF
    connection.end()
    connection.reach(State.NEW)
    assert connection.state == max(State)


async def test_the_keys_of_seats_are_kept(wired: Wired) -> None:
    wired.connection.send(seated("one"))
    wired.connection.send(seated("two"), wired.clock.at + 10)
    assert wired.connection.keys == {"one", "two"}
