"""Edges where other slap games went wrong. `(b)` is a burned card under the pile."""

import copy
from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import pack
from firsthand.dice import seeded, shuffled
from firsthand.game import deal
from firsthand.law.types import NOBODY
from firsthand.rules import Rules
from tests.tabletop import Tabletop, census

FULL = "ratscrew_full_house"


def live(pile: str, name: str = FULL, options: dict[str, Any] | None = None) -> bool:
    """Tell whether a pile may be slapped when its newest card has just been turned."""
    *below, newest = pile.split()
    table = Tabletop(f"{newest} 2C 2D | 3S 4S", name, options, pile=" ".join(below))
    table.flip(0)
    return table.live()


@pytest.mark.parametrize("pile", ["(5C) 5H", "(5C) 9H 5H", "(4C) 6H"])
def test_1_a_burned_card_takes_part_in_nothing(pile: str) -> None:
    assert not live(pile)


def test_2_the_bottom_is_the_oldest_face_up_card() -> None:
    assert not live("(KC) 7H 2S 9D KD")
    assert live("(KC) 7H 2S 9D 7D")


@pytest.mark.parametrize("burned", ["", "(8S) ", "(8S) (9S) "])
def test_3_a_marriage_is_one_with_any_burned_cards_below(burned: str) -> None:
    assert live(f"{burned}4S KD QH")
    assert not live(f"{burned}KD QH 4S")


@pytest.mark.parametrize(("face", "tries"), [("J", 1), ("Q", 2), ("K", 3), ("A", 4)])
def test_4_a_face_card_that_leads_gives_no_try_more(face: str, tries: int) -> None:
    table = Tabletop(f"{face}H 2C | 3S 5S 7S 9S 3D")
    table.flip(0)
    assert table.challenge == f"0:{tries}"
    table.flip(*[1] * tries)
    assert table.owed == 0


def test_5_an_empty_seat_is_not_challenged() -> None:
    table = Tabletop("KH 2C |  | 10C 6H")
    table.flip(0)
    assert table.turn == 2


def test_6_a_challenger_lives_on_his_own_last_card() -> None:
    table = Tabletop("KH | 3S 5S 7S 9S")
    table.flip(0, 1, 1)
    assert table.out == []
    table.flip(1)
    assert table.owed == 0
    table.do(a.Collect(0))
    assert table.hands == "KH 3S 5S 7S | 9S"
    assert table.winners == []


def test_7_all_hands_empty_is_an_end() -> None:
    table = Tabletop("3H | 5S | 7C")
    table.flip(0, 1, 2)
    assert table.winners == [2]
    assert table.table.counts == (0, 0, 3)


def test_8_an_empty_hand_may_still_slap_what_lies_there() -> None:
    table = Tabletop("6H 2C 3C 5C | ", pile="6S")
    table.flip(0)
    assert table.winners == []
    assert table.slap(1) == {1: "won"}
    assert table.turn == 1
    last = Tabletop("8H 2C 3C | 8S", first=1, pile="9D 8C")
    last.flip(1)
    assert last.winners == []
    assert last.slap(1) == {1: "won"}


def test_9_a_penalty_takes_no_more_than_there_is() -> None:
    table = Tabletop("6H 2C | 6S 3C", options={"penalty.count": 3})
    table.flip(0)
    assert table.slap(0) == {0: "bad"}
    assert table.hands == " | 6S 3C"
    assert table.turn == 1


def test_10_who_is_on_turn_may_burn_the_last_card() -> None:
    table = Tabletop("6H 2C | 9S | 3C")
    table.flip(0)
    table.slap(1)
    assert table.turn == 2
    challenged = Tabletop("KH 2C | 9S | 3C")
    challenged.flip(0)
    challenged.slap(1)
    assert (challenged.turn, challenged.challenge) == (2, "0:3")
    alone = Tabletop("KH 2C | 9S")
    alone.flip(0)
    alone.slap(1)
    assert alone.owed == 0


