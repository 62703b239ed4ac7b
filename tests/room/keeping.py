"""What is kept of a room's steps, and the room opened again from it."""

from collections.abc import Iterable

import msgspec

from firsthand.room import Output, Room, Store
from firsthand.room.reopening import Game, reopened
from firsthand.room.snapshot import Snapshot, snapshot
from firsthand.room.views.rules import proposal
from tests.room.table import Table

HOUR = 3_600_000
"""The clock of the process that opens a room again is another one."""

decoder = msgspec.json.Decoder(Snapshot)


def noted(table: Table) -> Table:
    """The same table with rules that people can read."""
    table.room = msgspec.structs.replace(table.room, rules_view=proposal(table.room.rules))
    return table


def game_of(outputs: Iterable[Output]) -> list[Game]:
    """What is to be kept of games."""
    return [output.entry for output in outputs if isinstance(output, Store)]


def on_table(room: Room, kept: Iterable[Game]) -> list[Game]:
    """What was kept of the game on a room's table."""
    game = 0 if room.live is None else room.live.game
    return [entry for entry in kept if entry.game == game]


def opened_again(
    room: Room, kept: Iterable[Game], at: int = HOUR
) -> tuple[Room, tuple[Output, ...]]:
    """The room as another process opens it, and what it asks own bots."""
    written = msgspec.json.encode(snapshot(room))
    return reopened(decoder.decode(written), on_table(room, kept), at)


def check_the_same(before: Room, after: Room) -> None:
    """The same people sit before the same cards; nobody is connected."""
    assert snapshot(after) == snapshot(before)
    assert all(seat.conn < 0 for seat in after.seats)
    if before.live is None:
        assert after.live is None
        return
    old, new = before.live, after.live
    assert new is not None
    assert (new.state, new.log, new.header) == (old.state, old.log, old.header)
    assert (new.matching, new.acted) == (old.matching, old.acted)
    shown = [(each.k, each.piles, each.faces, each.flipper) for each in old.reveals]
    assert [(each.k, each.piles, each.faces, each.flipper) for each in new.reveals] == shown
    assert (new.newest.first, new.newest.stopped) == (old.newest.first, old.newest.stopped)
    assert new.halted_at == HOUR
    assert new.played(HOUR) == max(new.acted, new.newest.sent)
