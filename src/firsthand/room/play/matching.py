"""The bots of a table that keep people's pace: whom they follow, and how fast that makes them."""

from firsthand.bots import temperament
from firsthand.bots.following import follow
from firsthand.bots.matching import LEARNT, Matching
from firsthand.events import AnyEvent
from firsthand.record import Matched, Sides
from firsthand.room.live import Live
from firsthand.room.room import Room, Seat


def is_followed(seat: Seat) -> bool:
    """Return whether bots keep the pace of who sits here: a person whose seat no bot plays."""
    return bool(seat.key) and not seat.is_bot


def sides(room: Room) -> Sides:
    """Return the seats of bots that match, and of the people they follow; some may be out."""
    return Sides(
        bots=tuple(
            index
            for index, seat in enumerate(room.seats)
            if seat.is_bot and temperament(seat.temperament).matches
        ),
        people=tuple(index for index, seat in enumerate(room.seats) if is_followed(seat)),
    )


def matched(room: Room) -> Matched:
    """Return what a record's header keeps of how the bots match."""
    return Matched(*room.matching, sides(room))


def news(room: Room, live: Live) -> Sides | None:
    """Return the sides where they are not as at the deal any more."""
    now, begun = sides(room), live.header.matched
    return None if begun is None or begun.sides == now else now


def learnt(room: Room, live: Live, events: tuple[AnyEvent, ...], out: tuple[bool, ...]) -> Matching:
    """Return how fast the bots that match are after a race; ``out`` were the seats before it."""
    gone = [index for index, is_out in enumerate(out) if is_out]
    return follow(live.matching, events, sides(room), gone)


def carried(live: Live) -> Matching:
    """Return with what the next game at the table begins."""
    return Matching(live.matching.theta, LEARNT)


def crowd(room: Room, out: tuple[bool, ...]) -> int:
    """Count the bots that match and are still in the game."""
    return sum(not out[index] for index in sides(room).bots)
