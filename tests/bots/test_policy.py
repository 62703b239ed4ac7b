"""What bots mean to do: from the open table alone, and never a hint of what may be slapped."""

import inspect
from typing import Any

import msgspec
import pytest

from firsthand.bots import (
    TEMPERAMENTS,
    Moment,
    Temperament,
    at_card,
    at_turn,
    names,
    policy,
    temperament,
)
from firsthand.bots.intent import Intent
from firsthand.bots.policy import GESTURE_MS, reading
from firsthand.bots.reaction import ExGaussian
from firsthand.dice import seeded
from firsthand.game import State
from firsthand.notation import parse_cards
from firsthand.rules import Rules, amended, preset
from firsthand.table import Fine, Table

STEADY = TEMPERAMENTS["steady"]
NOW = Moment(3, 1_000)


def sure(**changes: Any) -> Temperament:
    """A temperament that never misses and never slips."""
    shape: dict[str, Any] = {
        "name": "sure", "reaction": ExGaussian(300, 1, 1), "miss": 0, "fooled": 0, "slip": 0,
        "soonest": 100, "latest": 100,
    }  # fmt: skip
    return Temperament(**(shape | changes))


def lying(pile: str, **changes: Any) -> Table:
    table = Table(
        (9, 9), 0, parse_cards(pile), turn=0, out=(False, False), recent=(1, 0), flips=3,
        fines=(None, None), locked=(False, False),
    )  # fmt: skip
    return msgspec.structs.replace(table, **changes)


def hands(table: Table, rules: Rules, temper: Temperament | None = None) -> list[tuple[str, int]]:
    wishes, _ = at_card(temper or sure(), rules, table, 0, NOW, seeded(1))
    return [(wish.doing, wish.at) for wish in wishes]


def test_a_bot_slaps_what_may_be_slapped() -> None:
    ((doing, at),) = hands(lying("7H 7C"), preset("ratscrew"))
    assert doing == "slap"
    assert at == pytest.approx(1_000 + 330, abs=10)
    assert hands(lying("7H 8C"), preset("ratscrew")) == []


def test_a_bot_that_slips_slaps_anything() -> None:
    assert hands(lying("7H KC"), preset("ratscrew"), sure(slip=10_000)) != []


@pytest.mark.parametrize(
    ("name", "pile", "changes", "slaps"),
    [
        ("after_any_face", "AH 3C", {}, True),
        ("after_any_face", "3C AH", {}, False),
        ("after_jack_to_king", "AH 3C", {}, False),
        ("after_jack_to_king", "2H JH 3C 4C", {}, True),
        ("from_3_cards", "2H 7C 9D", {}, True),
        ("from_3_cards", "2H 7C", {}, False),
        ("from_3_cards", "2H 7C", {"burned": 1}, True),
        ("from_3_cards", "2H 7C 9D", {"counts": (0, 9)}, False),
        ("from_3_cards", "7H 7C", {}, False),
        ("reflexive", "7H 7C", {}, True),
        ("reflexive", "7H 8C", {}, False),
    ],
)
def test_a_strategy_slaps_what_its_name_says(
    name: str,
    pile: str,
    changes: dict[str, Any],
    slaps: bool,  # noqa: FBT001 - a table of cases
) -> None:
    assert bool(hands(lying(pile, **changes), preset("ratscrew"), temperament(name))) == slaps


@pytest.mark.parametrize(
    ("pile", "rules", "changes"),
    [
        ("-", preset("ratscrew"), {}),
        ("7H 7C", preset("beggar_my_neighbour"), {}),
        ("7H 7C", preset("ratscrew"), {"out": (True, False)}),
        (
            "7H 7C",
            amended(preset("ratscrew"), {"slap.flipper_allowed": False}),
            {"recent": (0, 1)},
        ),
    ],
    ids=["no card", "no slaps", "out", "own card"],
)
def test_a_bot_keeps_its_hand_off(pile: str, rules: Rules, changes: dict[str, Any]) -> None:
    assert hands(lying(pile, **changes), rules, sure(slip=10_000)) == []


def test_a_bot_slaps_others_cards_where_its_own_are_forbidden() -> None:
    rules = amended(preset("ratscrew"), {"slap.flipper_allowed": False})
    assert hands(lying("7H 7C"), rules) != []


def test_a_bot_gestures_before_it_slaps() -> None:
    gesture, slap = hands(lying("7H 7C"), preset("ratscrew_salute"))
    assert (gesture[0], slap[0]) == ("gesture", "slap")
    assert slap[1] == gesture[1] + GESTURE_MS


