"""The cases of the rule book, move by move: every field of every expectation."""

from typing import Any

import pytest

from firsthand.cards import pack
from firsthand.dice import seeded, shuffled
from firsthand.game import deal
from firsthand.game.state import showing
from firsthand.rules import Rules, amended, slap_rule
from tests.cases import CASES, load, observed, play, set_up
from tests.tabletop import cards

BOOK = load("cases.json")
HANDS_OMITTED = {"shuffle"}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_case(case: dict[str, Any]) -> None:
    game = set_up(case)
    assert game.table.seats == case["players"]
    for number, step in enumerate(case["script"]):
        seen = observed(game, play(game, step))
        expected = step["expect"]
        missing = seen.keys() - expected.keys()
        assert missing <= {"hands"}, "an expectation leaves out what can be seen"
        if missing:
            assert game.state.rules.collect.order in HANDS_OMITTED
            del seen["hands"]
        assert seen == expected, f"step {number}: {step['do']} at {step['t']}"


def test_there_are_eighty_two_cases() -> None:
    assert len(CASES) == 82
    assert len(BOOK["pattern_vectors"]) == 98
    assert len(BOOK["deal_vectors"]) == 11


@pytest.mark.parametrize(
    "vector", BOOK["pattern_vectors"], ids=lambda v: f"{v['pattern']} {' '.join(v['pile'])}"
)
def test_pattern_vector(vector: dict[str, Any]) -> None:
    faces = [word for word in vector["pile"] if not word.startswith("(")]
    pattern = slap_rule(vector["pattern"]).pattern
    assert bool(showing((pattern,), cards(" ".join(faces)))) is vector["match"]


@pytest.mark.parametrize(
    "vector",
    BOOK["deal_vectors"],
    ids=lambda v: f"{v['players']} players, dealer {v['dealer']}, {v['total']} cards",
)
def test_deal_vector(vector: dict[str, Any]) -> None:
    rules = amended(Rules(), {"pack.decks": vector["decks"], "pack.jokers": vector["jokers"]})
    deck, dice = shuffled(pack(vector["decks"], vector["jokers"]), seeded(5))
    state, dealt = deal(rules, vector["players"], deck, dice, dealer=vector["dealer"])
    assert list(dealt.counts) == vector["sizes"]
    assert dealt.first == vector["first_to_flip"] == state.table.turn
    assert sum(dealt.counts) == vector["total"] == rules.cards
    assert sorted(card for stock in state.stocks for card in stock) == sorted(deck)
