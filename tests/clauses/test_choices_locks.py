"""What the sources leave open about seats that may not slap for a while, and about free slaps."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand import events as e
from tests.clauses.tables import flipped
from tests.tabletop import Tabletop

UNTIL_PILE = {"slap__lockout_until": "pile"}


def test_a_48_every_real_press_pays_where_agreed() -> None:
    table = flipped("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__once_per_card=False)
    assert [table.slap(0), table.slap(0)] == [{0: "bad"}, {0: "bad"}]
    assert table.pile == "(3C) (2C) 7H 4S"


def test_a_48_in_the_same_millisecond_too() -> None:
    each = flipped("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__once_per_card=False)
    assert [each.slap(0, at=300), each.slap(0, at=300)] == [{0: "bad"}, {0: "bad"}]
    assert each.hands == " | 9D | 10C 6H"
    short = flipped("7H 2C 3C | 4S 9D | 10C 6H", 0, 1, slap__lockout_ms=1)
    assert [short.slap(0, at=t) for t in (300, 301, 302)] == [
        {0: "bad"}, {0: "void"}, {0: "bad"},
    ]  # fmt: skip


def test_a_48_once_a_card() -> None:
    """The second false slap on a card is false all the same, but free; even without a card."""
    table = flipped("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1)
    assert [table.slap(0), table.slap(0)] == [{0: "bad"}, {0: "bad"}]
    assert table.pile == "(2C) 7H 4S"
    table.flip(2)
    assert table.slap(0) == {0: "bad"}
    assert table.pile == "(3C) (2C) 7H 4S 10C", "another card"
    last = flipped("7H 2C | 4S 9D | 10C 6H", 0, 1)
    assert [last.slap(0) for _ in range(3)] == [{0: "bad"}] * 3
    assert (last.hands, last.out) == (" | 9D | 10C 6H", [])


def test_a_48_a_burned_card_is_no_new_card_and_a_charge_no_first_slap() -> None:
    table = flipped("7H 2C 3C | 4S 9D | 10C 6H 8D", 0, 1)
    for by in (0, 1):
        table.do(a.Accuse(by, 2))
    assert table.pile == "(10C) 7H 4S"
    assert [table.slap(2), table.slap(0), table.slap(2)] == [{2: "bad"}, {0: "bad"}, {2: "bad"}]
    assert table.pile == "(2C) (6H) (10C) 7H 4S"


@pytest.mark.parametrize(("once", "then"), [(True, "bad"), (False, "void")])
def test_a_48_a_free_slap_begins_no_lock_and_lengthens_none(*, once: bool, then: str) -> None:
    """The wait of 100 ms counts from the false slap at 300, or anew from that at 410."""
    options: dict[str, Any] = {"slap__lockout_ms": 100, "slap__once_per_card": once}
    table = flipped("7H 2C 3C 5C | 4S 9D | 10C 6H", 0, 1, **options)
    assert [table.slap(0, at=at)[0] for at in (300, 390, 410, 450)] == ["bad", "void", "bad", then]
    assert len(table.of(e.Paid)) == (1 if once else 2)


@pytest.mark.parametrize(("after", "verdict"), [(850, "void"), (851, "won")])
def test_a_48_or_a_time_to_wait(after: int, verdict: str) -> None:
    table = Tabletop("7H 2C 3C | 4S 9D | 4C 6H", "ers", {"slap.lockout_ms": 850})
    table.flip(0, at=0)
    table.flip(1, at=10)
    assert table.slap(0, at=100) == {0: "bad"}
    table.flip(2, at=200)
    assert table.slap(0, at=100 + after) == {0: verdict}


def test_a_48_or_cards_to_wait() -> None:
    table = flipped("7H 2C 5C | 4S 4D 9D | 8C 6H", 0, slap__lockout_cards=3)
    assert table.slap(1) == {1: "bad"}
    assert table.hands == "2C 5C | 4D 9D | 8C 6H"
    table.flip(1, 2)
    assert table.slap(1) == {1: "void"}
    table.flip(0)
    assert table.slap(1) == {1: "bad"}, "three cards have been turned"


def test_a_92_a_lock_ends_with_the_next_pile_whoever_takes_it() -> None:
    table = flipped("7H 2C 8C | 4S 9D | 4C 6H | JS", 0, **UNTIL_PILE)
    assert table.slap(0) == {0: "bad"}
    assert table.table.locked == (True, False, False, False)
    assert table.slap(0) == {0: "void"}, "and free"
    table.flip(1, 2)
    assert table.slap(0, 3, times={0: 550, 3: 560}, at=560) == {0: "void", 3: "won"}
    assert table.table.locked == (False,) * 4
    assert table.slap(0, at=1200) == {0: "bad"}


def test_a_92_it_holds_with_penalties_off_and_begins_with_no_free_slap() -> None:
    table = flipped("7H 2C | 4S 9D", 0, penalty__enabled=False, **UNTIL_PILE)
    assert [table.slap(1), table.slap(1)] == [{1: "bad"}, {1: "void"}]
    assert table.of(e.Locked) == [e.Locked(at=200, seat=1)]
    assert table.hands == "2C | 4S 9D"


def test_a_92_the_pile_lost_by_that_slap_does_not_count() -> None:
    table = flipped("7H 2C | 4S 9D | 5C 6C", 0, 1, penalty__to="lose_pile", **UNTIL_PILE)
    table.slap(2)
    assert table.table.locked == (False, False, True)
    table.flip(1)
    table.slap(0)
    assert [type(event) for event in table.log[-3:]] == [e.Slapped, e.PileTaken, e.Locked]
    assert table.table.locked == (True, False, False), "the taking freed seat 2 alone"


def test_a_92_a_locked_seat_may_flip_and_collect() -> None:
    table = flipped("JH 2C 3C | 4S 9D 8D | 5C 6C", 0, **UNTIL_PILE)
    table.slap(0)
    table.flip(1)
    assert (table.owed, table.table.locked[0]) == (0, True)
    table.do(a.Collect(0))
    assert table.table.locked == (False,) * 3
    table.slap(1, at=2000)
    table.flip(0, at=2100)
    table.flip(1, at=2200)
    assert table.table.locked[1]


def test_a_93_no_cards_and_a_false_slap_are_a_lock_not_the_end() -> None:
    table = flipped("7H | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    assert table.slap(0) == {0: "bad"}
    assert (table.out, table.table.locked[0]) == ([], True)
    assert table.slap(1) == {1: "bad"}
    assert not table.table.locked[1], "it had a card"


@pytest.mark.parametrize(
    ("options", "locked", "out"),
    [
        ({}, True, []),
        ({"penalty__out_at": 1}, False, [0]),
        ({"penalty__enabled": False}, False, []),
        ({"penalty__when_empty": "ignore"}, False, []),
        ({"comeback__until": "next_turn"}, True, []),
    ],
)
def test_a_93_when_it_locks(options: dict[str, Any], *, locked: bool, out: list[int]) -> None:
    table = flipped("7H | 4S 9D | 5C 6C", 0, **{"penalty__when_empty": "lockout", **options})
    table.slap(0)
    assert (table.table.locked[0], table.out) == (locked, out)


def test_a_93_a_challenger_is_spared_and_interference_locks_too() -> None:
    table = flipped("JH | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    table.slap(0)
    assert not any(table.table.locked)
    other = flipped("7H | 4S 9D | 5C 6C", 0, penalty__when_empty="lockout")
    for by in (1, 2):
        other.do(a.Accuse(by, 0))
    assert other.of(e.Locked) == [e.Locked(at=300, seat=0)]
