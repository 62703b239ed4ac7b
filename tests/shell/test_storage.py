"""Records of what a storage keeps: of a game that is over, or as far as it was kept."""

from firsthand.record import check
from firsthand.shell.archive import Archive
from firsthand.shell.storage import Batch, finished, record_of
from tests.room.keeping import game_of, noted
from tests.room.table import Table
from tests.room.test_reopening import SHORT


def test_a_game_has_a_record_once_it_is_over() -> None:
    entries = tuple(game_of(noted(Table(SHORT)).begin().run().out))
    archive = Archive()
    done: list[object] = []
    archive.keep(Batch("QXYZ", 0, entries[:-1], None), done.append)
    assert finished(archive, "QXYZ", 1) is None
    archive.keep(Batch("QXYZ", len(entries) - 1, entries[-1:], None), done.append)
    record = finished(archive, "QXYZ", 1)
    assert record is not None
    assert check(record) is None
    assert done == [None, None]


def test_a_batch_that_comes_twice_takes_the_place_of_itself() -> None:
    entries = tuple(game_of(noted(Table(SHORT)).begin().run().out))
    archive = Archive()
    for _ in range(2):
        archive.keep(Batch("QXYZ", 0, entries, None), list[object]().append)
    assert archive.game("QXYZ", 1) == entries


def test_without_its_deal_a_game_has_no_record() -> None:
    entries = tuple(game_of(noted(Table(SHORT)).begin().run().out))
    assert record_of(entries[1:]) is None
    assert record_of(entries[:3]) is not None
