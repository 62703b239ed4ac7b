"""What a player meets at the table besides the game itself."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Quick, Serve, Visit
from tests.browser.player import Player, by_keys
from tests.browser.pressing import HOLD, KEEP, expect_kept
from tests.browser.waiting import wait_until

SLOW = ("--pace", "4000", "--seed", "3")

WATCH = """() => {
  window.moving = [];
  const seen = (nodes) => [...nodes].some((node) => node.matches?.(".fan-card"));
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => seen(addedNodes))) return;
    const running = document.getAnimations().filter(({ playState }) => playState === "running");
    window.moving.push(running.length);
  }).observe(document.querySelector("#app"), { childList: true, subtree: true });
}"""
"""Counts what moves whenever a card comes into the page."""


def sit_down(page: Page) -> None:
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    play.click()
    expect(page.locator(".plate")).to_be_visible()


def test_nothing_moves_when_a_card_is_painted(serve: Serve, visit: Visit, quick: Quick) -> None:
    rules = quick("slapjack", flips=40)
    page = visit(serve("--seats", "2", "--pace", "20", "--seed", "2", "--rules", rules))
    sit_down(page)
    page.evaluate(WATCH)
    Player(page, by_keys(page), jacks=True).play()
    moving = page.evaluate("window.moving")
    assert len(moving) > 10
    assert set(moving) == {0}


def test_a_flip_out_of_turn_is_refused_with_its_reason(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    expect(page.locator(".seat.plate")).to_be_visible()
    page.keyboard.press("a")
    expect(page.locator(".toast")).to_contain_text("turn")


def test_a_pause_stops_the_table_and_go_on_ends_it(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    page.get_by_role("button", name="Pause and menu").click()
    expect(page.get_by_role("dialog", name="Paused")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".trouble")).to_be_hidden()


def test_leaving_leads_home(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("heading", name="Firsthand")).to_be_visible()


def test_a_reload_comes_back_to_the_seat(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    code = page.locator(".own .seat-cards").text_content()
    page.reload()
    expect(page.locator(".own .seat-cards")).to_have_text(code or "")
    expect(page.locator(".plate")).to_be_visible()


def test_more_seats_than_a_game_has_are_refused_with_the_reason(serve: Serve, visit: Visit) -> None:
    page = visit(serve())
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("radio", name="Slapjack See a jack").check(force=True)
    for _ in range(4):
        page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_text("Slapjack is for 2 to 6 seats, so 6 it is.")).to_be_visible()
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.locator(".seat")).to_have_count(5)


def test_a_slap_shows_at_once_and_its_verdict_says_why(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(HOLD)
    page.goto(serve("--seats", "2", *SLOW))
    sit_down(page)
    page.evaluate("window.hold()")
    page.evaluate(KEEP, ".mat .hand")
    page.keyboard.press("q")
    wait_until(lambda: page.evaluate("window.kept.length"), bool)
    page.evaluate(KEEP, ".ribbon.is-none, [aria-label='Photo finish']")
    page.evaluate("window.release()")
    expect_kept(page, "You, not a slap")
    expect_kept(page, "Not a slap")
