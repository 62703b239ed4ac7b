"""Bots of the host's own behind an actor: asked through the shell, answered as an input."""

import msgspec
import pytest

from firsthand.room import Answered, AnyInput, BotQuestion, Room, step
from firsthand.shell import actor as actors
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.own_bots import Answer
from firsthand.shell.registry import Registry
from tests.server.people import CHOICE
from tests.shell.pages import SOLO, Home

OWN = "own:Keen"


class Asked:
    """Keeps what is asked."""

    def __init__(self) -> None:
        self.questions: list[tuple[str, BotQuestion, Answer]] = []
        self.left: list[str] = []

    def ask(self, table: str, question: BotQuestion, answer: Answer) -> None:
        self.questions.append((table, question, answer))

    def leave(self, table: str) -> None:
        self.left.append(table)


async def test_questions_go_out_answers_come_in_and_bots_leave_with_their_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home, asked = Home(), Asked()
    home.registry = Registry(home.clock, own_bots=asked)
    home.catalogue = Catalogue(CHOICE, own_bots=(OWN,))
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, bots=(OWN,)))
    page.deal()
    (actor,) = home.registry.actors.values()
    assert [seat.name for seat in actor.room.seats][1] == "Keen"
    begun = asked.questions[0]
    assert (begun[0], begun[1].what, begun[1].seat) == (actor.room.code, "begin", 1)
    heard: list[AnyInput] = []

    def noted(room: Room, given: AnyInput) -> object:
        heard.append(given)
        return step(room, given)

    monkeypatch.setattr(actors, "step", noted)
    _, question, answer = begun
    answer(None)
    assert heard == []
    answer(2_000)
    assert heard == [Answered(home.clock.now(), question, 2_000)]
    home.registry.stop()
    assert asked.left == [actor.room.code]
