"""Bots of the host's own at a table: asked with what every eye sees, and never waited for."""

import msgspec
import pytest

from firsthand.bots.bot import View
from firsthand.events import Flipped, PileTaken
from firsthand.room import Answered, BotQuestion
from firsthand.room import messages as m
from firsthand.room.types import Output
from firsthand.room.views.seated import bots_in_words
from firsthand.rules import amended, preset
from firsthand.sentences import text
from tests.room.table import ANN, Table, act, one, told

OWN = "own:Keen"
JUDGED = 100
"""A bot's flip waits so many ms for hands that may be on their way."""


def asked(out: list[Output], what: str) -> list[BotQuestion]:
    """Return what a bot was asked for one of its methods."""
    return [each for each in out if isinstance(each, BotQuestion) and each.what == what]


def at_table(*hands: str, rules: str = "ratscrew", first: int = 0) -> Table:
    table = Table(rules, bots=(OWN,)).begin()
    if hands:
        table.out.clear()
        table.rig(*hands, first=first)
    return table


def answer(table: Table, question: BotQuestion, after: int) -> list[Output]:
    return table.put(Answered(table.now, question, after))


def test_it_is_told_the_deal_with_a_chance_of_its_own() -> None:
    first, again = at_table(), at_table()
    (begun,) = asked(first.out, "begin")
    assert (begun.kind, begun.seat, begun.view.cards) == (OWN, 1, 26)
    assert begun.luck == asked(again.out, "begin")[0].luck
    assert begun.luck > 0


def test_a_question_holds_what_every_eye_sees() -> None:
    table = at_table("7H 2C 3C", "7D 9C")
    out = table.flip(0)
    (question,) = asked(out, "at_card")
    assert isinstance(question.view, View)
    assert question.view.pile == ("7H",)
    assert question.view.moment.pace == 700
    assert "stocks" not in repr(question.view.table)


def test_its_hand_falls_after_its_reaction() -> None:
    table = at_table("7H 2C 3C", "7D 9C")
    table.flip(0)
    while table.table.size < 2 and table.alarm is not None:
        table.pass_to(table.alarm)
    question = asked(table.out, "at_card")[-1]
    assert question.view.patterns == ("double",)
    answer(table, question, 300)
    meant = [intent.at for intent in table.live.intents if intent.doing == "slap"]
    assert meant == [question.view.moment.at + 300]
    table.run(5_000)
    assert next(event for event in table.live.log if isinstance(event, PileTaken)).seat == 1


def test_without_an_answer_it_flips_at_the_pace_and_never_slaps() -> None:
    table = at_table("7H 2C 3C", "7D 9C")
    table.flip(0)
    (question,) = asked(table.out, "at_turn")
    table.run(3_000)
    flips = [event.at for event in table.live.log if isinstance(event, Flipped)]
    assert 0 <= flips[1] - question.view.moment.at - 700 <= JUDGED
    assert not any(isinstance(event, PileTaken) for event in table.live.log)


def test_its_turn_takes_as_long_as_it_says_and_never_less_than_the_pace() -> None:
    for after, then in ((1_900, 1_900), (5, 700)):
        table = at_table("7H 2C 3C", "7D 9C")
        table.flip(0)
        (question,) = asked(table.out, "at_turn")
        answer(table, question, after)
        table.run(3_000)
        flips = [event.at for event in table.live.log if isinstance(event, Flipped)]
        assert 0 <= flips[1] - question.view.moment.at - then <= JUDGED


def test_an_answer_for_a_card_that_is_covered_counts_for_nothing() -> None:
    table = at_table("7H 2C 3C", "9D 9C")
    table.flip(0)
    (question,) = asked(table.out, "at_card")
    table.pass_to(table.clock(table.live.newest.sent) + 800)
    assert table.table.size == 2
    before = table.live
    answer(table, question, 10)
    assert (table.live.log, table.live.hands) == (before.log, before.hands)
    assert not [intent for intent in table.live.intents if intent.doing == "slap"]
    (turn,) = asked(table.out, "at_turn")
    answer(table, turn, 10)
    assert not [intent for intent in table.live.intents if intent.seat == 1]


