"""What time brings: windows that close, limits that bite, cards that turn themselves."""

from typing import NamedTuple

from firsthand.events import Resumed
from firsthand.game.flips import flip
from firsthand.game.play import Play
from firsthand.game.state import State, flow, live, remembered
from firsthand.law import ending
from firsthand.law.types import NEVER, Taken

RESUME_MS = 15_000
"""A disrupted table goes on after this even if not all seats have said so (OPTIONS)."""


class Deadline(NamedTuple):
    """Something due at ``at`` (ms since the deal)."""

    at: int
    what: str


@remembered
def deadline(state: State) -> Deadline | None:
    """Return what is due next by itself, or None: the first moment after each window (A-11)."""
    table, law = state.table, state.rules.law
    if table.over:
        return None
    if table.frozen_at >= 0:
        return Deadline(table.frozen_at + table.stood + RESUME_MS, "resume")
    reading = flow(state)
    windows = (
        ("collect", table.lost_at, ending.collecting(law, reading)),
        ("close", state.window_at, ending.closing(law, reading, int(live(state).empty))),
        ("turn", table.turn_at, ending.idling(law, reading)),
    )
    dues = [
        Deadline(start + length + 1 + table.stood, what)
        for what, start, length in windows
        if length != NEVER
    ]
    if state.rules.end.time_ms is not None and (table.lost or any(table.counts)):
        dues.append(Deadline(state.rules.end.time_ms + table.stood, "time"))
    return min(dues, key=lambda due: due.at, default=None)


def elapse(play: Play, at: int) -> None:
    """Let everything happen that is due up to ``at``, each at its own time."""
    due = deadline(play.state)
    while due is not None and due.at <= at:
        play.at = due.at
        _happen(play, due.what)
        due = deadline(play.state)
    play.at = at


def _happen(play: Play, what: str) -> None:
    match what:
        case "collect":
            play.take(play.table.challenger, Taken.CHALLENGE)
            play.settle()
        case "close":
            play.settle(closed=True)
        case "turn":
            flip(play, play.table.turn, by_itself=True)
        case "time":
            play.limit("time")
        case _:
            play.emit(Resumed(at=play.now, stood=RESUME_MS))
