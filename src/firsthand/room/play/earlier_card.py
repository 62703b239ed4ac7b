"""Hands that were meant for an earlier card than the newest."""

import msgspec

from firsthand.actions import Stray
from firsthand.errors import Illegal
from firsthand.events import PileTaken
from firsthand.law.types import NEWEST
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import Desk
from firsthand.room.live import Reveal
from firsthand.room.play.effects import attempt, context


def astray(
    desk: Desk, credit: JudgedHand, target: Reveal, *, late: bool, early: Reveal | None = None
) -> Illegal | None:
    """Judge a hand that was meant for an earlier card; return why the rules refuse it, if so.

    An ``early`` one was timed from that later card, before anyone can have seen it.
    """
    table = desk.state.table
    shown = early or target
    gone = target.piles != table.piles
    pile = () if gone else table.pile[: target.faces]
    flips = NEWEST if gone or late else table.flips - len(table.pile) + target.faces
    at = shown.made + round(credit.credited)
    known = context(desk, [credit])._replace(
        k=shown.k,
        table=msgspec.structs.replace(table, pile=pile),
        early=early is not None,
        had=owner(desk) if gone else "",
    )
    action = Stray(credit.seat, at, target.flipper, late, flips)
    return attempt(desk, action, desk.engine_time(), known)


def owner(desk: Desk) -> str:
    """Return the name of who took the latest pile."""
    taken = next(event for event in reversed(desk.live.log) if isinstance(event, PileTaken))
    return desk.room.seats[taken.seat].name


def timed(desk: Desk, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return when a slap was made after a card was shown, as far as its arrival allows."""
    since = max(0, desk.now - shown.sent_to(slap.seat))
    time = min(max(slap.c, 0), since)
    return JudgedHand(slap.seat, slap.c, since, 0, time, "claim" if time == slap.c else "arrival")


# ---- false hands that wait for those before them --------------------------------------------
