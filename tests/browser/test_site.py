"""A page that keeps nothing, that is translated, that is offline, and that is set anew."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from firsthand.rules import presets
from tests.browser.conftest import CHROMIUM, QUIET, Quick, Serve, Visit
from tests.browser.friends import join, make_table
from tests.browser.player import by_keys
from tests.browser.pressing import HEAR, expect_heard, sit_down
from tests.browser.test_presets import Flipper

SLOW = ("--seats", "2", "--pace", "4000", "--seed", "3")

JUDGED = 400
"""How long after a press, in ms, the page says that it is being judged, and more."""

BLOCKED = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}"""

TRANSLATE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    const kept = parentElement.closest("script, style, svg, [translate=no]");
    if (!kept && walker.currentNode.data.trim()) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}"""
"""Does to a page what a translator does: its own elements take the place of all texts."""


def test_a_game_starts_and_is_played_where_site_data_is_blocked(
    serve: Serve, visit: Visit, quick: Quick
) -> None:
    page = visit("about:blank")
    page.add_init_script(BLOCKED)
    rules = quick("snap", flips=12)
    page.goto(serve("--seats", "2", "--pace", "20", "--seed", "2", "--rules", rules))
    sit_down(page)
    Flipper(page, by_keys(page)).play()
    page.get_by_role("button", name="Rematch").or_(
        page.get_by_role("button", name="Play bots that match")
    ).first.click()
    expect(page.locator(".own .seat-cards .number")).to_be_visible()


def test_a_browser_that_blocks_site_data_itself_comes_back_to_its_seat(
    serve: Serve, chromium: Browser, tmp_path: Path
) -> None:
    url = serve(*SLOW)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked))
    context = chromium.browser_type.launch_persistent_context(
        tmp_path, executable_path=CHROMIUM, args=QUIET
    )
    page = context.new_page()
    page.goto(url)
    assert page.evaluate("(() => { try { return !localStorage; } catch { return true; } })()")
    sit_down(page)
    code = page.locator(".own .seat-cards").inner_text()
    context.set_offline(True)
    expect(page.locator(".trouble")).to_be_visible()
    context.set_offline(False)
    expect(page.locator(".trouble")).to_be_hidden()
    expect(page.locator(".own .seat-cards")).to_have_text(code)
    context.close()


def test_a_translated_page_shows_what_is_so_now(serve: Serve, visit: Visit) -> None:
    host = visit(serve("--seats", "3", "--pace", "4000"))
    link = make_table(host)
    expect(host.get_by_text("1 of 3")).to_be_visible()
    host.evaluate(TRANSLATE)
    guest = visit(link)
    join(guest, "Ann")
    expect(host.get_by_text("2 of 3")).to_be_visible()
    expect(host.get_by_text("1 of 3")).to_have_count(0)
    expect(host.locator(".lobby-seat-name").get_by_text("Ann")).to_be_visible()
    guest.evaluate(TRANSLATE)
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(guest.get_by_text("the free seat").first).to_be_visible()
    host.get_by_role("button", name="Bot on the free seat").click()
    expect(guest.get_by_text("the free seat")).to_have_count(0)
    expect(host.get_by_text("3 of 3")).to_be_visible()


def test_the_table_is_not_translated(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    expect(page.locator(".table")).to_have_attribute("translate", "no")


def test_a_page_says_at_once_that_it_is_offline(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    page.clock.install()
    page.goto(serve(*SLOW))
    sit_down(page)
    page.evaluate(HEAR)
    page.context.set_offline(True)
    expect(page.locator(".trouble")).to_have_text("You are offline. Your seat is kept.")
    expect_heard(page, "You are offline")
    page.keyboard.press("q")
    page.clock.run_for(JUDGED)
    expect(page.locator(".ribbon")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".trouble")).to_be_hidden()


def test_a_pause_ends_by_one_press_of_what_says_so(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Paused")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Paused. Play on").click()
    expect(page.get_by_role("button", name="Paused")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_changing_the_rules_begins_from_those_of_the_game(serve: Serve, visit: Visit) -> None:
    # After a game lost to bots that keep no one's pace other bots are offered instead, so the
    # game is one against bots that do, where others are usual.
    page = visit(serve("--bots", "sharp", "--seed", "2"))
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name=f"All {len(presets())} games").click()
    page.locator(".is-all").get_by_role("radio", name="Snap").click()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="One seat less").click()
    page.get_by_role("button", name="One seat less").click()
    page.get_by_role("radio", name="Match me").check(force=True)
    pace = page.locator(".setup-table").get_by_role("slider")
    pace.fill("20")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".own .seat-cards .number")).to_be_visible()
    Flipper(page, by_keys(page)).play()
    page.get_by_role("button", name="Change rules").click()
    expect(page.get_by_role("radio", name="Snap").first).to_be_checked()
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("radio", name="Match me")).to_be_checked()
    expect(page.locator(".stepper output")).to_have_text("2")
    expect(pace).to_have_value("20")


def test_moving_the_focus_scrolls_nothing(serve: Serve, visit: Visit) -> None:
    url = serve(*SLOW)
    for size in ((1280, 800), (390, 844), (667, 375)):
        page = visit(url, *size)
        sit_down(page)
        for _ in range(8):
            page.keyboard.press("Tab")
            scrolled = "[...document.querySelectorAll('*')].filter((one) => one.scrollTop > 0)"
            assert page.evaluate(f"{scrolled}.map((one) => one.className)") == []
