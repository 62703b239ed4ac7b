"""Slapjack, S-14 to S-25: slapping jacks, false slaps, ties, the last chance, the end."""

from collections import Counter

import pytest

from firsthand import events as e
from firsthand.cards import format_card, pack
from firsthand.errors import Out
from firsthand.law.types import NOBODY
from firsthand.rules import preset
from tests.clauses.tables import jacks
from tests.tabletop import Tabletop, cards

HANDS = "7H 2C 3C | 4S JD 3D | 10C 6H 3S"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_s_14_any_player_may_slap_a_jack_on_top(seat: int) -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    assert table.slap(seat) == {seat: "won"}


def test_s_14_covering_a_jack_ends_it() -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1, 2)
    assert table.slap(0) == {0: "bad"}


def test_s_15_the_winner_shuffles_the_pile_under_the_own_hand() -> None:
    pile = "2S 3S 4S 5S 6S 7S 8S 9S 10S QS"
    orders = set()
    for seed in range(5):
        table = Tabletop("JH 2C 3C | 4S 9D", "slapjack", pile=pile, seed=seed)
        table.flip(0)
        table.slap(0)
        hand = table.state.stocks[0]
        assert hand[:2] == cards("2C 3C"), "the hand itself stays as it is"
        assert Counter(hand[2:]) == Counter(cards(f"{pile} JH"))
        orders.add(hand[2:])
    assert len(orders) == 5
    assert cards(f"{pile} JH") not in orders


def test_s_16_the_winner_flips_next() -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    table.slap(0)
    assert table.turn == 0


def test_s_17_a_false_slap_gives_a_card_to_the_latest_flipper() -> None:
    """SJ-02: from the top of one hand, face down, to the bottom of the other."""
    table = jacks(HANDS, 0, 1)
    assert table.slap(0) == {0: "bad"}
    assert table.hands == "3C | JD 3D 2C | 10C 6H 3S"
    assert table.pile == "7H 4S"
    (paid,) = table.of(e.Paid)
    assert (paid.seat, paid.to, paid.why) == (0, 1, "false_slap")
    assert table.turn == 2


def test_s_17_the_latest_flipper_counts_from_pile_to_pile() -> None:
    """SJ-03: seat 1 turned the latest card, although its pile has been won."""
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    table.slap(2)
    table.flip(2)
    table.slap(2, at=5000)
    assert table.of(e.Paid)[-1].to == 1


def test_s_18_a_false_slap_with_no_cards_is_the_end() -> None:
    """SJ-05."""
    table = jacks("7H | 4S JD 3D | 10C 6H 3S", 0, 1)
    assert table.slap(0) == {0: "bad"}
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].why == "false_slap"
    assert table.of(e.Paid) == []
    with pytest.raises(Out):
        table.slap(0)


def test_s_19_the_lowest_hand_wins() -> None:
    """SJ-16: the order decides, although the times are one and the same."""
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    assert table.slap(0, 1, 2, order=(1, 2, 0)) == {0: "lost", 1: "won", 2: "lost"}


def test_s_20_a_real_tie_goes_to_who_would_flip_next() -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    assert table.turn == 2
    assert table.slap(0, 1) == {0: "lost", 1: "lost", 2: "awarded"}
    assert table.table.counts == (1, 1, 7)
    assert table.of(e.PileTaken)[0].why == "tie"


def test_s_20_or_it_has_slapped_itself() -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    assert table.slap(0, 2) == {0: "lost", 2: "won"}
    assert table.of(e.PileTaken)[0].why == "slap"


def test_s_20_a_millisecond_is_no_tie() -> None:
    table = jacks(HANDS, 0, 1, 2, 0, 1)
    assert table.slap(0, 1, at=900, times={0: 801, 1: 800}) == {1: "won", 0: "lost"}


def test_s_21_an_empty_hand_has_one_last_chance() -> None:
    table = jacks("7H | 4S 2D | 10C JS 3S", 0, 1)
    assert table.out == []
    table.flip(2)
    assert table.out == [0], "the turn has come round"
    assert table.of(e.SeatOut)[0].why == "turn_came_round"
    assert table.turn == 1


def test_s_22_a_slap_in_time_puts_an_empty_hand_back() -> None:
    """SJ-12: in a game of two the jack is live while the turn passes over the empty hand."""
    table = jacks("7H | JS 2D", 0, 1)
    assert table.out == []
    assert table.slap(0) == {0: "won"}
    assert Counter(table.state.stocks[0]) == Counter(cards("7H JS"))
    assert table.turn == 0
    table.flip(0)
    assert table.turn == 1


def test_s_22_whoever_is_back_has_a_new_last_chance_later() -> None:
    """SJ-32: the own last card may be the jack."""
    table = jacks("7H | JS 2D 3D 4D 5D | 10C 6H 8H 9H", 0, 1, collect__order="pile")
    table.slap(0)
    assert table.hands == "7H JS | 2D 3D 4D 5D | 10C 6H 8H 9H"
    table.flip(0, 1, 2, 0)
    assert table.table.counts[0] == 0
    assert table.out == []
    assert table.slap(0) == {0: "won"}
    assert [taken.comeback for taken in table.of(e.PileTaken)] == [True, True]


def test_s_22_a_chance_that_was_running_out_is_forgotten() -> None:
    """The turn passed over seat 0 while the jack was live; it slapped, and runs out once more."""
    hands = "7H | 8C 9C 5C 6C 10C | JS 2D 3D 4D 8D"
    table = jacks(hands, 0, 1, 2, collect__order="pile")
    assert (table.out, table.turn) == ([], 1)
    table.slap(0)
    assert table.hands == "7H 8C JS | 9C 5C 6C 10C | 2D 3D 4D 8D"
    table.flip(0, 1, 2, 0, 1, 2, 0)
    assert table.live()
    assert table.out == []
    table.flip(1)
    assert table.out == [], "the turn has not come round yet"
    table.flip(2)
    assert table.out == [0]


def test_s_23_another_hand_first_ends_the_last_chance() -> None:
    """SJ-08: seat 0 has slapped, too late."""
    table = jacks("7H | JS 2D | 10C 6H 3S", 0, 1)
    assert table.slap(2, 0, at=500, times={2: 400, 0: 410}) == {2: "won", 0: "lost"}
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].why == "pile_lost"


def test_s_23_so_does_not_slapping() -> None:
    table = jacks("7H | JS 2D 3D", 0, 1)
    assert table.out == []
    table.flip(1)
    assert table.out == [0]
    assert table.winners == [1]


def test_s_24_play_goes_on_until_one_player_has_all_52() -> None:
    rest = [format_card(card) for card in pack()]
    rest.remove("JH")
    rest.remove("7S")
    table = Tabletop(f"7S {' '.join(rest)} | JH", "slapjack")
    table.flip(0, 1)
    assert table.why == ""
    table.slap(0)
    assert table.table.counts == (52, 0)
    assert table.winners == [0]


def test_s_25_there_is_one_winner_and_no_time_limit() -> None:
    rules = preset("slapjack")
    assert rules.end.time_ms is None
    assert rules.end.flips is None
    table = jacks("7H | 4S | 10C", 0, 1, 2)
    assert table.winners == [2]
    assert table.turn == NOBODY
