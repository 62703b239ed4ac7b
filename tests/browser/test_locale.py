"""Another locale is loaded where an address asks for it, and takes the place of English."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Serve, Visit
from tests.browser.waiting import wait_for

ASKED = re.compile(r"/assets/(other|pseudo)-\w+\.js")


def test_the_pseudo_locale_takes_the_place_of_english(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    url = serve("--pace", "1000")
    page.goto(f"{url}?locale=ar-XB")
    root = page.locator("html")
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("lang", "ar-XB-u-nu-arab")
    wait_for(lambda: sum(ASKED.search(one) is not None for one in asked), 2)
    page.locator(".play-now").click()
    chips = page.locator(".chip")
    expect(chips.first).to_contain_text("\u202eDóóúúbléé\u202c")


def test_english_asks_for_no_locale(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(re.compile("/assets/lazy-parts-")):
        page.goto(serve())
    assert [one for one in asked if ASKED.search(one)] == []
    expect(page.locator("html")).to_have_attribute("lang", "en")
