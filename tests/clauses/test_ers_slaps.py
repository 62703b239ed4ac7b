"""Egyptian Ratscrew, E-21 to E-32: what may be slapped, by whom, and who wins it."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.rules import preset, presets
from tests.tabletop import Tabletop

FULL = "ratscrew_full_house"


def live(pile: str, *patterns: str, burned: str = "") -> bool:
    """Tell whether a pile, whose newest card is turned up by a seat, may be slapped."""
    *before, newest = pile.split()
    options: dict[str, Any] = {"slap.patterns": list(patterns), "challenge.tries": {}}
    if "joker" in patterns:
        options["pack.jokers"] = 4
    table = Tabletop(f"{newest} 2C | 4S", "ers", options, pile=" ".join([*burned.split(), *before]))
    table.flip(0)
    return table.live()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_e_21_any_player_may_slap(seat: int) -> None:
    """The flipper, who is next, who is not, and who has no cards."""
    table = Tabletop("7H 2C | 7S 9D | 10C 6H | ")
    table.flip(0, 1)
    assert table.slap(seat) == {seat: "won"}


def test_e_22_the_first_hand_wins_the_whole_pile() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H", pile="(3C) 4C")
    table.flip(0, 1)
    verdicts = table.slap(0, 2, 1, at=900, times={0: 850, 2: 842, 1: 860})
    assert verdicts == {0: "lost", 1: "lost", 2: "won"}
    assert table.hands == "2C | 9D | 10C 6H 3C 4C 7H 7S"
    assert table.turn == 2


def test_e_22_the_log_tells_how_fast_each_hand_was() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    table.slap(0, 2, at=700, times={0: 650, 2: 532})
    told = [(slap.seat, slap.ms, slap.patterns) for slap in table.of(e.Slapped)]
    assert told == [(2, 332, ("double",)), (0, 450, ("double",))]


def test_e_23_a_slap_in_mid_challenge_ends_it() -> None:
    """ERS-10: king and king; the slap wins, and the second king asks nothing any more."""
    table = Tabletop("KH 2C | KS 9D | 10C 6H")
    table.flip(0, 1)
    assert table.challenge == "1:3"
    assert table.slap(0) == {0: "won"}
    assert table.challenge == ""
    assert table.turn == 0
    table.flip(0)
    assert table.turn == 1


@pytest.mark.parametrize("word", ["2", "9", "10", "J", "K", "A"])
def test_e_24_a_double_is_two_equal_ranks_in_a_row(word: str) -> None:
    assert live(f"{word}H {word}C", "double")
    assert live(f"4D {word}H {word}C", "double")
    assert not live(f"{word}H 4D {word}C", "double")
    assert not live(f"{word}H {word}C 4D", "double"), "dead once it is covered"


def test_e_25_a_sandwich_needs_a_different_middle() -> None:
    assert live("7H KC 7D", "sandwich")
    assert not live("7H 7C 7D", "sandwich")
    assert not live("7H KC QC 7D", "sandwich")
    assert live("7H 7C 7D", "sandwich_any")


def test_e_26_double_and_sandwich_are_in_every_ratscrew() -> None:
    ratscrews = [name for name in presets() if name.startswith("ratscrew")]
    assert len(ratscrews) >= 3
    for name in ratscrews:
        assert {"double", "sandwich"} <= set(preset(name).slap.patterns)
    assert live("7H 7C", "double")
    assert not live("7H 7C", "sandwich")
    assert not live("7H KC 7D", "double")


def test_e_28_top_and_bottom_looks_at_the_oldest_face_up_card() -> None:
    """ERS-20: two cards are enough, and they make a double of it; one card is not."""
    assert live("9H 2C 5D 9C", "top_bottom")
    assert live("9H 9C", "top_bottom")
    assert not live("9H", "top_bottom")
    assert not live("9H 2C 5D 2S", "top_bottom")
    assert live("9H 2C 5D 9C", "top_bottom", burned="(2D)")
    assert not live("9H 2C 5D 2S", "top_bottom", burned="(2D)")


def test_e_29_two_in_a_row_add_up_to_ten() -> None:
    """ERS-21."""
    for pile in ("3H 7C", "7C 3H", "AH 9C", "5H 5C"):
        assert live(pile, "tens"), pile
    for pile in ("10H AC", "KH 10C", "10C", "3H 2C 7D", "3H 6C", "JK1 10C"):
        assert not live(pile, "tens"), pile


def test_e_29_a_ten_of_tens_is_slapped_in_play() -> None:
    table = Tabletop("3H 2C | 7S 9D | 10C 6H", FULL)
    table.flip(0, 1)
    assert table.slap(2) == {2: "won"}
    assert table.of(e.Slapped)[0].patterns == ("sum:10",)


def test_e_30_a_marriage_is_king_and_queen_either_way() -> None:
    assert live("KH QC", "marriage")
    assert live("QC KH", "marriage")
    for pile in ("KH 2C QD", "KH KC", "QH QC", "JH QC"):
        assert not live(pile, "marriage"), pile


def test_e_31_any_joker_may_be_slapped() -> None:
    for joker in ("JK1", "JK2", "JK4"):
        assert live(joker, "joker")
        assert live(f"5H {joker}", "joker")
    assert not live("JK1 5H", "joker")


def test_e_32_four_in_a_row_go_one_way() -> None:
    for pile in ("5H 6C 7D 8S", "8S 7D 6C 5H", "AH 2C 3D 4S", "JH QC KD AS", "AS KD QC JH"):
        assert live(pile, "run:4"), pile
    for pile in ("6H 8C 7D 5S", "QH KC AD 2S", "5H 6C 7D", "5H 6C 7D 9S", "5H 6C 7D 6S"):
        assert not live(pile, "run:4"), pile


def test_e_32_a_run_may_grow_and_is_slappable_again() -> None:
    assert live("4H 5H 6C 7D 8S", "run:4")


def test_an_awarded_slap_names_every_pattern_on_top() -> None:
    table = Tabletop("5H 2C | 5S 9D | 10C 6H", FULL)
    table.flip(0, 1)
    table.do(a.Slap((a.Hand(2, 250),)))
    assert set(table.of(e.Slapped)[0].patterns) == {"double", "sum:10", "top_bottom"}
