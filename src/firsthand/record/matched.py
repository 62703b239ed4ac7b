"""How bots that keep people's pace began a game, as a record keeps it."""

import re

import msgspec

from firsthand.errors import Malformed
from firsthand.sentences import say

SEATS = "(-|[0-9]{1,2}(?: [0-9]{1,2})*)"
LINE = f"([0-9]{{1,4}}) ([0-9]{{1,9}}) by {SEATS} for {SEATS}"


class Sides(msgspec.Struct, frozen=True):
    """Seats of the ``bots`` that keep people's pace, and of the ``people`` whose pace it is."""

    bots: tuple[int, ...]
    people: tuple[int, ...]


class Matched(msgspec.Struct, frozen=True):
    """How bots that keep people's pace began: at ``theta`` ms, after ``seen`` changes of it.

    ``sides`` are as they were at the deal. (`firsthand.bots.matching`)
    """

    theta: int
    seen: int
    sides: Sides


def write_matched(matched: Matched) -> str:
    """Write it on one line.

    >>> write_matched(Matched(650, 0, Sides((1, 2), (0,))))
    '650 0 by 1 2 for 0'
    """
    seats = (matched.sides.bots, matched.sides.people)
    bots, people = (" ".join(map(str, side)) or "-" for side in seats)
    return f"{matched.theta} {matched.seen} by {bots} for {people}"


def read_matched(text: str) -> Matched:
    """Read what `write_matched` writes, or raise `Malformed`."""
    match = re.fullmatch(LINE, text)
    if match is None:
        raise Malformed(say("record-matching", text=repr(text)))
    theta, seen, *sides = match.groups()
    bots, people = (tuple(map(int, side.replace("-", "").split())) for side in sides)
    if len({*bots, *people}) < len(bots + people):
        raise Malformed(say("record-twice", text=repr(text)))
    return Matched(int(theta), int(seen), Sides(bots, people))


def check_matched(matched: Matched | None, seats: int) -> None:
    """Raise `Malformed` where a seat is named that the table does not have."""
    if matched and max(matched.sides.bots + matched.sides.people, default=0) >= seats:
        raise Malformed(say("record-matching-seat", seats=seats))
