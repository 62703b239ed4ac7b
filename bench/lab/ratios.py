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

from firsthand.lab.asking import job_of
from firsthand.lab.estimate import Estimate
from firsthand.lab.job import Job
from firsthand.lab.running import Threads, run

TURNS = 5
C_GAMES = 500_000
BULK_GAMES = 2_000_000
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
    "full house, threads 2 to 1": 1.6,
}


def in_turn(one: Callable[[], float], two: Callable[[], float]) -> tuple[float, float]:
    """Return the medians of two rates that are measured in turn."""
    pairs = [(one(), two()) for _ in range(TURNS)]
    return median(first for first, _ in pairs), median(second for _, second in pairs)


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
    """Compare two threads with one."""
    one, two = in_turn(lambda: together(job, 1), lambda: together(job, 2))
    return Ratio(two / one, f"{two:,.0f} to {one:,.0f} games a second", AIMS[name])


def kernel_to_engine() -> Ratio:
    """Compare the kernel with the readable engine, in cards a second on one thread."""
    raise NotImplementedError


RATIOS: dict[str, Callable[[], Ratio]] = {
    "slap-free, lanes to C": lanes_to_c,
    "slap-free, threads 2 to 1": lambda: threads("slap-free, threads 2 to 1", beggar(BULK_GAMES)),
    "full house, kernel to engine": kernel_to_engine,
    "full house, threads 2 to 1": lambda: threads("full house, threads 2 to 1", full_house(20_000)),
}
"""What is measured, by name."""
