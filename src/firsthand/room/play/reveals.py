"""Cards as they are shown: each has a number, and a time at which each seat is sent it."""

import msgspec

from firsthand.events import AnyEvent, Disrupted, Flipped, Resumed
from firsthand.game.state import next_to_flip
from firsthand.judge import (
    farthest,
    offsets,
    revealed,
)
from firsthand.law.types import NOBODY
from firsthand.room.builder import Desk
from firsthand.room.live import Reveal
from firsthand.room.play.lag import PLAIN, measuring
from firsthand.room.room import NOWHERE

KEPT = 64
"""How many cards back a slap may name one; older ones are late."""


def reveal(desk: Desk, events: tuple[AnyEvent, ...], *, covered: bool) -> None:
    """Number a card just shown; the hands on the one before, which it ``covered``, are void.

    What a race on it goes by is noted now, so that nothing done later changes it.
    """
    live, table = desk.live, desk.state.table
    last = msgspec.structs.replace(live.newest, beaten=covered)
    hidden = tuple(place for place, seat in enumerate(desk.room.seats) if seat.hidden)
    flipper = table.recent[0] if table.recent else NOBODY
    stopped = stopper(desk, events)
    fresh = Reveal(
        last.k + 1,
        desk.now,
        table.piles,
        len(table.pile),
        flipper,
        hidden if stopped == NOBODY else (*hidden, stopped),
        first=next_to_flip(table),
        screens=desk.screens(),
        stopped=stopped,
    )
    desk.play(
        reveals=(*live.reveals[-KEPT:-1], last, show(desk, fresh)),
        watermarks=(NOBODY,) * table.seats,
        hands=(),
        linked=(),
        returned=(),
        hasty=(),
        wish=None,
    )


def stopper(desk: Desk, events: tuple[AnyEvent, ...]) -> int:
    """Return who stopped the play that goes on now with the same pile, or NOBODY."""
    shown = [event for event in events if isinstance(event, Flipped | Resumed)]
    if not isinstance(shown[-1], Resumed) or not desk.state.table.pile:
        return NOBODY
    stops = (event for event in reversed(desk.live.log) if isinstance(event, Disrupted))
    return next(stops).seat


def show(desk: Desk, fresh: Reveal) -> Reveal:
    """Return a reveal with its times: all see it at once, so the nearer are sent it later.

    What is known of every line is frozen here (JUDGE.md, Reveal).
    """
    seats, absent = [], []
    for place, seat in enumerate(desk.room.seats):
        if seat.is_bot or seat.hidden or seat.conn == NOWHERE:
            absent.append(place)
        person = not seat.is_bot and seat.conn != NOWHERE
        seats.append(
            msgspec.structs.replace(seat, line=revealed(PLAIN, seat.line)) if person else seat
        )
    stood = [seat.line.stood for seat in seats]
    longest = farthest(measuring(desk.room), stood, absent)
    held = offsets(measuring(desk.room), stood, absent)
    to = tuple(
        desk.now + round(longest if place in absent else wait) for place, wait in enumerate(held)
    )
    desk.change(seats=tuple(seats))
    return msgspec.structs.replace(fresh, made=desk.now, sent=desk.now + round(longest), to=to)


def find(reveals: tuple[Reveal, ...], k: int) -> Reveal | None:
    """Return a card by its number, where it is still remembered."""
    return next((reveal for reveal in reversed(reveals) if reveal.k == k), None)
