"""What the sources leave open, A-50 to A-89: empty hands, acts, the order of things."""

from typing import get_args

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import Out
from firsthand.game import Deadline, deadline
from firsthand.law.types import NOBODY
from firsthand.rules import preset
from tests.tabletop import Tabletop, rules_of


def test_a_50_a_75_all_cards_are_those_in_play() -> None:
    for options, number in [
        ({}, 52), ({"pack.jokers": 2}, 54), ({"pack.decks": 2}, 104),
        ({"pack.decks": 2, "pack.jokers": 4}, 108),
    ]:  # fmt: skip
        assert rules_of("ers", options).cards == number
    assert preset("slapjack_two_deck").cards == 104


def test_a_51_a_false_slap_with_one_card_is_paid_and_not_the_end() -> None:
    for name in ("ers", "slapjack"):
        table = Tabletop("7H 2C | 4S 9D 5D | 10C 6H", name)
        table.flip(0, 1)
        assert table.slap(0) == {0: "bad"}
        assert table.table.counts[0] == 0
        assert table.out == []


def test_a_52_the_turn_passes_on_when_its_owner_burns_the_last_card() -> None:
    table = Tabletop("7H 2C | 4S | 10C 6H")
    table.flip(0)
    assert table.slap(1) == {1: "bad"}
    assert (table.turn, table.out) == (2, [])
    slapjack = Tabletop("7H 2C | 4S | 10C 6H", "slapjack")
    slapjack.flip(0)
    slapjack.slap(1)
    assert (slapjack.turn, slapjack.out) == (2, []), "this is not the turn coming round"


def test_a_52_so_do_the_tries() -> None:
    table = Tabletop("KH 2C | 4S 5D | 10C 6H")
    table.flip(0, 1)
    table.slap(1)
    assert (table.turn, table.challenge) == (2, "0:2")


def test_a_54_nobody_joins_a_game() -> None:
    names = {kind.__name__ for kind in get_args(a.AnyAction)}
    assert names == {
        "Flip", "Slap", "Stray", "Collect", "Gesture", "Drop", "Disrupt", "Resume", "Beat",
        "Accuse", "Leave", "Tick",
    }  # fmt: skip


def test_a_55_how_many_may_play() -> None:
    assert (preset("ers").seats.min, preset("ers").seats.max) == (2, None)
    assert (preset("slapjack").seats.min, preset("slapjack").seats.max) == (2, 6)
    four = rules_of("ers", {"seats.min": 4, "seats.max": 4})
    assert [seats for seats in range(60) if not four.seats_allowed(seats)] == [4]
    assert "are for 4 to 4 players, not for 5" in four.seats_allowed(5)


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


def test_a_58_a_card_may_turn_itself() -> None:
    table = Tabletop("7H 2C | 4S 9D", options={"turn.timeout_ms": 5000})
    assert deadline(table.state) == Deadline(5001, "turn")
    table.wait(5000)
    assert table.pile == ""
    table.wait(5001)
    assert table.pile == "7H"
    flipped = table.of(e.Flipped)[0]
    assert (flipped.seat, flipped.at, flipped.by_itself) == (0, 5001, True)
    table.flip(1, at=6000)
    assert not table.of(e.Flipped)[1].by_itself
    assert deadline(table.state) == Deadline(11_001, "turn")
    assert deadline(Tabletop("7H | 4S").state) is None


def test_a_58_everything_due_happens_at_its_own_time() -> None:
    table = Tabletop("7H 2C | 4S 9D", options={"turn.timeout_ms": 1000})
    table.wait(2500)
    assert [event.at for event in table.of(e.Flipped)] == [1001, 2002]


def test_a_58_no_card_turns_itself_while_a_pile_is_owed() -> None:
    table = Tabletop("JH 2C | 4S 9D", options={"turn.timeout_ms": 500})
    table.flip(0, at=0)
    table.flip(1, at=100)
    assert deadline(table.state) == Deadline(1101, "collect")
    table.wait(1101)
    assert (table.owed, table.turn) == (NOBODY, 0)
    assert deadline(table.state) == Deadline(1602, "turn")


