"""When no hand holds a card: in which order seats go out, and nobody wins by paying (R-2, R-3)."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop

UNTIL = ["unlimited", "next_turn", "next_trigger", "next_pile", "next_slap"]


def gone(table: Tabletop) -> list[tuple[int, str]]:
    """Return who went out, and why."""
    return [(event.seat, event.why) for event in table.of(e.SeatOut)]


def accused(table: Tabletop, seat: int) -> None:
    """Let all others call interference by a seat."""
    for other in table.playing():
        if other != seat:
            table.do(a.Accuse(other, seat))


def deserted(hands: str, name: str = "ers", **options: Any) -> Tabletop:
    """Seat 1 alone has flipped, all others have slapped wrongly, and it leaves with a card."""
    given = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(hands, name, given, first=1)
    table.flip(1)
    seats = table.table.seats
    for step in range(1, seats):
        table.slap((1 + step) % seats)
    assert sum(table.table.counts) == table.table.counts[1] > 0
    table.do(a.Leave(1))
    return table


@pytest.mark.parametrize("until", UNTIL)
def test_r_02_seats_go_out_in_turn_order_after_who_flipped_last(until: str) -> None:
    table = deserted("4H | 8C 2S | 5D | 6S", comeback__until=until)
    assert gone(table) == [(1, "left"), (2, "all_empty"), (3, "all_empty")]
    assert table.winners == [0]
    assert table.why == "last_one_in"


def test_r_02_who_paid_the_last_card_goes_out_first() -> None:
    """1, who alone has flipped, is out for a false slap; 2 and then 0 pay what they have."""
    table = Tabletop("4H | 8C | 5D", first=1)
    table.flip(1)
    for seat in (1, 2, 0):
        table.slap(seat)
    assert gone(table) == [(1, "false_slap"), (0, "all_empty")]
    assert table.winners == [2]


def test_r_02_the_only_flipper_left_in_goes_out_first_when_it_pays_the_last_card() -> None:
    table = Tabletop("4H | 8C 2S | 5D", first=1)
    table.flip(1)
    table.slap(2)
    table.slap(0)
    accused(table, 1)
    assert gone(table) == [(1, "all_empty"), (2, "all_empty")]
    assert table.winners == [0]


def test_r_02_a_game_in_which_nobody_has_flipped_is_still_a_draw() -> None:
    table = Tabletop("4H | 5D")
    table.slap(0)
    table.slap(1)
    assert (table.winners, table.why, table.out) == ([], "no_flipper", [])


def test_r_02_a_dead_pile_that_is_a_draw_is_one_where_no_flipper_is_left() -> None:
    table = deserted("4H | 8C 2S | 5D", end__dead_pile="draw")
    assert (table.winners, table.why, table.out) == ([], "dead_pile", [1])


def test_r_02_before_the_first_flip_turns_count_from_the_dealer() -> None:
    """0 and 3 are empty; the turn passes over both, and 3 is nearer to the dealer's left."""
    options = {"comeback.until": "next_turn"}
    table = Tabletop("4H | 5D 6D | 7C | 8S", "ers", options, first=2, dealer=1)
    for seat in (3, 0, 2):
        table.slap(seat)
    assert gone(table) == [(3, "turn_came_round"), (0, "turn_came_round")]


@pytest.mark.parametrize("leaver", [None, 1])
def test_r_02_a_tie_counts_from_who_flipped_last_also_when_it_has_left(leaver: int | None) -> None:
    """3 and then 1 flip, and all are empty: on the left of 1 is 2, on the left of 3 is 0."""
    table = Tabletop("4H | 7S | 6D | 7H", first=3)
    table.slap(0)
    table.slap(2)
    table.flip(3, 1)
    assert table.live()
    assert table.turn == NOBODY
    if leaver is not None:
        table.do(a.Leave(leaver))
    assert table.slap(0, 2, at=1000) == {0: "lost", 2: "won"}


