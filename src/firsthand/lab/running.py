"""Running many games: batches on threads or elsewhere, in order, until there are enough.

What comes out depends on the job alone, not on who played which batch: batches have fixed sizes,
and are added up in the order of their numbers.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from firsthand.errors import FirsthandError
from firsthand.lab import job as general
from firsthand.lab import lockstep
from firsthand.lab.estimate import Estimate, estimated
from firsthand.lab.job import Games, Job

BATCH, BULK_BATCH = 4096, 65_536
"""Games of one batch: some tenths of a second, so that an interruption is soon noticed."""

AHEAD = 3
"""How many batches a worker may have before it."""

UNTIL_MOST = 1 << 40
"""When only a precision is asked for, so many games are enough in any case."""


class BadJob(FirsthandError):
    """Something that no game can be played with; its text says why."""


class Batch(NamedTuple):
    """What came of a batch: its estimate, and its games where they are wanted."""

    estimate: Estimate
    games: Games | None


class Future(Protocol):
    """A batch that is being played somewhere."""

    def result(self) -> Any:
        """Wait for what came of it."""

    def cancel(self) -> Any:
        """Play it no more, if it has not begun."""


class Crew(Protocol):
    """Who plays batches: threads of this process, or the workers of a cluster."""

    workers: int

    def warm(self, job: Job, /) -> float:
        """Have ready what plays a job, and return how long that took, in seconds."""

    def submit(self, job: Job, raw: bool, /) -> Future:  # noqa: FBT001 - it is passed on
        """Have a batch played."""


class Threads:
    """A crew of threads; the kernels let each other run."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = ThreadPoolExecutor(workers, "batch")

    def warm(self, job: Job, /) -> float:
        """Compile what plays a job, and return how long that took, in seconds."""
        begun = perf_counter()
        play(job._replace(games=1))
        return perf_counter() - begun

    def submit(self, job: Job, raw: bool, /) -> Future:  # noqa: FBT001 - it is passed on
        """Have a batch played by the next thread that is free."""
        return self.pool.submit(batch, job, raw)

    def __enter__(self) -> "Threads":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def play(job: Job) -> Games:
    """Play the games of a job on this thread, in lockstep where the rules allow."""
    return lockstep.played(job) if lockstep.fits(job) else general.played(job)


def batch(job: Job, raw: bool, /) -> Batch:  # noqa: FBT001 - futures pass it on
    """Play a batch; keep its games only where they are wanted."""
    games = play(job)
    return Batch(estimated(games), games if raw else None)


def batches(job: Job) -> Iterator[Job]:
    """Cut a job in batches."""
    size = BULK_BATCH if lockstep.fits(job) else BATCH
    for done in range(0, job.games, size):
        yield job._replace(first=job.first + done, games=min(size, job.games - done))


@dataclass(frozen=True)
class Outcome:
    """An estimate, none if there was no time for one, and how it was come by.

    ``seconds`` are without those of compiling. ``stopped`` is what ended it before its time: an
    interruption, or what went wrong with a worker or with where the games went.
    """

    estimate: Estimate | None
    seconds: float
    compile_seconds: float
    stopped: BaseException | None = None


Told = Callable[[Estimate], None]
Sink = Callable[[Games], None]


def in_order(crew: Crew, job: Job, *, raw: bool) -> Generator[Batch, None, None]:
    """Yield what comes of a job's batches, in order; a few are always under way."""
    waiting: deque[Future] = deque()
    rest = batches(job)
    try:
        while True:
            while len(waiting) < AHEAD * crew.workers and (part := next(rest, None)) is not None:
                waiting.append(crew.submit(part, raw))
            if not waiting:
                return
            yield waiting[0].result()
            waiting.popleft()
    finally:
        for future in waiting:
            future.cancel()


def run(
    job: Job,
    crew: Crew,
    *,
    until: float = 0.0,
    told: Told = lambda _: None,
    sink: Sink | None = None,
) -> Outcome:
    """Play a job, and return what it came to, also when it was interrupted.

    It ends before its last game once the 95 % half-width of the mean number of cards is at most
    ``until`` times the mean. ``told`` hears of every new estimate, ``sink`` gets all games in
    order.
    """
    estimate, stopped = None, None
    warm = 0.0
    begun = perf_counter()
    try:
        warm = crew.warm(job)
        begun = perf_counter()
        with closing(in_order(crew, job, raw=sink is not None)) as parts:
            for part in parts:
                if sink is not None and part.games is not None:
                    sink(part.games)
                estimate = part.estimate if estimate is None else estimate + part.estimate
                told(estimate)
                if estimate.precision <= until:
                    break
    except (KeyboardInterrupt, OSError, FirsthandError) as error:
        stopped = error
    return Outcome(estimate, perf_counter() - begun, warm, stopped)
