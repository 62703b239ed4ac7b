"""Acts of seats that must change no race: each waits until every hand before it was judged."""

from typing import Any

from firsthand.actions import Leave
from firsthand.judge.judge import certain
from firsthand.judge.race import Race
from firsthand.room.builder import StepBuilder
from firsthand.room.live import Postponed, Wish
from firsthand.room.play.effects import attempt

UNSURE = 46
"""How much earlier than reckoned a card may have been seen, in ms: lines are not symmetric."""


def postpone(step: StepBuilder, seat: int, **fields: Any) -> None:
    """Keep an act of a seat until it changes no race, once; fields as in `Postponed`."""
    one = Postponed(seat, step.now, piles=step.state.table.piles, **fields)
    same = [(other.seat, other.doing, other.action) for other in step.live.postponed]
    if (one.seat, one.doing, one.action) not in same:
        step.change_game(postponed=(*step.live.postponed, one))


def leaving(step: StepBuilder) -> frozenset[int]:
    """Return the seats that leave as soon as the race is over."""
    return frozenset(one.seat for one in step.live.postponed if isinstance(one.action, Leave))


def open_wish(step: StepBuilder) -> Wish | None:
    """Return the wish to flip or collect, unless play was to stop before it came."""
    wish = step.live.wish
    stops = [one.at for one in step.live.postponed if one.stops]
    return None if wish is not None and stops and wish.arrival >= min(stops) else wish


def release_beats(step: StepBuilder) -> None:
    """Begin the beats that were agreed on: they hold from the next card on."""
    beats = [one for one in step.live.postponed if one.doing == "beat"]
    if beats:
        step.change_game(postponed=tuple(one for one in step.live.postponed if one not in beats))
    for one in beats:
        attempt(step, one.action, step.engine_time())


def due(step: StepBuilder, one: Postponed) -> int:
    """Return when at the earliest something may happen, in ms of play.

    Before play stops everyone has a while to see the newest card, but cards that turn by
    themselves can't put it off for ever.
    """
    if not one.calm:
        return one.at
    calm, newest = step.policy.calm, step.live.newest
    ready = newest.sent + calm if newest.k > 0 else one.at
    return min(max(one.at, ready), one.at + 2 * calm)


def due_after_hands(step: StepBuilder, one: Postponed, known: Race) -> float:
    """Return when no hand can come any more that was pressed before something was due.

    ``known`` is the race on the newest card. What may be slapped makes no difference.
    """
    at, table, newest = due(step, one), step.state.table, step.live.newest
    bound = at - newest.sent + UNSURE
    if newest.k == 0 or not table.pile or table.frozen_at >= 0 or bound < step.policy.cutoff:
        return at
    # Messages of a connection come in order: there nothing that was pressed before is on its way.
    conn = step.room.seats[one.seat].conn
    near = {index for index, seat in enumerate(step.room.seats) if seat.conn == conn}
    sure = certain(step.policy, known._replace(gone=known.gone | near, flips=()), bound)
    return max(at, min(sure, at + step.policy.patience))
