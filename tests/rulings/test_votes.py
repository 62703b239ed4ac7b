"""Votes are counted anew as soon as the rules put a seat out, whatever put it out (R-5)."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from tests.tabletop import Tabletop

WAYS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "false slap": ("2S | 5H 9S 2C | 8S 9D", "ers", {}),
    "few cards": ("2S 3S | 5H 9S 2C | 8S 9D", "ers", {"penalty.out_at": 1}),
    "turn came round": ("2S | 5H 9S 2C | 8S 9D", "slapjack", {}),
    "no slap in": ("2S | 5H 9S 2C | 8S 9D", "ers", {"comeback.limit": 0}),
    "pile lost": ("2S | 5H 9S 2C | 5D 9D", "ers", {"comeback.until": "next_pile"}),
    "chance missed": ("2S | 5H 9S 2C | 5D 9D", "ers", {"comeback.until": "next_trigger"}),
    "window": ("2S | 5H 9S 2C | JD 9D | 4C", "slapjack", {"end.window_ms": 100}),
}


def put_out(way: str, table: Tabletop) -> None:
    """Let the rules put seat 0 out, in one of many ways."""
    if way == "no slap in":
        table.flip(0)
        return
    table.flip(0)
    if way in ("false slap", "few cards"):
        table.slap(0)
        return
    table.flip(1, 2)
    if way == "pile lost":
        table.slap(2)
    elif way == "chance missed":
        table.flip(1)
    elif way == "window":
        table.do(a.Leave(3))
        table.wait(table.time + 101)


def after_out(table: Tabletop) -> list[str]:
    """Return what kinds of event came to pass once seat 0 was out."""
    [number] = [
        number
        for number, event in enumerate(table.log)
        if isinstance(event, e.SeatOut) and event.seat == 0
    ]
    return [type(event).__name__ for event in table.log[number + 1 :]]


@pytest.mark.parametrize("way", WAYS)
def test_r_05_interference_is_charged_once_a_seat_that_said_nothing_is_out(way: str) -> None:
    hands, name, options = WAYS[way]
    table = Tabletop(hands, name, options)
    for by in range(1, table.table.seats):
        if by != 1:
            table.do(a.Accuse(by, 1))
    assert table.of(e.VotesCleared) == []
    put_out(way, table)
    assert 0 in table.out
    [paid] = [event for event in table.of(e.Paid) if event.why == "interference"]
    [out] = [event for event in table.of(e.SeatOut) if event.seat == 0]
    assert (paid.seat, paid.at) == (1, out.at)
    assert after_out(table)[:2] == ["VotesCleared", "Paid"]
    assert [vote for vote in table.table.votes if vote.seat == 1] == []


@pytest.mark.parametrize("way", WAYS)
def test_r_05_a_beat_holds_once_most_of_those_left_ask_for_it(way: str) -> None:
    hands, name, options = WAYS[way]
    table = Tabletop(hands, name, options)
    table.do(a.Beat(2, 1, 300))
    assert table.table.beats[1] == 0
    put_out(way, table)
    assert table.table.beats[1] == 300
    assert len(table.of(e.BeatSet)) == 1


def game(hands: str = "2S | 5H 9S 2C | 8S 9D 3H | 6H 7C", **options: Any) -> Tabletop:
    """Return a game of four whose first seat is about to be empty."""
    return Tabletop(hands, "ers", {key.replace("__", "."): v for key, v in options.items()})


def test_r_05_a_beat_that_holds_stays() -> None:
    table = game()
    for by in (0, 2):
        table.do(a.Beat(by, 1, 300))
    assert table.table.beats[1] == 300
    table.flip(0)
    table.slap(0)
    assert table.out == [0]
    assert table.table.beats[1] == 300


def test_r_05_what_is_asked_of_a_seat_that_goes_out_comes_to_nothing() -> None:
    table = game()
    for by in (1, 2):
        table.do(a.Accuse(by, 0))
    table.flip(0)
    table.slap(0)
    assert table.of(e.VotesCleared) == []


def test_r_05_a_vote_of_a_seat_that_goes_out_counts_no_more() -> None:
    table = game()
    for by in (0, 2):
        table.do(a.Accuse(by, 1))
    table.flip(0)
    table.slap(0)
    assert table.of(e.VotesCleared) == []
    table.do(a.Accuse(3, 1))
    assert table.of(e.Paid)[-1].seat == 1


def test_r_05_one_seat_that_goes_out_may_put_out_the_next() -> None:
    """0 goes out; with that all agree about 1, who has one card and pays for it with the game."""
    table = game("2S | 5H | 8S 9D 3H | 6H 7C", penalty__out_at=1)
    for by in (2, 3):
        table.do(a.Accuse(by, 1))
    table.do(a.Accuse(3, 2))
    table.flip(0)
    table.slap(0)
    assert table.out == [0, 1]
    assert [event.seat for event in table.of(e.Paid)] == [1, 2]
    assert table.table.counts == (0, 0, 2, 2)


def test_r_05_votes_are_counted_between_two_hands_of_a_race() -> None:
    table = game()
    for by in (2, 3):
        table.do(a.Accuse(by, 1))
    table.flip(0)
    table.slap(0, 3, at=1000, times={0: 900})
    assert [(event.seat, event.why) for event in table.of(e.Paid)] == [
        (1, "interference"),
        (3, "false_slap"),
    ]


def test_r_05_a_flipper_whom_it_costs_the_last_card_turns_none() -> None:
    """A live jack is about to be covered: 3, passed over before, is out, and all agree about 0."""
    table = Tabletop("9H 3C | JS 4C | 10C | 5H", "slapjack", first=3)
    table.flip(3, 0, 1)
    table.do(a.Accuse(1, 0))
    table.do(a.Leave(2))
    assert (table.turn, table.out) == (0, [2])
    table.flip(0)
    assert table.out == [2, 3]
    assert (table.pile, table.hands) == ("(10C) 5H 9H JS", " | 4C 3C |  | ")
    assert table.turn == 1
    assert table.live()


def test_r_05_play_that_stands_still_goes_on_when_the_rules_put_out_who_was_not_ready() -> None:
    table = game()
    table.flip(0)
    table.do(a.Disrupt(1))
    for seat in (1, 2, 3):
        table.do(a.Resume(seat))
    assert table.table.frozen_at >= 0
    for by in (1, 2, 3):
        table.do(a.Accuse(by, 0))
    assert table.out == [0]
    assert table.table.frozen_at == -1
