"""A real PostgreSQL in a folder of a test's own, which can be killed and started again."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.store.crashes import free_port

PATIENCE = 60
"""How many seconds a start may take."""


def binaries() -> Path:
    """Where PostgreSQL's programs are: Debian's newest, or those on the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version)
    found = installed[-1] if installed else shutil.which("postgres")
    assert found is not None, "there is no PostgreSQL: run scripts/postgres"
    return Path(found).parent


def _version(path: Path) -> float:
    return float(path.parts[-3])


class Cluster:
    """A PostgreSQL at a port of this machine; it refuses to run as root."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="firsthand-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._data = self.folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        words = "-A trust -U postgres -E UTF8 --locale=C --no-sync"
        self._run("initdb", "-D", str(self._data), *words.split())

    def start(self) -> None:
        """Start it, and wait until it answers; after a kill its processes may still be ending."""
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < until, "PostgreSQL does not start"
            if self._server is None or self._server.poll() is not None:
                self._server = subprocess.Popen(
                    [binaries() / "postgres", "-D", self._data, "-k", self.folder,
                     "-h", "127.0.0.1", "-p", str(self.port), "-c", "fsync=off"],
                    user=self._user, stderr=subprocess.DEVNULL, cwd=self.folder,
                )  # fmt: skip
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill it, with all that runs in it."""
        self.signal(signal.SIGKILL)
        if self._server is not None:
            self._server.wait(PATIENCE)

    def signal(self, number: int) -> None:
        """Send a signal to its first process."""
        assert self._server is not None
        self._server.send_signal(number)

    def close(self) -> None:
        """End it, and remove its folder."""
        if self._server is not None and self._server.poll() is None:
            self.signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, name: str) -> str:
        """Create a database, and return its URL."""
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def _answers(self) -> bool:
        ready = [str(binaries() / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def _run(self, program: str, *words: str) -> None:
        command = [str(binaries() / program), *words]
        subprocess.run(
            command, user=self._user, check=True, cwd=self.folder, stdout=subprocess.DEVNULL
        )


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL meanwhile."""
    running = Cluster()
    try:
        running.start()
        yield running
    finally:
        running.close()
