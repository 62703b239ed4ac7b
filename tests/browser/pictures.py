"""Pictures of every screen at every size, from the client over recorded messages.

Run as ``python -m tests.browser.pictures FOLDER [words that a picture's name contains]``.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserType, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.lesson import MOMENTS, go_to
from tests.browser.waiting import wait_for

ROOT = Path(__file__).parents[2]
NODE = ROOT / "scripts" / "node"
SETTLED = 400
"""How long what moves may move until the picture, in ms of the page's clock."""


@dataclass(frozen=True)
class Size:
    """A window, in px; ``text`` is the reader's text size, ``zoom`` enlarges the page."""

    width: int
    height: int
    text: int = 100
    zoom: int = 100

    @property
    def name(self) -> str:
        """Return what a picture of this size is called."""
        more = f"-text{self.text}" * (self.text != 100) + f"-zoom{self.zoom}" * (self.zoom != 100)
        return f"{self.width}x{self.height}{more}"


PLAIN = (
    (280, 653),
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 380),
    (667, 375),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
ENLARGED = ((390, 844), (1280, 800))
SIZES = (
    *(Size(*at) for at in PLAIN),
    *(Size(*at, text=200) for at in ENLARGED),
    *(Size(*at, zoom=200) for at in ENLARGED),
)
SEATS = (2, 4, 8)
TABLES = (
    "turn",
    "challenge",
    "pays",
    "slap",
    "mine",
    "behind",
    "tie",
    "wrong",
    "out",
    "watching_bots",
    "salute",
)
LESSON = tuple(f"lesson-{moment}" for moment in MOMENTS)
REPLAYS = tuple(f"replay-{what}" for what in ("table", "slap", "tie", "wrong"))
STATES = ("home", *LESSON, *TABLES, "end", "end-won", "end-lost", "replay-door", *REPLAYS)
SHARED = tuple(
    f"{way}-{what}"
    for way in ("round", "keys")
    for what in ("gather", "turn", "owed", "slap", "tie", "wrong", "frozen")
)
"""States of a screen that several people share: round it, or at one keyboard."""
AROUND = (2, 3, 4, 6)
PHONE, TABLET, KEYBOARD = 360, 700, 900
"""What three or four people share, what more share, and what is a keyboard's: its width, in px."""
ALONE = ("home", "replay-door", *LESSON)
"""What looks the same for every number of seats."""
FINISHES = ("slap", "mine", "behind", "late", "tie", "wrong")
GATHERINGS = ("hosting", "guest", "unready", "lonely")
LATE = {
    **dict.fromkeys(("end", "end-won", "end-lost"), ".end"),
    **dict.fromkeys(FINISHES, ".lanes"),
    "replay-door": ".replay-file",
    **dict.fromkeys(REPLAYS, ".transport"),
    **dict.fromkeys(SHARED, ".station, .desk"),
    **dict.fromkeys(GATHERINGS, ".consent"),
    **dict.fromkeys(("join", "cleared", "lostway"), ".joining"),
}
"""What a state shows that comes with the late parts of the client."""


@contextmanager
def fixtures() -> Iterator[str]:
    """Serve the client over recorded messages, and give its address."""
    command = [str(NODE), "node", "fixtures/serve.mjs", "0"]
    process = subprocess.Popen(command, cwd=ROOT / "web", stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://[\d.:]+", line):
                yield found[0]
                return
        raise AssertionError("the fixtures ended before they were served")
    finally:
        process.terminate()
        process.wait(10)
        process.stdout.close()


def launch(browsers: BrowserType, text: int = 100) -> Browser:
    """Start a browser whose reader wants text of so many per cent, with its scrollbars shown."""
    args = [*QUIET, f"--blink-settings=defaultFontSize={16 * text // 100}"]
    return browsers.launch(
        executable_path=CHROMIUM, args=args, ignore_default_args=["--hide-scrollbars"]
    )


def opened(browser: Browser, size: Size, scheme: str = "dark") -> Page:
    """Return a page of this size whose clock stands."""
    part = size.zoom / 100
    view = {"width": round(size.width / part), "height": round(size.height / part)}
    context = browser.new_context(
        viewport=view,  # type: ignore[arg-type]  # a TypedDict by another name
        device_scale_factor=part,
        color_scheme=scheme,  # type: ignore[arg-type]  # one of two literals
        has_touch=size.width < 1000,
    )
    page = context.new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


DIALLED = "html[data-dialled]"
"""What a page is that has called its server: what the server says comes by the page's clock."""


def wait_for_dial(page: Page) -> None:
    """Wait until the page has called its server; from outside, for the page's own clock stands."""
    wait_for(lambda: page.locator(DIALLED).count(), 1)


def show(page: Page, address: str, state: str, seats: int, locale: str = "") -> None:
    """Bring a page to a state of the game."""
    page.goto(f"{address}/?fixture={state}&seats={seats}&locale={locale}")
    wait_for_dial(page)
    page.clock.run_for(SETTLED)
    page.wait_for_selector(f"html[data-fixture={state}]", state="attached")
    if state.startswith(("end", "eager")):
        page.clock.run_for(3000)
    if late := LATE.get(state):
        page.wait_for_selector(late, state="attached")
    page.evaluate("document.fonts.ready")
    page.evaluate("document.getAnimations().forEach((moving) => moving.finish())")


def main(folder: Path, words: list[str]) -> None:
    """Write all pictures whose name contains all words."""
    folder.mkdir(parents=True, exist_ok=True)
    with fixtures() as address, sync_playwright() as playwright:
        for text in (100, 200):
            browser = launch(playwright.chromium, text)
            for size in (size for size in SIZES if size.text == text):
                shoot(browser, size, address, folder, words)
            browser.close()


def has_room(state: str, seats: int, size: Size) -> bool:
    """Return whether so many people share a screen of this size so."""
    if state.startswith("keys"):
        return size.width >= KEYBOARD and size.height > 520 and size.text == size.zoom == 100
    short, long = sorted((size.width * 100 // size.zoom, size.height * 100 // size.zoom))
    few = seats <= 4 and short >= PHONE and long >= short * 1.25
    return seats == 2 or few or short >= TABLET


def views(size: Size) -> Iterator[tuple[str, int]]:
    """Yield all states that a picture of this size is taken of, with their seats."""
    for state in STATES:
        for seats in SEATS[:1] if state in ALONE else SEATS:
            yield state, seats
    for state in SHARED:
        for seats in AROUND:
            if has_room(state, seats, size):
                yield state, seats


def shoot(browser: Browser, size: Size, address: str, folder: Path, words: list[str]) -> None:
    """Write the pictures of one size."""
    page: Page | None = None
    for state, seats in views(size):
        name = f"{state}-{seats}-{size.name}."
        if not all(word in name for word in words):
            continue
        page = page or opened(browser, size)
        show(page, address, "home" if state in LESSON else state, seats)
        if state in LESSON:
            go_to(page, state.removeprefix("lesson-"))
        page.screenshot(path=folder / f"{name}png")
    if page:
        page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
