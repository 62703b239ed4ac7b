"""Hands that were meant for a card which no longer lies on top."""

import msgspec

from firsthand.actions import Stray
from firsthand.errors import Illegal
from firsthand.events import PileTaken
from firsthand.judge import Credit
from firsthand.room import messages as m
from firsthand.room.desk import Desk
from firsthand.room.follow import attempt
from firsthand.room.room import Reveal


def astray(
    desk: Desk, credit: Credit, target: Reveal, *, late: bool, early: bool = False
) -> Illegal | None:
    """Judge a hand that was meant for an earlier card; return why the rules refuse it, if so.

    An ``early`` one was timed from the newest card, before anyone can have seen it.
    """
    table = desk.state.table
    shown = desk.live.newest if early else target
    gone = target.piles != table.piles
    pile = () if gone else table.pile[: target.faces]
    return attempt(
        desk,
        Stray(credit.seat, shown.sent + round(credit.time), target.flipper, late),
        desk.engine_time(),
        credited={credit.seat: credit},
        k=shown.k,
        table=msgspec.structs.replace(table, pile=pile),
        early=early,
        had=owner(desk) if gone else "",
    )


def owner(desk: Desk) -> str:
    """Return the name of who took the latest pile."""
    taken = next(event for event in reversed(desk.live.log) if isinstance(event, PileTaken))
    return desk.room.seats[taken.seat].name


def stray(desk: Desk, slap: m.Slap, named: Reveal | None) -> Illegal | None:
    """Judge a person's slap that names a covered or taken card, or came too soon on the newest.

    It is late, and free, where that pile was taken or its race lost to the next card, or the
    card so old that it is forgotten; nor can anything be wrong before the first card of all.
    """
    live = desk.live
    early = named is live.newest and named.piles == desk.state.table.piles
    target = find(live.reveals, slap.k - 1) if early else named
    if target is None:
        target = live.reveals[0]
    since = max(0, desk.now - (live.newest if early else target).sent)
    time = min(max(slap.c, 0), since)
    credit = Credit(slap.seat, time, "claim" if time == slap.c else "arrival")
    forgotten = target.k != slap.k - early
    late = target.beaten or target.k == 0 or target.piles != desk.state.table.piles
    return astray(desk, credit, target, late=late or forgotten, early=early)


def find(reveals: tuple[Reveal, ...], k: int) -> Reveal | None:
    """Return a card by its number, where it is still remembered."""
    return next((reveal for reveal in reversed(reveals) if reveal.k == k), None)
