"""What the sources leave open about the end of a game."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.game import Deadline, deadline
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop


@pytest.mark.parametrize(("lone", "turn", "winners"), [("plays_on", 1, []), ("wins", NOBODY, [1])])
def test_a_27_one_player_holds_all_but_the_pile(lone: str, turn: int, winners: list[int]) -> None:
    table = Tabletop("4S | 7H 2D 3D", options={"end.lone_holder": lone})
    table.flip(0)
    assert (table.turn, table.winners) == (turn, winners)


def test_a_27_not_while_another_s_challenge_is_open() -> None:
    table = Tabletop("JS | 7H 2D 3D", options={"end.lone_holder": "wins"})
    table.flip(0)
    assert table.winners == []
    table.flip(1)
    assert table.owed == 0


def test_a_27_the_only_seat_left_takes_pile_and_game() -> None:
    table = Tabletop("4S 5S | 7H 2D 3D")
    table.flip(0, 1)
    table.do(a.Leave(0))
    assert table.winners == [1]
    assert table.hands == " | 2D 3D 5S 4S 7H"
    assert table.of(e.PileTaken)[0].why == "sole"
    assert table.of(e.SeatOut)[0].why == "left"


def test_a_28_a_dead_pile_goes_to_the_last_flipper() -> None:
    table = Tabletop("4S | 7H")
    table.flip(0, 1)
    assert table.winners == [1]
    assert table.of(e.PileTaken)[0].why == "last_flipper"


def test_a_28_or_is_a_draw() -> None:
    table = Tabletop("4S | 7H", options={"end.dead_pile": "draw"})
    table.flip(0, 1)
    assert (table.winners, table.why) == ([], "dead_pile")


def test_a_28_a_challenge_is_paid_first() -> None:
    table = Tabletop("JS | 7H", options={"end.dead_pile": "draw"})
    table.flip(0, 1)
    assert table.owed == 0
    table.wait(5000)
    assert table.winners == [0]


@pytest.mark.parametrize("window", [0, 3000])
def test_a_28_a_live_pattern_waits_a_while(window: int) -> None:
    table = Tabletop("7S | 7H", options={"end.window_ms": window})
    table.flip(0, at=0)
    table.flip(1, at=10)
    assert deadline(table.state) == Deadline(10 + window + 1, "close")
    table.wait(10 + window)
    assert table.why == ""
    table.wait(10 + window + 1)
    assert table.winners == [1]


def test_a_28_a_slap_in_that_while_wins() -> None:
    table = Tabletop("7S | 7H")
    table.flip(0, 1)
    assert table.slap(0) == {0: "won"}
    assert table.winners == [0]


def test_a_29_a_cap_of_flips_ends_a_game() -> None:
    table = Tabletop("4S 2C | 7H 3C", options={"end.flips": 3})
    table.flip(0, 1, 0)
    assert (table.winners, table.why) == ([1], "flips")


@pytest.mark.parametrize(("repeat", "why"), [("draw", "repeat"), ("off", "")])
def test_a_29_a_state_that_repeats_is_a_draw(repeat: str, why: str) -> None:
    """After six cards both hands are as they were, court and plain, and the same seat leads."""
    table = Tabletop("2S 3S JS 4S | JH 5H", "beggar_my_neighbour", {"end.repeat": repeat})
    table.flip(0, 1, 0, 1, 0)
    assert table.why == ""
    table.flip(1)
    assert table.hands == "4S 5H JS 2S | JH 3S"
    assert (table.why, table.winners) == (why, [])


def test_a_30_a_lost_challenge_is_paid_before_hands_are_compared() -> None:
    options = {"end.time_ms": 500, "end.level": "draw"}
    table = Tabletop("JS 2C | 7H 3C 4C 5C", options=options)
    table.flip(0, at=0)
    table.flip(1, at=400)
    table.wait(500)
    assert table.hands == "2C JS 7H | 3C 4C 5C"
    assert (table.winners, table.why) == ([], "time"), "level"


def test_a_30_the_pile_is_nobodys() -> None:
    table = Tabletop("9S 2C | 7H 3C 4C", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(500)
    assert table.pile == "9S 7H"
    assert table.winners == [1]


def test_a_30_empty_hands_come_before_the_limit() -> None:
    table = Tabletop("7S | 7H", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(600)
    assert table.why == ""
    table.wait(4000)
    assert (table.winners, table.why) == ([1], "all_cards")


def test_a_30_the_paid_challenge_may_be_the_end_itself() -> None:
    table = Tabletop("JH | 4S", options={"end.time_ms": 500})
    table.flip(0, 1)
    table.wait(500)
    assert (table.winners, table.why) == ([0], "all_cards")
    assert table.of(e.PileTaken)[0].why == "challenge"


def test_a_30_empty_hands_come_before_a_cap_of_flips_too() -> None:
    table = Tabletop("7S | 7H", options={"end.flips": 2})
    table.flip(0, 1)
    assert table.why == ""
    assert table.slap(0) == {0: "won"}
    assert (table.winners, table.why) == ([0], "all_cards")


def test_a_30_a_limit_bites_at_its_millisecond() -> None:
    table = Tabletop("9S 2C | 7H 3C 4C", options={"end.time_ms": 500})
    assert deadline(table.state) == Deadline(500, "time")
    table.wait(499)
    assert table.why == ""


def test_a_79_an_award_puts_out_whom_it_ends_before_the_win() -> None:
    table = Tabletop("4S | JH 2D", "slapjack")
    table.flip(0, 1)
    events = table.do(a.Slap((a.Hand(1, 300),)))
    kinds = [type(event) for event in events]
    assert kinds == [e.Slapped, e.PileTaken, e.SeatOut, e.Won]
    assert table.why == "last_one_in"


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
