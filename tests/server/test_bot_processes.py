"""Bots of the host's own in processes: they answer, and none of them stops anything."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from firsthand.bots.bot import View
from firsthand.bots.intent import Moment
from firsthand.bots.own import BadBot
from firsthand.dice import seeded
from firsthand.game import set_up
from firsthand.notation import parse_cards
from firsthand.room import BotQuestion
from firsthand.room.types import Asking
from firsthand.rules import preset
from firsthand.server import bot_processes
from firsthand.server.bot_processes import BotProcesses, called

WAIT = 60

BOTS = """
import time
import firsthand as fh

class Keen(fh.Bot):
    def begin(self, view, rng):
        self.luck = rng.randrange(1000)
    def at_card(self, view, rng):
        print("I print")
        return len(view.pile) * 1000 + self.luck
    def at_turn(self, view, rng):
        raise ValueError("one\\ntwo")

class Stuck(fh.Bot):
    def at_card(self, view, rng):
        while True:
            pass

class Dies(fh.Bot):
    def at_card(self, view, rng):
        import os
        os._exit(3)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return path


@pytest.fixture
def bots(file: Path, monkeypatch: pytest.MonkeyPatch) -> BotProcesses:
    # A machine that is busy with other things is no reason to miss here.
    monkeypatch.setattr(bot_processes, "IN_TIME", 5)
    return BotProcesses({f"own:{name}": f"{file}:{name}" for name in ("Keen", "Stuck", "Dies")})


def question(what: Asking, kind: str = "own:Keen", seat: int = 1) -> BotQuestion:
    state = set_up(
        preset("ratscrew"),
        (parse_cards("2H 3H"), parse_cards("4H")),
        seeded(1),
        pile=parse_cards("7H 7D"),
    )
    view = View(preset("ratscrew"), state.table, seat, ("Ann", "Keen"), Moment(2, 900))
    return BotQuestion(seat, kind, what, 1, view, 5)


async def heard(bots: BotProcesses, what: Asking, kind: str = "own:Keen") -> int | None:
    """Ask until the bot is there, and return its answer."""
    answers: asyncio.Queue[int | None] = asyncio.Queue()
    bots.ask("QXYZ", question("begin", kind), lambda _: None)
    async with asyncio.timeout(WAIT):
        while True:
            bots.ask("QXYZ", question(what, kind), answers.put_nowait)
            try:
                return await asyncio.wait_for(answers.get(), 0.2)
            except TimeoutError:
                continue


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(WAIT):
        while not what():  # noqa: ASYNC110 - processes end when they end
            await asyncio.sleep(0.01)


async def test_a_bot_answers_with_the_chance_that_its_game_gives_it(bots: BotProcesses) -> None:
    first = await heard(bots, "at_card")
    bots.leave("QXYZ")
    assert first is not None
    assert 2000 <= first < 3000
    assert await heard(bots, "at_card") == first
    bots.leave("QXYZ")


async def test_what_a_bot_raises_costs_its_move_and_is_said_once(
    bots: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert await heard(bots, "at_turn") is None
    assert await heard(bots, "at_card") is not None
    bots.leave("QXYZ")
    lines = [record.getMessage() for record in caplog.records]
    assert lines == ["Keen: at_turn raised ValueError: one two. It misses its move."]


async def test_a_bot_that_never_returns_misses_and_is_started_again_and_then_left_alone(
    bots: BotProcesses, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "IN_TIME", 0.05)
    monkeypatch.setattr(bot_processes, "STUCK", 0.05)
    caplog.set_level(logging.WARNING)
    answers: list[int | None] = []

    bots.ask("QXYZ", question("begin", "own:Stuck"), lambda _: None)

    def given_up() -> bool:
        bots.ask("QXYZ", question("at_card", "own:Stuck"), answers.append)
        return any("was started 3 times" in each.getMessage() for each in caplog.records)

    await until(given_up)
    assert answers == []
    missed = [each.getMessage() for each in caplog.records]
    assert missed[0] == "Stuck did not answer within 50 ms, and misses its move."
    bots.leave("QXYZ")


async def test_a_bot_whose_process_ends_is_started_again(
    bots: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    bots.ask("QXYZ", question("begin", "own:Dies"), lambda _: None)

    def given_up() -> bool:
        bots.ask("QXYZ", question("at_card", "own:Dies"), lambda _: None)
        return any("was started 3 times" in each.getMessage() for each in caplog.records)

    await until(given_up)
    bots.leave("QXYZ")


async def test_only_so_many_play_at_a_time(
    bots: BotProcesses, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "PROCESSES", 1)
    bots.ask("QXYZ", question("begin", seat=1), lambda _: None)
    bots.ask("QXYZ", question("begin", seat=0), lambda _: None)
    bots.leave("QXYZ")
    assert [each.getMessage() for each in caplog.records] == [
        "1 bots of your own play already: another one only flips at the table's pace."
    ]


async def test_another_bot_at_a_seat_takes_the_place_of_the_first(bots: BotProcesses) -> None:
    bots.ask("QXYZ", question("begin", "own:Stuck"), lambda _: None)
    assert await heard(bots, "at_card") is not None
    bots.leave("QXYZ")


def test_a_bot_is_called_by_its_name_and_a_wrong_word_says_why(file: Path) -> None:
    assert called(f"{file}:Keen") == "Keen"
    with pytest.raises(BadBot, match=r"no firsthand\.Bot called 'Nobody'"):
        called(f"{file}:Nobody")


def test_a_bot_that_is_never_loaded_or_ends_at_once_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "slow.py"
    file.write_text("import os\nos._exit(0)\n", encoding="utf-8")
    with pytest.raises(BadBot, match="ended as it was loaded"):
        called(f"{file}:Slow")
    file.write_text("while True: pass\n", encoding="utf-8")
    monkeypatch.setattr(bot_processes, "LOADS", 0.1)
    with pytest.raises(BadBot, match="is not loaded after"):
        called(f"{file}:Slow")
