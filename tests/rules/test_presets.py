"""Presets and named variants: their values, names, titles and places."""

from typing import Any

import pytest

from firsthand.errors import RulesError
from firsthand.rules import ALIASES, Rules, amended, line, nested, preset, presets, resolved, title
from firsthand.rules.rules import AS_BEFORE
from firsthand.sentences import text
from tests.cases import load

SHEET: dict[str, dict[str, dict[str, Any]]] = load("presets.json")
VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "ratscrew_strict": ("ratscrew", {"challenge.slaps": "until_lost"}),
    "ratscrew_one_slap_in": ("ratscrew", {"comeback.limit": 1}),
    "ratscrew_salute": ("ratscrew", {"slap.gesture": "salute"}),
    "ratscrew_timed": ("ratscrew", {"end.time_ms": 600_000}),
    "ratscrew_two_card_burn": ("ratscrew", {"penalty.count": 2}),
    "ratscrew_ten_stops": ("ratscrew", {"challenge.cancel_ranks": ["10"]}),
    "slapjack_hoyle": (
        "slapjack",
        {"comeback.until": "next_trigger", "collect.shuffle": "whole_hand"},
    ),
    "slapjack_last_card": ("slapjack", {"bonus.last_jack": "auto_win"}),
    "slapjack_call": ("slapjack", {"slap.gesture": "word:Slapjack"}),
}


@pytest.mark.parametrize("name", SHEET)
def test_a_preset_has_the_values_of_the_rule_book(name: str) -> None:
    assert preset(name) == amended(Rules(), SHEET[name])
    ours, theirs = nested(preset(name)), SHEET[name]
    for section, options in theirs.items():
        for option, value in options.items():
            if (section, option) == ("slap", "patterns"):
                assert ours[section][option] == list(preset(name).slap.patterns)
            else:
                assert ours[section][option] == value, (section, option)
    for section, options in ours.items():
        for option, value in options.items():
            if option not in theirs[section]:
                assert value == AS_BEFORE[section, option], "a later option changes nothing"


def test_there_are_five_later_options_in_fourteen_sections() -> None:
    sections = nested(Rules())
    assert len(sections) == 14
    assert sum(map(len, sections.values())) == 49 + len(AS_BEFORE) == 54


def test_ratscrew_is_the_default() -> None:
    assert Rules() == preset("ratscrew")


@pytest.mark.parametrize("name", VARIANTS)
def test_a_named_variant_is_a_preset_and_its_difference(name: str) -> None:
    base, options = VARIANTS[name]
    assert preset(name) == amended(preset(base), options)
    assert preset(name) != preset(base)


def test_every_preset_is_in_the_rule_book() -> None:
    assert set(presets()) == SHEET.keys() | VARIANTS.keys()
    assert presets()[:2] == ("ratscrew", "slapjack")


@pytest.mark.parametrize("name", presets())
def test_every_preset_has_a_title_and_a_line(name: str) -> None:
    assert text(title(name))
    assert text(line(name)).endswith(".")
    assert resolved(name) == name


def test_titles_are_all_different() -> None:
    assert len({text(title(name)) for name in presets()}) == len(presets())
    assert len({preset(name).digest for name in presets()}) == len(presets())


@pytest.mark.parametrize("alias", ALIASES)
def test_an_alias_is_the_preset_itself(alias: str) -> None:
    assert resolved(alias) == ALIASES[alias] == "ratscrew"
    assert preset(alias).digest == preset("ratscrew").digest
    assert title(alias) == title("ratscrew")
    assert line(alias) == line("ratscrew")


@pytest.mark.parametrize("name", ["Egyptian-Ratscrew", " ERS ", "egyptian rat screw"])
def test_a_name_may_be_written_as_people_do(name: str) -> None:
    assert resolved(name) == "ratscrew"


@pytest.mark.parametrize("name", ["ratscrw", "slapjck", "bridge"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(RulesError) as refusal:
        resolved(name)
    assert refusal.value.field == "preset"
    assert ("did you mean" in refusal.value.right) == (name != "bridge")
