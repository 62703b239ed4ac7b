"""Hands that were meant for an earlier card than the newest."""

import msgspec

from firsthand.actions import Stray
from firsthand.errors import Illegal
from firsthand.events import PileTaken
from firsthand.law.types import NEWEST
from firsthand.record import JudgedHand
from firsthand.room import messages as m
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Reveal
from firsthand.room.play.effects import attempt, context


def judge_earlier_card(
    step: StepBuilder,
    credit: JudgedHand,
    target: Reveal,
    *,
    late: bool,
    early: Reveal | None = None,
) -> Illegal | None:
    """Judge a hand that was meant for an earlier card; return why the rules refuse it, if so.

    An ``early`` one was timed from that later card, before anyone can have seen it.
    """
    table = step.state.table
    shown = early or target
    gone = target.piles != table.piles
    pile = () if gone else table.pile[: target.faces]
    flips = NEWEST if gone or late else table.flips - len(table.pile) + target.faces
    at = shown.made_at + round(credit.full)
    known = context(step, [credit])._replace(
        k=shown.k,
        table=msgspec.structs.replace(table, pile=pile),
        early=early is not None,
        had=owner(step) if gone else "",
    )
    action = Stray(credit.seat, at, target.flipper, late, flips)
    return attempt(step, action, step.engine_time(), known)


def owner(step: StepBuilder) -> str:
    """Return the name of the seat that took the latest pile."""
    taken = next(event for event in reversed(step.live.log) if isinstance(event, PileTaken))
    return step.room.seats[taken.seat].name


def timed(step: StepBuilder, slap: m.Slap, shown: Reveal) -> JudgedHand:
    """Return when a slap was made after a card was shown, as its arrival bounds it."""
    since = max(0, step.now - shown.sent_to(slap.seat))
    time = min(max(slap.claim, 0), since)
    return JudgedHand(
        slap.seat,
        slap.claim,
        since,
        0,
        time,
        "claim" if time == slap.claim else "arrival",
        device=slap.device,
    )


# ---- false hands that wait for those before them --------------------------------------------
