"""When the endgame window begins, and that no event goes back in time (R-1)."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.game import deadline
from tests.tabletop import Tabletop

WINDOW = 3000


def closes(table: Tabletop) -> int:
    """Return the last moment at which a slap is in time."""
    due = deadline(table.state)
    assert due is not None
    assert due.what == "close"
    return due.at - 1


def accused(table: Tabletop, seat: int, at: int) -> None:
    """Let all others call interference by a seat."""
    for other in table.playing():
        if other != seat:
            table.do(a.Accuse(other, seat), at)


def holder(hands: str = "7H | 7S | 3D", name: str = "ers", **options: Any) -> Tabletop:
    """Return a game with a live double at 1000, of which the last seat holds the only card."""
    given = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(hands, name, given)
    table.flip(0, at=0)
    table.flip(1, at=1000)
    assert table.live()
    assert deadline(table.state) is None
    return table


@pytest.mark.parametrize("how", ["leave", "pay", "false slap"])
def test_r_01_the_window_begins_when_the_last_hand_is_emptied(how: str) -> None:
    table = holder("7H | 7S | 3D", slap__gesture="salute", slap__without_gesture="bad")
    if how == "leave":
        table.do(a.Leave(2), 9000)
    elif how == "pay":
        accused(table, 2, 9000)
    else:
        assert table.slap(2, at=9000) == {2: "bad"}
    assert closes(table) == 9000 + WINDOW
    table.do(a.Gesture(0), 9500)
    assert table.slap(0, at=9000 + WINDOW) == {0: "won"}


def test_r_01_a_card_burned_out_of_turn_empties_a_hand_but_the_window_waits_for_the_last() -> None:
    table = Tabletop("7H | 7S 4C | 9D", "ers", {"turn.out_of_turn": "burn"})
    table.flip(0, at=0)
    table.flip(1, at=1000)
    table.flip(1, at=3000)
    assert table.table.counts == (0, 0, 1)
    assert deadline(table.state) is None


def test_r_01_nobody_slaps_and_what_follows_is_dated_when_it_was_due() -> None:
    table = holder()
    table.do(a.Leave(2), 9000)
    table.wait(50_000)
    assert [event.at for event in table.log[-2:]] == [12_001, 12_001]
    assert table.winners == [1]
    times = [event.at for event in table.log]
    assert times == sorted(times)


def test_r_01_a_disruption_stops_the_window() -> None:
    table = holder()
    table.do(a.Leave(2), 9000)
    table.do(a.Disrupt(0), 10_000)
    table.resume_all(15_000)
    assert closes(table) == 9000 + WINDOW + 5000
    assert table.slap(0, at=17_000) == {0: "won"}


def test_r_01_a_hand_that_is_emptied_while_play_stands_still() -> None:
    table = holder()
    table.do(a.Disrupt(0), 8000)
    table.do(a.Leave(2), 9000)
    table.resume_all(20_000)
    assert closes(table) == 20_000 + WINDOW


def test_r_01_the_window_begins_when_a_seat_is_passed_over() -> None:
    table = holder("5H | JS 9D | 10C 6H", "slapjack")
    table.do(a.Leave(2), 9000)
    assert closes(table) == 9000 + WINDOW
    table.wait(9000 + WINDOW)
    assert table.out == [2]
    table.wait(9000 + WINDOW + 1)
    assert table.of(e.SeatOut)[-1].at == 9000 + WINDOW + 1
    assert table.out == [0, 2]


def waiting() -> Tabletop:
    """Return a game in which 0 is passed over at 3000 and waits for a jack, 2 is yet to be."""
    table = Tabletop("5H | 8S 2C | 10C | JS 6D | 9H", "slapjack")
    for number, seat in enumerate(range(4)):
        table.flip(seat, at=500 * number)
    table.do(a.Leave(4), 3000)
    assert closes(table) == 3000 + WINDOW
    return table


def test_r_01_there_is_one_clock_and_each_reason_starts_it_again() -> None:
    table = waiting()
    table.do(a.Leave(1), 5000)
    assert closes(table) == 5000 + WINDOW
    assert table.slap(0, at=8000) == {0: "won"}


def test_r_01_a_reason_that_goes_does_not_wind_the_clock_back() -> None:
    table = waiting()
    table.do(a.Leave(1), 5000)
    table.do(a.Leave(2), 5500)
    assert closes(table) == 5000 + WINDOW


def test_r_01_what_was_there_before_starts_nothing_again() -> None:
    """Seat 3 pays a card while 0 waits: nothing that a window waits for has come up."""
    table = waiting()
    accused(table, 3, 4000)
    assert table.of(e.Paid)[-1].at == 4000
    assert closes(table) == 3000 + WINDOW


def test_r_01_the_window_begins_when_the_pile_is_owed_no_more() -> None:
    table = Tabletop("3C | KD | KS", "ers", {"collect.window_ms": None})
    for seat in range(3):
        table.flip(seat, at=1000 * seat)
    assert table.owed == 2
    assert deadline(table.state) is None
    table.do(a.Leave(2), 7000)
    assert closes(table) == 7000 + WINDOW
    assert table.slap(1, at=7000 + WINDOW) == {1: "won"}


@pytest.mark.parametrize("slaps", ["never", "until_lost"])
def test_r_01_the_window_begins_when_the_pile_may_be_slapped_again(slaps: str) -> None:
    options = {"collect.window_ms": None, "challenge.slaps": slaps}
    table = Tabletop("3C | KD | KS", "ers", options)
    for seat in range(3):
        table.flip(seat, at=1000 * seat)
    assert not table.live()
    table.do(a.Leave(2), 7000)
    assert table.live()
    assert closes(table) == 7000 + WINDOW


def test_r_01_a_seat_that_was_passed_over_has_time_again_when_the_last_hand_is_emptied() -> None:
    table = waiting()
    table.do(a.Leave(1), 4000)
    table.do(a.Leave(3), 5500)
    assert table.table.counts == (0,) * 5
    assert closes(table) == 5500 + WINDOW


def test_r_01_a_window_of_no_length_closes_right_after_the_moment_it_began() -> None:
    table = holder(end__window_ms=0)
    table.do(a.Leave(2), 9000)
    assert table.slap(0, at=9000) == {0: "won"}
