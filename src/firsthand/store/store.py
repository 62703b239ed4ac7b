"""The storage that keeps rooms in a database, written by a thread of its own.

Whatever waits is written in one transaction, so that many rooms share its cost, and the loop waits
for no disk, lock or machine.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import NamedTuple

from firsthand.shell.storage import Batch, Done, Entry, Fenced, Saved, Taken
from firsthand.store.lease import Lease
from firsthand.store.ledger import Ledger
from firsthand.store.place import Away, Place

CLOSE_WITHIN = 10.0
"""How many seconds a store that closes has to write what it was given before."""

ONE_BY_ONE = 2.0
"""How many seconds jobs that failed together are tried one by one."""

TOGETHER_MOST = 200
"""How many jobs share a transaction at the most."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """A batch to store, and who is called in which loop once it is stored or refused."""

    batch: Batch
    done: Done
    loop: asyncio.AbstractEventLoop


Answer = tuple[Done, Exception | None]


class Store:
    """Keeps rooms at a place. The thread begins with the first batch.

    A room that could not be forgotten is forgotten with the next batch that is stored.
    """

    def __init__(self, place: Place, lease: Lease | None = None) -> None:
        self.place = place
        self._lease = lease
        self._ledger = Ledger(place, lease)
        self._jobs: SimpleQueue[Job | str | None] = SimpleQueue()
        self._forgotten: dict[str, None] = {}
        self._thread: threading.Thread | None = None

    def keep(self, batch: Batch, done: Done) -> None:
        """Store a batch; ``done`` is called later, from the running loop."""
        self._put(Job(batch, done, asyncio.get_running_loop()))

    def codes(self) -> tuple[str, ...]:
        """Return the codes of all rooms that are kept."""
        return self._ledger.codes()

    def load(self, code: str) -> Saved | None:
        """Return what is kept of a room. Raises `Unreadable`."""
        return self._ledger.load(code)

    def game(self, code: str, game: int) -> tuple[Entry, ...]:
        """Return what is kept of one game of a room. Raises `Unreadable`."""
        return self._ledger.game(code, game)

    def drop(self, code: str) -> None:
        """Forget a room, after all that was given before."""
        self._put(code)

    def watch(self, taken: Taken, lost: Callable[[], None]) -> None:
        """Call ``taken`` or ``lost`` from the running loop, as long as it is there."""
        if self._lease is None:
            return
        loop = asyncio.get_running_loop()

        def pass_on(call: Callable[..., None], *arguments: tuple[str, ...]) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(call, *arguments)

        keep, calls = self._lease.keep, (partial(pass_on, taken), partial(pass_on, lost))
        threading.Thread(target=keep, args=calls, name="lease", daemon=True).start()

    def close(self) -> None:
        """Store what was given before, and end."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(CLOSE_WITHIN)
            if self._thread.is_alive():
                log.error("%s did not answer, so its last steps may not be kept", self.place.name)
                return
            self._thread = None
        self._ledger.close()
        if self._lease is not None:
            self._lease.end()

    def _put(self, job: Job | str) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="store", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    # ---- in the thread --------------------------------------------------------------------

    def _work(self) -> None:
        goes_on = True
        while goes_on:
            jobs: list[Job | str] = []
            goes_on = self._take(jobs)
            if jobs:
                answer(jobs, self._written(jobs))

    def _take(self, jobs: list[Job | str]) -> bool:
        """Wait for a job and take all that are there; return False after the last one."""
        job = self._jobs.get()
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER_MOST:
                    return True
                job = self._jobs.get_nowait()
        return job is not None

    def _written(self, jobs: Sequence[Job | str]) -> list[Exception | None]:
        """Write jobs in one transaction, and one by one where that fails; return the errors."""
        error = self._tried(jobs)
        if error is None or len(jobs) == 1:
            return [error] * len(jobs)
        until = time.monotonic() + ONE_BY_ONE
        errors: list[Exception | None] = []
        for job in jobs:
            if not isinstance(error, Away | Fenced) and time.monotonic() < until:
                errors.append(self._tried([job]))
                error = errors[-1] or error
            else:
                errors.append(error)
        return errors

    def _tried(self, jobs: Sequence[Job | str]) -> Exception | None:
        """Write jobs in one transaction; return why it failed, None where it did not."""
        writes = [job if isinstance(job, str) else job.batch for job in jobs]
        try:
            self._ledger.write([*self._forgotten, *writes])
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was stored
            self._forgotten |= dict.fromkeys(job for job in jobs if isinstance(job, str))
            # It is kept while its room waits, and would keep the batch and the cursor.
            error.__cause__ = error.__context__ = None
            return error.with_traceback(None)
        self._forgotten.clear()
        return None


def answer(jobs: Sequence[Job | str], errors: Sequence[Exception | None]) -> None:
    """Pass on to each loop what became of its batches."""
    answers: dict[asyncio.AbstractEventLoop, list[Answer]] = {}
    for job, error in zip(jobs, errors, strict=True):
        if isinstance(job, Job):
            answers.setdefault(job.loop, []).append((job.done, error))
        elif error is not None:
            log.error("room %s is still kept: %s", job, error)
    for loop, each in answers.items():
        # Who is gone with its loop has nothing to tell.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_call, loop, each)


def _call(loop: asyncio.AbstractEventLoop, answers: Sequence[Answer]) -> None:
    """Call each on its own, so that one that raises keeps none of the others from its answer."""
    for done, error in answers:
        loop.call_soon(done, error)