def test_11_a_hand_that_lost_to_the_next_card_is_late() -> None:
    table = Tabletop("4H 2C | 4S 3C | 9D 8D")
    table.flip(0, 1, 2)
    table.do(a.Stray(0, at=299, flipper=1, late=True))
    assert [slap.verdict for slap in table.of(e.Slapped)] == ["late"]
    assert table.of(e.Paid) == []


def test_12_the_winner_of_a_pile_leads() -> None:
    table = Tabletop("4H 2C | 4S 3C | 9D 8D")
    table.flip(0, 1)
    table.slap(1)
    assert table.turn == 1
    lost = Tabletop("JH 2C | 4S 3C | 9D 8D")
    lost.flip(0, 1)
    lost.do(a.Collect(0))
    assert lost.turn == 0


def test_13_a_letter_between_is_not_in_the_sum() -> None:
    assert live("3H KC 7D", "ratscrew_bicycle")
    assert live("3H AC 7D", "ratscrew_bicycle")
    assert not live("3H 2C 7D", "ratscrew_bicycle")
    assert not live("3H KC 7D", FULL)


@pytest.mark.parametrize(
    ("pile", "run", "wrap"),
    [
        ("8H 7C 6D 5S", True, True),
        ("JH QC KD AS", True, True),
        ("QH KC AD 2S", False, True),
        ("6H 8C 7D 5S", False, False),
    ],
)
def test_14_runs_have_a_direction_and_an_ace(pile: str, run: bool, wrap: bool) -> None:  # noqa: FBT001 - pytest's
    for name, expected in [("run:4", run), ("run_wrap:4", wrap)]:
        options = {"slap.patterns": [name], "challenge.tries": {}}
        assert live(pile, "ers", options) == expected


def test_15_jokers() -> None:
    jokers = {"pack.jokers": 2}
    assert live("5H JK1 5D", "ers", jokers), "a sandwich with a joker between"
    assert live("JK1 JK2", "ers", jokers), "a double"
    assert not live("JK1 9C JK2", "ers", {"slap.patterns": ["top_bottom"], **jokers})
    table = Tabletop("KH 2C | JK1 3C 4S", "ers", jokers)
    table.flip(0, 1)
    assert table.challenge == "0:2", "it uses up a try"


def test_16_a_covered_double_is_dead_and_looking_changes_nothing() -> None:
    table = Tabletop("5H 2C | 5S 3C | 9D 8D")
    table.flip(0, 1)
    before = copy.deepcopy(table.state)
    assert [table.live() for _ in range(3)] == [True] * 3
    assert table.state == before
    table.flip(2)
    assert [table.live() for _ in range(3)] == [False] * 3


@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_18_nothing_is_left_over_and_nothing_vanishes(seats: int) -> None:
    deck, dice = shuffled(pack(), seeded(seats))
    state, event = deal(Rules(), seats, deck, dice)
    assert census(state).total() == 52
    assert set(census(state).values()) == {1}
    assert max(event.counts) - min(event.counts) == 1


def test_20_nobody_plays_for_another() -> None:
    table = Tabletop("5H 2C | 5S 3C")
    assert table.turn == 0
    table.flip(0)
    assert (table.pile, table.turn) == ("5H", 1)


def test_21_a_game_without_end_ends() -> None:
    """Two plain cards against a jack and one: the hands come back after six cards."""
    hands = "2S 3S JS 4S | JH 5H"
    table = Tabletop(hands, "beggar_my_neighbour")
    table.flip(0, 1, 0, 1, 0, 1)
    assert (table.why, table.turn) == ("repeat", NOBODY)
    capped = Tabletop(hands, "beggar_my_neighbour", {"end.repeat": "off", "end.flips": 9})
    capped.flip(0, 1, 0, 1, 0, 1, 0, 1, 0)
    assert (capped.why, capped.winners) == ("flips", [1])
