"""What there is for a player who is out of a game that bots play on."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.player import HUMAN
from tests.browser.pressing import HEAR, expect_heard, heard, see_still, sit_down
from tests.browser.test_access import violations

RULES = (
    'preset = "ratscrew"\n\n[slap]\nonce_per_card = false\n\n'
    '[penalty]\ncount = 9\nwhen_empty = "eliminate"\n'
)

SHORT = RULES + "\n[end]\nflips = 24\n"
"""Over soon after somebody was out, and long enough to press a button before."""

SLAPS_MOST = 300


def lose(page: Page) -> None:
    """Slap in vain until no card is left, and once more."""
    out = page.locator(".own-out")
    for _ in range(SLAPS_MOST):
        if out.count():
            break
        # A hand that comes sooner is taken to be meant for the card before, and is free.
        see_still(page, HUMAN)
        page.keyboard.press("q")
    expect(page.get_by_text("You are out.").first).to_be_visible()


def test_axe_finds_nothing_at_the_place_of_who_is_out(
    serve: Serve, visit: Visit, axe: str, tmp_path: Path
) -> None:
    rules = tmp_path / "harsh.toml"
    rules.write_text(RULES)
    page = visit(serve("--seats", "3", "--pace", "5000", "--seed", "3", "--rules", str(rules)))
    sit_down(page)
    page.keyboard.press("a")
    expect(page.locator(".fan-card").first).to_be_visible()
    lose(page)
    assert violations(page, axe) == []
    see = page.get_by_role("button", name="See the end")
    expect(see).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".own-out")).to_be_visible()


def test_a_player_who_is_out_plays_again_or_sees_the_end_sooner(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(SHORT)
    page = visit(serve("--seats", "3", "--pace", "1200", "--seed", "3", "--rules", str(rules)))
    sit_down(page)
    page.evaluate(HEAR)
    lose(page)
    expect_heard(page, "You are out. ")
    again = page.get_by_role("button", name="Play again")
    again.click()
    expect(page.locator(".rail-match")).to_contain_text("Game 2")
    expect(page.locator(".own .seat-cards .number")).to_be_visible()
    assert sum("You are out. " in said for said in heard(page)) == 1
    lose(page)
    see = page.get_by_role("button", name="See the end")
    see.click()
    expect(see).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".end h1")).to_be_visible()
