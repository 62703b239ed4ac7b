"""False hands on a pile that others may slap: each pays if it came down before the winner (R-11).

The empty seat 0 may slap jacks alone (A-90), and a double lies there.
"""

import pytest

from firsthand.room import messages as m
from firsthand.rules import amended, preset
from tests.room.table import Table, events, told


def table(*names: str, **options: str) -> Table:
    """Three people or others; seat 0 has turned its last card, and seat 1 made it a double."""
    jacks = {"comeback.patterns": ["rank:J"], "comeback.until": "unlimited"}
    changed = {name.replace("__", "."): value for name, value in options.items()}
    rules = amended(preset("slapjack_doubles_sandwiches"), {**jacks, **changed})
    people = names or ("Ann", "Ben", "Eve")
    game = Table(rules, people, (), pace=100).begin()
    game.rig(*("5D", "5H 3S 4S", "9C 6C 6D")[: len(people)]).flip(0)
    game.pass_to(game.now + 600)
    game.flip(1)
    return game


def verdicts(at: Table) -> list[tuple[int, str]]:
    last = told(at.out, m.RaceResult)[-1]
    return [(hand.seat, hand.verdict) for hand in last.hands]


@pytest.mark.parametrize(("false", "comes"), [(290, "bad"), (300, "late"), (310, "late")])
def test_a_false_hand_pays_if_it_was_before_the_right_one(false: int, comes: str) -> None:
    at = table()
    for c, seat in sorted(((false, 0), (300, 2))):
        at.slap(seat, c)
    at.pass_to(at.now + 1_000)
    hands = [hand for result in told(at.out, m.RaceResult) for hand in result.hands]
    assert {(hand.seat, hand.verdict) for hand in hands} == {(0, comes), (2, "won")}
    assert at.table.out == (comes == "bad", False, False)
    assert at.table.counts == (0, 2, 5)


def test_a_false_hand_that_was_heard_later_pays_all_the_same() -> None:
    at = table()
    at.slap(2, 300)
    at.slap(0, 280, wait=30)
    at.pass_to(at.now + 1_000)
    assert at.table.out == (True, False, False)
    assert at.table.counts == (0, 2, 5)


def test_where_it_loses_the_pile_the_right_hand_is_late() -> None:
    at = table(penalty__to="lose_pile", penalty__when_empty="ignore")
    at.slap(0, 290)
    at.slap(2, 300)
    out = at.pass_to(at.now + 1_000)
    assert events(out) == ["Slapped", "PileTaken", "Slapped"]
    assert verdicts(at) == [(2, "late")]
    assert at.table.counts == (0, 4, 3)


def test_where_it_ends_the_game_nobody_is_judged_any_more() -> None:
    at = table("Ann", "Ben")
    at.slap(0, 290)
    at.slap(1, 300)
    out = at.pass_to(at.now + 1_000)
    assert events(out)[-1] == "Won"
    assert at.table.winners == (1,)
