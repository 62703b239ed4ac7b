"""One person against bots that match, through `step` alone."""

from collections.abc import Callable, Iterable, Mapping

from firsthand.game import slappable
from firsthand.record import Record as Kept
from firsthand.record import begun, format_record, parse_record
from firsthand.room import Acted, Output, Sealed
from firsthand.room import messages as m
from tests.room.table import Table, kept

Hand = Callable[[int], int | None]
"""After how many ms a person's hand falls on a card, by its number; None: it overlooks it."""


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
    return play_as(table, {0: lambda k: ms + 17 * (k % 7)}, until)


def play_as(table: Table, people: Mapping[int, Hand], until: int = 100_000_000) -> Table:
    """Let people at connections of their own play to the end, each with such hands."""
    end, last = table.now + until, -1
    while not table.table.over and table.now < end:
        live, state = table.live, table.table
        flips = max(state.turn, state.owed)
        if live.newest.k != last and slappable(live.state):
            last = live.newest.k
            slap_all(table, people, last)
        elif flips in people and live.wish is None:
            wish = m.Collect if state.owed == flips else m.Flip
            table.say(flips + 1, wish(flips, live.newest.k, 0))
        elif table.alarm is not None:
            table.pass_to(table.alarm)
    return table


def slap_all(table: Table, people: Mapping[int, Hand], k: int) -> None:
    """Let the hands of those who are in fall on a card, the first one first."""
    falls = {seat: hand(k) for seat, hand in people.items() if not table.table.out[seat]}
    down = sorted((ms, seat) for seat, ms in falls.items() if ms is not None)
    for ms, seat in down:
        table.slap(seat, ms, k=k)
