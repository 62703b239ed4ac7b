"""One person against bots that match, through `step` alone."""

from collections.abc import Iterable

from firsthand.game import slappable
from firsthand.record import Record as Kept
from firsthand.record import begun, format_record, parse_record
from firsthand.room import Acted, Output, Sealed
from firsthand.room import messages as m
from tests.room.table import ANN, Table, kept


def record_of(out: Iterable[Output], game: int = 1) -> Kept:
    """The record of what was kept of a game, written and read again."""
    found = [entry for entry in kept(out) if entry.game == game]
    (head,) = [entry for entry in found if isinstance(entry, Sealed)]
    record, _ = begun(head.header)
    for entry in found:
        if isinstance(entry, Acted):
            record = record.append(entry.entry)
    return parse_record(format_record(record))


def play_on(table: Table, ms: int, until: int = 3_000_000) -> Table:
    """Let Ann play to the end: she turns her cards, and slaps what may be slapped after ``ms``."""
    end, last = table.now + until, -1
    while not table.table.over and table.now < end:
        live, state = table.live, table.table
        if live.newest.k != last and slappable(live.state) and not state.out[0]:
            last = live.newest.k
            table.slap(0, ms + 17 * (last % 7))
        elif 0 in (state.turn, state.owed) and live.wish is None:
            wish = m.Collect if state.owed == 0 else m.Flip
            table.say(ANN, wish(0, live.newest.k, 0))
        elif table.alarm is not None:
            table.pass_to(table.alarm)
    return table
