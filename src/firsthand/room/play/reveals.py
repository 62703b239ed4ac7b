"""Cards as they are shown: each has a number, and a time for each seat at which it is sent."""

import msgspec

from firsthand.events import AnyEvent, Disrupted, Flipped, Resumed
from firsthand.game.state import next_to_flip
from firsthand.judge import (
    farthest,
    offsets,
    revealed,
)
from firsthand.law.types import NOBODY
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Reveal
from firsthand.room.play.lag import PLAIN, measuring
from firsthand.room.room import NOWHERE

CARDS_REMEMBERED = 64
"""How many cards back a slap may name one; older ones are late."""


def reveal(step: StepBuilder, events: tuple[AnyEvent, ...], *, covered: bool) -> None:
    """Number a card just shown; the hands on the one before, which it ``covered``, are void.

    What a race on it goes by is noted now, so that nothing done later changes it.
    """
    live, table = step.live, step.state.table
    last = msgspec.structs.replace(live.newest, beaten=covered)
    hidden = tuple(index for index, seat in enumerate(step.room.seats) if seat.hidden)
    flipper = table.recent[0] if table.recent else NOBODY
    stopped = stopper(step, events)
    fresh = Reveal(
        last.k + 1,
        step.now,
        table.piles,
        len(table.pile),
        flipper,
        hidden if stopped == NOBODY else (*hidden, stopped),
        first=next_to_flip(table),
        screens=step.screens(),
        stopped=stopped,
    )
    step.change_game(
        reveals=(*live.reveals[-CARDS_REMEMBERED:-1], last, show(step, fresh)),
        watermarks=(NOBODY,) * table.seats,
        hands=(),
        linked=(),
        returned=(),
        hasty=(),
        wish=None,
    )


def stopper(step: StepBuilder, events: tuple[AnyEvent, ...]) -> int:
    """Return who stopped the play that goes on now with the same pile, or NOBODY.

    Nobody did where it was the device.
    """
    if step.live.interrupted[1] == step.live.newest.k:
        return NOBODY
    shown = [event for event in events if isinstance(event, Flipped | Resumed)]
    if not isinstance(shown[-1], Resumed) or not step.state.table.pile:
        return NOBODY
    stops = (event for event in reversed(step.live.log) if isinstance(event, Disrupted))
    return next(stops).seat


def show(step: StepBuilder, fresh: Reveal) -> Reveal:
    """Return a reveal with its times: all see it at once, so the nearer are sent it later.

    What is known of every line is frozen here (JUDGE.md, Reveal).
    """
    seats, absent = [], []
    for index, seat in enumerate(step.room.seats):
        if seat.is_bot or seat.hidden or seat.conn == NOWHERE:
            absent.append(index)
        person = not seat.is_bot and seat.conn != NOWHERE
        seats.append(
            msgspec.structs.replace(
                seat, line=revealed(PLAIN, seat.line, trusts=step.room.slow_screens)
            )
            if person
            else seat
        )
    lags = [seat.line.at_reveal for seat in seats]
    longest = farthest(measuring(step.room), lags, absent)
    delays = offsets(measuring(step.room), lags, absent)
    to = tuple(
        step.now + round(longest if index in absent else wait) for index, wait in enumerate(delays)
    )
    step.change(seats=tuple(seats))
    return msgspec.structs.replace(fresh, made_at=step.now, sent=step.now + round(longest), to=to)


def find(reveals: tuple[Reveal, ...], k: int) -> Reveal | None:
    """Return a card by its number, where it is still remembered."""
    return next((reveal for reveal in reversed(reveals) if reveal.k == k), None)
