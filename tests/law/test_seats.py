"""Sets of seats, against Python's own sets."""

from itertools import product

import pytest

from firsthand.law.seats import between, bit, following, members, sole, within
from firsthand.law.types import NOBODY

COUNTS = range(2, 6)


def seats_of(among: int) -> set[int]:
    """Return a set of seats as Python has it."""
    return {seat for seat in range(60) if among & 1 << seat}


def test_a_seat_is_one_bit() -> None:
    assert [bit(seat) for seat in (NOBODY, 0, 1, 51)] == [0, 1, 2, 1 << 51]


@pytest.mark.parametrize("among", range(32))
def test_who_is_in_a_set(among: int) -> None:
    assert {seat for seat in range(6) if within(among, seat)} == seats_of(among)
    assert not within(among, NOBODY)
    assert members(among) == len(seats_of(among))
    assert sole(among) == (min(seats_of(among)) if len(seats_of(among)) == 1 else NOBODY)


@pytest.mark.parametrize("count", COUNTS)
def test_who_follows(count: int) -> None:
    for among, seat in product(range(1 << count), range(count)):
        clockwise = [(seat + step) % count for step in range(1, count + 1)]
        next_in = [other for other in clockwise if other in seats_of(among)]
        assert following(among, seat) == (next_in[0] if next_in else NOBODY)


@pytest.mark.parametrize("count", COUNTS)
def test_who_is_between(count: int) -> None:
    for start, stop in product(range(count), range(count)):
        clockwise = [(start + step) % count for step in range(1, count)]
        upto = clockwise.index(stop) if stop != start else len(clockwise)
        assert seats_of(between(count, start, stop)) == set(clockwise[:upto])


def test_the_largest_table() -> None:
    every = (1 << 52) - 1
    assert members(every) == 52
    assert following(every, 51) == 0
    assert sole(1 << 51) == 51
    assert seats_of(between(52, 51, 1)) == {0}
