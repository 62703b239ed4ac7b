"""What the sources leave open about penalties: which cards, to whom, and from a small hand."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import NoSuchSeat
from firsthand.rules import preset
from tests.clauses.tables import flipped, table_of
from tests.tabletop import Tabletop

HANDS = "7H 2C 3C | 4S 9D 3D | 10C 6H 3S"


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_01_how_many_cards(count: int, left: int) -> None:
    table = flipped(HANDS, 0, penalty__count=count)
    table.slap(2)
    assert table.table.counts[2] == left
    assert preset("ers").penalty.count == preset("slapjack").penalty.count == 1


def test_a_02_under_the_pile() -> None:
    table = flipped(HANDS, 0)
    table.slap(2)
    assert (table.pile, table.hands) == ("(10C) 7H", "2C 3C | 4S 9D 3D | 6H 3S")


def test_a_02_to_the_latest_flipper() -> None:
    table = flipped(HANDS, 0, penalty__to="last_flipper", penalty__count=2)
    table.slap(2)
    assert (table.pile, table.hands) == ("7H", "2C 3C 10C 6H | 4S 9D 3D | 3S")


def test_a_02_one_to_each_other_player() -> None:
    table = flipped(HANDS, 0, penalty__to="each_player")
    table.slap(2)
    assert (table.pile, table.hands) == ("7H", "2C 3C 10C | 4S 9D 3D 6H | 3S")


def test_a_02_each_player_clockwise_while_any_are_left() -> None:
    options: dict[str, Any] = {"penalty.to": "each_player", "penalty.count": 2}
    table = flipped("7H 2C | 4S 9D 3D | 10C 6H 3S | 8C", 0, **options)
    table.slap(1)
    assert table.hands == "2C 3D |  | 10C 6H 3S 4S | 8C 9D"
    assert [paid.to for paid in table.of(e.Paid)] == [2, 3, 0]


def test_a_02_each_player_leaves_out_who_is_out() -> None:
    options: dict[str, Any] = {"penalty.to": "each_player", "comeback.limit": 0}
    table = flipped("7H | 4S 9D 3D | 10C 6H 3S", 0, **options)
    assert table.out == [0]
    table.slap(1)
    assert table.hands == " | 9D 3D | 10C 6H 3S 4S"


def test_a_02_the_pile_is_lost() -> None:
    table = flipped(HANDS, 0, 1, penalty__to="lose_pile")
    table.slap(1)
    assert (table.pile, table.hands) == ("", "2C 3C 7H 4S | 9D 3D | 10C 6H 3S")
    assert table.of(e.PileTaken)[0].why == "forfeit"
    assert table.turn == 0
    assert table.of(e.Paid) == []


def test_a_02_where_nobody_else_has_flipped_a_lost_pile_is_one_card() -> None:
    table = flipped(HANDS, 0, penalty__to="lose_pile")
    table.slap(0)
    assert (table.pile, table.hands) == ("(2C) 7H", "3C | 4S 9D 3D | 10C 6H 3S")


def test_a_02_no_pile_no_loss() -> None:
    options: dict[str, Any] = {"penalty.to": "lose_pile", "slap.late_grace_ms": 0}
    table = flipped("7H 2C | 7S 9D 3D | 10C", 0, 1, **options)
    table.slap(0)
    hands = table.hands
    assert table.slap(2) == {2: "bad"}
    assert table.hands == hands


@pytest.mark.parametrize(("card", "pile"), [("top", "(10C) 7H"), ("bottom", "(3S) 7H")])
def test_a_03_which_card_is_paid(card: str, pile: str) -> None:
    table = flipped(HANDS, 0, penalty__card=card)
    table.slap(2)
    assert table.pile == pile


def test_a_04_the_card_paid_first_lies_above_the_second() -> None:
    table = flipped(HANDS, 0, penalty__count=2)
    table.slap(2)
    assert table.pile == "(6H) (10C) 7H"


@pytest.mark.parametrize("name", ["double", "sandwich", "top_bottom", "tens", "trips:2", "run:2"])
def test_a_05_burned_cards_are_in_no_pattern(name: str) -> None:
    for newest in ("5H", "4H", "6H"):
        options = {"slap.patterns": [name]}
        table = Tabletop(f"{newest} 2C | 9S", "ers", options, pile="(5C)")
        table.flip(0)
        assert not table.live()


def test_a_06_a_false_slap_costs_no_turn_and_no_try() -> None:
    table = flipped("KH 2C 3C | 4S 9D 3D 2D | 10C 6H 3S", 0, 1)
    table.slap(1)
    assert table.challenge == "0:2"
    assert table.turn == 1


def test_a_18_a_penalty_larger_than_the_hand_takes_the_hand() -> None:
    table = table_of("4S 5H | 7H 2C | 9S 5D", penalty__count=3)
    table.flip(0, 1)
    table.slap(0)
    assert table.hands == " | 2C | 9S 5D"
    assert table.out == []
    table.flip(2)
    assert table.turn == 1


@pytest.mark.parametrize("name", ["slapjack", "ers"])
def test_a_22_the_latest_flipper_is_the_latest_of_the_game(name: str) -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", name, penalty__to="last_flipper")
    table.flip(0, 1)
    table.slap(2)
    assert table.of(e.Paid)[-1].to == 1
    table.flip(2)
    table.slap(0)
    assert table.of(e.Paid)[-1].to == 2


def test_a_22_a_seat_that_is_out_gets_nothing() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.do(a.Leave(1))
    table.slap(2)
    assert table.of(e.Paid)[-1].to == 0


def test_a_22_a_hand_that_names_an_earlier_card_pays_who_turned_that() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.do(a.Stray(2, at=150, flipper=0))
    assert table.of(e.Paid)[-1].to == 0
    table.do(a.Stray(0, at=160, flipper=0))
    assert table.of(e.Paid)[-1].to == 1, "nobody pays oneself"
    for flipper in (-2, 3):
        with pytest.raises(NoSuchSeat):
            table.do(a.Stray(0, at=160, flipper=flipper))


def test_a_23_the_latest_flipper_pays_the_one_before() -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack")
    table.flip(0, 1)
    table.slap(1)
    assert table.of(e.Paid)[-1].to == 0


@pytest.mark.parametrize("offender", [0, 2])
def test_a_23_where_nobody_else_has_flipped_the_next_seat_gets_the_card(offender: int) -> None:
    table = table_of("4S 2C 3C | 7H 2D 3D | 9S 5D 6D", "slapjack", slap__empty_pile="penalise")
    if offender == 0:
        table.flip(0)
    table.slap(offender)
    assert table.of(e.Paid)[-1].to == (offender + 1) % 3


def test_a_23_of_two_players_the_other_always_gets_it() -> None:
    for flips in [(), (0,), (0, 1)]:
        table = table_of("4S 2C 3C | 7H 2D 3D", "slapjack", slap__empty_pile="penalise")
        table.flip(*flips)
        table.slap(0)
        assert table.of(e.Paid)[-1].to == 1


@pytest.mark.parametrize(("held", "out"), [(0, [0]), (1, [0]), (3, [0]), (4, [])])
def test_a_39_a_false_slap_with_few_cards_may_be_the_end(held: int, out: list[int]) -> None:
    hand = " ".join("2C 3C 5C 6C".split()[:held])
    table = flipped(f"7H {hand} | 4S 9D | 10C 6H", 0, 1, penalty__out_at=3)
    table.slap(0)
    assert table.out == out
    assert len(table.of(e.Paid)) == min(held, 1)


def test_a_39_the_rest_of_the_hand_goes_under_the_pile() -> None:
    table = flipped("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1, penalty__out_at=3)
    table.slap(0)
    assert table.pile == "(5C) (3C) (2C) 7H 4S"
    assert table.of(e.SeatOut)[0].surrendered == 2


def test_a_47_several_false_slaps_are_paid_in_the_order_of_arrival() -> None:
    table = flipped("7H 2C | 4S 9D | 10C 6H", 0)
    assert table.slap(2, 0, 1, at=900, times={2: 803, 0: 802, 1: 801}) == {
        0: "bad", 1: "bad", 2: "bad",
    }  # fmt: skip
    assert table.pile == "(10C) (2C) (4S) 7H"


def test_a_51_a_false_slap_with_one_card_is_paid_and_not_the_end() -> None:
    for name in ("ers", "slapjack"):
        table = Tabletop("7H 2C | 4S 9D 5D | 10C 6H", name)
        table.flip(0, 1)
        assert table.slap(0) == {0: "bad"}
        assert table.table.counts[0] == 0
        assert table.out == []


def test_a_60_interference_is_one_ordinary_penalty() -> None:
    table = Tabletop("7H 2C 3C | 4S 9D", options={"penalty.count": 2})
    table.flip(0)
    table.do(a.Accuse(1, 0))
    assert table.pile == "(3C) (2C) 7H"
    free = Tabletop("7H 2C 3C | 4S 9D", options={"penalty.enabled": False})
    free.do(a.Accuse(1, 0))
    assert free.of(e.Paid) == []


def test_a_72_without_penalties_nobody_goes_out_for_a_false_slap() -> None:
    options = {"penalty.enabled": False, "penalty.out_at": 3}
    table = Tabletop("4S | 7H 2C | 9S 5D", "slapjack", options)
    table.flip(0, 1)
    assert table.slap(0, 1) == {0: "bad", 1: "bad"}
    assert (table.out, table.of(e.Paid)) == ([], [])


def test_a_81_a_false_slap_on_a_lost_pile_goes_to_the_collector() -> None:
    table = Tabletop("JH 2C | 4S 9D | 10C 6H")
    table.flip(0, 1)
    assert table.slap(2) == {2: "bad"}
    table.do(a.Collect(0))
    assert table.hands == "2C 10C JH 4S | 9D | 6H"