def test_a_60_interference_is_one_ordinary_penalty() -> None:
    table = Tabletop("7H 2C 3C | 4S 9D", options={"penalty.count": 2})
    table.flip(0)
    table.do(a.Accuse(1, 0))
    assert table.pile == "(3C) (2C) 7H"
    free = Tabletop("7H 2C 3C | 4S 9D", options={"penalty.enabled": False})
    free.do(a.Accuse(1, 0))
    assert free.of(e.Paid) == []


def test_a_62_a_single_card_is_slapped_only_where_it_triggers() -> None:
    for name, card, verdict in [
        ("ers", "7H", "bad"), ("slapjack", "JH", "won"), ("ratscrew_full_house", "JK1", "won"),
    ]:  # fmt: skip
        table = Tabletop(f"{card} 2C | 4S 9D", name)
        table.flip(0)
        assert table.slap(1) == {1: verdict}


def test_a_63_two_face_cards_in_a_row_do_both() -> None:
    table = Tabletop("KH 2C | KS 9D | 10C 6H")
    table.flip(0, 1)
    assert table.live()
    assert (table.challenge, table.turn) == ("1:3", 2)


def test_a_64_a_slap_ends_the_challenge_completely() -> None:
    table = Tabletop("KH 2C | KS 9D | 10C 6H")
    table.flip(0, 1)
    table.slap(0)
    assert (table.challenge, table.turn, table.owed) == ("", 0, NOBODY)
    table.flip(0)
    assert table.challenge == ""


def test_a_67_a_marriage_needs_no_suit() -> None:
    name = "ratscrew_full_house"
    for queen in ("QH", "QS"):
        table = Tabletop(f"KH 2C | {queen} 9D", name)
        table.flip(0, 1)
        assert table.live()
        lovers = Tabletop(f"KH 2C | {queen} 9D", name, {"slap.patterns": ["lovers"]})
        lovers.flip(0, 1)
        assert lovers.live() == (queen == "QH")


def test_a_72_without_penalties_nobody_goes_out_for_a_false_slap() -> None:
    options = {"penalty.enabled": False, "penalty.out_at": 3}
    table = Tabletop("4S | 7H 2C | 9S 5D", "slapjack", options)
    table.flip(0, 1)
    assert table.slap(0, 1) == {0: "bad", 1: "bad"}
    assert (table.out, table.of(e.Paid)) == ([], [])


def test_a_74_all_empty_on_one_lap_go_out_after_the_last_flipper() -> None:
    table = Tabletop("7H | 4S | 10C | 5D", "slapjack", first=1)
    table.flip(1, 2, 3, 0)
    assert [event.seat for event in table.of(e.SeatOut)] == [1, 2, 3]
    assert table.winners == [0]


def test_a_74_it_waits_while_a_jack_is_live() -> None:
    table = Tabletop("7H | 4S | JC", "slapjack")
    table.flip(0, 1, 2)
    assert table.out == []
    assert table.slap(1) == {1: "won"}
    assert table.winners == [1]
    late = Tabletop("7H | 4S | JC", "slapjack")
    late.flip(0, 1, 2)
    late.wait(300 + 3001)
    assert late.winners == [2]


def test_a_78_a_seat_that_is_out_does_nothing() -> None:
    table = Tabletop("7H 2C | 4S 4C | 10C 6H")
    table.do(a.Leave(1))
    for action in (
        a.Flip(1), a.Drop(1), a.Collect(1), a.Gesture(1), a.Disrupt(1), a.Resume(1),
        a.Beat(1, 0, 100), a.Accuse(1, 0), a.Leave(1), a.Slap((a.Hand(1, 100),)),
        a.Stray(1, at=100, flipper=0),
    ):  # fmt: skip
        with pytest.raises(Out):
            table.do(action)


def test_a_78_in_a_race_it_is_logged_and_has_no_effect() -> None:
    table = Tabletop("7H 2C | 4S 4C | 7C 6H")
    table.do(a.Leave(1))
    table.flip(0, 2)
    assert table.slap(1, 0) == {1: "rejected", 0: "won"}


def test_a_79_an_award_puts_out_whom_it_ends_before_the_win() -> None:
    table = Tabletop("4S | JH 2D", "slapjack")
    table.flip(0, 1)
    events = table.do(a.Slap((a.Hand(1, 300),)))
    kinds = [type(event) for event in events]
    assert kinds == [e.Slapped, e.PileTaken, e.SeatOut, e.Won]
    assert table.why == "last_one_in"


