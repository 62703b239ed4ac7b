"""Rule files: TOML and JSON, overrides on a preset, and what is wrong with a file."""

import json
import re
from pathlib import Path

import pytest

from firsthand.errors import FirsthandError, RulesError
from firsthand.rules import (
    Rules,
    amended,
    find,
    load,
    nested,
    options,
    preset,
    preset_of,
    presets,
    read,
)

HOUSE = """
title = "Our house"
preset = "ers"

[challenge.tries]
J = 1
K = 5

[slap]
patterns = ["tens", "double", "pair"]
gesture = "none"

[end]
time_ms = 60000
"""


def test_a_toml_file_is_a_preset_and_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    rules = load(path)
    assert rules.challenge.tries == (("J", 1), ("K", 5))
    assert rules.slap.patterns == ("double", "sum:10")
    assert rules.slap.gesture is None
    assert rules.end.time_ms == 60_000
    assert rules.collect == preset("ratscrew").collect
    assert find(str(path)) == rules


def test_a_json_file_says_the_same(tmp_path: Path) -> None:
    path = tmp_path / "house.json"
    given = {"preset": "slapjack", "penalty": {"count": 2}, "tie.window_ms": 20}
    path.write_text(json.dumps(given), encoding="utf-8")
    rules = find(str(path))
    assert rules == amended(preset("slapjack"), {"penalty.count": 2, "tie.window_ms": 20})


@pytest.mark.parametrize("name", presets())
def test_every_rule_set_comes_back_from_its_own_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_text(json.dumps(nested(preset(name))), encoding="utf-8")
    assert load(path) == preset(name)
    assert find(name) == preset(name)


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("ratscrew", "ratscrew"),
        ("Egyptian War", "ratscrew"),
        ("ratscrew full house", "ratscrew_full_house"),
        ("ratscrew penalty.count=2", None),
        ("mine.toml", None),
        (" mine.json ", None),
    ],
)
def test_a_word_is_a_preset_or_a_file_or_has_options(word: str, name: str | None) -> None:
    assert preset_of(word) == name


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("ratscrew penlty.count=2", "did you mean 'penalty.count'?"),
        ("ratscrew penalty.count", "'penalty.count' is not what a rule set says"),
        ("penalty.count=2", "names no preset: begin with one, as in 'ratscrew penalty.count=2'"),
        ("ratscrow", "did you mean 'ratscrew'?"),
        ("ratscrow penalty.count=2", "did you mean 'ratscrew'?"),
    ],
)
def test_a_word_that_names_no_rules_is_answered_with_what_would_be_right(
    word: str, wrong: str
) -> None:
    with pytest.raises(FirsthandError, match=re.escape(wrong)):
        find(word)


def test_a_section_that_is_none_is_likened_to_sections() -> None:
    with pytest.raises(RulesError, match=re.escape("is no option; did you mean 'penalty'?")):
        read({"penlty": {"count": 2}})


def test_null_and_none_are_nothing() -> None:
    timed = preset("ratscrew_timed")
    assert amended(timed, {"end.time_ms": None}) == amended(timed, {"end.time_ms": "none"})
    assert amended(timed, {"end": {"time_ms": "none"}}) == preset("ratscrew")


def test_a_later_word_counts() -> None:
    assert read({"penalty": {"count": 2}, "penalty.count": 3}).penalty.count == 3


def test_without_a_preset_the_base_is_ratscrew() -> None:
    assert read({}) == Rules()
    assert read({"title": "x", "line": "y", "place": 3}) == Rules()


def test_a_rule_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="cannot be read: No such file") as refusal:
        load(tmp_path / "house.toml")
    assert refusal.value.field == "file"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("house.toml", "penalty = ", "is not a rule file"),
        ("house.json", "{", "is not a rule file"),
        ("house.json", "[1, 2]", "must hold a table of options"),
    ],
)
def test_a_rule_file_that_is_none(tmp_path: Path, name: str, text: str, reason: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=reason):
        load(path)


def test_a_rule_file_in_another_encoding(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulesError, match="is not a rule file"):
        load(path)


def test_every_option_has_a_check() -> None:
    assert len(options()) == 54
    assert next(iter(options())) == "pack.decks"
    for name, value in nested(Rules()).items():
        assert set(value) == {
            option.partition(".")[2] for option in options() if option.startswith(f"{name}.")
        }
