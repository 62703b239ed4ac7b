"""What seats do that must change no race: it waits until every hand before it has been judged."""

from typing import Any

from firsthand.actions import Leave
from firsthand.judge.judge import certain
from firsthand.judge.race import Race
from firsthand.room.builder import Desk
from firsthand.room.live import Held, Wish
from firsthand.room.play.effects import attempt

UNSURE = 46
"""How much earlier than reckoned a card may have been seen, in ms: lines are not symmetric."""


def hold(desk: Desk, seat: int, **held: Any) -> None:
    """Let something that a seat does wait, unless the same waits already; fields as in `Held`."""
    one = Held(seat, desk.now, piles=desk.state.table.piles, **held)
    same = [(other.seat, other.doing, other.action) for other in desk.live.held]
    if (one.seat, one.doing, one.action) not in same:
        desk.play(held=(*desk.live.held, one))


def leaving(desk: Desk) -> frozenset[int]:
    """Return the seats that leave as soon as the race is over."""
    return frozenset(one.seat for one in desk.live.held if isinstance(one.action, Leave))


def open_wish(desk: Desk) -> Wish | None:
    """Return the wish to flip or collect, unless play was to stop before it came."""
    wish = desk.live.wish
    stops = [one.at for one in desk.live.held if one.stops]
    return None if wish is not None and stops and wish.arrival >= min(stops) else wish


def release_beats(desk: Desk) -> None:
    """Let beats begin that were agreed on: they hold from the next card on."""
    beats = [one for one in desk.live.held if one.doing == "beat"]
    if beats:
        desk.play(held=tuple(one for one in desk.live.held if one not in beats))
    for one in beats:
        attempt(desk, one.action, desk.engine_time())


def due(desk: Desk, held: Held) -> int:
    """Return when at the earliest something may happen, in ms of play.

    Before play stops everyone has a while to see the newest card, but cards that turn by
    themselves can't put it off for ever.
    """
    if not held.calm:
        return held.at
    calm, newest = desk.policy.calm, desk.live.newest
    ready = newest.sent + calm if newest.k > 0 else held.at
    return min(max(held.at, ready), held.at + 2 * calm)


def ripe(desk: Desk, held: Held, known: Race) -> float:
    """Return when no hand can come any more that was pressed before something was due.

    ``known`` is the race on the newest card. What may be slapped makes no difference.
    """
    at, table, newest = due(desk, held), desk.state.table, desk.live.newest
    bound = at - newest.sent + UNSURE
    if newest.k == 0 or not table.pile or table.frozen_at >= 0 or bound < desk.policy.cutoff:
        return at
    # Messages of a connection come in order: there nothing that was pressed before is on its way.
    conn = desk.room.seats[held.seat].conn
    near = {place for place, seat in enumerate(desk.room.seats) if seat.conn == conn}
    sure = certain(desk.policy, known._replace(gone=known.gone | near, flips=()), bound)
    return max(at, min(sure, at + desk.policy.patience))
