"""Everything has a one-line text, and what is written can be read again."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import Malformed, RulesError
from firsthand.notation import (
    format_action,
    format_card,
    format_cards,
    format_event,
    format_pile,
    format_rules,
    format_table,
    format_timed,
    parse_action,
    parse_card,
    parse_cards,
    parse_event,
    parse_pile,
    parse_rules,
    parse_table,
    parse_timed,
)
from firsthand.notation.forms import Form, Forms
from firsthand.notation.moves import ACTIONS, EVENTS
from firsthand.rules import ALIASES, Rules, amended, preset, presets
from firsthand.table import Table
from tests.notation import things


def one_line(text: str) -> str:
    assert text.splitlines() == [text]
    assert text == text.strip()
    return text


@given(things.cards)
def test_a_card_reads_back(card: int) -> None:
    assert parse_card(one_line(format_card(card))) == card


@given(things.hands)
def test_cards_read_back(cards: tuple[int, ...]) -> None:
    assert parse_cards(one_line(format_cards(cards))) == cards


@given(things.hands, things.numbers)
def test_a_pile_reads_back(cards: tuple[int, ...], burned: int) -> None:
    assert parse_pile(one_line(format_pile(cards, burned))) == (cards, burned)


@pytest.mark.uncounted
@pytest.mark.parametrize("kind", a.AnyAction.__args__)
@given(st.data(), things.times)
def test_an_action_reads_back(kind: type[a.Action], data: st.DataObject, at: int) -> None:
    action = data.draw(things.ACTIONS[kind])
    assert parse_action(one_line(format_action(action))) == action
    assert parse_timed(format_timed(at, action)) == (at, action)


@pytest.mark.parametrize("kind", e.AnyEvent.__args__)
@given(st.data())
def test_an_event_reads_back(kind: type[e.Event], data: st.DataObject) -> None:
    event = data.draw(things.EVENTS[kind])
    assert parse_event(one_line(format_event(event))) == event


@given(things.tables())
def test_a_table_reads_back(table: Table) -> None:
    assert parse_table(one_line(format_table(table))) == table


def test_the_table_before_the_deal_reads_back() -> None:
    assert format_table(Table((), 0)) == "hands -; dealer 0; pile -; turn nobody"
    assert parse_table(format_table(Table((), 0))) == Table((), 0)


@pytest.mark.uncounted
@given(things.rule_sets())
def test_a_rule_set_reads_back(rules: Rules) -> None:
    assert parse_rules(one_line(format_rules(rules))) == rules


@pytest.mark.parametrize("name", presets())
def test_a_preset_is_written_as_its_name(name: str) -> None:
    assert format_rules(preset(name)) == name
    assert parse_rules(name) == preset(name)


@pytest.mark.parametrize("name", ALIASES)
def test_e_01_a_rule_set_may_go_by_another_name(name: str) -> None:
    assert format_rules(parse_rules(name)) == "ratscrew"


@pytest.mark.uncounted
@given(st.text(min_size=1, max_size=40).filter(lambda word: word.strip() and word.isprintable()))
def test_a_word_to_call_may_hold_anything_printable(word: str) -> None:
    rules = amended(Rules(), {"slap.gesture": f"word:{word}"})
    assert parse_rules(one_line(format_rules(rules))) == rules


def test_rules_read_as_people_write_them() -> None:
    text = (
        ' ers  challenge.tries={J:1 Q:2} slap.gesture="word:Uno" penalty.enabled=false seats.max=4'
    )
    rules = parse_rules(text)
    assert dict(rules.challenge.tries) == {"J": 1, "Q": 2}
    assert rules.slap.gesture == "word:Uno"
    assert not rules.penalty.enabled
    assert rules.seats.max == 4


def nearly_right(forms: Forms[Any], form: Form[Any]) -> None:
    assert forms.write(forms.read(form.example)) == form.example
    with pytest.raises(Malformed, match="write it as in") as wrong:
        forms.read(f"{form.example} !")
    assert repr(form.example) in str(wrong.value)


@pytest.mark.parametrize("kind", ACTIONS.forms)
def test_an_action_that_is_nearly_right_is_told_how_to_be(kind: type[a.AnyAction]) -> None:
    nearly_right(ACTIONS, ACTIONS.forms[kind])


@pytest.mark.parametrize("kind", EVENTS.forms)
def test_an_event_that_is_nearly_right_is_told_how_to_be(kind: type[e.AnyEvent]) -> None:
    nearly_right(EVENTS, EVENTS.forms[kind])


def test_every_kind_has_a_form() -> None:
    assert set(ACTIONS.forms) == set(a.AnyAction.__args__)
    assert set(EVENTS.forms) == set(e.AnyEvent.__args__)


@pytest.mark.parametrize(
    ("parse", "text", "right"),
    [
        (parse_card, "1H", "rank"),
        (parse_cards, "KH 11S", "'11S' is not a card"),
        (parse_pile, "", "oldest first"),
        (parse_pile, "(x) KH", "face-down cards in brackets"),
        (parse_pile, "KH, 7D", "as in '(2) QH 10H'"),
        (parse_action, "0 jump", "accuse, beat, collect"),
        (parse_action, "", "not an action"),
        (parse_timed, "flip", "as in '1200 0 flip'"),
        (parse_timed, "12 0 flop", "'0 flop' is not an action"),
        (parse_event, "1200 0 flips 1H -> 1", "1200 0 flips KH -> 1 owes 3 to 0"),
        (parse_event, "nonsense", "asks, beats, dealt"),
        (parse_table, "hands 1 2; pile -", "hands 1 2 2; dealer 2"),
        (parse_table, "hands 1,2; dealer 1; pile -; turn 0", "hands '1,2'"),
        (parse_table, "hands 1 2; dealer x; pile -; turn 0", "dealer 'x'"),
        (parse_table, "hands 1 2; dealer 1; pile -; turn 0 owes 3", "turn '0 owes 3'"),
        (parse_table, "hands 1 2; dealer 1; pile -; turn 0; moons 3", "'moons' is nothing"),
        (parse_table, "hands 1 2; dealer 1; pile -; turn 0; out 2", "seats are 0 to 1"),
        (parse_table, "hands 1 2; dealer 1; pile -; turn 0; fined 2@1/1/1", "no seat 2"),
        (parse_table, "hands 1 2; dealer 1; pile -; turn 0; fined 1@1", "fined '1@1'"),
        (parse_rules, "ratscrew double", "'double' is not what a rule set says"),
        (parse_rules, "ratscrew challenge.tries={J}", "ranks and tries"),
        (parse_rules, "ratscrew slap.patterns=[double", "is not what a rule set says"),
    ],
)
def test_what_is_malformed_is_told_what_would_be_right(
    parse: Callable[[str], object], text: str, right: str
) -> None:
    with pytest.raises(Malformed, match=re.escape(right)):
        parse(text)


@pytest.mark.parametrize(
    ("text", "field"),
    [("ratscrow", "preset"), ("ers penalty.cuont=2", "penalty.cuont"), ("", "preset")],
)
def test_rules_that_cannot_be_name_their_field(text: str, field: str) -> None:
    with pytest.raises(RulesError) as wrong:
        parse_rules(text)
    assert wrong.value.field == field
