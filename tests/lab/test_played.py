"""Games that the kernel's players play: the engine comes to the same events from their actions."""

from random import Random

import pytest

from firsthand import lab
from firsthand.bots import Temperament, temperament
from firsthand.bots.temperament import STRATEGIES, TEMPERAMENTS
from firsthand.dice import game_seed
from firsthand.lab import job as jobs
from firsthand.lab import raw_games
from firsthand.lab.compiling import COMPILES
from firsthand.lab.explaining import explain
from firsthand.lab.job import ENDS, Job, played
from firsthand.record import Record, check, table_after
from firsthand.rules import preset, presets
from tests.drawing import drawn_rules

pytestmark = [pytest.mark.usefixtures("checked"), pytest.mark.uncounted]

MOST = 150
SEED = 20_231
EACH = 40 if COMPILES else 4


def steady(seats: int) -> tuple[Temperament, ...]:
    return (temperament("steady"),) * seats


def drawn_job(seed: int) -> Job:
    random = Random(seed)  # noqa: S311 - the same job every time
    rules = drawn_rules(random.choice)
    known = list((TEMPERAMENTS | STRATEGIES).values())
    cast = tuple(random.choice(known) for _ in range(random.randint(2, 8)))
    first, pace = random.choice((0, 5, 1 << 33)), random.choice((300, 700))
    return Job(rules, cast, seed, first, 1, pace, drawn=random.random() < 0.5)


def checked_record(job: Job, *, frozen: bool = False) -> Record:
    """Explain a job's first game; the engine must agree, and the figures be those of its events."""
    record = explain(job, frozen=frozen)
    fault = check(record)
    assert fault is None, fault
    games = played(job._replace(games=1), frozen=frozen)
    names = [type(event).__name__ for event in record.events]
    assert games.cards[0] == names.count("Flipped")
    assert games.tricks[0] == names.count("PileTaken")
    assert games.outs[0] == names.count("SeatOut")
    last = record.entries[-1].events[-1] if games.why[0] else None
    assert ENDS[games.why[0]] == getattr(last, "why", "unfinished")
    return record


@pytest.mark.parametrize("start", range(0, 200, EACH))
def test_drawn_rules_and_casts_play_by_the_engine(
    start: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", MOST)
    for seed in range(start, start + EACH):
        checked_record(drawn_job(seed))


def special(name: str) -> None:
    """A hundred games of a kernel for one rule set are the engine's, and the general kernel's.

    Only their beginnings are: the engine would take long over the rest.
    """
    rules = preset(name)
    job = Job(rules, steady(min(4, rules.seats.max or 4)), SEED, 0, 100 if COMPILES else 2)
    for number in range(job.games):
        checked_record(job._replace(first=number), frozen=True)
    for one, other in zip(played(job), played(job, frozen=True), strict=True):
        assert (one == other).all()


@pytest.mark.parametrize("name", ["slapjack", "ratscrew_full_house"])
def test_kernels_for_one_rule_set_play_by_the_engine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_CARDS", MOST)
    special(name)


@pytest.mark.soak
@pytest.mark.parametrize("name", presets())
def test_kernels_for_every_preset_play_by_the_engine(name: str) -> None:
    special(name)


def test_a_game_is_the_same_in_any_job() -> None:
    job = Job(preset("ratscrew"), steady(3), 1 << 255, (1 << 32) - 2, 4)
    whole = played(job)
    for number in range(4):
        alone = played(job._replace(first=job.first + number, games=1))
        assert all((one[number] == other[0]).all() for one, other in zip(whole, alone, strict=True))
    record = explain(job)
    assert record.header.seed == game_seed(job.seed, job.first)


def test_a_game_is_opened_by_its_number() -> None:
    games = raw_games("ratscrew", ["sharp", "steady"], 3, 7)
    record = lab.explain("ratscrew", ["sharp", "steady"], 7, 2)
    assert check(record) is None
    assert table_after(record, sum(1 for _ in record.events) - 1).flips == games.cards[2]