def test_an_answer_of_another_game_or_another_bot_counts_for_nothing() -> None:
    table = at_table("7H 2C 3C", "9D 9C")
    table.flip(0)
    (question,) = asked(table.out, "at_card")
    for wrong in ({"game": 2}, {"kind": "own:Other"}):
        answer(table, msgspec.structs.replace(question, **wrong), 300)
        assert not [intent for intent in table.live.intents if intent.doing == "slap"]
    answer(table, question, 300)
    assert [intent.doing for intent in table.live.intents if intent.seat == 1].count("slap") == 1


def test_a_turn_that_was_taken_is_not_meant_twice() -> None:
    table = at_table("7H 2C 3C", "9D 9C")
    table.flip(0)
    (question,) = asked(table.out, "at_turn")
    table.change(intents=())
    answer(table, question, 900)
    assert table.live.intents == ()


def test_its_gesture_comes_before_its_hand() -> None:
    table = at_table("JH 2C 3C", "9D 9C", rules="ratscrew_salute")
    table.flip(0)
    (question,) = asked(table.out, "at_card")
    answer(table, question, 300)
    meant = {each.doing: each.at for each in table.live.intents if each.seat == 1}
    assert meant["slap"] - meant["gesture"] == 120


def test_who_may_not_slap_its_own_card_is_not_asked() -> None:
    rules = amended(preset("ratscrew"), {"slap.flipper_allowed": False})
    table = Table(rules, bots=(OWN,)).begin()
    table.out.clear()
    table.rig("7H 2C 3C", "9D 9C", first=1)
    table.run(1_500)
    assert table.table.size == 1
    assert asked(table.out, "at_card") == []


def test_a_pile_that_is_owed_is_taken_when_it_says() -> None:
    table = Table("ratscrew", people=("Ann",), bots=(OWN,)).begin()
    table.rig("4D 5D 6D 9C 9D", "KH 2C 3C", first=1)
    table.run(1_000)
    for _ in range(3):
        table.flip(0)
        table.run(800)
    assert table.table.owed == 1
    question = asked(table.out, "at_turn")[-1]
    answer(table, question, 2_000)
    assert [each.doing for each in table.live.intents if each.seat == 1] == ["collect"]


def test_the_table_says_that_it_is_one() -> None:
    words = [text(each) for each in bots_in_words(Table(bots=(OWN, "steady")).room)]
    assert words[-1] == (
        "Moss is a bot of the host's own. Its code runs on the host's machine alone, "
        "and it sees what everyone at the table sees."
    ) or words[-1].startswith("Pip is a bot of the host's own.")
    assert not [word for word in map(text, bots_in_words(Table().room)) if "own" in word]


def open_table() -> Table:
    table = Table(bots=("steady", "steady"))
    table.room = msgspec.structs.replace(table.room, open=True, own_bots=(OWN,))
    table.sit(ANN, 0)
    return table


def test_a_host_seats_one_by_its_kind_and_it_is_called_by_its_name() -> None:
    table = open_table()
    before = table.room.seats[1].name
    table.say(ANN, act("bot", 0, 1, text=OWN))
    table.say(ANN, act("bot", 0, 2, text=OWN))
    assert [seat.name for seat in table.room.seats[1:]] == ["Keen", "Keen 2"]
    assert table.room.seats[1].is_own_bot
    table.say(ANN, act("bot", 0, 1, text="sharp"))
    assert table.room.seats[1].name == before
    assert table.room.seats[2].name == "Keen 2"


@pytest.mark.parametrize("kind", ["own:Other", "/etc/passwd.py:Keen", "nobody"])
def test_a_kind_that_the_host_has_not_is_refused(kind: str) -> None:
    table = open_table()
    refused = one(table.say(ANN, act("bot", 0, 1, text=kind)), m.Refused)
    assert refused.kind == "temperament"
    assert told(table.out, m.Refused)
