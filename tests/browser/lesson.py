"""Going through the lesson, on a page whose clock stands."""

from playwright.sync_api import Page

READ = 3300
"""The coach is read, in ms of the page's clock."""
CARDS = 7 * 900
"""The cards come by themselves until the pile that is to be slapped."""
MOMENTS = ("flip", "two", "slap", "won", "wrong", "done")


def begin(page: Page) -> None:
    """Open the lesson from home, up to the first card."""
    page.get_by_role("button", name="Learn to play").click()
    page.wait_for_selector(".lesson")
    page.clock.run_for(1000)


def go_to(page: Page, moment: str) -> None:
    """Take the lesson from home to one of its moments."""
    begin(page)
    for at in MOMENTS[: MOMENTS.index(moment)]:
        ACTS[at](page)


def _flip(page: Page) -> None:
    page.locator(".lesson .stack").click()
    page.clock.run_for(1000)


def _two(page: Page) -> None:
    page.locator(".lesson .stack").click()
    page.locator(".lesson .stack").click()
    page.clock.run_for(READ + CARDS)


def _slap(page: Page) -> None:
    page.locator(".lesson .mat").click()
    page.clock.run_for(100)


def _won(page: Page) -> None:
    page.locator(".lesson .onward").click()
    page.clock.run_for(1000 + 6 * 900)
    page.locator(".lesson .mat").click()
    page.clock.run_for(100)


def _wrong(page: Page) -> None:
    page.locator(".lesson .onward").click()
    page.clock.run_for(100)


ACTS = {"flip": _flip, "two": _two, "slap": _slap, "won": _won, "wrong": _wrong}
"""What takes the lesson on from each moment."""
