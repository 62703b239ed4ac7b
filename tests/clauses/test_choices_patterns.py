"""What the sources leave open about patterns."""

import pytest

from firsthand.game.state import showing
from firsthand.rules import slap_rule
from tests.clauses.tables import flipped
from tests.tabletop import Tabletop, cards


def shows(name: str, pile: str) -> bool:
    """Tell whether a pile of face-up cards shows a pattern."""
    return bool(showing((slap_rule(name).pattern,), cards(pile)))


@pytest.mark.parametrize("burned", ["(5C)", "(5C) (9C)", "(9C) (5C)"])
def test_a_31_no_double_or_sandwich_with_a_burned_card(burned: str) -> None:
    table = Tabletop("9H 5H 2C | 2S", pile=burned)
    table.flip(0)
    assert not table.live()
    table.flip(1)
    table.flip(0)
    assert not table.live()


def test_a_32_top_and_bottom_needs_two_cards() -> None:
    assert not shows("top_bottom", "9H")
    assert shows("top_bottom", "9H 9C")


def test_a_33_tens() -> None:
    assert shows("tens", "9H AC")
    assert not shows("tens_no_ace", "9H AC")
    assert shows("tens_no_ace", "8H 2C")
    for middle in ("KC", "JC", "QC", "AC"):
        assert shows("tens_letter_between", f"3H {middle} 7D")
    for middle in ("2C", "10C", "JK1"):
        assert not shows("tens_letter_between", f"3H {middle} 7D")
        assert shows("tens_sandwich", f"3H {middle} 7D")
    assert not shows("tens", "3H KC 7D")
    assert not shows("tens", "10H")
    assert not shows("tens", "10H KC")


def test_a_34_the_ace_is_low_or_high_and_never_both() -> None:
    for pile in ("AH 2C 3D 4S", "4S 3D 2C AH", "JH QC KD AS", "AS KD QC JH"):
        assert shows("run:4", pile), pile
    for pile in ("QH KC AD 2S", "KH AC 2D 3S"):
        assert not shows("run:4", pile), pile
        assert shows("run_wrap:4", pile), pile


def test_a_35_a_run_keeps_its_direction() -> None:
    assert shows("run:4", "8H 7C 6D 5S")
    for pile in ("6H 8C 7D 5S", "5H 6C 5D 6S", "5H 5C 6D 7S"):
        assert not shows("run:4", pile), pile
    assert shows("run_any:3", "6H 8C 7D")
    assert shows("straight_flush:3", "8H 7H 6H")
    assert not shows("straight_flush:3", "8H 7H 6D")
    assert not shows("straight_flush:3", "8H 6H 7H")


def test_a_36_a_joker_is_a_plain_card() -> None:
    assert shows("double", "JK1 JK2")
    for name, pile in [
        ("double", "5H JK1"), ("sandwich", "JK1 5H JK2"), ("sandwich_any", "JK1 JK2 JK1"),
        ("top_bottom", "JK1 5H JK2"), ("run:3", "5H JK1 7H"), ("flush:2", "5S JK1"),
        ("color:2", "5S JK1"), ("parity:2", "5S JK1"), ("trips:2", "JK1 JK2"),
        ("palindrome:3", "JK1 5H JK1"), ("interleave", "JK1 5H JK2 5S"), ("count", "JK1"),
        ("big_mac", "JK1 2C 3C JK2"), ("run_any:3", "5H JK1 6H"),
    ]:  # fmt: skip
        assert not shows(name, pile), (name, pile)
    assert shows("sandwich", "5H JK1 5D"), "anything may lie between"
    assert shows("big_mac", "5H JK1 2C 5D")


def test_a_36_a_joker_uses_a_try_and_challenges_nobody_unless_agreed() -> None:
    table = flipped("KH 2C | JK1 4S JK2 | 9C", 0, 1)
    assert table.challenge == "0:2"
    agreed = flipped("KH 2C | JK1 4S JK2 | 9C", 0, 1, challenge__tries={"K": 3, "joker": 5})
    assert agreed.challenge == "1:5"


def test_a_37_identical_cards_of_two_packs_are_a_double() -> None:
    table = flipped("7H 2C | 7H 9D", 0, 1, pack__decks=2)
    assert table.slap(0) == {0: "won"}


def test_a_62_a_single_card_is_slapped_only_where_it_triggers() -> None:
    for name, card, verdict in [
        ("ers", "7H", "bad"), ("slapjack", "JH", "won"), ("ratscrew_full_house", "JK1", "won"),
    ]:  # fmt: skip
        table = Tabletop(f"{card} 2C | 4S 9D", name)
        table.flip(0)
        assert table.slap(1) == {1: verdict}


def test_a_67_a_marriage_needs_no_suit() -> None:
    name = "ratscrew_full_house"
    for queen in ("QH", "QS"):
        table = Tabletop(f"KH 2C | {queen} 9D", name)
        table.flip(0, 1)
        assert table.live()
        lovers = Tabletop(f"KH 2C | {queen} 9D", name, {"slap.patterns": ["lovers"]})
        lovers.flip(0, 1)
        assert lovers.live() == (queen == "QH")


def test_a_85_three_of_a_kind_are_no_sandwich() -> None:
    hands = "7H 2C | 7S 9D | 7C 6H"
    for names, live in [(["sandwich"], False), (["sandwich_any"], True), (["double"], True)]:
        table = Tabletop(hands, options={"slap.patterns": names})
        table.flip(0, 1, 2)
        assert table.live() == live
