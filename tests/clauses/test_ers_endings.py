"""Egyptian Ratscrew, E-36 to E-42: empty hands, the end, limits, gestures."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import format_card, pack
from firsthand.errors import NoCards, NotAgreed, Out
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop


def test_e_36_an_empty_hand_turns_no_cards() -> None:
    """ERS-34: the turn passes over every empty seat."""
    table = Tabletop("7H 2C | 4S | 10C | 6H 5D")
    table.flip(0, 1, 2, 3, 0)
    assert table.turn == 3
    for seat in (1, 2):
        with pytest.raises(NoCards, match="no cards to turn"):
            table.flip(seat)
    table.flip(3)
    assert table.turn == NOBODY


def test_e_37_a_correct_slap_brings_an_empty_seat_back() -> None:
    table = Tabletop("4S | 7H 2C | 7S 9D", pile="3C")
    table.flip(0, 1, 2)
    assert table.slap(0) == {0: "won"}
    assert table.hands == "3C 4S 7H 7S | 2C | 9D"
    assert table.turn == 0
    assert table.of(e.PileTaken)[0].comeback


@pytest.mark.parametrize(("limit", "out"), [(None, []), (2, []), (1, [0])])
def test_e_38_slap_ins_may_be_limited(limit: int | None, out: list[int]) -> None:
    """Two slap-ins: the second time the hand is empty, one slap-in has been used."""
    table = Tabletop("4S | 7H 2C 5C 6C | 7S 9D 6D 8D", "ers", {"comeback.limit": limit})
    table.flip(0, 1, 2)
    table.slap(0)
    assert table.table.comebacks == (1, 0, 0)
    table.flip(0, 1, 2, 0, 1)
    assert table.pile == "4S 2C 9D 7H 5C"
    table.flip(2)
    assert table.hands == "7S | 6C | 8D"
    table.flip(0)
    assert table.out == out


def test_e_38_no_slap_in_at_all() -> None:
    table = Tabletop("4S | 7H 2C | 7S 9D", "ers", {"comeback.limit": 0})
    table.flip(0)
    assert table.out == [0]
    assert table.of(e.SeatOut)[0].why == "no_slap_in"
    table.flip(1, 2)
    with pytest.raises(Out):
        table.slap(0)


def test_e_38_a_slap_made_with_cards_in_hand_is_no_slap_in() -> None:
    table = Tabletop("4S 2H | 4H 2C | 7S 9D", "ers", {"comeback.limit": 1})
    table.flip(0, 1)
    table.slap(0)
    assert table.table.comebacks == (0, 0, 0)


def test_e_39_out_only_when_empty_and_the_chance_is_missed() -> None:
    """ERS-33, ERS-51: an empty hand alone, or a false slap alone, puts nobody out."""
    table = Tabletop("4S | 7H 2C 5C | 8S 9D 6D", "ers", {"slap.once_per_card": False})
    table.flip(0)
    assert table.out == []
    table.flip(1, 2)
    table.slap(1)
    table.slap(1)
    assert table.hands == " |  | 9D 6D"
    assert table.out == []
    table.slap(1)
    assert table.out == [1]
    assert table.of(e.SeatOut)[0].why == "false_slap"
    assert table.winners == []
    table.slap(0)
    assert table.out == [0, 1]
    assert table.winners == [2]
    assert table.why == "last_one_in"


def test_e_39_losing_a_race_with_an_empty_hand_misses_nothing() -> None:
    table = Tabletop("4S | 7H 2C | 7S 9D")
    table.flip(0, 1, 2)
    assert table.slap(1, 0, times={0: 330, 1: 320}, at=330) == {1: "won", 0: "lost"}
    assert table.out == []


@pytest.mark.parametrize(("decks", "jokers"), [(1, 0), (1, 1), (1, 2), (2, 0)])
def test_e_40_the_game_ends_when_one_player_holds_the_pack(decks: int, jokers: int) -> None:
    rest = [format_card(card) for card in pack(decks, jokers)]
    rest.remove("7H")
    rest.remove("7S")
    options = {"pack.decks": decks, "pack.jokers": jokers}
    table = Tabletop(f"7H {' '.join(rest)} | 7S", "ers", options)
    table.flip(0, 1)
    assert table.why == ""
    table.slap(0)
    assert table.table.counts == (52 * decks + jokers, 0)
    assert table.winners == [0]
    assert table.why == "all_cards"


def test_e_40_a_pile_on_the_table_is_not_held() -> None:
    table = Tabletop("7H 2C | 4S")
    table.flip(0, 1)
    assert table.hands == "2C | "
    assert table.why == ""
    assert table.turn == 0


def test_e_41_the_biggest_pile_wins_at_the_time_limit() -> None:
    table = Tabletop("7H 2C 5C | 4S 9D", "ers", {"end.time_ms": 60_000})
    table.flip(0, at=59_999)
    table.flip(1, at=59_999)
    assert table.why == ""
    table.wait(60_000)
    assert table.winners == [0]
    assert table.why == "time"


def test_e_41_or_at_a_cap_of_flips() -> None:
    table = Tabletop("7H 2C 5C | 4S 9D", "ers", {"end.flips": 2})
    table.flip(0)
    assert table.why == ""
    table.flip(1)
    assert table.winners == [0]
    assert table.why == "flips"


def test_e_41_level_piles_share_or_draw() -> None:
    for level, winners in (("shared", [0, 2]), ("draw", [])):
        options = {"end.flips": 3, "end.level": level}
        table = Tabletop("7H 2C 5C | 4S 9D | 3S 8D 6D", "ers", options)
        table.flip(0, 1, 2)
        assert table.winners == winners
        assert table.why == "flips"


def test_e_42_a_gesture_counts_until_the_next_flip_and_for_its_own_seat() -> None:
    """ERS-47."""
    table = Tabletop("7H 2C 5C | 7S 7D | 10C 6H", "ers", {"slap.gesture": "salute"})
    table.flip(0)
    table.do(a.Gesture(2))
    table.flip(1)
    assert table.table.gestured == (False, False, False)
    assert table.slap(2) == {2: "void"}, "the salute was for the card before"
    table.do(a.Gesture(0))
    assert table.slap(2) == {2: "void"}, "another seat's salute"
    table.do(a.Gesture(2))
    assert table.slap(2) == {2: "won"}


def test_e_42_a_gesture_may_be_a_word() -> None:
    table = Tabletop("7H 2C | 7S 9D", "ers", {"slap.gesture": "word:Rat Screw"})
    table.flip(0, 1)
    with pytest.raises(NotAgreed, match="the word is 'Rat Screw'"):
        table.do(a.Gesture(0, "Cheese"))
    table.do(a.Gesture(0, " rat screw"))
    assert table.slap(0) == {0: "won"}


def test_e_42_a_gesture_that_was_not_agreed_is_refused() -> None:
    table = Tabletop("7H 2C | 7S 9D")
    with pytest.raises(NotAgreed, match="ask for no gesture"):
        table.do(a.Gesture(0))
