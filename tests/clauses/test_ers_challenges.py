"""Egyptian Ratscrew, E-16 to E-20: face cards, aces, and what they ask."""

import pytest

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import NotOwed, OutOfTurn, PileOwed
from firsthand.law.types import NOBODY
from tests.tabletop import Tabletop

TRIES = [("J", 1), ("Q", 2), ("K", 3), ("A", 4)]


@pytest.mark.parametrize("face", ["J", "Q", "K", "A"])
def test_e_16_a_face_card_or_an_ace_challenges(face: str) -> None:
    table = Tabletop(f"{face}H 2C | 4S 9D 2S 3S 5S")
    table.flip(0)
    assert table.challenge
    assert table.turn == 1


@pytest.mark.parametrize("plain", [str(number) for number in range(2, 11)])
def test_e_16_a_number_card_does_not(plain: str) -> None:
    table = Tabletop(f"{plain}H 2C | 4S 9D")
    table.flip(0)
    assert table.challenge == ""
    assert table.turn == 1


@pytest.mark.parametrize(("face", "tries"), TRIES)
def test_e_17_a_face_card_gives_its_tries(face: str, tries: int) -> None:
    table = Tabletop(f"{face}H 6C | 2S 4D 6S 8D 10C 2D")
    table.flip(0)
    assert table.challenge == f"0:{tries}"
    for left in range(tries - 1, -1, -1):
        assert table.owed == NOBODY
        table.flip(1)
        assert table.challenge == f"0:{left}"
    assert table.owed == 0
    assert table.turn == NOBODY


def test_e_17_an_ace_gives_four_tries() -> None:
    """ERS-05: the fourth try still answers."""
    table = Tabletop("AH 6C | 2S 4D 6S QD 10C | 3D 5D 7D")
    table.flip(0, 1, 1, 1)
    assert table.challenge == "0:1"
    table.flip(1)
    assert table.challenge == "1:2"
    assert table.turn == 2


def test_e_18_the_challenged_keeps_the_turn_until_it_answers_or_has_failed() -> None:
    table = Tabletop("KH 6C | 2S 4D 6S | 3D 5D 7D")
    table.flip(0)
    for _ in range(3):
        assert table.turn == 1
        for other in (0, 2):
            with pytest.raises(OutOfTurn):
                table.flip(other)
        table.flip(1)
    assert table.turn == NOBODY


def test_e_18_every_try_may_be_slapped_by_itself() -> None:
    table = Tabletop("KH 6C | 2S 4D 4C 2D | 3D 5D 7D")
    table.flip(0, 1)
    assert not table.live()
    table.flip(1)
    assert not table.live()
    table.flip(1)
    assert table.live()


def test_e_19_an_answer_turns_the_challenge_to_the_next_player() -> None:
    table = Tabletop("AH 6C | JS 4D | 3D 5D | 8C 9C")
    table.flip(0, 1)
    assert table.challenge == "1:1", "the jack's own tries, not what was left of the ace's"
    assert table.turn == 2
    table.flip(2)
    assert table.owed == 1


def test_e_19_an_answer_skips_empty_seats_and_may_come_back_to_the_first() -> None:
    table = Tabletop("AH 6C | JS 4D | ")
    table.flip(0, 1)
    assert table.turn == 0
    assert table.challenge == "1:1"


def test_e_20_the_last_face_card_wins_the_pile() -> None:
    table = Tabletop("QH 6C | KS 4D | 3D 5D 8D 9H | 8C", pile="(2C) 7C")
    table.flip(0, 1, 2, 2, 2)
    assert table.owed == 1
    assert table.pile == "(2C) 7C QH KS 3D 5D 8D"
    for seat in range(4):
        with pytest.raises(PileOwed, match="owed to seat 1"):
            table.flip(seat)
    table.do(a.Collect(1))
    assert table.hands == "6C | 4D 2C 7C QH KS 3D 5D 8D | 9H | 8C"
    assert table.pile == ""
    assert table.challenge == ""
    assert table.turn == 1


def test_e_20_an_earlier_face_card_wins_nothing() -> None:
    """Neither when it asks for the pile, nor when time gives it away."""
    table = Tabletop("QH 6C | KS 4D | 3D 5D 8D 9H | 8C")
    table.flip(0, 1, 2, 2, 2)
    assert (table.owed, table.challenge) == (1, "1:0")
    for seat in (0, 2, 3):
        with pytest.raises(NotOwed, match="no pile is owed to you"):
            table.do(a.Collect(seat))
    table.wait(table.time + 1000)
    assert table.of(e.PileTaken) == []
    table.wait(table.time + 1)
    (taken,) = table.of(e.PileTaken)
    assert (taken.seat, taken.why, taken.size) == (1, "challenge", 5)
    assert table.hands == "6C | 4D QH KS 3D 5D 8D | 9H | 8C"
