"""One switch: cards turn by themselves, one key slaps, and buttons are lit in turn."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Quick, Serve, Visit
from tests.browser.test_access import violations

pytestmark = pytest.mark.soak  # the light goes round slowly, whatever the machine

LIT = 120_000
"""How long the light may take to come round, in ms and beside busy neighbours."""


def press_when_lit(page: Page, name: str) -> None:
    """Press the switch once the light has come to a button."""
    button = page.get_by_role("button", name=name).first
    expect(button).to_be_focused(timeout=LIT)
    # On a slow machine the light may have gone on by now.
    button.press("Space")


def test_a_whole_game_is_played_by_one_switch(
    serve: Serve, visit: Visit, axe: str, quick: Quick
) -> None:
    rules = quick("ratscrew", flips=12)
    page = visit(serve("--seats", "2", "--pace", "20", "--seed", "3", "--rules", rules))
    page.get_by_role("button", name="Settings").click()
    assert violations(page, axe) == []
    for name in ("One switch", "Large index", "Nothing moves"):
        page.get_by_role("switch", name=name).check()
    page.get_by_label("Two colours").check(force=True)
    page.get_by_label("125 %").check(force=True)
    page.keyboard.press("Escape")
    press_when_lit(page, "Play now")
    expect(page.locator(".fan-card .card-big").first).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".end")).to_be_visible(timeout=LIT)
    press_when_lit(page, "Rematch")
    expect(page.locator(".own-plate")).to_be_visible()
