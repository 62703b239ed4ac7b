"""Vectors about patterns, deals and matches."""

import json
from typing import Any

import pytest

from firsthand.sentences import in_words, text
from firsthand.verify import Unreadable, verify


def run(kind: str, **vector: Any) -> tuple[str, str] | None:
    report = verify(json.dumps({f"{kind}_vectors": [vector]}))
    if report.passed:
        return None
    return in_words(report.failures[0].expected), in_words(report.failures[0].came)


def refusal(kind: str, **vector: Any) -> str:
    with pytest.raises(Unreadable) as wrong:
        run(kind, **vector)
    return text(wrong.value.why)


@pytest.mark.parametrize(
    ("vector", "failed"),
    [
        ({"pattern": "double", "pile": ["7H", "7C"], "match": True}, None),
        ({"pattern": "double", "pile": ["(7H)", "7C"], "match": False}, None),
        ({"pattern": "pair", "pile": [], "match": True}, ("match true", "match false")),
    ],
)
def test_pattern_vectors(vector: dict[str, Any], failed: Any) -> None:
    assert run("pattern", **vector) == failed


def test_pattern_vectors_that_cannot_be_read() -> None:
    told = refusal("pattern", pattern="dubble", pile=["7H"], match=True)
    assert told == "'dubble' is not a slap pattern; did you mean 'double'?"
    assert refusal("pattern", pattern="double", pile=["7"], match=True).startswith("'7' is not")
    assert refusal("pattern", pattern="double", pile=[]) == "'match' is missing"


@pytest.mark.parametrize(
    ("vector", "failed"),
    [
        ({"players": 3, "sizes": [18, 17, 17], "first_to_flip": 0, "total": 52}, None),
        ({"players": 3, "dealer": 0, "sizes": [17, 18, 17], "first_to_flip": 1}, None),
        ({"players": 4, "decks": 2, "jokers": 3, "sizes": [27, 27, 27, 26], "total": 107}, None),
        ({"players": 3, "remainder": "centre", "sizes": [17, 17, 17], "burned": 1}, None),
        ({"players": 5, "preset": "slapjack_two_deck", "total": 104}, None),
        ({"players": 3, "config": {"pack": {"jokers": 1}}, "total": 53}, None),
        ({"players": 2, "sizes": [26, 25]}, ("sizes [26, 25]", "sizes [26, 26]")),
    ],
)
def test_deal_vectors(vector: dict[str, Any], failed: Any) -> None:
    assert run("deal", **vector) == failed


def test_deal_vectors_that_cannot_be_read() -> None:
    assert "for 2 to 52 players" in refusal("deal", players=53)
    assert "for 2 to 6 players" in refusal("deal", players=7, preset="slapjack")
    assert refusal("deal", players=3, dealer=3) == "'dealer' must be a seat"
    assert refusal("deal") == "'players' is missing"
    assert "pack.decks = 0" in refusal("deal", players=3, decks=0)


@pytest.mark.parametrize(
    ("vector", "failed"),
    [
        ({"rounds": 3, "round_winners": [0, 1, 0], "match_winner": 0}, None),
        ({"rounds": 2, "round_winners": [0, 1], "match_winner": [0, 1]}, None),
        ({"rounds": 3, "round_winners": [2, 2], "match_winner": None}, None),
        ({"rounds": 3, "mode": "best_of", "round_winners": [2, 2], "match_winner": 2}, None),
        (
            {"rounds": 1, "level": "extra_round", "round_winners": [[0, 1], 1], "match_winner": 1},
            None,
        ),
        ({"rounds": 1, "players": 4, "round_winners": [None], "match_winner": None}, None),
        ({"rounds": 1, "round_winners": [[]], "match_winner": []}, None),
        (
            {"rounds": 1, "round_winners": [1], "match_winner": 0},
            ("match_winner 0", "match_winner 1"),
        ),
        ({"rounds": 2, "round_winners": [1]}, None),
    ],
)
def test_match_vectors(vector: dict[str, Any], failed: Any) -> None:
    assert run("match", **vector) == failed


def test_match_vectors_that_cannot_be_read() -> None:
    assert "'mode' must be one of fixed" in refusal("match", rounds=1, round_winners=[], mode="x")
    assert "must be 5 to 52" in refusal("match", rounds=1, round_winners=[4], players=3)
    assert "must be 2 to 52" in refusal("match", rounds=1, round_winners=[], players=53)
    for winner in ("A", -1, 1.5, [None], True, 52):
        told = refusal("match", rounds=1, round_winners=[winner])
        assert told == "'round_winners' must hold seats, lists of seats, or null"


def refused(**config: Any) -> Any:
    return verify(json.dumps({"refused_configs": [config]}))


def test_rule_sets_that_are_to_be_refused() -> None:
    why = "one pack has one two of clubs"
    wrong = {"turn.drop": "counts"}
    assert refused(preset="ratscrew", config=wrong, why=why).passed == 1
    assert refused(config=wrong).passed == 1
    [failed] = refused(preset="slapjack", config=wrong, why=why).failures
    assert failed.described("x.json") == (
        "x.json:1: refused rule set\n"
        '  action    slapjack with {"turn.drop": "counts"}\n'
        "  expected  refused: one pack has one two of clubs\n"
        "  came      accepted"
    )
    [failed] = refused(config={}).failures
    assert in_words(failed.expected) == "refused: these options contradict each other"


def test_refused_rule_sets_that_cannot_be_read() -> None:
    for wrong in ({"preset": "bridge", "config": {}}, {"preset": "ratscrew"}):
        with pytest.raises(Unreadable):
            refused(**wrong)
