"""A failure at one output of a step keeps none of the others from being carried out."""

from asyncio import TimerHandle
from collections.abc import Callable

import msgspec
import pytest

from firsthand.room import BotQuestion
from firsthand.room.types import Joined
from firsthand.shell.actor import AGAIN
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.own_bots import Answer
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Halted, Happened
from tests.server.people import CHOICE
from tests.shell.pages import SOLO, Home
from tests.shell.test_saving import at_a_table, flip


@pytest.fixture
async def home() -> Home:
    return Home()


async def test_a_page_that_cannot_be_written_to_is_cut_off_and_the_others_hear_all(
    home: Home, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, actor = at_a_table(home, seed="")
    looker = home.page()
    actor.attach(looker.connection)
    actor.put(Joined(home.clock.now(), looker.connection.number, "looker"))
    page.transport.writes.clear()

    def broken(*_texts: bytes, nonce: bytes = b"") -> None:
        raise RuntimeError("a fault on purpose")

    monkeypatch.setattr(page.transport, "text", broken)
    k = looker.last(Happened).k
    flip(page)
    home.clock.pass_by(1_000)
    assert page.transport.dropped
    home.clock.pass_by(20_000)
    assert looker.last(Happened).k > k + 1, "bots play on"
    assert "could not carry out Send" in caplog.text
    assert page.seated.key not in caplog.text


async def test_a_message_held_back_that_cannot_be_written_cuts_the_page_off(
    home: Home, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = home.page()

    def broken(*_texts: bytes, nonce: bytes = b"") -> None:
        raise RuntimeError("a fault on purpose")

    monkeypatch.setattr(page.transport, "text", broken)
    page.connection.send(Halted(), home.clock.now() + 50)
    home.clock.pass_by(100)
    assert page.transport.dropped
    assert "cannot be written to" in caplog.text


async def test_an_alarm_that_cannot_be_set_is_made_good(
    home: Home, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, actor = at_a_table(home)
    wake, failed = home.clock.wake, list[int]()

    def faulty(at: int, call: Callable[[], None]) -> TimerHandle:
        if not failed:
            failed.append(at)
            raise RuntimeError("a fault on purpose")
        return wake(at, call)

    monkeypatch.setattr(home.clock, "wake", faulty)
    flip(page)
    before = page.last(Happened).k
    assert failed
    home.clock.pass_by(AGAIN)
    home.clock.pass_by(20_000)
    assert page.last(Happened).k > before
    assert "could not carry out WakeAt" in caplog.text
    assert not actor.halted


async def test_a_bot_that_cannot_be_asked_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        """Bots of the host's own that fail."""

        def ask(self, table: str, question: BotQuestion, answer: Answer) -> None:
            raise RuntimeError(f"a fault on purpose: {table} {question.seat} {answer}")

        def leave(self, table: str) -> None:
            pass

    kind = "own:Keen"
    home = Home(Catalogue(CHOICE, own_bots=(kind,)))
    home.registry = Registry(home.clock, home.storage, Broken())
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, bots=(kind,)))
    page.deal()
    home.clock.pass_by(20_000)
    flip(page)
    home.clock.pass_by(20_000)
    assert page.last(Happened).k > 0
    assert "could not carry out BotQuestion" in caplog.text
