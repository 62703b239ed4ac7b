"""axe finds nothing to mend on home, table and end, small and large, light and dark."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.player import Player, by_keys

SIZES = ((320, 640), (1280, 800))
SCHEMES = ("light", "dark")
RUN = "axe.run(document, { resultTypes: ['violations'] })"


def violations(page: Page, axe: str) -> list[str]:
    """Say by size and scheme what axe finds on the page as it is now."""
    page.evaluate(axe)
    said = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two literals
            found: dict[str, Any] = page.evaluate(RUN)
            rules = [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]]
            said += [f"{width} {scheme}: {rule}" for rule in rules]
    return said


def test_axe_finds_nothing(
    serve: Serve, visit: Visit, axe: str, quick: Callable[[str], str]
) -> None:
    page = visit(serve("--seats", "2", "--pace", "20", "--seed", "3", "--rules", quick("ratscrew")))
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    assert violations(page, axe) == []
    play.click()
    expect(page.locator(".own-plate.plate")).to_be_visible()
    assert violations(page, axe) == []
    Player(page, by_keys(page)).play()
    assert violations(page, axe) == []


def test_axe_finds_nothing_in_the_panels(serve: Serve, visit: Visit, axe: str) -> None:
    page = visit(serve())
    for name in ("Set the table", "How to play", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page, axe) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
