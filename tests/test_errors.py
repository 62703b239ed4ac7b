"""Refusals: each kind of wrong is a type with its data, and has a name that travels."""

import pickle

import pytest

from firsthand import errors
from firsthand.actions import Flip, Gesture
from firsthand.cards import parse_card
from firsthand.game import refusal
from firsthand.record import MalformedLine
from firsthand.rules import Rules, amended, read
from firsthand.sentences import ENGLISH, PSEUDO, messages, say, text
from firsthand.verify import Unreadable
from tests.tabletop import Tabletop


def kinds(of: type[errors.Illegal]) -> list[type[errors.Illegal]]:
    return [kind for child in of.__subclasses__() for kind in (child, *kinds(child))]


@pytest.mark.parametrize("kind", kinds(errors.Illegal), ids=lambda kind: kind.__name__)
def test_a_refusal_knows_whom_it_concerns_and_why(kind: type[errors.Illegal]) -> None:
    refusal = kind(3, "because")
    assert (refusal.seat, refusal.reason, str(refusal)) == (3, "because", "because")
    assert refusal.kind.replace("_", "") == kind.__name__.lower()
    assert kind.__doc__
    assert kind.__doc__.endswith(".")


def test_kinds_are_written_in_snake_case() -> None:
    assert errors.OutOfTurn(0, "").kind == "out_of_turn"
    assert errors.Out(0, "").kind == "out"
    assert errors.NoSuchSeat(0, "").kind == "no_such_seat"


def test_a_rules_error_names_field_value_and_what_is_right() -> None:
    error = errors.RulesError("penalty.count", 0, "must be at least 1")
    assert (error.field, error.value, error.right) == ("penalty.count", 0, "must be at least 1")
    assert str(error) == "penalty.count = 0: must be at least 1"
    assert isinstance(error, errors.FirsthandError)
    assert issubclass(errors.Malformed, ValueError)


def test_an_error_carries_its_sentence_to_whoever_shows_it() -> None:
    with pytest.raises(errors.RulesError) as wrong:
        amended(Rules(), {"penalty.count": 0})
    assert wrong.value.sentence == say(
        "wrong-field",
        field="penalty.count",
        value="0",
        right=say("wrong-whole", least=1, most=1_000_000),
    )
    assert str(wrong.value) == "penalty.count = 0: must be a whole number from 1 to 1000000"
    assert "\u0661" in text(wrong.value.sentence, PSEUDO)


def test_words_of_a_library_stand_for_a_sentence() -> None:
    error = errors.Malformed("unexpected end of data")
    assert error.sentence == say("refusal-other", text="unexpected end of data")
    assert str(error) == "unexpected end of data"


def test_what_is_wrong_inside_is_a_sentence_too() -> None:
    with pytest.raises(errors.RulesError) as wrong:
        read({"slap": {"patterns": ["card:1H"]}})
    right = wrong.value.sentence.args["right"]
    with pytest.raises(errors.Malformed) as card:
        parse_card("1H")
    assert right == say("pattern-wrong-cards", word="card", why=card.value.sentence)


@pytest.mark.parametrize(
    "error",
    [
        errors.RulesError("pack", 0, say("wrong-switch")),
        errors.Malformed(say("wrong-card", text="'1H'")),
        errors.NoSuchSeat(3, say("illegal-drop")),
        MalformedLine(7, say("record-ends")),
        Unreadable(7, say("verify-deep")),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_can_be_sent_from_a_worker(error: errors.FirsthandError) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(again) is type(error)
    assert (again.args, vars(again)) == (error.args, vars(error))
    assert str(again) == str(error)
    assert repr(error).startswith(f"{type(error).__name__}(")


def test_refusals_of_the_game_are_sentences() -> None:
    named = {name for name in messages(ENGLISH.folder) if name.startswith("illegal-")}
    state = Tabletop("7C | 8S").state
    stranger = refusal(state, Flip(9), 0)
    bare = refusal(state, Gesture(0), 0)
    assert stranger is not None
    assert stranger.sentence == say("illegal-seat", seat=9, last=1)
    assert bare is not None
    assert bare.sentence == say("illegal-not-agreed")
    assert {stranger.sentence.id, bare.sentence.id} <= named
