"""Nothing of the rule book goes without a test: clauses, choices, options, patterns, events."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from firsthand import events as e
from firsthand.rules import catalogue, nested, options, preset, presets
from firsthand.rules.checks import Choice, Switch
from firsthand.rules.patterns import PatternError, canonical
from tests.cases import CASES, load
from tests.drawing import VALUES

TESTS = Path(__file__).parent
NAMED = re.compile(r"(?<=_)[eas]_\d\d(?=_)")
CLAUSES = [f"e_{n:02}" for n in range(1, 46)] + [f"s_{n:02}" for n in range(1, 44)]
NOTHING_REQUIRED = {"e_44", "e_45", "s_43"}
"""Advice on equipment, other games, and history."""

UNUSED = {65, 66, 68, 69, 70, 71, 73, 76, 77, 80, 82, 83, 84}
CHOICES = [f"a_{n:02}" for n in range(1, 96) if n not in UNUSED]


PLAYED = ("clauses", "game", "match")
"""Where tests play by the options that they name."""


@cache
def functions(*folders: str) -> dict[str, frozenset[object]]:
    """Every test function by place and name, with the words and keywords that it holds.

    What a helper of the same module holds counts for the tests that name it.
    """
    found: dict[str, frozenset[object]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        if folders and path.parent.name not in folders:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        parts = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        words = {name: frozenset(held(node)) for name, node in parts.items()}
        for name in parts:
            if name.startswith("test_"):
                helpers = [words[other] for other in words if other in words[name]]
                found[f"{path.name} {name}"] = words[name].union(*helpers)
    return found


def held(function: ast.FunctionDef) -> Iterator[object]:
    """Return the constants, names and keywords of a function, its decorators included."""
    for node in ast.walk(function):
        if isinstance(node, ast.Constant):
            yield node.value
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg.replace("__", ".")
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id


@cache
def cited() -> frozenset[str]:
    """The clauses and choices that tests are named after."""
    return frozenset(match for name in functions() for match in NAMED.findall(name))


def played_by(words: frozenset[object]) -> set[tuple[str, object]]:
    """Return the options, with their values, of the presets that a test names."""
    return {
        (f"{section}.{option}", value)
        for word in words
        if isinstance(word, str) and word in presets()
        for section, values in nested(preset(word)).items()
        for option, value in values.items()
        if not isinstance(value, list | dict)
    }


@cache
def occurring() -> frozenset[tuple[str, object]]:
    """Every option with a value that a case plays, or that stands in one test with its name."""
    values: set[tuple[str, object]] = set()
    for case in CASES.values():
        values |= played_by(frozenset([case["preset"]]))
        values |= {(k, v) for k, v in case["config"].items() if not isinstance(v, list | dict)}
    for words in functions(*PLAYED).values():
        values |= played_by(words)
        values |= {(name, value) for name in options() if name in words for value in words}
    matches = [name for name in options() if name.startswith("match.")]
    for words in functions("match").values():
        values |= {(name, value) for name in matches for value in words}
    return frozenset(values)


@pytest.mark.parametrize("clause", [name for name in CLAUSES if name not in NOTHING_REQUIRED])
def test_every_clause_has_a_test_of_its_name(clause: str) -> None:
    assert clause in cited()


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_has_a_test_of_its_name(choice: str) -> None:
    assert choice in cited()


def test_no_test_cites_what_is_not_there() -> None:
    assert cited() <= {*CLAUSES, *CHOICES}


@pytest.mark.parametrize("name", options())
def test_every_value_of_every_option_is_played(name: str) -> None:
    check = options()[name]
    if isinstance(check, Choice):
        values: tuple[object, ...] = check.values
    elif isinstance(check, Switch):
        values = (True, False)
    else:
        assert any(option == name for option, _ in occurring())
        return
    assert [value for value in values if (name, value) not in occurring()] == []


def test_every_value_of_every_option_is_drawn() -> None:
    """That other options are drawn in more ways than one is up to `tests.lab.test_twins`."""
    assert VALUES.keys() == options().keys()
    for name, check in options().items():
        if isinstance(check, Choice):
            assert set(VALUES[name]) == set(check.values), name
        elif isinstance(check, Switch):
            assert set(VALUES[name]) == {True, False}, name


@cache
def slapped() -> frozenset[str]:
    """The patterns that stand in a vector or in a test."""
    words = {word for held in functions().values() for word in held if isinstance(word, str)}
    words |= {vector["pattern"] for vector in load("cases.json")["pattern_vectors"]}
    patterns = set()
    for word in words:
        try:
            patterns.add(canonical(word))
        except PatternError:
            continue
    return frozenset(patterns)


@pytest.mark.parametrize("name", [rule.name for rule in catalogue()])
def test_every_pattern_is_tested(name: str) -> None:
    assert name in slapped()


@pytest.mark.parametrize("kind", get_args(e.AnyEvent), ids=lambda kind: kind.__name__)
def test_every_event_is_tested(kind: type[e.Event]) -> None:
    assert any(kind.__name__ in words for words in functions().values())


@pytest.mark.parametrize("name", presets())
def test_every_preset_is_tested(name: str) -> None:
    assert name in load("census.json")
    played = {case["preset"] for case in CASES.values()}
    played |= {word for words in functions(*PLAYED).values() for word in words if word == name}
    assert name in played


def test_the_guards_would_notice() -> None:
    assert "e_99" not in cited()
    assert ("penalty.to", "next_turn") not in occurring()
