"""Deal lists of Beggar-My-Neighbour."""

import json
from pathlib import Path
from typing import Any

import pytest

from firsthand.sentences import text
from firsthand.verify import Unreadable, verify

LIST = (Path(__file__).parents[1] / "data" / "beggar_decks.json").read_text()
DEALS = json.loads(LIST)
LOOP = next(deal for deal in DEALS if deal["deck"] == "52" and deal["status"] == "loop")


def test_published_deals_are_exact() -> None:
    shorter = [deal for deal in DEALS if deal["cards"] < 500]
    assert verify(json.dumps(shorter)) == (32, ())


@pytest.mark.soak
def test_all_published_deals_are_exact() -> None:
    assert verify(LIST) == (64, ())


def test_the_endless_deal_repeats_after_34_cards_with_a_cycle_of_440() -> None:
    known = {"pre_cards": 34, "pre_tricks": 4, "cyc_cards": 440, "cyc_tricks": 62}
    assert known.items() <= LOOP.items()
    assert verify(json.dumps(LOOP)).passed == 1


@pytest.mark.parametrize(
    ("changes", "expected", "came"),
    [
        ({"first": "B", "cards": 156, "tricks": 21, "status": None}, "winner", None),
        ({"pre_cards": 35}, "pre_cards 35", "pre_cards 34"),
        ({"cyc_tricks": 61}, "cyc_tricks 61", "cyc_tricks 62"),
        ({"winner": "A"}, 'winner "A"', "winner null"),
        ({"status": "finished"}, 'status "finished"', 'status "loop"'),
    ],
)
def test_a_wrong_deal_is_found(changes: dict[str, Any], expected: str, came: str | None) -> None:
    names = ("name", "hand_a", "hand_b")
    plain = {name: LOOP[name] for name in names} if "first" in changes else LOOP
    report = verify(json.dumps([{**plain, **changes}]))
    if came is None:
        assert report.passed == 1
    else:
        assert (report.failures[0].expected, report.failures[0].came) == (expected, came)


def test_the_latest_of_a_long_tape_is_shown() -> None:
    told = (
        verify(json.dumps({**LOOP, "cards": 475})).failures[0].described("deals.json").splitlines()
    )
    assert told[0] == "deals.json:1: deal Casella 2024 non-terminating"
    assert told[4] == "  tape      ... 484 lines before these"
    assert told[-1].endswith("473 won by nobody (repeat)")
    assert len(told) == 4 + 1 + 60


def test_hands_of_any_size_may_be_given() -> None:
    deals = [
        {"hand_a": "-", "hand_b": "--", "status": "finished", "cards": 2, "tricks": 1},
        {"hand_a": "J", "hand_b": "-", "winner": "A", "cards": 2, "tricks": 1, "cyc_cards": None},
    ]
    assert verify(json.dumps(deals)).failures == ()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"hand_a": "10"}, "'hand_a' must be cards, each one of - J Q K A; it is '10'"),
        ({"hand_b": ""}, "'hand_b' must be cards"),
        ({"hand_b": 3}, "'hand_b' must be a text, not 3"),
        ({"first": "C"}, "'first' must be A or B, not 'C'"),
        ({"status": "endless"}, "'status' must be finished or loop"),
        ({"winner": "a"}, "'winner' must be A or B"),
        ({"cards": "6913"}, "'cards' must be a whole number"),
        ({"trick": 3}, "did you mean 'tricks'?"),
    ],
)
def test_a_deal_that_cannot_be_read_is_refused(changes: dict[str, Any], reason: str) -> None:
    plain = {name: LOOP[name] for name in ("name", "hand_a", "hand_b")}
    with pytest.raises(Unreadable) as wrong:
        verify(json.dumps([{**plain, **changes}], indent=1))
    assert reason in text(wrong.value.why)
    assert wrong.value.line == 2
