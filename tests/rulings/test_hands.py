"""One verdict for one hand, and every hand of a race as it came down (R-4, R-11)."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from tests.tabletop import Tabletop

SALUTE = {"slap.gesture": "salute", "slap.without_gesture": "bad"}
TIE = {"tie.goes_to": "next_flipper"}


def verdicts(table: Tabletop) -> list[tuple[int, str]]:
    """Return what each hand of the latest race came to, in the order of the log."""
    last = table.of(e.Slapped)[-1].at
    return [(slap.seat, slap.verdict) for slap in table.of(e.Slapped) if slap.at == last]


def tied(**options: Any) -> Tabletop:
    """Seat 2 is next; 0 and 1 have saluted and slap at once, 2 without a salute."""
    given = {name.replace("__", "."): value for name, value in options.items()}
    table = Tabletop("7H 2C 3C | 7S 4C 3D | 5D 6H 3S", "ers", {**SALUTE, **TIE, **given})
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.do(a.Gesture(1))
    return table


@pytest.mark.parametrize("bare", ["void", "bad"])
@pytest.mark.parametrize("times", [{2: 800}, {2: 900}, {2: 1000}])
def test_r_04_who_is_awarded_a_tie_has_that_verdict_alone(bare: str, times: dict[int, int]) -> None:
    table = tied(slap__without_gesture=bare)
    table.slap(2, 0, 1, at=1000, times={0: 900, 1: 900, **times})
    assert verdicts(table) == [(0, "lost"), (1, "lost"), (2, "awarded")]
    assert table.of(e.Paid) == []
    assert table.table.counts == (2, 2, 5)
    assert table.table.fines == (None,) * 3


def test_r_04_no_lock_begins_for_who_is_awarded_a_tie() -> None:
    table = tied(slap__lockout_ms=10_000, collect__order="pile")
    table.slap(2, 0, 1, at=1000, times={2: 800})
    table.flip(2, 0, at=1100)
    table.flip(1, at=1200)
    table.do(a.Gesture(2))
    assert table.slap(2) == {2: "bad"}


@pytest.mark.parametrize("ms", [400, 2000])
def test_r_04_a_lock_takes_nothing_from_the_award(ms: int) -> None:
    table = tied(slap__lockout_ms=5000)
    table.slap(2, at=ms)
    assert verdicts(table) == [(2, "bad")], "judged in an earlier race, it stands"
    table.slap(0, 1, 2, at=ms + 100)
    assert verdicts(table) == [(0, "lost"), (1, "lost"), (2, "awarded")]
    assert len(table.of(e.Paid)) == 1


def test_r_04_the_pile_that_another_loses_is_awarded_to_nobody() -> None:
    table = tied(penalty__to="lose_pile")
    table.slap(2, 0, 1, at=1000)
    assert verdicts(table) == [(0, "lost"), (1, "lost"), (2, "awarded")]
    table = Tabletop(
        "7H 2C 3C | 7S 4C 3D | 5D 6H 3S | 8C 8D", "ers",
        {**SALUTE, **TIE, "penalty.to": "lose_pile"},
    )  # fmt: skip
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.do(a.Gesture(1))
    table.slap(2, 3, 0, 1, at=1000, times={2: 800, 3: 850})
    assert verdicts(table) == [(3, "bad"), (2, "late"), (0, "late"), (1, "late")]
    assert table.of(e.PileTaken)[-1].why == "forfeit"


def test_r_04_no_hand_is_logged_after_the_end() -> None:
    table = Tabletop("7H | 7S", "ers", SALUTE)
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.slap(0, 1, at=1000, times={0: 900})
    assert verdicts(table) == [(0, "won"), (1, "late")]
    assert isinstance(table.log[-1], e.Won)


def test_r_04_hands_behind_a_false_slap_that_ends_the_game_have_no_effect() -> None:
    table = Tabletop("4H | 5C 9S")
    table.flip(0)
    table.slap(0, 1, at=1000, times={0: 900})
    assert verdicts(table) == [(0, "bad"), (1, "rejected")]
    assert [type(event).__name__ for event in table.log[-3:]] == ["PileTaken", "Slapped", "Won"]
    assert table.winners == [1]


def test_r_11_a_right_hand_wins_although_another_one_has_paid_the_challenge_away() -> None:
    """The challenged seat pays its last card in front: the pile is lost, and was not for 2."""
    table = Tabletop(
        "5H 2C | KS 4C | 5S", "ers", {"challenge.slaps": "until_lost", "penalty.count": 2, **SALUTE}
    )
    table.flip(0, 1, 2)
    assert table.challenge == "1:2"
    assert table.turn == 0
    table.do(a.Gesture(1))
    table.slap(0, 1, at=1000, times={0: 900})
    assert verdicts(table) == [(0, "bad"), (1, "won")]
    assert table.hands == " | 4C 2C 5H KS 5S | "
    assert table.of(e.PileTaken)[-1].why == "slap"


def test_r_11_a_right_hand_wins_although_another_one_has_left_one_seat_with_cards() -> None:
    table = Tabletop("7H | 7S 4C | 5D", "ers", {**SALUTE, "end.lone_holder": "wins"})
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.slap(2, 0, at=1000, times={2: 900})
    assert verdicts(table) == [(2, "bad"), (0, "won")]
    assert table.winners == []
    assert table.table.counts == (3, 1, 0)


def test_r_11_a_hand_without_cards_is_one_although_another_one_has_paid_it_a_card() -> None:
    options = {"penalty.to": "last_flipper"}
    table = Tabletop("4H | 5C 9S | 6D 8D", "ers", options)
    table.flip(0)
    table.slap(1, 0, at=1000, times={1: 900})
    assert verdicts(table) == [(1, "bad"), (0, "bad")]
    assert table.out == [0]
    assert table.pile == "(5C) 4H"


def test_r_11_a_hand_that_had_no_cards_pays_none() -> None:
    options = {"penalty.to": "last_flipper", "penalty.when_empty": "ignore"}
    table = Tabletop("4H | 5C 9S | 6D 8D", "ers", options)
    table.flip(0)
    table.slap(1, 0, at=1000, times={1: 900})
    assert verdicts(table) == [(1, "bad"), (0, "bad")]
    assert table.table.counts == (1, 1, 2)


def test_r_11_a_slap_with_no_cards_counts_as_one_although_another_one_has_paid_it_a_card() -> None:
    options = {**SALUTE, "penalty.to": "each_player", "comeback.limit": 1}
    table = Tabletop("7H | 7S 4C | 5D 6D", "ers", options)
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.slap(2, 0, at=1000, times={2: 900})
    assert verdicts(table) == [(2, "bad"), (0, "won")]
    assert table.table.comebacks == (1, 0, 0)


def test_r_11_all_hands_behind_a_false_slap_that_lost_the_pile_are_late() -> None:
    options = {**SALUTE, "penalty.to": "lose_pile", "slap.late_grace_ms": 0}
    table = Tabletop("7H 2C | 7S 4C | 5D 6D | 8C 9C", "ers", options)
    table.flip(0, 1)
    table.do(a.Gesture(0))
    table.slap(2, 0, 3, at=1000, times={2: 700, 0: 800})
    assert verdicts(table) == [(2, "bad"), (0, "late"), (3, "late")]
    assert table.hands == "2C | 4C 7H 7S | 5D 6D | 8C 9C"


def test_r_11_a_seat_that_the_rules_put_out_meanwhile_was_in_as_its_hand_came_down() -> None:
    """1 pays its last card, the turn passes over 2, which is out before its hand is judged."""
    options = {"comeback.until": "next_turn", "penalty.when_empty": "ignore"}
    table = Tabletop("4H 2C | 5C 8C | 6D | 9C 9D", "ers", options, first=2)
    table.flip(2, 3, 0, 1)
    assert table.out == [2]
    table = Tabletop("4H 2C | 5C | 6D | 9C 9D", "ers", options, first=2)
    table.flip(2, 3, 0)
    table.slap(1, 2, at=1000, times={1: 900})
    assert verdicts(table) == [(1, "bad"), (2, "bad")]
    assert table.out == [2]
    assert table.pile == "(5C) 6D 9C 4H"


@pytest.mark.parametrize("stray", [False, True])
def test_r_10_a_hand_is_timed_in_ms_since_the_deal(*, stray: bool) -> None:
    table = Tabletop("7H 2C | 7S 4C")
    table.flip(0, at=0)
    table.do(a.Disrupt(1), 100)
    table.resume_all(5100)
    table.flip(1, at=6000)
    if stray:
        table.do(a.Stray(1, 6200, 0, late=True), 6300)
    else:
        table.slap(1, at=6300, times={1: 6200})
    assert table.of(e.Flipped)[-1].at == 1000
    assert table.of(e.Slapped)[-1].ms == 200
