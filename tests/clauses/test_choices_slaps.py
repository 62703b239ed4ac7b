"""What the sources leave open about slaps: late hands, earlier cards, own flips, gestures."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.law.types import NOBODY
from firsthand.rules import preset
from tests.clauses.tables import flipped, table_of
from tests.tabletop import Tabletop


def won(grace: int = 500) -> Tabletop:
    """A game whose pile was slapped at 1000 ms."""
    table = table_of("4S 5H 6H | 4H 2C | 9S 5D", slap__late_grace_ms=grace)
    table.flip(0, 1)
    table.slap(2, at=1000)
    return table


@pytest.mark.parametrize(
    ("lead", "turn"), [("winner", 0), ("left_of_winner", 1), ("turn_order", 2)]
)
def test_a_08_who_leads_after_a_slap(lead: str, turn: int) -> None:
    table = flipped("7H 2C 3C | 7S 9D 3D | 10C 6H 3S", 0, 1, lead__after_slap=lead)
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
    ("empty_pile", "verdict", "pile"), [("penalise", "bad", "(4S)"), ("ignore", "ignored", "")]
)
def test_a_19_a_slap_at_nothing(empty_pile: str, verdict: str, pile: str) -> None:
    table = table_of("4S 5H | 7H 2C", slap__empty_pile=empty_pile)
    assert table.slap(0) == {0: verdict}
    assert table.pile == pile


@pytest.mark.parametrize(
    ("grace", "at", "verdict"),
    [(500, 1500, "late"), (500, 1501, "bad"), (0, 1000, "late"), (0, 1001, "bad")],
)
def test_a_20_a_hand_just_after_the_award_is_late(grace: int, at: int, verdict: str) -> None:
    assert won(grace).slap(0, at=at) == {0: verdict}


def test_a_20_while_the_pile_is_empty() -> None:
    table = won()
    table.flip(2, at=1100)
    assert table.slap(0, at=1200) == {0: "bad"}


def test_a_20_a_collected_pile_gives_grace_too() -> None:
    table = table_of("JS 5H | 4H 2C")
    table.flip(0, at=0)
    table.flip(1, at=10)
    table.do(a.Collect(0), 200)
    assert table.slap(1, at=700) == {1: "late"}


def test_a_41_a_covered_pattern_is_lost() -> None:
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1, 2)
    assert table.slap(0) == {0: "bad"}
    assert table.pile == "(2C) 7H 7S 10C"


def test_a_41_a_hand_that_names_an_earlier_card_is_late_or_false() -> None:
    """Where slaps name their card, the one who lost to the covering card is late, and free."""
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1, 2)
    table.do(a.Stray(0, at=250, flipper=1, late=True))
    assert table.of(e.Slapped)[-1].verdict == "late"
    table.do(a.Stray(0, at=250, flipper=1))
    assert table.of(e.Slapped)[-1].verdict == "bad"
    assert table.of(e.Paid)[-1].to == -1


def test_a_41_a_stray_hand_on_a_live_pile_wins_nothing() -> None:
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1)
    table.do(a.Stray(0, at=250, flipper=0))
    assert table.of(e.Slapped)[-1].verdict == "bad"
    assert table.pile == "(2C) 7H 7S"


def test_a_41_a_stray_hand_may_be_void() -> None:
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1)
    table.do(a.Disrupt(0))
    table.do(a.Stray(0, at=250, flipper=0))
    assert table.of(e.Slapped)[-1].verdict == "void"


@pytest.mark.parametrize(("allowed", "verdict"), [(True, "won"), (False, "void")])
def test_a_42_may_the_flipper_slap(allowed: bool, verdict: str) -> None:  # noqa: FBT001 - pytest's
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1, slap__flipper_allowed=allowed)
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
    table = flipped(
        "JH | 7S 9D | 10C 6H", 0, bonus__last_jack="auto_win", slap__patterns=["rank:J"]
    )
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
    table = flipped("7H 2C | 7S 9D | 10C 6H", 0, 1, slap__gesture="salute")
    table.do(a.Gesture(2))
    assert table.slap(0, 2, at=900, times={0: 800, 2: 850}) == {0: "void", 2: "won"}


def test_a_56_a_slap_already_judged_stands() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    table.slap(2)
    table.do(a.Disrupt(0))
    table.resume_all()
    assert table.hands == "2C | 9D | 10C 6H 7H 7S"


def test_a_56_a_late_hand_stays_late_after_a_disruption() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.flip(0, 1)
    table.slap(2, at=300)
    table.do(a.Disrupt(0), 400)
    table.resume_all(9000)
    assert table.slap(1, at=9400) == {1: "late"}
    assert table.slap(1, at=9401) == {1: "bad"}


def test_a_57_a_slap_inside_a_beat_is_void() -> None:
    table = Tabletop("7H 2C | 7S 9D | 10C 6H")
    table.agree_beat(1, 300)
    table.flip(0, 1)
    at = table.time
    assert table.slap(0, at=at + 299) == {0: "void"}
    assert table.slap(0, at=at + 300) == {0: "won"}


def test_a_57_a_beat_ends_with_the_pile() -> None:
    table = Tabletop("7H 2C 3C | 7S 9D | 10C 6H")
    table.agree_beat(1, 5000)
    table.flip(0, at=1000)
    table.flip(1, at=2000)
    table.flip(2, at=2001)
    assert table.slap(0, at=2002) == {0: "bad"}, "the newest card was turned by another"
