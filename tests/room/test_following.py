"""A record of a room is followed to the pace that its bots kept."""

from firsthand.bots.following import replayed
from tests.room.matches import play_on, record_of
from tests.room.table import Table


def test_a_record_is_followed_to_the_last_pace() -> None:
    table = play_on(Table("ratscrew", ("Ann",), ("matching",), seed=1).begin(), 400, 60_000)
    paces = list(replayed(record_of(table.out)))
    assert paces[-1] == table.live.matching
    assert len(set(paces)) > 1
