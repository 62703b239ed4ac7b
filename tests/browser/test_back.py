"""The browser's back button, and pages that were copied: a game that runs is not lost."""

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import join, make_table
from tests.browser.pressing import sit_down

SLOW = ("--seats", "2", "--pace", "4000", "--seed", "3")


def cards(page: Page) -> str:
    """Return how many cards the own seat holds, as the page says it."""
    shown = page.locator(".own .seat-cards .number")
    expect(shown).to_be_visible()
    return shown.inner_text()


def expect_cards(page: Page, held: str) -> None:
    """Wait until the page says that the own seat holds so many cards."""
    expect(page.locator(".own .seat-cards .number")).to_have_text(held)


def hear_of_line(socket: WebSocket) -> None:
    """Wait until the server tells once more how the line is, as it does every other second."""
    socket.wait_for_event("framereceived", lambda frame: '"type":"line"' in str(frame))


def test_back_leads_home_with_the_game_kept_and_forward_returns(serve: Serve, visit: Visit) -> None:
    url = serve(*SLOW)
    page = visit(url)
    sit_down(page)
    address, held = page.url, cards(page)
    assert address != url
    page.go_back()
    expect(page.get_by_role("heading", name="Firsthand")).to_be_visible()
    expect(page).to_have_url(url)
    back = page.get_by_role("button", name="Back to your game")
    expect(back).to_contain_text(f"Egyptian Ratscrew, {held} cards")
    page.go_forward()
    expect_cards(page, held)
    expect(page).to_have_url(address)
    page.go_back()
    back.click()
    expect_cards(page, held)
    expect(page).to_have_url(address)


def test_a_game_waits_while_its_only_player_is_at_home(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    with page.expect_websocket() as dialled:
        page.goto(serve("--seats", "2", "--pace", "60", "--seed", "3"))
    sit_down(page)
    page.go_back()
    back = page.get_by_role("button", name="Back to your game")
    hear_of_line(dialled.value)
    held = back.inner_text()
    hear_of_line(dialled.value)
    assert back.inner_text() == held
    page.reload()
    expect(back).to_contain_text(held.splitlines()[-1])
    back.click()
    cards(page)


def test_another_game_from_home_gives_the_old_one_up(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    first = page.url
    page.go_back()
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Deal", exact=True).click()
    cards(page)
    expect(page).not_to_have_url(first)
    page.keyboard.press("a")
    expect(page.locator(".fan-card").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="Back to your game")).to_have_count(0)


def test_back_from_a_table_of_friends_keeps_the_seat(serve: Serve, visit: Visit) -> None:
    host = visit(serve(*SLOW))
    guest = visit(make_table(host))
    join(guest, "Ann")
    host.go_back()
    expect(guest.get_by_text("Away", exact=True)).to_be_visible()
    host.get_by_role("button", name="Back to your game").click()
    expect(host.get_by_role("heading", name="Who is here")).to_be_visible()
    expect(guest.get_by_text("Away", exact=True)).to_be_hidden()


def test_a_page_that_was_copied_has_the_way_back_to_its_game(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    held, key = cards(page), page.evaluate("sessionStorage.getItem('firsthand.seat')")
    with page.context.expect_page() as opened:
        page.evaluate("window.open(location.href, '_blank')")
    copy = opened.value
    copy.wait_for_load_state()
    copy.evaluate("(key) => sessionStorage.setItem('firsthand.seat', key)", key)
    copy.reload()
    expect_cards(copy, held)
    back = page.get_by_role("button", name="Back to your game")
    expect(back).to_be_visible()
    copy.close()
    back.click()
    expect_cards(page, held)
    page.reload()
    expect_cards(page, held)


def test_a_game_against_bots_that_is_not_ones_own_is_no_page(serve: Serve, visit: Visit) -> None:
    url = serve(*SLOW)
    page = visit(url)
    sit_down(page)
    other = visit(page.url)
    expect(other.locator("main h1")).to_be_visible()
    expect(other.locator(".table")).to_have_count(0)
