"""Playing batches of games on the workers of a Dask scheduler; their results are added up here.

A batch whose worker is lost is played again by another one.
"""

from collections.abc import Callable
from typing import Any

from firsthand.errors import FirsthandError
from firsthand.extras import need
from firsthand.lab.job import Job
from firsthand.lab.running import Future
from firsthand.sentences import say

distributed = need("distributed", "cluster")

PATIENCE = "5s"
"""How long a scheduler may take to answer."""


class ClusterError(FirsthandError):
    """A cluster that can't play; its text says why."""


class Task:
    """A batch on some worker."""

    def __init__(self, future: Any) -> None:
        self.future = future

    def result(self) -> Any:
        """Wait for what came of it; raise `ClusterError` when worker after worker is lost."""
        try:
            return self.future.result()
        except distributed.KilledWorker:
            raise ClusterError(say("lab-lost")) from None

    def cancel(self) -> None:
        """Play it no more."""
        self.future.cancel()


class Cluster:
    """A crew of workers far away. Raises `ClusterError` where there is none."""

    def __init__(self, address: str) -> None:
        try:
            self.client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            silent = say("lab-silent", address=address, why=str(error))
            raise ClusterError(silent) from None
        threads = self.client.nthreads()
        self.workers = sum(threads.values())
        if not self.workers:
            self.client.close()
            raise ClusterError(say("lab-idle", address=address))

    def warm(self, _job: Job, /) -> float:
        """Do nothing: every worker compiles for itself, with its first batch."""
        return 0.0

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future:
        """Have some work done by some worker."""
        return Task(self.client.submit(work, *arguments, pure=False))

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
