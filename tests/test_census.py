"""Counts and order of all tiny games, pinned: whoever changes the rules sees it here."""

import pytest

from firsthand.rules import presets
from tests.cases import load
from tests.census import DEALS, census

FIGURES = load("census.json")


@pytest.mark.parametrize("hands", DEALS)
@pytest.mark.parametrize("name", presets())
def test_all_choices_come_to_the_same_games(name: str, hands: str) -> None:
    assert census(name, hands) == FIGURES[name][hands]


def test_slap_free_games_have_one_course() -> None:
    """Without slaps there is one choice at a time, so each depth has one node or none."""
    for hands, figures in FIGURES["beggar_my_neighbour"].items():
        assert figures["nodes"] == [1] * (DEALS[hands] + 1)