def test_a_81_a_false_slap_on_a_lost_pile_goes_to_the_collector() -> None:
    table = Tabletop("JH 2C | 4S 9D | 10C 6H")
    table.flip(0, 1)
    assert table.slap(2) == {2: "bad"}
    table.do(a.Collect(0))
    assert table.hands == "2C 10C JH 4S | 9D | 6H"


def test_a_85_three_of_a_kind_are_no_sandwich() -> None:
    hands = "7H 2C | 7S 9D | 7C 6H"
    for names, live in [(["sandwich"], False), (["sandwich_any"], True), (["double"], True)]:
        table = Tabletop(hands, options={"slap.patterns": names})
        table.flip(0, 1, 2)
        assert table.live() == live


def test_a_86_a_rank_may_stop_a_challenge() -> None:
    options = {"challenge.cancel_ranks": ["10", "4"]}
    table = Tabletop("KH 2C | 10S 9D | 4C 6H", options=options)
    table.flip(0, 1)
    assert (table.challenge, table.turn, table.owed) == ("", 2, NOBODY)
    table.flip(2)
    assert table.turn == 0


def test_a_86_on_the_last_try_too() -> None:
    table = Tabletop("JH 2C | 10S 9D", options={"challenge.cancel_ranks": ["10"]})
    table.flip(0, 1)
    assert (table.challenge, table.turn) == ("", 0)


def test_a_87_who_leaves_puts_the_hand_under_the_pile() -> None:
    table = Tabletop("7H 2C 3C 5C | 4S 9D | 10C 6H", pile="(8C) 8D")
    table.flip(0)
    table.do(a.Leave(0))
    assert table.pile == "(5C) (3C) (2C) (8C) 8D 7H"
    assert table.hands == " | 4S 9D | 10C 6H"
    (out,) = table.of(e.SeatOut)
    assert (out.seat, out.why, out.surrendered) == (0, "left", 3)


def test_a_87_who_leaves_on_turn_hands_the_turn_and_the_tries_on() -> None:
    table = Tabletop("KH 2C | 4S 9D | 10C 6H")
    table.flip(0)
    table.do(a.Leave(1))
    assert (table.turn, table.challenge) == (2, "0:3")
    table.do(a.Leave(0))
    assert table.winners == [2]


def test_a_87_the_turn_passes_over_empty_seats() -> None:
    table = Tabletop("4S | 5S | 10C 6H | 9H 8H")
    table.flip(0, 1, 2)
    table.do(a.Leave(3))
    assert table.turn == 2


def test_a_87_whoever_was_on_turn_stays_so_when_a_challenger_leaves() -> None:
    """Seat 1 has run out and got a card since; seat 2 is playing the tries that are left."""
    table = Tabletop("KH 2C | 4S | 10C 6H 8C", options={"penalty.to": "last_flipper"})
    table.flip(0, 1)
    table.slap(2)
    assert (table.turn, table.challenge, table.hands) == (2, "0:2", "2C | 10C | 6H 8C")
    table.do(a.Leave(0))
    assert (table.turn, table.challenge) == (2, "")


def test_a_87_a_challenge_goes_with_its_owner() -> None:
    table = Tabletop("KH 2C | 4S 9D | 10C 6H")
    table.flip(0)
    table.do(a.Leave(0))
    assert (table.turn, table.challenge) == (1, "")
    lost = Tabletop("JH 2C | 4S 9D | 10C 6H")
    lost.flip(0, 1)
    lost.do(a.Leave(0))
    assert (lost.turn, lost.owed, lost.challenge) == (1, NOBODY, "")


def test_a_88_hands_burned_before_anyone_has_flipped_are_a_draw() -> None:
    table = Tabletop("7H | 4S")
    table.slap(0, 1)
    assert (table.winners, table.why) == ([], "no_flipper")
    assert table.pile == "(4S) (7H)"


def test_a_89_a_challenger_without_cards_is_not_out_for_a_false_slap() -> None:
    table = Tabletop("KH | 4S 9D 3D 5D | 10C 6H")
    table.flip(0)
    assert table.slap(0) == {0: "bad"}
    assert table.out == []
    table.flip(1, 1, 1)
    assert table.owed == 0
    assert table.slap(0) == {0: "bad"}
    assert table.out == []
    table.do(a.Collect(0))
    assert table.hands == "KH 4S 9D 3D | 5D | 10C 6H"
