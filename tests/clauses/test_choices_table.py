"""What the sources leave open about flips out of turn, time, and who leaves."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import OutOfTurn, PileOwed
from firsthand.game import Deadline, deadline
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop


def test_a_49_a_flip_out_of_turn_is_refused() -> None:
    table = Tabletop("7H 2C | 7S 9D")
    with pytest.raises(OutOfTurn):
        table.flip(1)


def test_a_49_or_costs_a_card() -> None:
    table = Tabletop("JH 2C | 7S 9D | 3C", options={"turn.out_of_turn": "burn"})
    table.flip(1)
    assert (table.pile, table.hands, table.turn) == ("(7S)", "JH 2C | 9D | 3C", 0)
    assert table.of(e.Paid)[0].why == "out_of_turn"
    table.flip(0)
    table.flip(2)
    assert (table.pile, table.turn, table.challenge) == ("(3C) (7S) JH", 1, "0:1")
    table.flip(1)
    with pytest.raises(PileOwed):
        table.flip(0)


def test_a_49_the_card_comes_from_the_top_whatever_is_paid_for_slaps() -> None:
    options = {"turn.out_of_turn": "burn", "penalty.card": "bottom"}
    table = Tabletop("JH 2C | 7S 9D", options=options)
    table.flip(1)
    assert table.pile == "(7S)"


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
