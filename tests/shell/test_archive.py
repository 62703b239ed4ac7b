"""The archive: the games of a room, for as long as it lives."""

import msgspec

from firsthand.record import check
from firsthand.rules import Rules, amended
from firsthand.shell.archive import Archive
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.storage import finished
from firsthand.shell.wire import Happened
from tests.server.people import CHOICE
from tests.shell.pages import SOLO, Home

SHORT = amended(Rules(), {"end.flips": 4, "turn.timeout_ms": 2_000})


async def test_a_game_has_a_record_once_it_is_over() -> None:
    home = Home(Catalogue(CHOICE, SHORT))
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, rules="table"))
    page.deal()
    code, archive = page.seated.code, home.registry.archive
    assert finished(archive, code, 1) is None
    home.clock.pass_by(30_000)
    assert page.last(Happened).table.over
    record = finished(archive, code, 1)
    assert record is not None
    assert check(record) is None
    assert record.header.rules == SHORT
    assert finished(archive, code, 2) is None


def test_what_is_dropped_is_forgotten() -> None:
    archive = Archive()
    archive.drop("BBBB")
    assert finished(archive, "BBBB", 1) is None
    assert archive.entries == {}
