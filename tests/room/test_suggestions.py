"""Handicaps that the room suggests, from the races that everyone saw."""

import msgspec

from firsthand.room import messages as m
from firsthand.room.views.seated import RACES, with_suggestions
from tests.room.table import ANN, BEN, EVE, Table, act, told
from tests.room.test_handicaps import CLASS, friends, slapped


def raced(table: Table, ann: float, ben: float, times: int = RACES) -> Table:
    """Let Ann and Ben race for some piles, each in so many ms."""
    for _ in range(times):
        slapped(table, (0, ann, "mouse"), (1, ben, "touch"))
    return table


def suggested(table: Table) -> list[tuple[int, int]]:
    return [(seat.behind, seat.suggested) for seat in with_suggestions(table.room)]


def test_who_is_far_behind_is_suggested_three_quarters_of_it() -> None:
    assert suggested(raced(friends(), 300, 420)) == [(0, 0), (120, 90)]
    assert suggested(raced(friends(), 420, 300)) == [(120, 90), (0, 0)]


def test_not_before_it_is_known_nor_for_a_little() -> None:
    assert suggested(raced(friends(), 300, 420, RACES - 1)) == [(0, 0), (0, 0)]
    assert suggested(raced(friends(), 300, 339)) == [(0, 0), (0, 0)]


def test_what_is_given_already_counts() -> None:
    assert suggested(raced(friends(handicaps=(0, 90)), 300, 420)) == [(0, 0), (0, 0)]
    assert suggested(raced(friends(handicaps=(0, 40)), 300, 420)) == [(0, 0), (80, 100)]
    table = friends(CLASS, "mouse", "touch")
    assert suggested(raced(table, 300, 420)) == [(0, 0), (50, 40)]


def test_it_is_never_more_than_may_be_given() -> None:
    assert suggested(raced(friends(), 200, 700))[1] == (500, 300)


def test_the_newest_hands_count() -> None:
    table = raced(friends(), 300, 420)
    assert suggested(raced(table, 300, 300, 40))[1] == (0, 0)


def test_a_new_person_is_unknown() -> None:
    table = raced(friends(), 300, 420)
    live = msgspec.structs.replace(
        table.live,
        state=msgspec.structs.replace(
            table.live.state,
            table=msgspec.structs.replace(table.table, over=True, turn=-1, winners=(0,)),
        ),
    )
    table.room = msgspec.structs.replace(table.room, live=live)
    table.say(ANN, act("kick", 0, 1))
    table.sit(EVE, 1, name="Eve")
    assert table.room.seats[1].raced == 0
    assert suggested(table) == [(0, 0), (0, 0)]


def test_all_at_the_table_are_told() -> None:
    table = raced(friends(), 300, 420)
    table.close(BEN)
    out = table.back(BEN, "key 2")

    assert told(out, m.Seated, BEN)[-1].seats[1].suggested == 90
