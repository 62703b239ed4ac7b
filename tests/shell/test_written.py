"""What a page keeps: each batch is written before it counts, and read again by the next page."""

import msgspec
import pytest

from firsthand.room.snapshot import snapshot
from firsthand.sentences import say
from firsthand.shell.rows import Row
from firsthand.shell.storage import Batch, Entry, Standing, Unreadable, finished
from firsthand.shell.written import RoomRows, Written
from tests.room.keeping import game_of, noted
from tests.room.table import Table
from tests.room.test_reopening import SHORT

rows_of = msgspec.json.Decoder(tuple[Row, ...])


class Store:
    """What is written, as a browser's database keeps it."""

    def __init__(self) -> None:
        self.standings: dict[str, str] = {}
        self.rows: dict[tuple[str, int], Row] = {}
        self.numbers: list[int] = []
        self.closed = False
        self.dropped: list[str] = []

    def write(self, number: int, code: str, first: int, rows: str, standing: str) -> None:
        if self.closed:
            raise OSError("closed")
        self.numbers.append(number)
        self.standings[code] = standing or self.standings.get(code, "")
        self.rows |= {(code, first + n): row for n, row in enumerate(rows_of.decode(rows))}

    def found(self) -> list[RoomRows]:
        """What the next page is given."""
        return [
            RoomRows(code, standing, tuple(row for (of, _), row in self.rows.items() if of == code))
            for code, standing in self.standings.items()
        ]


def table() -> tuple[Standing, tuple[Entry, ...]]:
    """How a table stands after a game, and what was kept of it."""
    played = noted(Table(SHORT)).begin().run()
    return Standing(snapshot(played.room)), tuple(game_of(played.out))


def test_a_batch_counts_once_it_is_written() -> None:
    store = Store()
    storage = Written(store.write, store.dropped.append)
    standing, entries = table()
    done: list[Exception | None] = []
    storage.keep(Batch("QXYZ", 0, entries, standing), done.append)
    assert (storage.codes(), storage.load("QXYZ"), done) == ((), None, [])
    storage.answer(store.numbers[0], "")
    assert storage.load("QXYZ") == (standing, len(entries))
    assert done == [None]
    storage.close()


def test_a_page_that_is_opened_again_reads_what_was_written() -> None:
    store = Store()
    storage = Written(store.write, store.dropped.append)
    standing, entries = table()
    for first, some, now in ((0, entries[:3], standing), (3, entries[3:], None)):
        storage.keep(Batch("QXYZ", first, some, now), lambda _: None)
        storage.answer(store.numbers[-1], "")
    again = Written(store.write, store.dropped.append, store.found())
    assert again.codes() == ("QXYZ",)
    assert again.load("QXYZ") == storage.load("QXYZ") == (standing, len(entries))
    assert [type(one) for one in again.game("QXYZ", 1)] == [type(one) for one in entries]
    assert again.game("QXYZ", 2) == again.game("ABCD", 1) == ()
    assert finished(again, "QXYZ", 1) is not None


def test_a_batch_that_is_refused_does_not_count_and_may_be_tried_again() -> None:
    store = Store()
    storage = Written(store.write, store.dropped.append)
    standing, entries = table()
    batch = Batch("QXYZ", 0, entries, standing)
    errors: list[Exception | None] = []
    storage.keep(batch, errors.append)
    storage.answer(store.numbers[-1], "QuotaExceededError")
    assert storage.load("QXYZ") is None
    storage.keep(batch, errors.append)
    storage.answer(store.numbers[-1], "")
    assert [str(error) for error in errors] == ["QuotaExceededError", "None"]
    assert storage.load("QXYZ") == (standing, len(entries))


def test_a_store_that_is_closed_is_the_reason_why_nothing_is_kept() -> None:
    store = Store()
    store.closed = True
    storage = Written(store.write, store.dropped.append)
    with pytest.raises(OSError, match="closed"):
        storage.keep(Batch("QXYZ", 0, (), table()[0]), lambda _: None)
    with pytest.raises(KeyError):
        storage.answer(0, "")


def test_a_room_that_is_forgotten_is_erased() -> None:
    store = Store()
    standing, entries = table()
    storage = Written(store.write, store.dropped.append)
    storage.keep(Batch("QXYZ", 0, entries, standing), lambda _: None)
    storage.answer(store.numbers[-1], "")
    storage.drop("QXYZ")
    assert (storage.codes(), storage.load("QXYZ"), storage.game("QXYZ", 1)) == ((), None, ())
    assert store.dropped == ["QXYZ"]


def test_a_damaged_action_makes_its_game_unreadable() -> None:
    row = Row(1, "acted", b"{")
    storage = Written(Store().write, print, [RoomRows("QXYZ", "", (row,))])
    with pytest.raises(Unreadable) as refused:
        storage.game("QXYZ", 1)
    assert refused.value.sentence == say("gone-unread")
