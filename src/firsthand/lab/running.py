"""Playing many games: in batches, on threads or on a cluster, until there are enough.

The result depends on the job alone, not on which worker played which batch: batches have fixed
sizes, and are added up in the order of their numbers.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from firsthand.errors import FirsthandError
from firsthand.lab import by_engine, slapfree
from firsthand.lab import job as general
from firsthand.lab.estimate import Estimate, estimated
from firsthand.lab.job import Games, Job

BATCH, SLAPFREE_BATCH = 4096, 65_536
"""How many games a batch has: some tenths of a second, so that an interruption is soon seen."""

AHEAD = 3
"""How many batches a worker may have before it."""

UNTIL_MOST = 1 << 40
"""The most games that are played when only a precision is asked for."""


class BadJob(FirsthandError):
    """Something that no game can be played with; its text says why."""


class Batch(NamedTuple):
    """The result of a batch: its estimate, and its games where they are wanted."""

    estimate: Estimate
    games: Games | None


class Future(Protocol):
    """Some work that a worker does."""

    def result(self) -> Any:
        """Wait for the work to be done, and return its result."""

    def cancel(self) -> Any:
        """Drop the work, if it has not begun."""


class Crew(Protocol):
    """The workers that play: threads of this process, or the workers of a cluster."""

    workers: int

    def warm(self, job: Job, /) -> float:
        """Compile what a job needs, and return how long that took, in seconds."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future:
        """Give a worker some work, and return its future result."""


class Threads:
    """Workers that are threads; kernels run at the same time."""

    def __init__(self, workers: int, compiling: Callable[[], None] = lambda: None) -> None:
        """Start ``workers`` threads; ``compiling`` is called before a long compilation."""
        self.workers = workers
        self.compiling = compiling
        self.pool = ThreadPoolExecutor(workers, "batch")

    def warm(self, job: Job, /) -> float:
        """Compile what a job needs, and return how long that took, in seconds."""
        begun = perf_counter()
        if not ready(job):
            self.compiling()
        play(job._replace(games=1))
        return perf_counter() - begun

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future:
        """Give the next free thread some work, and return its future result."""
        return self.pool.submit(work, *arguments)

    def __enter__(self) -> "Threads":
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def play(job: Job) -> Games:
    """Play the games of a job on this thread, many at once where the rules have no slaps."""
    if by_engine.fits(job):
        return by_engine.played(job)
    if slapfree.fits(job):
        return slapfree.played(job)
    return general.played(job, frozen=job.frozen)


def ready(job: Job) -> bool:
    """Return whether nothing has to be compiled to play a job."""
    if by_engine.fits(job):
        return True
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
    size = by_engine.BATCH if any(map(by_engine.fits, jobs)) else size
    most = jobs[0].games
    for done in range(0, most, size):
        games = min(size, most - done)
        yield tuple(job._replace(first=job.first + done, games=games) for job in jobs)


class Ended(NamedTuple):
    """How long a run took, and what stopped it early, if anything did.

    ``seconds`` are without those for compiling. ``stopped`` is an interruption, or the error of a
    worker or of a file that the games were written to.
    """

    seconds: float
    compile_seconds: float
    stopped: BaseException | None = None


def in_order(
    crew: Crew, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]
) -> Generator[Any, None, None]:
    """Yield the result of some work for each task, in order; a few tasks are always under way."""
    waiting: deque[Future] = deque()
    rest = iter(tasks)
    try:
        while True:
            while len(waiting) < AHEAD * crew.workers and (batch := next(rest, None)) is not None:
                waiting.append(crew.submit(work, *batch))
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
    """Do some work for a batch of each job at a time, until a result is enough."""
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
    """An estimate, None if there was no time for one, and how the run ended."""

    estimate: Estimate | None
    ended: Ended


OnEstimate = Callable[[Estimate], None]
Sink = Callable[[Games], None]


def run(
    job: Job,
    crew: Crew,
    *,
    until: float = 0.0,
    on_estimate: OnEstimate = lambda _: None,
    sink: Sink | None = None,
) -> Outcome:
    """Play a job, and return what it came to, also when it was interrupted.

    It ends before its last game once the 95 % half-width of the mean number of cards is at most
    ``until`` times the mean. ``on_estimate`` is called with every new estimate, and ``sink`` with
    all games in order.
    """
    estimate: Estimate | None = None

    def enough(came: Batch) -> bool:
        nonlocal estimate
        estimate = came.estimate if estimate is None else estimate + came.estimate
        on_estimate(estimate)
        if sink is not None and came.games is not None:
            sink(came.games)
        return estimate.precision <= until

    ended = gather(crew, (job,), batch if sink is None else raw_batch, enough)
    return Outcome(estimate, ended)
