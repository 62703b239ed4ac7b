"""The page that needs no server, from a plain host of files and under a path, then without any."""

import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from firsthand.verify import verify
from tests.browser.conftest import Visit
from tests.browser.player import Player, by_keys

pytestmark = pytest.mark.soak  # making the folder takes a minute or two

ROOT = Path(__file__).parents[2]


class Files(SimpleHTTPRequestHandler):
    """A host of files that packs nothing, and says nothing of what is asked of it."""

    def log_message(self, *_words: object) -> None:
        pass


class Host:
    """The folder at a path of a host, until it stops."""

    def __init__(self, place: Path) -> None:
        (place / "cards").symlink_to(ROOT / "dist" / "page")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(place)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/cards/"

    def stop(self) -> None:
        """Answer nobody any more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    subprocess.run(["make", "-s", "page"], cwd=ROOT, check=True)
    begun = Host(tmp_path)
    yield begun
    begun.stop()


def play(page: Page, game: str = "Play now") -> None:
    """Press a game's button, whether its table is ready or not, and wait for the table."""
    page.get_by_role("button", name=game).click(force=True)
    expect(page.locator(".plate").first).to_be_visible()


def test_a_tap_before_all_has_come_is_kept_and_the_page_starts_without_its_host(
    visit: Visit, host: Host
) -> None:
    page = visit(host.url)
    play(page)
    page.goto(host.url)
    expect(page.get_by_text("Works offline")).to_be_visible()
    expect(page.get_by_text("Needs a host")).to_be_visible()
    host.stop()
    page.reload()
    play(page)


@pytest.mark.parametrize("game", ["Play now", "Slapjack"])
def test_a_whole_game_is_played_and_its_record_holds(visit: Visit, host: Host, game: str) -> None:
    page = visit(host.url)
    play(page, game)
    Player(page, by_keys(page), jacks=game == "Slapjack").play()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    report = verify(Path(saved.value.path()).read_text())
    assert report.passed
    assert not report.failures
