"""A game that is served, and a browser to play it in."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
STOPPING = 60
"""How long a server may take, in s and beside busy neighbours, to stop."""

SHOWN = 60_000
"""How long a page may take, in ms and beside busy neighbours, to show what is expected of it."""

EXCUSED = re.compile(
    r".*net::ERR_INTERNET_DISCONNECTED.*"
    r"|The resource \S+ was preloaded using link preload but not used within a few seconds from .*"
    r"|WebSocket connection to '\S+' failed: "
    r"WebSocket is closed before the connection is established\."
)
"""What Chromium says of a page that was cut off, and of one on a busy machine."""

Serve = Callable[..., str]
Visit = Callable[..., Page]
Quick = Callable[..., str]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=SHOWN)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def serve() -> Iterator[Serve]:
    """Runs `firsthand play` with more words, and returns where it can be seen.

    Tests of one file that ask for the same are served by one process, each at tables of its own.
    """
    running: list[subprocess.Popen[str]] = []

    @cache
    def started(*words: str, command: tuple[str, ...] = ("play", "--no-browser")) -> str:
        command = (sys.executable, "-m", "firsthand.cli", *command, "--port", "0")
        process = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, text=True)
        running.append(process)
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                return found[0]
        raise AssertionError("the server ended before it listened")

    yield started
    for process in running:
        process.terminate()
    for process in running:
        process.wait(STOPPING)
        assert process.stdout is not None
        process.stdout.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """Opens a page in a context of its own; in the end no page may have complained."""
    complaints: list[str] = []
    contexts = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not EXCUSED.fullmatch(message.text):
            complaints.append(message.text)

    def opened(url: str, width: int = 1280, height: int = 800, *, touch: bool = False) -> Page:
        size = {"width": width, "height": height}
        context = chromium.new_context(viewport=size, has_touch=touch)  # type: ignore[arg-type]  # a TypedDict by another name
        context.set_default_timeout(SHOWN)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, as npm installed it for the client's checks."""
    place = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return place.read_text()


@pytest.fixture
def quick(tmp_path: Path) -> Quick:
    """Writes a rule file: a preset whose lost piles wait a tenth of a second.

    A number of ``flips`` ends the game at the latest.
    """

    def written(preset: str, flips: int = 0) -> str:
        path = tmp_path / "quick.toml"
        end = f"\n[end]\nflips = {flips}\n" * (flips > 0)
        path.write_text(f'preset = "{preset}"\n\n[collect]\nwindow_ms = 100\n{end}')
        return str(path)

    return written
