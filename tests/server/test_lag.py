"""How late the loop is, and that a server held up opens no further tables."""

import asyncio

import pytest

from firsthand.server.lag import BEATS, HIGH, LoopLag
from firsthand.shell import registry as registries
from firsthand.shell.wire import Refused
from tests.shell.pages import SOLO, Home
from tests.words import said


def test_a_loop_is_held_up_where_it_was_for_the_whole_window() -> None:
    lag = LoopLag()
    assert lag.p99 == 0
    for _ in range(BEATS - 1):
        lag.note(2 * HIGH)
        assert not lag.is_high()
    lag.note(2 * HIGH)
    assert lag.is_high()
    for _ in range(BEATS - 1):
        lag.note(0)
    assert not lag.is_high()


def test_one_late_alarm_in_a_hundred_is_no_load() -> None:
    lag = LoopLag()
    for number in range(BEATS):
        lag.note(1.0 if number == 7 else 0.001)
    assert not lag.is_high()
    assert lag.p99 == 0.001


async def test_it_beats_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    beaten = asyncio.Event()
    lag = LoopLag()
    monkeypatch.setattr(lag, "note", lambda late: beaten.set() if late >= 0 else None)
    lag.begin()
    await beaten.wait()
    beaten.clear()
    await beaten.wait()
    lag.end()
    assert lag._alarm is not None
    assert lag._alarm.cancelled()
    LoopLag().end()


async def test_a_server_that_is_held_up_opens_no_table_and_goes_on_with_those_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registries, "LOADED_FROM", 1)
    home = Home()
    first = home.page()
    first.say(SOLO)
    ready_unmeasured = home.registry.is_ready
    held_up = True
    home.registry.lags = lambda: held_up
    page = home.page()
    page.say(SOLO)
    assert page.last(Refused).kind == "full"
    assert "try again in a minute" in said(page.last(Refused).reason)
    assert (ready_unmeasured, home.registry.is_ready) == (True, False)
    assert home.registry.limits.notes.total["load"] == 1
    first.deal()
    assert len(home.registry.actors) == 1
    held_up = False
    page.say(SOLO)
    assert len(home.registry.actors) == 2
