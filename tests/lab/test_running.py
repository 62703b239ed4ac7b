"""Runs: the same on any number of threads, cut short when asked to, and never for nothing."""

from pathlib import Path

import pytest

from firsthand.errors import FirsthandError
from firsthand.extras import NotInstalled, need
from firsthand.lab import running
from firsthand.lab.api import job_of, raw_games, simulate
from firsthand.lab.cache import code_folder, compiled_and_cached, writable
from firsthand.lab.estimate import Estimate
from firsthand.lab.job import Games, Job
from firsthand.lab.running import UNTIL_MOST, BadJob, Threads, batches, play, ready, run
from firsthand.rules import preset

BEGGAR = "beggar_my_neighbour"
PAIR = ["steady", "steady"]
JOB = job_of(BEGGAR, PAIR, 200, 7)


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "SLAPFREE_BATCH", 32)


def told(estimate: Estimate) -> list[object]:
    return [
        (name, measure.total, measure.squares, measure.counts.tolist())
        for name, measure in estimate.measures.items()
    ] + [estimate.games, estimate.wins]


def test_batches_cover_a_job() -> None:
    parts = [part for (part,) in batches(JOB._replace(first=1000))]
    assert [part.games for part in parts] == [32] * 6 + [8]
    assert [part.first for part in parts] == list(range(1000, 1200, 32))


def test_threads_make_no_difference() -> None:
    one, three = (simulate(BEGGAR, PAIR, 200, 7, threads=n) for n in (1, 3))
    assert told(one) == told(three)


def test_a_run_ends_when_it_is_certain_enough_whoever_plays() -> None:
    """It is the first batches that count, however many were under way."""
    ends = [simulate(BEGGAR, PAIR, 200, 7, threads=n, until=0.12) for n in (1, 2)]
    assert told(ends[0]) == told(ends[1])
    assert ends[0].games < 200
    assert ends[0].precision <= 0.12


def test_raw_games_are_those_of_the_estimate() -> None:
    rows: list[int] = []

    def sink(games: Games) -> None:
        rows.extend(games.cards.tolist())

    with Threads(2) as crew:
        outcome = run(JOB, crew, sink=sink)
    assert outcome.estimate is not None
    assert (len(rows), sum(rows)) == (200, outcome.estimate.cards.total)
    assert rows[40:50] == raw_games(BEGGAR, PAIR, 10, 7, first=40).cards.tolist()


@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), OSError("no space")])
def test_what_was_played_before_it_was_cut_short_is_kept(trouble: BaseException) -> None:
    def hear(estimate: Estimate) -> None:
        if estimate.games == 64:
            raise trouble

    with Threads(1) as crew:
        outcome = run(JOB, crew, on_estimate=hear)
    assert outcome.ended.stopped is trouble
    assert outcome.estimate is not None
    assert outcome.estimate.games == 64


def test_a_run_that_is_cut_short_raises_what_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr(running, "estimated", full)
    with pytest.raises(OSError, match="no space"):
        simulate(BEGGAR, PAIR, 10, 7)


@pytest.mark.parametrize(
    ("rules", "players", "games", "seed", "reason"),
    [
        ("beggar_my_neighbour", PAIR, 0, 1, "0 games can't be played: ask for 1 or more"),
        ("beggar_my_neighbour", PAIR, 1, -1, "seed -1 is out of range"),
        ("beggar_my_neighbour", PAIR, 1, 2**256, "it must be at least 0 and below"),
        ("ratscrew", ["steady"], 1, 1, "these rules are for 2 to"),
        ("ratscrew", ["stedy"] * 2, 1, 1, "did you mean steady"),
        ("ratscrow", PAIR, 1, 1, "ratscrew"),
    ],
)
def test_what_cant_be_played_is_refused(
    rules: str, players: list[str], games: int, seed: int, reason: str
) -> None:
    with pytest.raises(FirsthandError, match=reason):
        simulate(rules, players, games, seed)


def test_many_games_have_a_kernel_for_their_rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it comes to the same is for the twins to say."""
    asked: list[bool] = []

    def played(job: Job, *, frozen: bool) -> Games:
        asked.append(frozen)
        return raw_games(BEGGAR, PAIR, job.games, job.seed)

    monkeypatch.setattr("firsthand.lab.job.played", played)
    monkeypatch.setattr("firsthand.lab.api.MANY", 20)
    for games in (19, 20):
        simulate("ratscrew", PAIR, games, 7)
    assert asked == [False, False, True, True]


def test_a_kernel_for_the_rules_alone_is_made_for_work_that_is_expected() -> None:
    wanted = {
        (399_999, 0.0): False,
        (400_000, 0.0): True,
        (UNTIL_MOST, 0.004): False,
        (UNTIL_MOST, 0.003): True,
        (10_000, 0.001): False,
    }
    found = {
        (games, until): job_of("ratscrew", PAIR, games, 7, until=until).frozen
        for games, until in wanted
    }
    assert found == wanted


def test_it_is_said_when_something_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for is_ready in (False, True):
        monkeypatch.setattr(running, "ready", lambda _, is_ready=is_ready: is_ready)
        with Threads(1, lambda: said.append("compiling")) as crew:
            crew.warm(JOB)
    assert said == ["compiling"]


def test_what_was_played_is_ready() -> None:
    for rules in (BEGGAR, "ratscrew"):
        job = job_of(rules, PAIR, 1, 7)
        play(job)
        assert ready(job)


def test_minutes_are_those_of_the_pace() -> None:
    slow, fast = (simulate(BEGGAR, PAIR, 50, 7, pace=pace).minutes for pace in (1400, 700))
    assert slow.mean == pytest.approx(2 * fast.mean, rel=1e-4)
    with pytest.raises(BadJob, match="a pace of 0 ms"):
        simulate(BEGGAR, PAIR, 50, 7, pace=0)


def test_rules_may_be_values_names_or_texts() -> None:
    strict = preset("ratscrew_strict")
    assert job_of(strict, PAIR, 1, 1).rules is strict
    assert job_of("ratscrew penalty.count=2", PAIR, 1, 1).rules.penalty.count == 2
    assert issubclass(BadJob, FirsthandError)


def test_what_is_not_installed_is_named_with_its_extra() -> None:
    with pytest.raises(NotInstalled, match=r"nosuch is not installed.*'firsthand\[lab\]'"):
        need("nosuch", "lab")


def test_kept_code_is_named_by_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "source.py"
    source.write_text("one")
    before = code_folder(str(source))
    source.write_text("two")
    assert code_folder(str(source)) != before
    assert writable(tmp_path / "new" / "folder")
    assert not writable(Path("~") / "folder")
    monkeypatch.setattr("firsthand.lab.cache.code_folder", lambda *_: Path("/dev/null/nowhere"))

    @compiled_and_cached(str(source))
    def twice(number: int) -> int:
        return 2 * number

    assert twice(4) == 8


@pytest.mark.parametrize("number", [-1, (1 << 62) + 1, 1 << 63])
def test_a_game_that_no_seed_has_is_refused(number: int) -> None:
    with pytest.raises(BadJob, match="is out of range: it must be from 0 to"):
        raw_games(BEGGAR, PAIR, 1, 7, first=number)
