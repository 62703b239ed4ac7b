"""The lesson: by tap, by key, by ear, and with the table's computer out of reach."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lesson import ACTS, CARDS, MOMENTS, READ, begin
from tests.browser.pictures import Size, fixtures, opened, show

PHONE = Size(390, 844)
DESKTOP = Size(1280, 800)
LONGEST = 60_000
"""How long the lesson may take, in ms."""

NEXT_PILE = 4500
"""From a pile that Pip won to the next that is to be slapped, in ms."""

SAID = (
    "Your flip. Tap your stack. Its top card lands on the pile.",
    "Pip asks for two cards. Flip two.",
    "Slap now: tap the pile. Two sevens with one card between.",
    "That is a sandwich. Two of a rank with one card between. You were first",
    "That cost you a card. 8 on 2 is nothing. Your card lies face down under the pile",
)
"""How what is spoken begins at each moment but the last, where the focus moves."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with fixtures() as served:
        yield served


def expect_said(page: Page, sentence: str) -> None:
    """Expect words to be the last that were announced."""
    expect(page.locator(".unseen[aria-live]")).to_contain_text(sentence)


def test_by_tap_with_the_server_gone(chromium: Browser, address: str) -> None:
    page = opened(chromium, PHONE)
    show(page, address, "unreached", 4)
    expect(page.get_by_text("Out of reach").first).to_be_visible()
    before = page.evaluate("performance.now()")
    begin(page)
    for moment, sentence in zip(MOMENTS, SAID, strict=False):
        expect_said(page, sentence)
        ACTS[moment](page)
    expect(page.get_by_role("heading", name="That is the game")).to_be_visible()
    assert page.evaluate("performance.now()") - before < LONGEST
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "true")
    expect(play).to_contain_text("Out of reach")
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("heading", name="Lesson, 1 of 4")).to_be_attached()
    page.context.close()


def test_by_key_where_pip_is_first_twice(chromium: Browser, address: str) -> None:
    page = opened(chromium, DESKTOP)
    show(page, address, "home", 4)
    begin(page)
    coach = page.locator(".coach .title")
    page.keyboard.press("q")
    expect(coach).to_have_text("Not yet")
    page.clock.run_for(2000)
    for _ in range(3):
        page.keyboard.press("a")
        page.clock.run_for(1000)
    page.clock.run_for(READ + CARDS - 1000)
    expect(coach).to_have_text("Slap now: tap the pile, or press Q")
    for _ in range(2):
        page.clock.run_for(4100)
        expect(coach).to_have_text("Pip was first")
        page.clock.run_for(NEXT_PILE)
    page.clock.run_for(60_000)
    expect(coach).to_have_text("Slap now: tap the pile, or press Q")
    page.keyboard.press("Space")
    expect(coach).to_have_text("That is a double")
    page.get_by_role("button", name="Next").press("Enter")
    page.clock.run_for(1000 + 6 * 900)
    page.clock.run_for(4000)
    expect(coach).to_have_text("Well left")
    page.get_by_role("button", name="Finish").press("Enter")
    expect(page.get_by_role("heading", name="That is the game")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Learn to play")).to_be_visible()
    page.context.close()


def test_skip_goes_home(chromium: Browser, address: str) -> None:
    page = opened(chromium, PHONE)
    show(page, address, "home", 4)
    begin(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.context.close()
