"""A cluster: a real scheduler and two worker processes over TCP, one of them killed."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firsthand.lab import running
from firsthand.lab.api import job_of
from firsthand.lab.cluster import Cluster, ClusterError, Task, distributed
from firsthand.lab.estimate import Estimate
from firsthand.lab.running import Threads, run
from tests.lab.test_running import told

ROOT = Path(__file__).parents[2]
JOB = job_of("beggar_my_neighbour", ["steady"] * 2, 600, 7)
READY = "Registered to"

Process = subprocess.Popen[str]


def start(kind: str, *words: str) -> Process:
    """A process of the cluster, that compiles as users' do."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *words]
    return subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True)


def heard(process: Process, word: str) -> str:
    """The first line of a process that holds a word."""
    assert process.stderr is not None
    return next(line for line in process.stderr if word in line)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    process = start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with process:
        yield heard(process, "Scheduler at:").split()[-1]
        process.kill()


@pytest.fixture
def workers(scheduler: str) -> Iterator[list[Process]]:
    words = (scheduler, "--no-nanny", "--nthreads", "1", "--no-dashboard")
    both = [start("worker", *words) for _ in range(2)]
    with both[0], both[1]:
        for process in both:
            heard(process, READY)
        yield both
        for process in both:
            process.kill()


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "SLAPFREE_BATCH", 50)


def test_a_scheduler_without_workers_is_told(scheduler: str) -> None:
    with pytest.raises(ClusterError, match="has no workers yet"):
        Cluster(scheduler)


def test_a_lost_workers_batches_are_played_again(scheduler: str, workers: list[Process]) -> None:
    """Same seed, same answer as on one thread."""

    def hear(estimate: Estimate) -> None:
        workers[0].kill()

    with Cluster(scheduler) as crew:
        assert crew.workers == 2
        far = run(JOB, crew, on_estimate=hear)
    with Threads(1) as here:
        near = run(JOB, here)
    assert workers[0].wait() != 0
    assert far.ended.stopped is None
    assert far.estimate is not None
    assert near.estimate is not None
    assert told(far.estimate) == told(near.estimate)


def test_an_address_without_a_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firsthand.lab.cluster.PATIENCE", "200ms")
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    for wrong in (address, "nowhere"):
        with pytest.raises(ClusterError, match=f"no Dask scheduler answers at {wrong}"):
            Cluster(wrong)


class Lost:
    """A batch that went from worker to worker, and took each of them along."""

    cancelled = False

    def result(self) -> None:
        raise distributed.KilledWorker("batch", None, 3)

    def cancel(self) -> None:
        self.cancelled = True


def test_a_batch_that_loses_every_worker_is_told() -> None:
    task = Task(Lost())
    with pytest.raises(ClusterError, match="each worker that played it was lost"):
        task.result()
    task.cancel()
    assert task.future.cancelled
