"""Games are counted in a process of its own, one at a time, and no longer than they are wanted."""

import asyncio
import sys

import msgspec
import pytest

from firsthand.rules.outlook import Outlook
from firsthand.server import counting
from firsthand.server.counting import CountingProcess, command, counting_process
from firsthand.shell.rule_messages import Count, Counted

FIGURES = Outlook(9, 2, 700, (1.0, 0.5, 2.0), (0.9, 1.1), 3.0, 0.0, 0.5)
SAYS = f"print({msgspec.json.encode(FIGURES).decode()!r})"
STUCK = "import time; print('x', flush=True); time.sleep(600)"
WAIT = 60


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Runs the text that stands for rules in a process, and lists them as they begin."""
    begun: list[str] = []

    def started(wish: Count) -> list[str]:
        begun.append(wish.rules)
        return [sys.executable, "-c", wish.rules]

    monkeypatch.setattr(counting, "command", started)
    return begun


def wish(text: str) -> Count:
    return Count(text, 2, 700)


async def test_wishes_are_counted_one_after_another(runs: list[str]) -> None:
    process, answers = CountingProcess(), asyncio.Queue[Counted]()
    process.count(1, wish(SAYS), answers.put_nowait)
    process.count(2, wish("raise SystemExit(3)"), answers.put_nowait)
    first = await asyncio.wait_for(answers.get(), WAIT)
    second = await asyncio.wait_for(answers.get(), WAIT)
    assert first.outlook is not None
    assert first.outlook.minutes == FIGURES.minutes
    assert second == Counted("raise SystemExit(3)", None)
    assert len(runs) == 2
    process.count(1, wish(SAYS), answers.put_nowait)
    assert await asyncio.wait_for(answers.get(), WAIT) == first


@pytest.mark.usefixtures("runs")
async def test_a_wish_that_is_dropped_ends_its_process_and_is_not_answered() -> None:
    process, answers = CountingProcess(), asyncio.Queue[Counted]()
    process.count(1, wish(STUCK), answers.put_nowait)
    process.count(1, wish(SAYS), answers.put_nowait)
    answer = await asyncio.wait_for(answers.get(), WAIT)
    assert answer.rules == SAYS
    process.count(1, wish(STUCK), answers.put_nowait)
    await asyncio.wait_for(process.close(), WAIT)
    assert answers.empty()


async def test_a_process_that_takes_too_long_is_ended(
    runs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "PATIENCE", 0.2)
    process, answers = CountingProcess(), asyncio.Queue[Counted]()
    process.count(1, wish(STUCK), answers.put_nowait)
    assert (await asyncio.wait_for(answers.get(), WAIT)).outlook is None
    assert runs == [STUCK]


def test_the_process_is_told_rules_seats_and_pace() -> None:
    words = command(Count("ratscrew penalty.count=2", 3, 500))
    assert words[-3:] == ["ratscrew penalty.count=2", "3", "500"]
    assert counting_process() is not None
