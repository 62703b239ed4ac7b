"""Arithmetic on sets of seats, one bit a seat, clockwise by number."""

from firsthand.law.types import NOBODY


def bit(seat: int) -> int:
    """Return the set that holds one seat, or none for NOBODY."""
    return 0 if seat == NOBODY else 1 << seat


def within(among: int, seat: int) -> bool:
    """Return whether a seat is in a set."""
    return seat != NOBODY and (among >> seat) & 1 == 1


def following(among: int, seat: int) -> int:
    """Return the next seat of a set clockwise after ``seat``, which itself comes last.

    >>> following(0b1011, 1), following(0b0010, 1), following(0, 1)
    (3, 1, -1)
    """
    after = among >> max(seat + 1, 0)
    if after != 0:
        return seat + (after & -after).bit_length()
    return (among & -among).bit_length() - 1


def between(count: int, start: int, stop: int) -> int:
    """Return the seats strictly between two, clockwise; all others where both are the same.

    >>> bin(between(5, 3, 1)), bin(between(3, 1, 1))
    ('0b10001', '0b101')
    """
    before = (1 << stop) - 1
    after = (1 << count) - (1 << start + 1)
    return after & before if start < stop else after | before


def sole(among: int) -> int:
    """Return the only seat of a set, or NOBODY where there is none or more than one.

    >>> sole(0b100), sole(0b110), sole(0)
    (2, -1, -1)
    """
    if among == 0 or among & (among - 1) != 0:
        return NOBODY
    return among.bit_length() - 1


def members(among: int) -> int:
    """Count the seats of a set."""
    number = 0
    while among != 0:
        among &= among - 1
        number += 1
    return number
