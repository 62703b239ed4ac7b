"""The lesson's cards and right answers are those of the law."""

import json

import pytest

from firsthand.actions import Flip
from firsthand.events import Slapped
from firsthand.game import slappable
from tests.docs.lesson import LEARNER, SCRIPT, Played, played, script

PATHS = range(3)


def test_the_script_of_the_page_is_not_stale() -> None:
    assert SCRIPT.read_text(encoding="utf-8") == script(), "python -m tests.docs makes it again"


@pytest.mark.parametrize("misses", PATHS)
def test_the_seats_turn_the_cards_of_the_script(misses: int) -> None:
    flips = [act for act in played(misses) if isinstance(act.step.action, Flip)]
    assert [act.after.table.pile[-1] for act in flips] == [act.step.card for act in flips]


def asked(act: Played) -> bool:
    """Tell whether the learner is asked to slap after an act."""
    return act.step.ask in {"sandwich", "double", "again"}


@pytest.mark.parametrize("misses", PATHS)
def test_a_pile_is_to_be_slapped_where_the_learner_is_asked_to_and_nowhere_else(
    misses: int,
) -> None:
    acts = played(misses)
    assert [slappable(act.after) for act in acts] == [asked(act) for act in acts]
    assert sum(map(asked, acts)) == misses + 1


@pytest.mark.parametrize("misses", PATHS)
def test_the_last_slap_of_the_lesson_costs_a_card(misses: int) -> None:
    end = json.loads(script())[misses]["wrong"]
    before = json.loads(script())[misses]["steps"][-1]
    assert before["ask"] == "leave"
    assert end["line"] == {"id": "verdict-wrong", "args": {"top": "8", "below": "2"}}
    assert [end["counts"][LEARNER], end["burned"]] == [before["counts"][LEARNER] - 1, 1]


def test_the_learner_turns_three_cards_before_the_first_slap() -> None:
    asks = [act.step.ask for act in played(0) if act.step.ask]
    assert asks == ["flip", "two", "one", "answered", "sandwich", "leave"]
    taken = next(act for act in played(0) if any(isinstance(e, Slapped) for e in act.events))
    assert len(taken.before.table.pile) == 12
