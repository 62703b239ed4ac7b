"""What is kept as bytes comes back as it was; what is damaged or of another format is refused."""

import msgspec
import pytest

from firsthand.bots.temperament import USUAL
from firsthand.record import format_record
from firsthand.room.snapshot import snapshot
from firsthand.rules import Rules, amended
from firsthand.sentences import text
from firsthand.shell import rows
from firsthand.shell.rows import Row
from firsthand.shell.storage import FORMAT, Entry, Standing, Unreadable, record_of
from tests.room.keeping import game_of, noted
from tests.room.table import Table

SHORT = amended(Rules(), {"end.flips": 12, "turn.timeout_ms": 2_000})


def game() -> tuple[Table, list[Entry]]:
    """A finished game with a race in it, and what was kept of it."""
    table = noted(Table(SHORT, bots=(USUAL, "sharp"))).begin().run()
    return table, game_of(table.out)


def test_a_game_comes_back_as_it_was() -> None:
    _, entries = game()
    written = [rows.row(entry) for entry in entries]
    assert [row.kind for row in written[:1] + written[-1:]] == ["sealed", "ended"]
    assert [rows.row(rows.entry(row)) for row in written] == written
    before, after = record_of(tuple(entries)), record_of(tuple(map(rows.entry, written)))
    assert before is not None
    assert after is not None
    assert format_record(after) == format_record(before)
    assert len(before.entries) > 10


def test_how_a_room_stands_comes_back_as_it_was() -> None:
    table, _ = game()
    standing = Standing(snapshot(table.room), "ff")
    data = rows.write(standing)
    assert rows.read(data) == standing
    assert b'"key 1"' not in data, "keys are hashes"


def test_a_room_of_another_format_still_says_whose_it_is() -> None:
    table, _ = game()
    standing = Standing(snapshot(table.room))
    kept = msgspec.json.decode(rows.write(standing))
    kept["format"] = FORMAT + 1
    kept["standing"] = {"something": "else"}
    with pytest.raises(Unreadable) as refused:
        rows.read(msgspec.json.encode(kept))
    assert text(refused.value.sentence).startswith("This table was begun with another version")
    assert refused.value.keys == (standing.room.seats[0].key,)
    assert refused.value.game == 1


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b'{"format":1}'])
def test_damaged_rooms_are_refused(data: bytes) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        rows.read(data)


def test_a_damaged_room_still_says_whose_it_is() -> None:
    kept = {"format": FORMAT, "keys": ["sha256:a"], "game": 2, "standing": {"room": 3}}
    with pytest.raises(Unreadable, match="cannot be read") as refused:
        rows.read(msgspec.json.encode(kept))
    assert (refused.value.keys, refused.value.game) == (("sha256:a",), 2)


@pytest.mark.parametrize(
    "row",
    [
        Row(1, "sealed", b"whatever"),
        Row(1, "sealed", b"\xff"),
        Row(1, "acted", b"{}"),
        Row(1, "ended", b"[["),
    ],
)
def test_damaged_entries_are_refused(row: Row) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        rows.entry(row)
