"""Egyptian Ratscrew, E-33 to E-35: false slaps, and two hands at once."""

import msgspec
import pytest

from firsthand import events as e
from tests.tabletop import Tabletop, cards

HANDS = "7H 2C 3C | 4S 9D 3D | 10C 6H 3S"


def test_e_33_a_false_slap_costs_one_card() -> None:
    table = Tabletop(HANDS)
    table.flip(0)
    assert table.slap(2) == {2: "bad"}
    assert table.pile == "(10C) 7H"
    assert table.hands == "2C 3C | 4S 9D 3D | 6H 3S"
    assert table.turn == 1


def test_e_33_or_two_where_that_was_agreed() -> None:
    table = Tabletop(HANDS, "ers", {"penalty.count": 2})
    table.flip(0)
    table.slap(2)
    assert table.pile == "(6H) (10C) 7H"
    assert table.hands == "2C 3C | 4S 9D 3D | 3S"


def test_e_34_penalty_cards_lie_face_down_under_all_others() -> None:
    """ERS-19, ERS-50: the next penalty goes under the last; nobody sees them; all are won."""
    table = Tabletop("7H 2C 3C | 4S 4H 3D | 10C 6H 3S")
    table.flip(0)
    table.slap(2)
    table.flip(1)
    table.slap(0)
    assert table.pile == "(2C) (10C) 7H 4S"
    assert table.table.burned == 2
    assert table.table.pile == cards("7H 4S")
    told = msgspec.json.encode([table.table, *table.log])
    for hidden in cards("2C 10C 4H"):
        assert b"%d" % hidden not in told
    table.flip(2)
    table.flip(0)
    table.flip(1)
    assert not table.live()
    assert table.slap(1) == {1: "bad"}
    assert table.pile == "(3D) (2C) (10C) 7H 4S 6H 3C 4H"


def test_e_34_burned_cards_are_won_with_the_pile() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H", pile="(8C) (5C)")
    table.flip(0, 1)
    table.slap(2)
    assert table.hands == "2C | 9D | 10C 6H 8C 5C 7H 7S"
    assert table.of(e.PileTaken)[0].size == 4


def test_e_35_the_hand_underneath_wins() -> None:
    """ERS-26: where the order of the hands was seen, times do not matter."""
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    verdicts = table.slap(0, 1, 2, at=900, times={0: 800, 1: 810, 2: 820}, order=(2, 0, 1))
    assert verdicts == {0: "lost", 1: "lost", 2: "won"}


@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_e_35_an_order_may_name_only_the_lowest_hand(lowest: int) -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    verdicts = table.slap(0, 1, 2, order=(lowest,))
    assert verdicts == {seat: "won" if seat == lowest else "lost" for seat in range(3)}


def test_e_35_a_lower_hand_that_does_not_count_is_passed_over() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H", "ers", {"slap.flipper_allowed": False})
    table.flip(0, 1)
    assert table.slap(0, 1, order=(1, 0)) == {1: "void", 0: "won"}
