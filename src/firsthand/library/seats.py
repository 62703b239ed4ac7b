"""Seats by number, and by name where names were given."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from firsthand.errors import Illegal, Malformed, NoSuchSeat
from firsthand.law.types import NOBODY
from firsthand.sentences import say, text

Seat = int | str
"""A seat: its number, from 0 on, or its name where names were given."""

NUMBERED = re.compile(r"\bseat (\d+)\b")


class Seats(NamedTuple):
    """The seats of a game: their names, or numbers alone."""

    names: tuple[str, ...]
    named: bool

    def number(self, seat: Seat) -> int:
        """Return a seat's number. Raises `NoSuchSeat` for a name that nobody has."""
        if isinstance(seat, int):
            return seat
        if seat in self.names:
            return self.names.index(seat)
        wrong = say("library-no-seat", given=repr(seat), seats=self.listed)
        raise NoSuchSeat(NOBODY, wrong)

    def name(self, seat: int) -> Seat:
        """Return a seat's name, or its number where no names were given."""
        return self.names[seat] if self.named else seat

    def maybe(self, seat: int) -> Seat | None:
        """Return a seat as `name` does, None for nobody."""
        return None if seat == NOBODY else self.name(seat)

    @property
    def listed(self) -> str:
        """All seats, as an error lists them."""
        if not self.named:
            return text(say("library-numbers", last=len(self.names) - 1))
        return ", ".join(f"{name} ({seat})" for seat, name in enumerate(self.names))

    def refused(self, illegal: Illegal) -> Illegal:
        """Return a refusal that calls seats by their names."""
        if not self.named:
            return illegal
        reason = NUMBERED.sub(self._called, illegal.reason)
        return type(illegal)(illegal.seat, reason)

    def _called(self, match: re.Match[str]) -> str:
        seat = int(match[1])
        return self.names[seat] if seat < len(self.names) else match[0]


def seated(seats: int | Sequence[str]) -> Seats:
    """Return seats by how many there are, or by their names.

    Raises `Malformed` for names that are no names, or that two seats share.

    >>> seated(["Ann", "Ben"]).number("Ben"), seated(3).name(2)
    (1, 2)
    """
    if isinstance(seats, int):
        return Seats(tuple(f"Seat {seat}" for seat in range(max(0, seats))), named=False)
    given: object = seats
    names: tuple[object, ...] = tuple(given) if isinstance(given, Sequence) else ()
    called = tuple(name for name in names if isinstance(name, str) and name.strip())
    if isinstance(seats, str) or not called or len(called) < len(names):
        raise Malformed(say("library-no-seats", given=repr(seats)))
    if len(set(called)) != len(called):
        raise Malformed(say("library-twice", given=repr(list(called))))
    return Seats(called, named=True)
