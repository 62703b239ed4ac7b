"""Hands that a server heard late, because it was held up, and such as fell far behind."""

import pytest

from firsthand import room as r
from firsthand.room import messages as m
from tests.room.table import told
from tests.room.test_races import people


@pytest.mark.parametrize(("stall", "lane"), [(50, "early"), (150, "arrival")])
def test_a_hand_is_not_early_that_a_held_up_server_may_have_heard_later(
    stall: int, lane: str
) -> None:
    table = people()
    table.put(r.Said(table.now, 2, m.Slap(1, 1, 300, 9), stall=stall))
    table.run(1_000)
    assert [hand.how for hand in told(table.out, m.RaceResult)[-1].hands] == [lane]


def test_a_hand_far_behind_the_winner_is_told_that_it_was_late() -> None:
    table = people()
    table.slap(0, 900)
    table.put(r.Sent(table.now, 2, 1, table.now + 10))
    table.pass_to(table.now + 120)
    table.say(2, m.Slap(1, 1, 105, 9))
    table.run(1_000)
    result = told(table.out, m.RaceResult)[-1]
    assert (result.winner, result.reason) == (1, "late")
    assert [(hand.seat, hand.verdict) for hand in result.hands] == [(1, "won"), (0, "late")]
