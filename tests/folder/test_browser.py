"""The page that needs no server, from a plain host of files and under a path, then without any."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from firsthand.record import format_record
from firsthand.rules import amended, preset
from firsthand.verify import verify
from tests.browser.conftest import CHROMIUM, QUIET, SHOWN, Visit
from tests.browser.player import Player, by_keys
from tests.browser.pressing import Keys
from tests.browser.waiting import wait_until
from tests.folder.conftest import Host
from tests.record.races import raced

SHORT = "end.flips=40 collect.window_ms=100"
"""What makes a game end within a minute."""

FLIPS = {"A": "KeyA", ";": "Semicolon"}
SLAPS = {"A": "KeyQ", ";": "KeyP"}
"""The keys of two at one keyboard, by what is printed on their keys to flip."""


def play(page: Page, game: str = "Play now") -> None:
    """Press a game's button, whether its table is ready or not, and wait for the table."""
    page.get_by_role("button", name=game).click(force=True)
    expect(page.locator(".plate").first).to_be_visible()


def deal(page: Page, host: Host, game: str) -> None:
    """Open a link that carries rules of a short game, and deal it."""
    page.goto("about:blank")
    page.goto(f"{host.url}#rules={quote(f'{game} {SHORT}')}")
    page.get_by_role("button", name="Deal").click()
    expect(page.locator(".plate").first).to_be_visible()


def played(page: Page, game: str) -> None:
    """Play a game to its end, and verify its record."""
    Player(page, by_keys(page), jacks=game == "slapjack").play()
    saved(page)


def saved(page: Page) -> None:
    """Save the game that is over, and verify its record as the command line does."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game").click()
    report = verify(Path(download.value.path()).read_text())
    assert report.passed
    assert not report.failures


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
    page.get_by_role("button", name="Back to your game").click()
    expect(page.locator(".plate").first).to_be_visible()


def test_a_whole_game_its_record_and_its_replay(visit: Visit, host: Host) -> None:
    page = visit(host.url)
    deal(page, host, "ratscrew")
    played(page, "ratscrew")
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".replay-felt")).to_be_visible()
    for _ in range(5):
        page.keyboard.press("j")
    moment = re.compile(r"#/r/[A-Z]{4}-1#\d+$")
    wait_until(lambda: page.evaluate("location.href"), lambda url: moment.search(url) is not None)
    page.reload()
    expect(page.locator(".replay-felt")).to_be_visible()


def test_a_record_from_a_server_is_shown_and_can_be_shared(
    visit: Visit, host: Host, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(format_record(raced(amended(preset("ratscrew"), {"end.flips": 30}))))
    page = visit(host.url)
    page.get_by_role("button", name="Replays").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".replay-felt")).to_be_visible()
    share = page.get_by_role("button", name="Share").last
    while not share.is_enabled():
        page.keyboard.press("n")
    share.click()
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_text("Save as PNG").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


@pytest.mark.soak
def test_whole_games_and_then_offline_in_a_browser_that_was_started_again(
    host: Host, tmp_path: Path
) -> None:
    expect.set_options(timeout=SHOWN)
    with sync_playwright() as playwright:

        def started() -> BrowserContext:
            place = str(tmp_path / "profile")
            return playwright.chromium.launch_persistent_context(
                place, executable_path=CHROMIUM, args=QUIET
            )

        context = started()
        page = context.new_page()
        for game in ("ratscrew", "slapjack"):
            deal(page, host, game)
            played(page, game)
        page.goto(host.url)
        expect(page.get_by_text("Works offline")).to_be_visible()
        context.close()
        host.stop()
        context = started()
        page = context.new_page()
        for game in ("ratscrew", "slapjack"):
            deal(page, host, game)
            played(page, game)
        context.close()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["Egyptian Ratscrew", "Slapjack"])
def test_two_people_on_one_screen_play_a_whole_game(visit: Visit, host: Host, game: str) -> None:
    page = visit(host.url)
    page.get_by_role("button", name="On this screen").click()
    page.get_by_label("Game").select_option(label=game)
    page.get_by_role("radio", name="At one keyboard").check()
    page.get_by_role("button", name="To the table").click()
    keys = Keys(page)
    expect(page.get_by_role("heading", name="All together: hold your slap keys")).to_be_visible()
    for code in SLAPS.values():
        keys.down(code)
    expect(page.locator(".desk .stack-card-0")).to_have_count(2)
    for code in SLAPS.values():
        keys.up(code)
    over = page.locator(".end h1")
    while not over.is_visible():
        keys.pause(120)
        top = page.locator("#pile").text_content() or ""
        if game == "Slapjack" and "jack" in top.split(",")[0]:
            keys.press(SLAPS["A"])
        for turn in page.locator(".desk:has(.plate) .key").all_inner_texts()[1:2]:
            keys.press(FLIPS[turn])
