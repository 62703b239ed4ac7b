"""The ratios: both sides are measured in turn, and the medians compared.

What runs on one thread is measured in processor time, which other work on the machine spoils less.
"""

import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from firsthand.lab.api import job_of
from firsthand.lab.estimate import Estimate
from firsthand.lab.explaining import explain
from firsthand.lab.job import Job
from firsthand.lab.running import Threads, run
from firsthand.record import Record, check, table_after

TURNS = 7
C_GAMES = 500_000
BULK_GAMES = 2_000_000
ENGINE_GAMES = 8
SOURCE = Path(__file__).with_name("beggar.c")


class Ratio(NamedTuple):
    """How many times as fast, what was measured in words, and what it should at least be."""

    value: float
    told: str
    aim: float | None


AIMS: dict[str, float | None] = {
    "slap-free, lanes to C": 3.0,
    "slap-free, threads 2 to 1": 1.6,
    "full house, kernel to engine": 300.0,
    "full house, general kernel to engine": None,
    "full house, threads 2 to 1": 1.6,
}


def in_turn(
    one: Callable[[], float],
    two: Callable[[], float],
    of: Callable[[list[float]], float] = median,
) -> tuple[float, float]:
    """Return two rates that are measured in turn, each the median of its turns."""
    pairs = [(one(), two()) for _ in range(TURNS)]
    return of([first for first, _ in pairs]), of([second for _, second in pairs])


class Timed(NamedTuple):
    """What a job came to, and its seconds by the clock on the wall and by the processor's."""

    estimate: Estimate
    wall: float
    processor: float


def played(job: Job, threads: int) -> Timed:
    """Play a job when all that it needs is compiled."""
    with Threads(threads) as crew:
        crew.warm(job)
        begun = process_time()
        outcome = run(job, crew)
        processor = process_time() - begun
    assert outcome.estimate is not None
    return Timed(outcome.estimate, outcome.ended.seconds, processor)


def alone(job: Job) -> float:
    """Return how many games one thread plays in a second of the processor."""
    timed = played(job, 1)
    return timed.estimate.games / timed.processor


def together(job: Job, threads: int) -> float:
    """Return how many games are played in a second on the wall."""
    timed = played(job, threads)
    return timed.estimate.games / timed.wall


def beggar(games: int) -> Job:
    """Return a job of slap-free games for two."""
    return job_of("beggar_my_neighbour", ["steady"] * 2, games, 1)


def full_house(games: int) -> Job:
    """Return a job of games for four with all seven slaps."""
    return job_of("ratscrew_full_house", ["steady"] * 4, games, 1)


def lanes_to_c() -> Ratio:
    """Compare the lockstep lanes with the reference in C, both on one thread."""
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "beggar")
        compiler = ["cc", "-O3", "-march=native", "-o", program, str(SOURCE)]
        subprocess.run(compiler, check=True)

        def reference() -> float:
            words = [program, str(C_GAMES), "1"]
            said = subprocess.run(words, check=True, capture_output=True, text=True).stdout
            return C_GAMES / float(said.split()[0])

        slow, fast = in_turn(reference, lambda: alone(beggar(BULK_GAMES)))
    told = f"{fast / 1e6:.2f} to {slow / 1e6:.2f} million games a second"
    return Ratio(fast / slow, told, AIMS["slap-free, lanes to C"])


def threads(name: str, job: Job) -> Ratio:
    """Compare two threads with one, each in its best turn: they need both cores for themselves."""
    one, two = in_turn(lambda: together(job, 1), lambda: together(job, 2), max)
    return Ratio(two / one, f"{two:,.0f} to {one:,.0f} games a second", AIMS[name])


def cards_a_second(job: Job) -> float:
    """Return how many cards one thread plays in a second of the processor."""
    timed = played(job, 1)
    return timed.estimate.cards.total / timed.processor


def engine(job: Job) -> Callable[[], float]:
    """Return what measures the readable engine, in cards a second, over some games of a job."""
    records = [explain(job._replace(first=number)) for number in range(ENGINE_GAMES)]
    cards = sum(table_after(record, last(record)).flips for record in records)

    def measured() -> float:
        begun = process_time()
        faults = [check(record) for record in records]
        seconds = process_time() - begun
        assert faults == [None] * ENGINE_GAMES
        return cards / seconds

    return measured


def last(record: Record) -> int:
    """Return the number of a record's last event."""
    return sum(1 for _ in record.events) - 1


def kernel_to_engine(name: str, job: Job) -> Ratio:
    """Compare a kernel with the readable engine, in cards a second on one thread."""
    slow, fast = in_turn(engine(job), lambda: cards_a_second(job))
    told = f"{fast / 1e6:.1f} million to {slow / 1e3:.1f} thousand cards a second"
    return Ratio(fast / slow, told, AIMS[name])


RATIOS: dict[str, Callable[[], Ratio]] = {
    "slap-free, lanes to C": lanes_to_c,
    "slap-free, threads 2 to 1": lambda: threads("slap-free, threads 2 to 1", beggar(BULK_GAMES)),
    "full house, kernel to engine": lambda: kernel_to_engine(
        "full house, kernel to engine", full_house(8_000)._replace(frozen=True)
    ),
    "full house, general kernel to engine": lambda: kernel_to_engine(
        "full house, general kernel to engine", full_house(8_000)
    ),
    "full house, threads 2 to 1": lambda: threads(
        "full house, threads 2 to 1", full_house(20_000)._replace(frozen=True)
    ),
}
"""What is measured, by name."""
