"""axe finds nothing to mend on home, table and end, small and large, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import EXCUSED, Quick, Serve, Visit
from tests.browser.friends import agree, join, make_table
from tests.browser.player import Player, by_keys
from tests.browser.pressing import resize

SIZES = ((320, 640), (1280, 800))
SCHEMES = ("light", "dark")
RUN = "axe.run(document, { resultTypes: ['violations'] })"


def violations(page: Page, axe: str) -> list[str]:
    """Say by size and scheme what axe finds on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    said = []
    for width, height in SIZES:
        resize(page, width, height)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of two literals
            found: dict[str, Any] = page.evaluate(RUN)
            rules = [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]]
            said += [f"{width} {scheme}: {rule}" for rule in rules]
    return said


def test_axe_finds_nothing(serve: Serve, visit: Visit, axe: str, quick: Quick) -> None:
    rules = quick("ratscrew", flips=20)
    page = visit(serve("--seats", "2", "--pace", "20", "--seed", "3", "--rules", rules))
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
    for name in ("Set the table", "On this screen", "How to play", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert violations(page, axe) == []
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Learn to play").click()
    expect(page.locator(".coach")).to_be_visible()
    assert violations(page, axe) == []


def test_axe_finds_nothing_at_a_table_of_friends(serve: Serve, visit: Visit, axe: str) -> None:
    host = visit(serve("--seats", "2"))
    link = make_table(host)
    assert violations(host, axe) == []
    for name in ("Change the rules", "Change this"):
        host.get_by_role("button", name=name).click()
        expect(host.get_by_role("dialog")).to_be_visible()
        assert violations(host, axe) == []
        host.keyboard.press("Escape")
        expect(host.get_by_role("dialog")).to_be_hidden()
    guest = visit(link)
    expect(guest.get_by_role("button", name="Join", exact=True)).to_be_visible()
    assert violations(guest, axe) == []
    join(guest)
    guest.get_by_role("button", name="Ask for other rules").click()
    expect(guest.get_by_text("You asked for other rules:")).to_be_visible()
    assert violations(guest, axe) == []
    lost = visit(link.replace("/j/", "/w/"))
    expect(lost.get_by_text("You are looking on").first).to_be_visible()
    agree(host, guest)
    expect(lost.locator(".own-plate")).to_be_visible()
    assert violations(lost, axe) == []
    for name, shown in (("About", "dialog"), ("Pause and menu", ".own-line")):
        guest.get_by_role("button", name=name).click()
        expect(guest.locator(shown)).to_be_visible()
        assert violations(guest, axe) == []
        guest.keyboard.press("Escape")


def test_axe_finds_nothing_at_a_door_that_leads_nowhere(
    serve: Serve, visit: Visit, axe: str
) -> None:
    page = visit(serve() + "j/BBBB")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    assert violations(page, axe) == []


SOCKET = "WebSocket connection to 'ws://127.0.0.1:1/ws' failed: "
PRELOADED = "The resource http://127.0.0.1:1/a.svg was preloaded using link preload but not used"


@pytest.mark.parametrize(
    ("said", "excused"),
    [
        (f"{SOCKET}WebSocket is closed before the connection is established.", True),
        (f"{SOCKET}Error during WebSocket handshake: Unexpected response code: 500", False),
        (f"{PRELOADED} within a few seconds from the window's load event. Please make sure", True),
        ("The resource http://127.0.0.1:1/a.svg was preloaded with another type", False),
    ],
)
def test_a_busy_machine_is_excused_and_nothing_else(said: str, *, excused: bool) -> None:
    assert (EXCUSED.fullmatch(said) is not None) is excused
