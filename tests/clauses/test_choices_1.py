"""What the sources leave open, A-01 to A-15: penalties, leads, challenges."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.game import Deadline, deadline
from firsthand.law.types import NOBODY
from firsthand.rules import preset
from tests.tabletop import Tabletop

HANDS = "7H 2C 3C | 4S 9D 3D | 10C 6H 3S"


def played(hands: str, *flips: int, options: dict[str, Any] | None = None) -> Tabletop:
    """A game of Ratscrew in which some seats have flipped."""
    table = Tabletop(hands, "ers", options)
    table.flip(*flips)
    return table


@pytest.mark.parametrize(("count", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_01_how_many_cards(count: int, left: int) -> None:
    table = played(HANDS, 0, options={"penalty.count": count})
    table.slap(2)
    assert table.table.counts[2] == left
    assert preset("ers").penalty.count == preset("slapjack").penalty.count == 1


def test_a_02_under_the_pile() -> None:
    table = played(HANDS, 0)
    table.slap(2)
    assert (table.pile, table.hands) == ("(10C) 7H", "2C 3C | 4S 9D 3D | 6H 3S")


def test_a_02_to_the_latest_flipper() -> None:
    table = played(HANDS, 0, options={"penalty.to": "last_flipper", "penalty.count": 2})
    table.slap(2)
    assert (table.pile, table.hands) == ("7H", "2C 3C 10C 6H | 4S 9D 3D | 3S")


def test_a_02_one_to_each_other_player() -> None:
    table = played(HANDS, 0, options={"penalty.to": "each_player"})
    table.slap(2)
    assert (table.pile, table.hands) == ("7H", "2C 3C 10C | 4S 9D 3D 6H | 3S")


def test_a_02_each_player_clockwise_while_any_are_left() -> None:
    options = {"penalty.to": "each_player", "penalty.count": 2}
    table = played("7H 2C | 4S 9D 3D | 10C 6H 3S | 8C", 0, options=options)
    table.slap(1)
    assert table.hands == "2C 3D |  | 10C 6H 3S 4S | 8C 9D"
    assert [paid.to for paid in table.of(e.Paid)] == [2, 3, 0]


def test_a_02_each_player_leaves_out_who_is_out() -> None:
    options = {"penalty.to": "each_player", "comeback.limit": 0}
    table = played("7H | 4S 9D 3D | 10C 6H 3S", 0, options=options)
    assert table.out == [0]
    table.slap(1)
    assert table.hands == " | 9D 3D | 10C 6H 3S 4S"


def test_a_02_the_pile_is_lost() -> None:
    table = played(HANDS, 0, 1, options={"penalty.to": "lose_pile"})
    table.slap(1)
    assert (table.pile, table.hands) == ("", "2C 3C 7H 4S | 9D 3D | 10C 6H 3S")
    assert table.of(e.PileTaken)[0].why == "forfeit"
    assert table.turn == 0
    assert table.of(e.Paid) == []


def test_a_02_where_nobody_else_has_flipped_a_lost_pile_is_one_card() -> None:
    table = played(HANDS, 0, options={"penalty.to": "lose_pile"})
    table.slap(0)
    assert (table.pile, table.hands) == ("(2C) 7H", "3C | 4S 9D 3D | 10C 6H 3S")


def test_a_02_no_pile_no_loss() -> None:
    options = {"penalty.to": "lose_pile", "slap.late_grace_ms": 0}
    table = played("7H 2C | 7S 9D 3D | 10C", 0, 1, options=options)
    table.slap(0)
    hands = table.hands
    assert table.slap(2) == {2: "bad"}
    assert table.hands == hands


@pytest.mark.parametrize(("card", "pile"), [("top", "(10C) 7H"), ("bottom", "(3S) 7H")])
def test_a_03_which_card_is_paid(card: str, pile: str) -> None:
    table = played(HANDS, 0, options={"penalty.card": card})
    table.slap(2)
    assert table.pile == pile


def test_a_04_the_card_paid_first_lies_above_the_second() -> None:
    table = played(HANDS, 0, options={"penalty.count": 2})
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
    table = played("KH 2C 3C | 4S 9D 3D 2D | 10C 6H 3S", 0, 1)
    table.slap(1)
    assert table.challenge == "0:2"
    assert table.turn == 1


@pytest.mark.parametrize(
    ("lead", "turn"), [("winner", 0), ("left_of_winner", 1), ("turn_order", 2)]
)
def test_a_07_who_leads_after_a_challenge(lead: str, turn: int) -> None:
    hands = "JH 2C 3C | 4S 9D 3D | 10C 6H 3S"
    table = played(hands, 0, 1, options={"lead.after_challenge": lead})
    table.do(a.Collect(0))
    assert table.turn == turn
    assert preset("ers").lead.after_challenge == "winner"


@pytest.mark.parametrize(
    ("lead", "turn"), [("winner", 0), ("left_of_winner", 1), ("turn_order", 2)]
)
def test_a_08_who_leads_after_a_slap(lead: str, turn: int) -> None:
    table = played("7H 2C 3C | 7S 9D 3D | 10C 6H 3S", 0, 1, options={"lead.after_slap": lead})
    table.slap(0)
    assert table.turn == turn


def test_a_08_turn_order_goes_on_from_the_latest_flipper_over_empty_hands() -> None:
    options = {"lead.after_slap": "turn_order"}
    table = Tabletop("JH 2C 3C | 9D 5D | | 8C 2S", "ers", options, pile="9C")
    table.flip(0, 1)
    assert (table.owed, table.turn) == (0, NOBODY)
    table.slap(0)
    assert table.turn == 3


@pytest.mark.parametrize(
    ("slaps", "open_", "lost"),
    [("always", "won", "won"), ("until_lost", "won", "bad"), ("never", "bad", "bad")],
)
def test_a_09_a_10_slaps_during_a_challenge(slaps: str, open_: str, lost: str) -> None:
    options = {"challenge.slaps": slaps}
    table = played("QH 2C 3C | 4S 4D 3D | 10C 6H 3S", 0, 1, options=options)
    assert table.challenge == "0:1"
    table.flip(1)
    assert table.owed == 0
    assert table.slap(2) == {2: lost}
    table = played("KH 2C 3C | 4S 4D 3D | 10C 6H 3S", 0, 1, 1, options=options)
    assert table.owed == NOBODY
    assert table.slap(2) == {2: open_}


def test_a_09_a_slap_counts_during_a_challenge() -> None:
    table = played("KH 2C | KS 9D | 10C 6H", 0, 1)
    assert table.slap(2) == {2: "won"}
    never = played("KH 2C | KS 9D | 10C 6H", 0, 1, options={"challenge.slaps": "never"})
    assert never.slap(2) == {2: "bad"}


@pytest.mark.parametrize("window", [None, 0, 1, 1000])
def test_a_10_a_lost_pile_waits(window: int | None) -> None:
    table = Tabletop("JH 2C | 4S 9D", "ers", {"collect.window_ms": window})
    table.flip(0, at=0)
    table.flip(1, at=50)
    if window == 0:
        assert table.hands == "2C JH 4S | 9D"
        return
    if window is None:
        assert deadline(table.state) is None
        table.wait(3_600_000)
        assert table.owed == 0
        table.do(a.Collect(0))
    else:
        assert deadline(table.state) == Deadline(50 + window + 1, "collect")
        table.wait(50 + window)
        assert table.owed == 0
        table.wait(50 + window + 1)
    assert table.owed == NOBODY
    assert table.hands == "2C JH 4S | 9D"


def test_a_11_a_slap_beats_collection_at_the_last_millisecond() -> None:
    table = Tabletop("QH 2C | 4S 4D | 10C 6H", "ers")
    table.flip(0, at=0)
    table.flip(1, at=10)
    table.flip(1, at=20)
    assert table.owed == 0
    assert table.slap(2, at=1020) == {2: "won"}
    after = Tabletop("QH 2C | 4S 4D | 10C 6H", "ers")
    after.flip(0, at=0)
    after.flip(1, at=10)
    after.flip(1, at=20)
    assert after.slap(2, at=1021) == {2: "late"}


@pytest.mark.parametrize(
    ("on_empty", "turn", "owed"),
    [("next_continues", 2, NOBODY), ("owner_wins", NOBODY, 0), ("next_seat", 2, NOBODY)],
)
def test_a_12_the_challenged_runs_out(on_empty: str, turn: int, owed: int) -> None:
    options = {"challenge.on_empty": on_empty}
    table = played("KH 2C | 4S | 10C 6H 3S", 0, 1, options=options)
    assert (table.turn, table.owed) == (turn, owed)
    assert table.challenge == "0:2"


@pytest.mark.parametrize(
    ("on_empty", "turn", "owed"),
    [("next_continues", NOBODY, 0), ("owner_wins", NOBODY, 0), ("next_seat", 0, NOBODY)],
)
def test_a_12_with_nobody_else_to_go_on(on_empty: str, turn: int, owed: int) -> None:
    table = played("KH 2C | 4S", 0, 1, options={"challenge.on_empty": on_empty})
    assert (table.turn, table.owed) == (turn, owed)


def test_a_12_the_owner_may_play_the_rest_of_the_own_challenge() -> None:
    table = played("KH 2C 5C 6C | 4S", 0, 1, 0, options={"challenge.on_empty": "next_seat"})
    assert table.challenge == "0:1"
    table.flip(0)
    assert table.owed == 0


def test_a_13_an_owner_without_cards_wins_all_the_same() -> None:
    options = {"comeback.limit": 0}
    table = played("JH | 4S 9D | 10C 6H", 0, options=options)
    assert table.out == []
    table.flip(1)
    assert (table.owed, table.out) == (0, [])
    table.do(a.Collect(0))
    assert table.hands == "JH 4S | 9D | 10C 6H"
    (taken,) = table.of(e.PileTaken)
    assert (taken.why, taken.comeback) == ("challenge", False)
    assert table.table.comebacks == (0, 0, 0)


def test_a_13_but_goes_when_the_challenge_is_answered() -> None:
    table = played("JH | QS 9D | 10C 6H", 0, 1, options={"comeback.limit": 0})
    assert table.out == [0]


def test_a_14_the_next_player_is_the_next_with_cards() -> None:
    table = played("JH 2C | 4S | 10C 6H | QD 3S", 0)
    assert table.turn == 1
    table = played("4S | 5S | QD 3S | JH 2C", 0, 1, 2)
    assert table.turn == 3
    table.flip(3)
    assert table.turn == 2, "over two empty seats"


def test_a_14_a_face_card_that_nobody_can_answer_wins_at_once() -> None:
    table = played("4S | JH JC", 0, 1)
    assert (table.owed, table.turn) == (1, NOBODY)
    assert not table.live()
    table = Tabletop("JH 5H | ", "ers", pile="JC")
    table.flip(0)
    assert (table.owed, table.live()) == (0, True)
    assert table.slap(1) == {1: "won"}


def test_a_15_no_slap_in() -> None:
    table = Tabletop("4S | 4H 6C | 7C", "ers", {"comeback.limit": 0})
    table.flip(0)
    assert table.out == [0]


@pytest.mark.parametrize(("limit", "out"), [(1, [0]), (2, []), (None, [])])
def test_a_15_a_slap_in_is_used_up_when_the_hand_empties_again(
    limit: int | None, out: list[int]
) -> None:
    options = {"comeback.limit": limit}
    table = played("4S | 4H 2C 4D 3C | 9S 9C 5D 6D", 0, 1, options=options)
    assert table.slap(0) == {0: "won"}
    table.flip(0, 1, 2, 0)
    assert table.out == out


@pytest.mark.parametrize(("limit", "out"), [(2, [0]), (None, [])])
def test_a_15_every_slap_with_no_cards_counts(limit: int | None, out: list[int]) -> None:
    options = {"comeback.limit": limit}
    table = played("4S | 4H 2C 4D 3C | 9S 9C 5D 6D", 0, 1, options=options)
    table.slap(0)
    table.flip(0, 1, 2, 0, 1)
    assert table.slap(0) == {0: "won"}
    assert table.table.comebacks == (2, 0, 0)
    table.flip(0, 1, 2, 0, 2, 0, 2, 0, 0)
    assert table.pile == "4S 3C 9C 2C 5D 9S 6D 4H 4D"
    assert table.out == out


def test_a_15_the_chance_is_gone_although_a_slap_is_live() -> None:
    table = Tabletop("4S 7C | 7S 9C | 2C", "ers", {"comeback.limit": 0}, pile="7D")
    table.flip(0, 1, 2)
    assert table.out == [2]
    table.flip(0)
    assert table.out == [0, 2]
    assert table.winners == [1]
