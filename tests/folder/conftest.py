"""The folder that `make page` makes, a plain host for it, and a browser to play in."""

import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.browser.conftest import chromium, quick, serve, visit

__all__ = ["chromium", "quick", "serve", "visit"]

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "dist" / "page"


class Files(SimpleHTTPRequestHandler):
    """A host of files that packs nothing, and says nothing of what is asked of it."""

    def log_message(self, *_words: object) -> None:
        pass


class Quiet(ThreadingHTTPServer):
    """A server that says nothing of pages that hang up."""

    def handle_error(self, *_whom: object) -> None:
        pass


class Host:
    """A folder at a path of a host, until it stops."""

    def __init__(self, place: Path, folder: Path = FOLDER) -> None:
        (place / "cards").symlink_to(folder)
        self._server = Quiet(("127.0.0.1", 0), partial(Files, directory=str(place)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/cards/"

    def stop(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session", autouse=True)
def folder() -> None:
    """The folder, made anew where something has changed."""
    subprocess.run(["make", "-s", "page"], cwd=ROOT, check=True)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    begun = Host(tmp_path)
    yield begun
    begun.stop()
