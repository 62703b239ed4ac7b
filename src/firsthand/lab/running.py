"""Running many games: batches on threads or elsewhere, in order, until there are enough.

What comes out depends on the job alone, not on who played which batch: batches have fixed sizes,
and are added up in the order of their numbers.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from firsthand.errors import FirsthandError
from firsthand.lab import job as general
from firsthand.lab import slapfree
from firsthand.lab.estimate import Estimate, estimated
from firsthand.lab.job import Games, Job

BATCH, SLAPFREE_BATCH = 4096, 65_536
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
    """Some work that is done somewhere."""

    def result(self) -> Any:
        """Wait for what came of it."""

    def cancel(self) -> Any:
        """Do it no more, if it has not begun."""


class Crew(Protocol):
    """Who plays: threads of this process, or the workers of a cluster."""

    workers: int

    def warm(self, job: Job, /) -> float:
        """Have ready what plays a job, and return how long that took, in seconds."""

    def submit(self, work: Callable[..., Any], /, *given: Any) -> Future:
        """Have some work done."""


class Threads:
    """A crew of threads; the kernels let each other run."""

    def __init__(self, workers: int, compiling: Callable[[], None] = lambda: None) -> None:
        """Take so many threads; ``compiling`` is called before what takes long is compiled."""
        self.workers = workers
        self.compiling = compiling
        self.pool = ThreadPoolExecutor(workers, "batch")

    def warm(self, job: Job, /) -> float:
        """Compile what plays a job, and return how long that took, in seconds."""
        begun = perf_counter()
        if not ready(job):
            self.compiling()
        play(job._replace(games=1))
        return perf_counter() - begun

    def submit(self, work: Callable[..., Any], /, *given: Any) -> Future:
        """Have some work done by the next thread that is free."""
        return self.pool.submit(work, *given)

    def __enter__(self) -> "Threads":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def play(job: Job) -> Games:
    """Play the games of a job on this thread, in lockstep where the rules allow."""
    if slapfree.fits(job):
        return slapfree.played(job)
    return general.played(job, frozen=job.frozen)


def ready(job: Job) -> bool:
    """Tell whether nothing need be compiled to play a job."""
    return slapfree.ready() if slapfree.fits(job) else general.ready(job)


def batch(job: Job) -> Batch:
    """Play a batch."""
    return Batch(estimated(play(job)), None)


def raw_batch(job: Job) -> Batch:
    """Play a batch, and keep its games."""
    games = play(job)
    return Batch(estimated(games), games)


def batches(*jobs: Job) -> Iterator[tuple[Job, ...]]:
    """Cut jobs of one size in batches, and yield one of each job at a time."""
    size = SLAPFREE_BATCH if all(map(slapfree.fits, jobs)) else BATCH
    most = jobs[0].games
    for done in range(0, most, size):
        games = min(size, most - done)
        yield tuple(job._replace(first=job.first + done, games=games) for job in jobs)


class Ended(NamedTuple):
    """How long it took, without compiling, and what ended it before its time, if anything did.

    That is an interruption, or what went wrong with a worker or with where the games went.
    """

    seconds: float
    compile_seconds: float
    stopped: BaseException | None = None


def in_order(
    crew: Crew, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]
) -> Generator[Any, None, None]:
    """Yield what comes of some work done for each task, in order; a few are always under way."""
    waiting: deque[Future] = deque()
    rest = iter(tasks)
    try:
        while True:
            while len(waiting) < AHEAD * crew.workers and (given := next(rest, None)) is not None:
                waiting.append(crew.submit(work, *given))
            if not waiting:
                return
            yield waiting[0].result()
            waiting.popleft()
    finally:
        for future in waiting:
            future.cancel()


def gather(
    crew: Crew,
    jobs: tuple[Job, ...],
    work: Callable[..., Any],
    enough: Callable[[Any], bool],
) -> Ended:
    """Have work done for a batch of each job at a time, until what came of one is enough."""
    warm, begun = 0.0, perf_counter()
    try:
        warm = sum(crew.warm(job) for job in jobs)
        begun = perf_counter()
        with closing(in_order(crew, work, batches(*jobs))) as results:
            for result in results:
                if enough(result):
                    break
    except (KeyboardInterrupt, OSError, FirsthandError) as error:
        return Ended(perf_counter() - begun, warm, error)
    return Ended(perf_counter() - begun, warm)


class Outcome(NamedTuple):
    """An estimate, none if there was no time for one, and how it was come by."""

    estimate: Estimate | None
    ended: Ended


Told = Callable[[Estimate], None]
Sink = Callable[[Games], None]


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
    estimate: Estimate | None = None

    def enough(came: Batch) -> bool:
        nonlocal estimate
        estimate = came.estimate if estimate is None else estimate + came.estimate
        told(estimate)
        if sink is not None and came.games is not None:
            sink(came.games)
        return estimate.precision <= until

    ended = gather(crew, (job,), batch if sink is None else raw_batch, enough)
    return Outcome(estimate, ended)
