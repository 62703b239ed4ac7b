"""The cases of the rulings after the first version, alone and combined: every expectation."""

import json
from collections import Counter
from typing import Any

import pytest

from firsthand.cards import Card, pack, parse_card
from firsthand.dice import seeded, shuffled
from firsthand.errors import RulesError
from firsthand.game import deal
from firsthand.rules import Rules, amended, preset
from firsthand.verify import verify
from tests.cases import load, observed, play, set_up

BOOK = load("rulings_cases.json")
COMBINED = load("combined_cases.json")
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in BOOK["cases"] + COMBINED["cases"]}
DRAWN_UNSEEN = ("pile", "slappable", "challenge", "pending_collect")
"""What says nothing once a game is drawn."""


def test_there_are_forty_four_cases() -> None:
    assert len(BOOK["cases"]) == 44


def test_each_case_has_a_name_of_its_own() -> None:
    assert len(CASES) == len(BOOK["cases"]) + len(COMBINED["cases"])


@pytest.mark.parametrize("name", CASES)
def test_case(name: str) -> None:
    case = CASES[name]
    game = set_up(case)
    for number, step in enumerate(case["script"]):
        seen = observed(game, play(game, step))
        drawn = DRAWN_UNSEEN if seen["winner"] == [] else ()
        for field, value in step["expect"].items():
            if field not in drawn:
                assert seen[field] == value, f"step {number}, {field}"


@pytest.mark.parametrize("name", CASES)
def test_case_is_verified(name: str) -> None:
    assert verify(json.dumps({"cases": [CASES[name]]})).failures == ()


@pytest.mark.parametrize(
    "vector",
    BOOK["deal_vectors"] + COMBINED["deal_vectors"],
    ids=lambda vector: vector["note"],
)
def test_deal_vector(vector: dict[str, Any]) -> None:
    options = {f"pack.{name}": vector[name] for name in ("decks", "jokers", "without")}
    rules = amended(Rules(), options)
    deck, dice = shuffled(rules.deck, seeded(5))
    state, dealt = deal(rules, vector["players"], deck, dice, dealer=vector["dealer"])
    assert list(dealt.counts) == vector["sizes"]
    assert dealt.first == vector["first_to_flip"] == state.table.turn
    assert sum(dealt.counts) == vector["total"] == rules.cards
    held = [Card(card) for stock in state.stocks for card in stock]
    whole = Counter(pack(vector["decks"], vector["jokers"]))
    assert whole - Counter(held) == Counter(map(parse_card, vector["without"]))
    assert verify(json.dumps({"deal_vectors": [vector]})).failures == ()


@pytest.mark.parametrize("refused", BOOK["refused_configs"], ids=lambda refused: refused["why"])
def test_refused_rule_set(refused: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as error:
        amended(preset(refused["preset"]), refused["config"])
    assert error.value.field in refused["config"]
    assert verify(json.dumps({"refused_configs": [refused]})).failures == ()
