"""The cases of the rulings after the first version: every field of every expectation."""

import json
from typing import Any

import pytest

from firsthand.verify import verify
from tests.cases import load, observed, play, set_up

BOOK = load("rulings_cases.json")
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in BOOK["cases"]}
DRAWN_UNSEEN = ("pile", "slappable", "challenge", "pending_collect")
"""What says nothing once a game is drawn."""

WAITING = {
    "R1-a", "R1-c", "R1-e", "R1-f", "R4-c", "R5-a", "R5-b",
    "R8-b", "CP-a", "CP-c", "CP-d", "CP-e", "CA-a", "CA-b", "CA-c",
    "CA-h", "CA-e", "CA-g", "LU-a", "LU-c", "WE-a", "WE-b", "PW-a",
}  # fmt: skip
"""Cases of rulings that are not built yet; the list only gets shorter."""

READY = [name for name in CASES if name not in WAITING]


def test_there_are_forty_four_cases() -> None:
    assert len(CASES) == 44
    assert not WAITING - CASES.keys()


@pytest.mark.parametrize("name", READY)
def test_case(name: str) -> None:
    case = CASES[name]
    game = set_up(case)
    for number, step in enumerate(case["script"]):
        seen = observed(game, play(game, step))
        drawn = DRAWN_UNSEEN if seen["winner"] == [] else ()
        for field, value in step["expect"].items():
            if field not in drawn:
                assert seen[field] == value, f"step {number}, {field}"


@pytest.mark.parametrize("name", READY)
def test_case_is_verified(name: str) -> None:
    assert verify(json.dumps({"cases": [CASES[name]]})).failures == ()
