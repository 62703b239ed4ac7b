"""What the sources leave open, A-31 to A-48: patterns and hands."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.dice import seeded
from firsthand.game import deal, first_dealer
from firsthand.game.state import showing
from firsthand.rules import preset, slap_rule
from tests.tabletop import Tabletop, cards, rules_of, words


def shows(name: str, pile: str) -> bool:
    """Tell whether a pile of face-up cards shows a pattern."""
    return bool(showing((slap_rule(name).pattern,), cards(pile)))


def game(hands: str, *flips: int, **options: Any) -> Tabletop:
    """A game of Ratscrew in which some seats have flipped."""
    dotted = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(hands, "ers", dotted)
    table.flip(*flips)
    return table


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
    table = game("KH 2C | JK1 4S JK2 | 9C", 0, 1)
    assert table.challenge == "0:2"
    agreed = game("KH 2C | JK1 4S JK2 | 9C", 0, 1, challenge__tries={"K": 3, "joker": 5})
    assert agreed.challenge == "1:5"


def test_a_37_identical_cards_of_two_packs_are_a_double() -> None:
    table = game("7H 2C | 7H 9D", 0, 1, pack__decks=2)
    assert table.slap(0) == {0: "won"}


@pytest.mark.parametrize(("held", "out"), [(0, [0]), (1, [0]), (3, [0]), (4, [])])
def test_a_39_a_false_slap_with_few_cards_may_be_the_end(held: int, out: list[int]) -> None:
    hand = " ".join("2C 3C 5C 6C".split()[:held])
    table = game(f"7H {hand} | 4S 9D | 10C 6H", 0, 1, penalty__out_at=3)
    table.slap(0)
    assert table.out == out
    assert len(table.of(e.Paid)) == min(held, 1)


def test_a_39_the_rest_of_the_hand_goes_under_the_pile() -> None:
    table = game("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1, penalty__out_at=3)
    table.slap(0)
    assert table.pile == "(5C) (3C) (2C) 7H 4S"
    assert table.of(e.SeatOut)[0].surrendered == 2


def test_a_41_a_covered_pattern_is_lost() -> None:
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1, 2)
    assert table.slap(0) == {0: "bad"}
    assert table.pile == "(2C) 7H 7S 10C"


def test_a_41_a_hand_that_names_an_earlier_card_is_late_or_false() -> None:
    """Where slaps name their card, the one who lost to the covering card is late, and free."""
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1, 2)
    table.do(a.Stray(0, at=250, flipper=1, late=True))
    assert table.of(e.Slapped)[-1].verdict == "late"
    table.do(a.Stray(0, at=250, flipper=1))
    assert table.of(e.Slapped)[-1].verdict == "bad"
    assert table.of(e.Paid)[-1].to == -1


def test_a_41_a_stray_hand_on_a_live_pile_wins_nothing() -> None:
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1)
    table.do(a.Stray(0, at=250, flipper=0))
    assert table.of(e.Slapped)[-1].verdict == "bad"
    assert table.pile == "(2C) 7H 7S"


def test_a_41_a_stray_hand_may_be_void() -> None:
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1)
    table.do(a.Disrupt(0))
    table.do(a.Stray(0, at=250, flipper=0))
    assert table.of(e.Slapped)[-1].verdict == "void"


@pytest.mark.parametrize(("allowed", "verdict"), [(True, "won"), (False, "void")])
def test_a_42_may_the_flipper_slap(allowed: bool, verdict: str) -> None:  # noqa: FBT001 - pytest's
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1, slap__flipper_allowed=allowed)
    assert table.slap(1) == {1: verdict}
    if not allowed:
        assert table.slap(0) == {0: "won"}


def test_a_42_only_the_newest_card_s_flipper_is_kept_out() -> None:
    options = {"slap.flipper_allowed": False, "slap.late_grace_ms": 0}
    table = Tabletop("7H 2C 3C | 7S 9D | 10C 6H", "ers", options)
    table.flip(0, 1)
    table.slap(0)
    assert table.slap(1, at=5000) == {1: "bad"}, "his card is gone"
    assert table.pile == "(9D)"
    assert table.slap(1, at=6000) == {1: "bad"}, "a burned card was turned by nobody"


def test_a_43_the_last_jack_is_no_race() -> None:
    table = game("JH | 7S 9D | 10C 6H", 0, bonus__last_jack="auto_win", slap__patterns=["rank:J"])
    assert table.hands == "JH | 7S 9D | 10C 6H"
    assert table.of(e.PileTaken)[0].why == "last_jack"
    assert table.slap(1) == {1: "late"}
    assert preset("slapjack").bonus.last_jack == "off"


@pytest.mark.parametrize(("without", "verdict", "size"), [("void", "void", 2), ("bad", "bad", 1)])
def test_a_44_a_slap_without_the_gesture(without: str, verdict: str, size: int) -> None:
    options = {"slap.gesture": "salute", "slap.without_gesture": without}
    table = Tabletop("7H 2C 3C | 7S 9D | 10C 6H", "ers", options)
    table.flip(0, 1)
    assert table.slap(0) == {0: verdict}
    assert table.table.counts[0] == size
    table.do(a.Gesture(0))
    assert table.slap(0) == {0: "won"}


def test_a_45_the_second_hand_wins_if_the_first_did_not_count() -> None:
    table = game("7H 2C | 7S 9D | 10C 6H", 0, 1, slap__gesture="salute")
    table.do(a.Gesture(2))
    assert table.slap(0, 2, at=900, times={0: 800, 2: 850}) == {0: "void", 2: "won"}


def test_a_46_the_deal_begins_left_of_the_dealer_and_hands_are_built_up() -> None:
    state, event = deal(preset("ers"), 2, cards("2S 3S 4S 5S"), seeded(0))
    assert (event.dealer, event.first) == (1, 0), "the last seat deals where nobody is named"
    assert [words(hand) for hand in state.stocks] == ["4S 2S", "5S 3S"]
    last = rules_of("ers", {"deal.dealer": "last"})
    assert first_dealer(last, 3, cards("2S 3S"), seeded(0))[0] == 2


def test_a_47_several_false_slaps_are_paid_in_the_order_of_arrival() -> None:
    table = game("7H 2C | 4S 9D | 10C 6H", 0)
    assert table.slap(2, 0, 1, at=900, times={2: 803, 0: 802, 1: 801}) == {
        0: "bad", 1: "bad", 2: "bad",
    }  # fmt: skip
    assert table.pile == "(10C) (2C) (4S) 7H"


def test_a_48_every_real_press_pays_where_agreed() -> None:
    table = game("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__once_per_card=False)
    assert [table.slap(0), table.slap(0)] == [{0: "bad"}, {0: "bad"}]
    assert table.pile == "(3C) (2C) 7H 4S"


def test_a_48_in_the_same_millisecond_too() -> None:
    each = game("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__once_per_card=False)
    assert [each.slap(0, at=300), each.slap(0, at=300)] == [{0: "bad"}, {0: "bad"}]
    assert each.hands == " | 9D | 10C 6H"
    short = game("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__lockout_ms=1)
    assert [short.slap(0, at=t) for t in (300, 301, 302)] == [
        {0: "bad"}, {0: "void"}, {0: "bad"},
    ]  # fmt: skip


def test_a_48_once_a_card() -> None:
    """The second false slap on a card is false all the same, but free; even without a card."""
    table = game("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1)
    assert [table.slap(0), table.slap(0)] == [{0: "bad"}, {0: "bad"}]
    assert table.pile == "(2C) 7H 4S"
    table.flip(2)
    assert table.slap(0) == {0: "bad"}
    assert table.pile == "(3C) (2C) 7H 4S 10C", "another card"
    last = game("7H 2C | 4S 9D | 10C 6H", 0, 1)
    assert [last.slap(0) for _ in range(3)] == [{0: "bad"}] * 3
    assert (last.hands, last.out) == (" | 9D | 10C 6H", [])


def test_a_48_a_burned_card_is_no_new_card_and_a_charge_no_first_slap() -> None:
    table = game("7H 2C 3C | 4S 9D | 10C 6H 8D", 0, 1)
    for by in (0, 1):
        table.do(a.Accuse(by, 2))
    assert table.pile == "(10C) 7H 4S"
    assert [table.slap(2), table.slap(0), table.slap(2)] == [{2: "bad"}, {0: "bad"}, {2: "bad"}]
    assert table.pile == "(2C) (6H) (10C) 7H 4S"


@pytest.mark.parametrize(("once", "then"), [(True, "bad"), (False, "void")])
def test_a_48_a_free_slap_begins_no_lock_and_lengthens_none(*, once: bool, then: str) -> None:
    """The wait of 100 ms counts from the false slap at 300, or anew from that at 410."""
    options = {"slap__lockout_ms": 100, "slap__once_per_card": once}
    table = game("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1, **options)
    assert [table.slap(0, at=at)[0] for at in (300, 390, 410, 450)] == ["bad", "void", "bad", then]
    assert len(table.of(e.Paid)) == (1 if once else 2)


@pytest.mark.parametrize(("after", "verdict"), [(850, "void"), (851, "won")])
def test_a_48_or_a_time_to_wait(after: int, verdict: str) -> None:
    table = Tabletop("7H 2C 3C | 4S 9D | 4C 6H", "ers", {"slap.lockout_ms": 850})
    table.flip(0, at=0)
    table.flip(1, at=10)
    assert table.slap(0, at=100) == {0: "bad"}
    table.flip(2, at=200)
    assert table.slap(0, at=100 + after) == {0: verdict}


def test_a_48_or_cards_to_wait() -> None:
    table = game("7H 2C 5C | 4S 4D 9D | 8C 6H", 0, slap__lockout_cards=3)
    assert table.slap(1) == {1: "bad"}
    assert table.hands == "2C 5C | 4D 9D | 8C 6H"
    table.flip(1, 2)
    assert table.slap(1) == {1: "void"}
    table.flip(0)
    assert table.slap(1) == {1: "bad"}, "three cards have been turned"
