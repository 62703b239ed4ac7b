"""Arithmetic on sets of seats, one bit a seat, clockwise by number."""

from firsthand.law.types import NOBODY


def bit(seat: int) -> int:
    """Return the set that holds one seat, or none for NOBODY."""
    return 0 if seat == NOBODY else 1 << seat


def within(among: int, seat: int) -> bool:
    """Tell whether a seat is in a set."""
    return seat != NOBODY and (among >> seat) & 1 == 1


def following(count: int, among: int, seat: int) -> int:
    """Return the next seat of a set clockwise after ``seat``, which itself comes last.

    >>> following(4, 0b1011, 1), following(4, 0b0010, 1), following(4, 0, 1)
    (3, 1, -1)
    """
    for step in range(1, count + 1):
        candidate = (seat + step) % count
        if (among >> candidate) & 1 == 1:
            return candidate
    return NOBODY


def between(count: int, start: int, stop: int) -> int:
    """Return the seats strictly between two, clockwise; all others where both are the same.

    >>> bin(between(5, 3, 1)), bin(between(3, 1, 1))
    ('0b10001', '0b101')
    """
    among = 0
    seat = (start + 1) % count
    while seat not in (stop, start):
        among |= 1 << seat
        seat = (seat + 1) % count
    return among


def sole(among: int) -> int:
    """Return the only seat of a set, or NOBODY where there is none or more than one.

    >>> sole(0b100), sole(0b110), sole(0)
    (2, -1, -1)
    """
    if among == 0 or among & (among - 1) != 0:
        return NOBODY
    seat = 0
    while (among >> seat) & 1 == 0:
        seat += 1
    return seat


def members(among: int) -> int:
    """Count the seats of a set."""
    number = 0
    while among != 0:
        among &= among - 1
        number += 1
    return number
