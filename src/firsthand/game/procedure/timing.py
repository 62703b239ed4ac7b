"""What happens by time alone: windows that close, limits of the game, cards turned for a seat."""

from firsthand.game import codes
from firsthand.game import primitives as table
from firsthand.game.builder import StepBuilder
from firsthand.game.facts import TimedDue
from firsthand.game.procedure.flips import flip
from firsthand.game.procedure.piles import take
from firsthand.game.procedure.settling import limit, settle
from firsthand.law.ending import closing, collecting, idling
from firsthand.law.types import NEVER, Law

RESUME_MS = 15_000
"""A disrupted table goes on after this even if not all seats have said so (OPTIONS)."""

NOT_YET = 1 << 60
"""Later than anything."""


def sooner(due: TimedDue, what: int, start: int, length: int) -> TimedDue:
    """Return what comes first: what is due already, or the moment after a window."""
    if length == NEVER or start + length + 1 >= due.at:
        return due
    return TimedDue(start + length + 1, what)


def deadline(law: Law, t: StepBuilder) -> TimedDue:
    """Return what is due next by itself (A-11); nothing is due at `NOT_YET`."""
    if table.over(t) == 1:
        return TimedDue(NOT_YET, codes.NOTHING)
    since, now = table.moments(t), table.flow(t)
    if since.frozen >= 0:
        return TimedDue(since.frozen + since.stood + RESUME_MS, codes.RESUMED)
    due = TimedDue(NOT_YET, codes.NOTHING)
    due = sooner(due, codes.COLLECTED, since.lost, collecting(law, now))
    due = sooner(due, codes.CLOSED, since.window, closing(law, now, table.slappable_empty(law, t)))
    due = sooner(due, codes.TURNED, since.turn, idling(law, now))
    limit_at = table.options(t).time
    if limit_at != NEVER and limit_at < due.at and (now.duel.lost == 1 or now.seats.holders != 0):
        due = TimedDue(limit_at, codes.TIMED)
    return TimedDue(due.at + since.stood, due.what)


def elapse(law: Law, t: StepBuilder, at: int) -> None:
    """Do all that is due up to ``at`` ms since the deal, each at its own time."""
    due = deadline(law, t)
    while due.at <= at:
        table.set_time(t, due.at)
        happen(law, t, due.what)
        due = deadline(law, t)
    table.set_time(t, at)


def happen(law: Law, t: StepBuilder, what: int) -> None:
    """Do what a deadline brings."""
    if what == codes.COLLECTED:
        take(law, t, table.flow(t).duel.challenger, codes.BY_CHALLENGE, 0, 0)
        settle(law, t, 0)
    elif what == codes.CLOSED:
        settle(law, t, 1)
    elif what == codes.TURNED:
        flip(law, t, table.flow(t).duel.turn, 1, 1)
    elif what == codes.TIMED:
        limit(law, t, codes.BY_TIME)
    else:
        table.resumed(t, RESUME_MS)
