"""The golden tapes are what the rules make of them, and leave nothing out."""

import json
import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from firsthand import actions as a
from firsthand import errors
from firsthand import events as e
from firsthand.errors import Malformed
from firsthand.notation import parse_event, parse_rules, parse_table, parse_timed
from firsthand.record import check, parse_record
from firsthand.rules import Rules, catalogue, nested, options, preset, presets, read
from firsthand.rules.checks import Choice
from tests.golden.tapes import FOLDER, tapes

TAPES = {
    path.relative_to(FOLDER).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(FOLDER.rglob("*.txt"))
}
RECORDS = [name for name in TAPES if "/" in name]
LINES = [line for text in TAPES.values() for line in text.splitlines()]


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return tapes()


@pytest.mark.parametrize("name", TAPES)
def test_a_tape_is_what_the_rules_make(name: str, made: dict[str, str]) -> None:
    assert TAPES[name] == made[name], (
        "python -m tests.golden makes it again; look at the difference"
    )


def test_no_tape_is_missing(made: dict[str, str]) -> None:
    assert TAPES.keys() == made.keys()


@pytest.mark.parametrize("name", RECORDS)
def test_a_tape_of_a_whole_game_is_a_true_record(name: str) -> None:
    assert check(parse_record(TAPES[name])) is None


def events() -> Iterator[e.AnyEvent]:
    for line in LINES:
        try:
            yield parse_event(line)
        except Malformed:
            continue


EVENTS = list(events())


def rule_sets() -> Iterator[Rules]:
    for line in LINES:
        if line.startswith("rules {"):
            yield read(json.loads(line.removeprefix("rules ")))
        elif line.startswith("rules "):
            yield parse_rules(line.removeprefix("rules "))


RULES = list(rule_sets())


@pytest.mark.parametrize("name", presets())
def test_every_preset_has_a_tape(name: str) -> None:
    assert parse_record(TAPES[f"presets/{name}.txt"]).header.rules == preset(name)


def values(option: str) -> set[str]:
    section, name = option.split(".")
    return {json.dumps(nested(rules)[section][name]) for rules in RULES}


@pytest.mark.parametrize("option", options())
def test_every_option_occurs_and_every_choice_of_one(option: str) -> None:
    check = options()[option]
    if isinstance(check, Choice):
        assert values(option) == {json.dumps(value) for value in check.values}
    else:
        assert len(values(option)) > 1


@pytest.mark.parametrize("name", [rule.name for rule in catalogue()])
def test_every_pattern_is_slapped(name: str) -> None:
    assert any(name in event.patterns for event in EVENTS if isinstance(event, e.Slapped))


@pytest.mark.parametrize("kind", e.AnyEvent.__args__)
def test_every_kind_of_event_occurs(kind: type[e.Event]) -> None:
    assert any(isinstance(event, kind) for event in EVENTS)


REASONS: list[tuple[type[e.Event], str, Any]] = [
    (kind, field, word)
    for kind, field, words in (
        (e.Slapped, "verdict", e.Verdict),
        (e.PileTaken, "why", e.TakenBy),
        (e.Paid, "why", e.PaidFor),
        (e.SeatOut, "why", e.OutBy),
        (e.Won, "why", e.WonBy),
        (e.PileTaken, "comeback", bool),
        (e.PileTaken, "drawn", bool),
        (e.Flipped, "by_itself", bool),
    )
    for word in (get_args(words) or (False, True))
]


@pytest.mark.parametrize(("kind", "field", "word"), REASONS)
def test_every_reason_of_an_event_occurs(kind: type[e.Event], field: str, word: Any) -> None:
    assert any(getattr(event, field) == word for event in EVENTS if isinstance(event, kind))


@pytest.mark.parametrize("kind", a.AnyAction.__args__)
def test_every_kind_of_action_occurs(kind: type[a.Action]) -> None:
    asked = [parse_timed(line[2:])[1] for line in LINES if re.match(r"> -?\d+ ", line)]
    assert any(isinstance(action, kind) for action in asked)


@pytest.mark.parametrize("kind", errors.Illegal.__subclasses__())
def test_every_kind_of_refusal_occurs(kind: type[errors.Illegal]) -> None:
    assert any(line.startswith(f"! {kind(0, '').kind}: ") for line in LINES)


def test_every_scene_ends_with_a_table_that_reads_back() -> None:
    found = [line[2:] for line in LINES if line.startswith("= hands")]
    assert len(found) > 100
    for line in found:
        parse_table(line)
