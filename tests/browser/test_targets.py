"""All that is pressed in dialogs and before a game is large enough, whole and in reach."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.pictures import SETTLED, SIZES, Size, fixtures, launch, opened, show
from tests.browser.waiting import wait_for, wait_until

FAULTS = Path(__file__).with_name("geometry.js").read_text()
SMALLEST = Size(280, 653)
LOW = Size(844, 390)
WAYS = (
    ("home", "Set the table"),
    ("home", "How to play"),
    ("home", "Learn to play"),
    ("home", "Settings"),
    ("home", "On this screen"),
    ("keys-turn", "Pause and menu", "Who sits where"),
    ("hosting", "Change the rules"),
    ("hosting", "Change this"),
    ("hosting", "Ann: more"),
    ("away", "Pause and menu"),
    ("away", "Pause and menu", "Leave the table"),
    ("away", "About Ann"),
    ("hosting",),
    ("guest",),
    ("join",),
    ("cleared",),
    ("lostway",),
    ("end-lost", "Show it again"),
    ("replay-door",),
    ("replay-slap",),
    ("replay-slap", "Share"),
)
"""A state of the page, and the buttons that are pressed there."""

REACH = """() => {
  const dialog = document.querySelector("dialog[open]");
  const last = [...dialog.querySelectorAll("button")].at(-1);
  const within = () => {
    const { top, bottom } = last.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const more = dialog.scrollHeight > dialog.clientHeight;
  return [within(), getComputedStyle(dialog).touchAction, more];
}"""
"""Whether the last button is in the window, what a finger may do, and whether there is more."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with fixtures() as served:
        yield served


def go(page: Page, address: str, way: tuple[str, ...]) -> None:
    """Show a state, and press its buttons."""
    state, *names = way
    show(page, address, state, 4)
    for name in names:
        page.get_by_role("button", name=name).first.click()
        page.clock.run_for(SETTLED)
    if names:
        page.wait_for_selector("dialog[open], .lesson")


def faults(page: Page, address: str) -> list[str]:
    """Say what is wrong on each way."""
    found = []
    for way in WAYS:
        go(page, address, way)
        found += [f"{', '.join(way)}: {fault}" for fault in page.evaluate(FAULTS)]
    page.context.close()
    return found


def test_targets_are_large_whole_and_in_reach(chromium: Browser, address: str) -> None:
    assert faults(opened(chromium, SMALLEST), address) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_targets_are_large_whole_and_in_reach_at_every_size(
    chromium: Browser, address: str, size: Size
) -> None:
    browser = launch(chromium.browser_type, size.text)
    assert faults(opened(browser, size), address) == []
    browser.close()


def test_the_menu_scrolls_where_it_is_higher_than_the_window(
    chromium: Browser, address: str
) -> None:
    page = opened(chromium, LOW)
    go(page, address, ("away", "Pause and menu"))
    wait_for(lambda: page.evaluate(REACH), [False, "pan-y", True])
    drag = {
        "x": LOW.width / 2,
        "y": LOW.height / 2,
        "yDistance": -900,
        "gestureSourceType": "mouse",
    }
    page.context.new_cdp_session(page).send("Input.synthesizeScrollGesture", drag)
    wait_until(lambda: page.evaluate(REACH)[0], bool)
    page.context.close()
