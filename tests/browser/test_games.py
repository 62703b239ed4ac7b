"""Whole games in a browser, with taps and with keys alone: two to the last card, two shorter."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Quick, Serve, Visit
from tests.browser.player import Player, by_keys, by_taps

TABLE = ("--seats", "2", "--pace", "20")
RATSCREW_SEED = "3"
SLAPJACK_SEED = "2"


def begin_by_keys(page: Page) -> None:
    """Come to the first button behind the skip link, and press it."""
    expect(page.get_by_role("button", name="Play now")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")


def begin_by_tap(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Play now").tap()


def check_end(page: Page) -> None:
    """See who won, and that the next game is one press away."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share|draw"))
    page.get_by_role("button", name="Rematch").press("Enter")
    expect(page.get_by_role("button", name="Slap the pile")).to_be_visible()


def test_ratscrew_with_taps(serve: Serve, visit: Visit, quick: Quick) -> None:
    page = visit(
        serve(*TABLE, "--seed", RATSCREW_SEED, "--rules", quick("ratscrew")), 390, 844, touch=True
    )
    begin_by_tap(page)
    player = Player(page, by_taps(page))
    player.play()
    assert player.slaps > 0
    check_end(page)


def test_ratscrew_with_keys(serve: Serve, visit: Visit, quick: Quick) -> None:
    page = visit(serve(*TABLE, "--seed", RATSCREW_SEED, "--rules", quick("ratscrew", flips=80)))
    begin_by_keys(page)
    player = Player(page, by_keys(page))
    player.play()
    assert player.slaps > 0
    check_end(page)


def test_slapjack_with_taps(serve: Serve, visit: Visit, quick: Quick) -> None:
    page = visit(
        serve(*TABLE, "--seed", SLAPJACK_SEED, "--rules", quick("slapjack", flips=60)),
        320,
        640,
        touch=True,
    )
    begin_by_tap(page)
    player = Player(page, by_taps(page), jacks=True)
    player.play()
    assert player.slaps > 0
    check_end(page)


def test_slapjack_with_keys(serve: Serve, visit: Visit, quick: Quick) -> None:
    page = visit(serve(*TABLE, "--seed", SLAPJACK_SEED, "--rules", quick("slapjack")))
    begin_by_keys(page)
    player = Player(page, by_keys(page), jacks=True)
    player.play()
    assert player.slaps > 0
    check_end(page)


class Idler(Player):
    """Turns cards, and slaps nothing."""

    def _is_slap(self, _pile: str) -> bool:
        return False


def test_after_a_game_lost_to_fixed_bots_others_that_match_are_offered(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text('preset = "slapjack"\n\n[end]\nflips = 24\n')
    table = ("--seats", "2", "--pace", "450", "--seed", "1", "--bots", "sharp")
    page = visit(serve(*table, "--rules", str(rules)))
    begin_by_keys(page)
    Idler(page, by_keys(page)).play()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pip wins")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    match = page.get_by_role("button", name="Play bots that match")
    expect(match).to_contain_text("They find your pace in the first game")
    match.press("Enter")
    expect(page.get_by_role("button", name="Slap the pile")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_contain_text("This bot keeps your pace.")
    expect(page.get_by_role("dialog")).to_contain_text("It slaps in about 0.65 s.")