def test_a_pattern_that_may_not_be_slapped_is_near() -> None:
    strict = preset("ratscrew_strict")
    lost = lying("QH 7C 7D", challenger=1, lost=True, turn=-1)
    assert reading(strict, lost, 0) == (0, 1)
    assert reading(preset("ratscrew"), lost, 0) == (1, 0)
    assert reading(strict, lying("7H KC"), 0) == (0, 0)
    assert reading(strict, lying("7H 8C"), 0) == (0, 1)


def turns(table: Table, pace: int = 1_000) -> list[Intent]:
    dice = seeded(1)
    intents: list[Intent] = []
    for _ in range(300):
        wishes, dice = at_turn(STEADY, table, 0, NOW, pace, dice)
        intents += wishes
    return intents


def test_a_bot_flips_between_the_ends_of_its_range_of_the_pace() -> None:
    times = [wish.at - 1_000 for wish in turns(lying("7H KC"))]
    assert (min(times), max(times)) == (1_050, 1_600)
    assert {wish.doing for wish in turns(lying("7H KC"))} == {"flip"}


def test_a_bot_rests_before_it_leads() -> None:
    times = [wish.at - 1_000 for wish in turns(lying("-", taken_at=900))]
    assert (min(times), max(times)) == (1_800, 2_350)


def test_a_bot_leads_the_first_pile_at_once() -> None:
    assert min(wish.at for wish in turns(lying("-"))) == 2_050


def test_a_bot_takes_what_is_owed_to_it() -> None:
    owed = lying("QH 7C 7D", challenger=0, lost=True, turn=-1)
    assert {wish.doing for wish in turns(owed)} == {"collect"}


def test_when_a_bot_flips_does_not_tell_what_may_be_slapped() -> None:
    assert turns(lying("7H 7C")) == turns(lying("7H KC"))


def test_no_function_of_a_bot_takes_hidden_cards() -> None:
    for name, function in inspect.getmembers(policy, inspect.isfunction):
        hints = {str(hint) for hint in inspect.get_annotations(function).values()}
        assert not any(State.__name__ in hint for hint in hints), name


# ---- intents die (EDGES 17) -----------------------------------------------------------------

SLAP = Intent(0, "slap", 1_300, 3, 0)
FLIP = Intent(0, "flip", 1_900, 3, 0)
COLLECT = Intent(0, "collect", 1_900, 3, 0)


def test_an_intent_lives_while_its_card_and_pile_do() -> None:
    table = lying("7H 7C")
    assert SLAP.lives(3, table)
    assert FLIP.lives(3, table)
    assert COLLECT.lives(3, lying("7H 7C", challenger=0, lost=True, turn=-1))


@pytest.mark.parametrize(
    ("intent", "k", "changes"),
    [
        (SLAP, 4, {}),
        (SLAP, 3, {"piles": 1}),
        (SLAP, 3, {"over": True}),
        (SLAP, 3, {"frozen_at": 1_100}),
        (SLAP, 3, {"out": (True, False)}),
        (FLIP, 3, {"turn": 1}),
        (COLLECT, 3, {}),
    ],
)
def test_an_intent_dies_with_what_it_was_meant_for(
    intent: Intent, k: int, changes: dict[str, Any]
) -> None:
    assert not intent.lives(k, lying("7H 7C", **changes))


# ---- names ----------------------------------------------------------------------------------


def test_names_are_friendly_different_and_free() -> None:
    many = names(60, frozenset({"PIP"}))
    assert len({name.casefold() for name in many}) == 60
    assert many[0] == "Moss"
    assert "Moss 2" in many


def test_a_bot_with_no_cards_looks_for_what_it_may_slap() -> None:
    """A double that only others may slap looks as if it might; its own pattern it may."""
    rules = amended(preset("ratscrew"), {"comeback.patterns": ["rank:J"]})
    double, jack = lying("7H 7C", counts=(0, 5)), lying("7H JC", counts=(0, 5))
    assert [reading(rules, double, seat) for seat in (0, 1)] == [(0, 1), (1, 0)]
    assert [reading(rules, jack, seat)[0] for seat in (0, 1)] == [1, 0]
    assert reading(rules, lying("7H QC", counts=(0, 5)), 0) == (0, 1), "a queen is near a jack"


@pytest.mark.parametrize(
    ("options", "changes"),
    [
        ({"slap.lockout_until": "pile"}, {"locked": (True, False)}),
        ({"slap.lockout_ms": 60_000}, {"fines": (Fine(0, 0, 0, 0), None)}),
        ({"slap.lockout_cards": 4}, {"fines": (Fine(0, 0, 0, 0), None)}),
    ],
)
def test_a_bot_that_is_locked_lets_the_pile_be(
    options: dict[str, Any], changes: dict[str, Any]
) -> None:
    rules = amended(preset("ratscrew"), options)
    assert hands(lying("7H 7C"), rules)
    assert hands(lying("7H 7C", **changes), rules) == []
