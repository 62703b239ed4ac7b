"""Addresses that lead nowhere, tables that are no more, and a server that is out of reach."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import make_table
from tests.browser.pressing import sit_down
from tests.browser.test_access import violations

SLOW = ("--seats", "2", "--pace", "4000")


STOPPABLE = """(() => {
  const Native = WebSocket;
  let stopped = false;
  let last;
  class Silent {
    constructor() { setTimeout(() => this.onclose?.()); }
    send() {}
    close() {}
  }
  window.WebSocket = function (url) { return stopped ? new Silent() : (last = new Native(url)); };
  window.stop = () => { stopped = true; last.close(); };
  addEventListener("click", () => { stopped = false; }, true);
  addEventListener("click", () => { stopped = true; });
})()"""
"""Lets the server stop, so that it is reached no more but by what a click does at once."""


def code_of(page: Page) -> str:
    return make_table(page).rpartition("/")[2]


@pytest.mark.parametrize("form", ["/J/{}", "/j/{}/", "/j/{}%20", "/j/%20{}", "/j/{lower}"])
def test_a_link_leads_to_its_table_however_it_is_typed(
    serve: Serve, visit: Visit, form: str
) -> None:
    url = serve(*SLOW).rstrip("/")
    code = code_of(visit(url))
    guest = visit(url + form.format(code, lower=code.lower()))
    expect(guest.get_by_label("Your name")).to_be_visible()
    expect(guest).to_have_url(f"{url}/j/{code}")


def test_a_code_in_four_boxes_leads_on(serve: Serve, visit: Visit, axe: str) -> None:
    url = serve(*SLOW).rstrip("/")
    code = code_of(visit(url))
    page = visit(f"{url}/j/QQQQ")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.get_by_text("No table has this code.")).to_be_visible()
    assert violations(page, axe) == []
    box = page.get_by_label("Code of a table")
    box.fill(f"{code.lower()[:2]}-{code.lower()[2:]}x")
    expect(box).to_have_value(code)
    expect(page.locator(".code-box")).to_have_text(list(code))
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_table_that_everybody_left_says_so_and_is_set_again(
    serve: Serve, visit: Visit, axe: str
) -> None:
    url = serve(*SLOW).rstrip("/")
    host = visit(url)
    code = code_of(host)
    host.get_by_role("button", name="Pause and menu").click()
    host.get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("button", name="Play now")).to_be_visible()
    guest = visit(f"{url}/j/{code}")
    expect(guest.get_by_role("heading", name="This table is cleared")).to_be_visible()
    expect(guest.get_by_text("Everybody left just now.")).to_be_visible()
    assert violations(guest, axe) == []
    guest.get_by_role("button", name="Other code").click()
    expect(guest.get_by_role("heading", name="Join a table")).to_be_visible()
    guest.goto(f"{url}/j/{code}")
    guest.get_by_role("button", name="New table, same rules").click()
    expect(guest.get_by_role("heading", name="Who is here")).to_be_visible()
    expect(guest.get_by_role("heading", name="Egyptian Ratscrew")).to_be_visible()


def test_a_server_out_of_reach_has_a_door_and_the_game_comes_back(
    serve: Serve, visit: Visit, axe: str
) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    held = page.locator(".own .seat-cards").inner_text()
    page.context.set_offline(True)
    expect(page.get_by_role("heading", name="Out of reach")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("button", name="Try now")).to_contain_text("by itself in ")
    assert violations(page, axe) == []
    page.context.set_offline(False)
    expect(page.locator(".toast")).to_have_text("You are back.")
    expect(page.locator(".own .seat-cards")).to_have_text(held)


def test_try_now_reaches_the_server_at_once(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(STOPPABLE)
    page.goto(serve(*SLOW))
    sit_down(page)
    held = page.locator(".own .seat-cards").inner_text()
    page.evaluate("window.stop()")
    expect(page.get_by_role("heading", name="Out of reach")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".toast")).to_have_text("You are back.")
    expect(page.locator(".own .seat-cards")).to_have_text(held)


@pytest.mark.parametrize("path", ["/j/", "/J", "/nothing", "/j/%20/"])
def test_an_address_that_leads_nowhere_is_a_door(
    serve: Serve, chromium: Browser, path: str
) -> None:
    url = serve(*SLOW).rstrip("/")
    # A browser says in its console that there is nothing, so nobody listens to that here.
    with chromium.new_context() as context:
        page = context.new_page()
        answer = page.goto(url + path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
        expect(page.get_by_label("Code of a table")).to_have_value("")
        page.get_by_role("button", name="Home").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        expect(page).to_have_url(f"{url}/")
