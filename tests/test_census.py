"""Counts and order of all tiny games, pinned: whoever changes the rules sees it here."""

import json
from typing import Any

import pytest

from firsthand.rules import Rules, amended, nested, options, preset
from firsthand.rules.checks import Choice, Switch
from tests.cases import load
from tests.census import DEALS, UNCOUNTED, VARIANTS, census, counted

FIGURES = load("census.json")


@pytest.mark.parametrize("hands", DEALS)
@pytest.mark.parametrize("name", counted())
def test_all_choices_come_to_the_same_games(name: str, hands: str) -> None:
    assert census(name, hands) == FIGURES[name][hands]


def test_slap_free_games_have_one_course() -> None:
    """Without slaps there is one choice at a time, so each depth has one node or none."""
    for hands, figures in FIGURES["beggar_my_neighbour"].items():
        assert figures["nodes"] == [1] * (DEALS[hands] + 1)


def flat(rules: Rules) -> dict[str, Any]:
    """Return the options of a rule set by dotted name."""
    return {
        f"{part}.{name}": v for part, inner in nested(rules).items() for name, v in inner.items()
    }


def test_every_choice_of_every_option_is_counted() -> None:
    """Each word of a choice, and two values of all else, are in some rule set that is counted."""
    names = {name: name.split(",")[0] for name in counted()}
    sets = [flat(amended(preset(base), VARIANTS.get(name, {}))) for name, base in names.items()]
    for option, check in options().items():
        if option.startswith(UNCOUNTED):
            continue
        seen = {json.dumps(rules[option]) for rules in sets}
        if isinstance(check, Choice):
            assert seen == {json.dumps(value) for value in check.values}, option
        else:
            assert len(seen) >= 2, option
            assert not isinstance(check, Switch) or len(seen) == 2