def test_r_02_the_turn_goes_on_from_who_flipped_last_also_when_it_has_left() -> None:
    """3 fails, 2 is given a card, 3 leaves: `turn_order` goes on after 3, not after 1."""
    options = {"lead.after_challenge": "turn_order", "penalty.to": "each_player"}
    hands = "9H 8H 7C 6C 4H 3H | JS 4C | 5D | 9D 8D 7D | 2C 3C"
    table = Tabletop(hands, "ers", options, first=2)
    table.flip(2, 3, 4, 0, 1, 3)
    assert table.owed == 1
    table.slap(0)
    table.do(a.Leave(3))
    table.do(a.Collect(1))
    assert table.table.counts[2] == 1
    assert table.turn == 4


def lap(*hands: str, **options: Any) -> Tabletop:
    """All but the last seat turn their only card; none of them may be slapped."""
    given = {key.replace("__", "."): value for key, value in options.items()}
    table = Tabletop(" | ".join(hands), "ers", given)
    table.flip(*range(len(hands) - 1))
    return table


@pytest.mark.parametrize("until", UNTIL)
def test_r_03_nobody_wins_by_paying_the_last_card_of_all(until: str) -> None:
    table = lap("9C", "2S", "3D", comeback__until=until)
    table.slap(2)
    assert table.winners == [1]
    assert table.of(e.PileTaken)[-1].why == "last_flipper"
    ends = until in ("next_turn", "next_pile")
    assert gone(table) == ([(2, "pile_lost"), (0, "pile_lost")] if ends else [])


def test_r_03_the_latest_flipper_does_not_win_by_paying() -> None:
    table = Tabletop("5C | 8D 3S")
    table.flip(0, 1)
    table.slap(1)
    assert (table.winners, table.hands) == ([0], "3S 5C 8D | ")


def test_r_03_interference_is_paid_alike() -> None:
    table = lap("9C", "2S", "3D", comeback__until="next_turn")
    accused(table, 2)
    assert table.winners == [1]
    assert table.hands == " | 3D 9C 2S | "


def test_r_03_a_live_pile_waits_and_who_paid_is_still_passed_by() -> None:
    table = Tabletop("7H | 7S 3C")
    table.flip(0, 1)
    accused(table, 1)
    assert table.live()
    assert table.winners == []
    table.wait(60_000)
    assert table.winners == [0]


def test_r_03_who_paid_the_last_card_may_still_slap() -> None:
    table = Tabletop("7H | 7S 3C")
    table.flip(0, 1)
    accused(table, 1)
    assert table.slap(1) == {1: "won"}
    assert table.winners == [1]


def test_r_03_when_the_last_cards_leave_with_their_seat_nobody_has_paid() -> None:
    table = lap("9C", "2S", "3D 5H", comeback__until="next_turn")
    table.do(a.Leave(2))
    assert table.winners == [1]
    assert table.hands == " | 5H 3D 9C 2S | "
    assert gone(table) == [(2, "left"), (0, "pile_lost")]


def test_r_03_a_seat_without_a_slap_in_left_goes_out_before_the_dead_pile_is_taken() -> None:
    table = Tabletop("7H | 7S 9C | 3D", "ers", {"comeback.limit": 1})
    table.flip(0, 1)
    assert table.slap(0) == {0: "won"}
    table.flip(0, 1, 2)
    accused(table, 0)
    kinds = [type(event).__name__ for event in table.log[-4:]]
    assert kinds == ["Paid", "SeatOut", "PileTaken", "Won"]
    assert gone(table) == [(0, "no_slap_in")]
    assert table.winners == [2]


def test_r_03_an_owed_pile_comes_first() -> None:
    table = Tabletop("9C | JS 5S | 3D", "ers")
    table.flip(0, 1, 2)
    assert table.owed == 1
    accused(table, 1)
    assert (table.table.counts, table.winners) == ((0, 0, 0), [])
    table.do(a.Collect(1))
    assert table.winners == [1]


@pytest.mark.parametrize("until", UNTIL)
@pytest.mark.parametrize("last", ["flip", "pay", "leave"])
def test_r_03_a_dead_pile_that_is_a_draw_is_one_however_the_last_hand_is_emptied(
    until: str, last: str
) -> None:
    table = lap("9C", "2S", "3D", comeback__until=until, end__dead_pile="draw")
    if last == "flip":
        table.flip(2)
    elif last == "pay":
        table.slap(2)
    else:
        table.do(a.Leave(2))
    assert (table.winners, table.why) == ([], "dead_pile")
    assert table.out == ([2] if last == "leave" else [])
