"""The named variants in play: one or two options on a preset each."""

from firsthand import actions as a
from firsthand import events as e
from tests.tabletop import Tabletop


def test_a_10_strict_a_lost_challenge_is_not_slapped() -> None:
    table = Tabletop("QH 2C | 4S 4D 9D | 10C 6H", "ratscrew_strict")
    table.flip(0, 1, 1)
    assert (table.owed, table.live()) == (0, False)


def test_e_38_one_slap_in() -> None:
    table = Tabletop("4S | 4H 2C 4D | 9S 9C 5D", "ratscrew_one_slap_in")
    table.flip(0, 1)
    table.slap(0)
    table.flip(0, 1, 2, 0)
    assert table.out == [0]


def test_e_42_salute() -> None:
    table = Tabletop("7H 2C | 7S 9D", "ratscrew_salute")
    table.flip(0, 1)
    assert table.slap(0) == {0: "void"}
    table.do(a.Gesture(0))
    assert table.slap(0) == {0: "won"}


def test_e_41_ten_minutes() -> None:
    table = Tabletop("7H 2C | 4S 9D 5D", "ratscrew_timed")
    table.wait(599_999)
    assert table.why == ""
    table.wait(600_000)
    assert (table.winners, table.why) == ([1], "time")


def test_e_33_two_card_burn() -> None:
    table = Tabletop("7H 2C | 4S 9D 5D 3D", "ratscrew_two_card_burn")
    table.flip(0)
    table.slap(1)
    assert table.pile == "(9D) (4S) 7H"


def test_a_86_ten_stops() -> None:
    table = Tabletop("KH 2C | 10S 9D | 3C", "ratscrew_ten_stops")
    table.flip(0, 1)
    assert (table.challenge, table.turn) == ("", 2)


def test_a_25_hoyle_the_chance_lasts_until_the_next_jack() -> None:
    table = Tabletop("4S | 7H 2D 3D JD 8C | 9S 5D 6D 9C", "slapjack_hoyle")
    table.flip(0, 1, 2, 1, 2, 1, 2)
    assert table.out == [], "no lap counts"
    table.flip(1)
    assert table.live()
    assert table.slap(0) == {0: "won"}
    assert table.turn == 0


def test_a_25_hoyle_a_jack_missed_is_the_end() -> None:
    table = Tabletop("4S | JH 2D 3D JD | 9S 5D 6D", "slapjack_hoyle")
    table.flip(0, 1, 2)
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].why == "chance_missed"


def test_a_61_hoyle_the_whole_hand_is_shuffled() -> None:
    hands = set()
    for seed in range(8):
        table = Tabletop("JH 2C 3C 4C 5C | 9S 5D", "slapjack_hoyle", seed=seed)
        table.flip(0)
        table.slap(0)
        hands.add(table.hands)
    assert len(hands) > 4


def test_s_36_last_card() -> None:
    table = Tabletop("JH | 9S 5D", "slapjack_last_card")
    table.flip(0)
    assert table.hands == "JH | 9S 5D"


def test_e_42_the_call_is_slapjack() -> None:
    table = Tabletop("JH 2C | 9S 5D", "slapjack_call")
    table.flip(0)
    assert table.slap(1) == {1: "void"}
    table.do(a.Gesture(1, "slapjack"))
    assert table.slap(1) == {1: "won"}


def test_snap_is_called_on_doubles_alone_and_an_empty_hand_is_out() -> None:
    table = Tabletop("KH 2C | KS 9D | 3C", "snap")
    table.flip(0, 1)
    assert table.challenge == ""
    assert table.slap(2) == {2: "won"}
    table.flip(2)
    table.slap(0)
    assert table.pile == "(2C) 3C"
    assert table.out == [0]


def test_ratscrew_bicycle_pays_two_and_turns_corners() -> None:
    table = Tabletop("QH 2C 3C 3H | KD AS 2S 6S", "ratscrew_bicycle", {"challenge.tries": {}})
    table.flip(0, 1, 0)
    assert table.slap(1) == {1: "bad"}
    assert table.pile == "(2S) (AS) QH KD 2C"


def test_beggar_my_neighbour_has_no_choices() -> None:
    table = Tabletop("JH 2C | 4S 5S 6S", "beggar_my_neighbour")
    table.flip(0, 1)
    assert table.hands == "2C JH 4S | 5S 6S", "collected at once"
    assert table.turn == 0
