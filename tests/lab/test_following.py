"""Bots that match in both executors: the same pace after each race, and the promise kept."""

import pytest

from firsthand.bots import temperament
from firsthand.bots.following import replayed
from firsthand.cards import pack
from firsthand.lab.explaining import explain, tape_of
from firsthand.lab.job import Job
from firsthand.lab.kernel import positions as p
from firsthand.record import Matched, Record, Sides, check, format_record, parse_record
from firsthand.rules import preset
from tests.lab.scripts import Asked
from tests.lab.twins import folded, kernel_game, paces
from tests.room.matches import play_on, record_of
from tests.room.table import Table

pytestmark = [pytest.mark.usefixtures("checked"), pytest.mark.uncounted]


def changes(record: Record) -> list[tuple[int, int]]:
    """The different paces that a record comes to, without that at its beginning."""
    paces = list(dict.fromkeys(replayed(record)))
    return [pace for pace in paces if pace != (650, 0)]


@pytest.mark.parametrize(
    "cast",
    [("steady", "matching"), ("matching", "sharp", "matching", "gentle"), ("matching",) * 3],
)
def test_a_record_of_the_laboratory_gives_its_pace_again(cast: tuple[str, ...]) -> None:
    people = tuple(seat for seat, name in enumerate(cast) if name != "matching")
    bots = tuple(seat for seat, name in enumerate(cast) if name == "matching")
    for number in range(3):
        job = Job(preset("ratscrew"), tuple(map(temperament, cast)), 11, number, 1)
        record = parse_record(format_record(explain(job)))
        assert check(record) is None
        told = [(row.a, row.b) for row in tape_of(job) if row.what == p.PACE]
        assert told
        assert list(dict.fromkeys(pace for pace in told if pace != (650, 0))) == changes(record)
        assert record.header.matched == Matched(650, 0, Sides(bots, people))


def test_without_bots_that_match_nothing_is_kept_of_them() -> None:
    job = Job(preset("ratscrew"), (temperament("steady"),) * 2, 11, 0, 1)
    assert explain(job).header.matched is None
    assert not [row for row in tape_of(job) if row.what == p.PACE]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_the_room_has_the_same_pace_in_the_laboratory(seed: int) -> None:
    """What was asked in a room is a script for the kernel, which follows the same races."""
    table = play_on(Table("ratscrew", ("Ann",), ("matching",) * 2, seed=seed).begin(), 430)
    record = record_of(table.out)
    rules, header = record.header.rules, record.header
    game = Asked(rules, 3, header.seed, pack(rules.pack.decks, rules.pack.jokers))
    for entry in record.entries:
        game.write(entry.action, entry.at)
    kernel = kernel_game(rules, 3, header.seed, game.played, matching=0b110, dealer=header.dealer)
    assert paces(kernel) == folded(record.events, 0b110, 3)
    assert paces(kernel)[-1] == table.live.matching
    assert len(paces(kernel)) > 5
