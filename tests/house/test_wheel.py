"""The built wheel installs and plays where there is no Node.js."""

import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from http.client import HTTPMessage
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.commands.test_newcomer import answers, check_answers

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment whose PATH and home are empty."""
    home = str(tmp_path_factory.mktemp("home"))
    return {"PATH": home, "HOME": home}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, bare: dict[str, str]) -> Path:
    """The wheel of the source archive of this tree: the archive brings the client along."""
    place = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(place), str(ROOT)]
    done = subprocess.run(command, env=bare, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(place.glob("*.whl"))


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of the wheel, installed alone in an environment of its own."""
    place = tmp_path_factory.mktemp("venv")
    venv.create(place, with_pip=False)
    python = place / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "-qq"]
    constraints = ["-c", str(ROOT / "constraints.txt")]
    subprocess.run([*install, *constraints, str(wheel)], check=True)
    return place / "bin" / "firsthand"


@pytest.fixture(scope="module")
def address(command: Path, bare: dict[str, str]) -> Iterator[str]:
    """Where the installed command serves; it must end well when asked to."""
    words = [str(command), "play", "--no-browser", "--port", "0"]
    with subprocess.Popen(words, env=bare, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = (re.search(r"http://\S+/", line) for line in server.stdout)
            yield next(found[0] for found in said if found)
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0


def fetch(address: str) -> tuple[str, HTTPMessage]:
    """The body and headers behind an address."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310  # http
        return answer.read().decode(), answer.headers


def test_the_wheel_carries_the_client_and_the_types(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert "firsthand/server/static/index.html" in names
    assert "firsthand/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "web/")) or "stamp" in name]


def test_it_serves_the_page_and_what_the_page_asks_for(address: str) -> None:
    page, headers = fetch(address)
    assert headers["Content-Type"].startswith("text/html")
    assert "default-src 'none'" in headers["Content-Security-Policy"]
    script = re.search(r'src="/?([^"]+\.js)"', page)
    assert script
    _, headers = fetch(address + script[1])
    assert "immutable" in headers["Cache-Control"]


def test_nothing_ends_in_a_traceback_without_extras(command: Path, tmp_path: Path) -> None:
    check_answers(answers(str(command.parent / "python"), tmp_path))
