"""Bots that match keep people's pace: whom they follow at a table, and how fast that makes them."""

from firsthand.bots import temperament
from firsthand.bots.following import follow
from firsthand.bots.matching import LEARNT, Matching
from firsthand.events import AnyEvent
from firsthand.record import Matched, Sides
from firsthand.room.live import Live
from firsthand.room.room import Room, Seat


def is_followed(seat: Seat) -> bool:
    """Return whether bots follow who sits here: a person whose seat no bot plays."""
    return bool(seat.key) and not seat.is_bot


def sides(room: Room) -> Sides:
    """Return the seats of bots that match, and of the people whom they follow; some may be out."""
    return Sides(
        bots=tuple(
            index
            for index, seat in enumerate(room.seats)
            if seat.is_bot and not seat.is_own_bot and temperament(seat.temperament).matches
        ),
        people=tuple(index for index, seat in enumerate(room.seats) if is_followed(seat)),
    )


def matched(room: Room) -> Matched:
    """Return what a record's header keeps of how the bots match."""
    return Matched(*room.matching, sides(room))


def changed_sides(room: Room, live: Live) -> Sides | None:
    """Return the sides if they are not those of the deal any more, else None."""
    now, begun = sides(room), live.header.matched
    return None if begun is None or begun.sides == now else now


def matching_after(
    room: Room, live: Live, events: tuple[AnyEvent, ...], out: tuple[bool, ...]
) -> Matching:
    """Return the pace of the bots that match after a race; ``out`` were the seats before it."""
    gone = [index for index, is_out in enumerate(out) if is_out]
    return follow(live.matching, events, sides(room), gone)


def matching_for_next_game(live: Live) -> Matching:
    """Return the pace of bots that match at which the next game at the table begins."""
    return Matching(live.matching.theta, LEARNT)


def matching_still_in(room: Room, out: tuple[bool, ...]) -> int:
    """Count the bots that match and are still in the game."""
    return sum(not out[index] for index in sides(room).bots)
