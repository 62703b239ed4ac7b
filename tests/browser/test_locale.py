"""Another locale is loaded where an address asks for it, and takes the place of English."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.pictures import Size, fixtures, opened, show
from tests.browser.waiting import wait_for

ASKED = re.compile(r"/assets/(other|pseudo)-\w+\.js")

READ = """() => {
  const found = [];
  const names = ["alt", "aria-label", "placeholder", "title"];
  const walk = document.createTreeWalker(document.body, 1 | 4);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.data);
    else found.push(...names.map((name) => node.getAttribute(name) ?? ""));
  }
  return found.filter(Boolean).join("\\n");
}"""
"""All that is read on a page or aloud, in its order; texts that are cut in two meet again."""

DISGUISED = re.compile("\u202e[^\u202c]*\u202c")
"""A part of a message as the pseudo-locale shows it."""

NAMED = re.compile(
    r"\b(You|Robin|Ann|Ben|Pip|Moss|Zoe|Kit|Bea|Sol|KQTZ|http\S+|(?=[a-f]*[0-9])[0-9a-f]{4,}"
    r"|(10|[2-9AJQK])[SHDC]|JK[12]|[A-Z])\b",
    re.ASCII,
)
"""What is nobody's word: names, codes, addresses, digests, cards as rules write them, and keys."""


class Left(NamedTuple):
    """English words that a page still showed."""

    state: str
    words: list[str]


def english(page: Page) -> list[str]:
    """Return the words on a page that are neither disguised nor names."""
    shown = NAMED.sub("", DISGUISED.sub("", page.evaluate(READ)))
    return re.findall(r"[A-Za-z]{2,}", shown)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with fixtures() as served:
        yield served


TABLES = (
    *("waiting", "empty", "turn", "challenge", "pays", "owed", "slap", "mine", "tie", "late"),
    *("behind", "wrong", "judging", "paused", "knocked", "rebuilt", "unvouched", "lost", "many"),
    *("salute", "plain", "away", "looking", "clamped", "out", "watching_bots", "watching_friends"),
)
LOBBIES = (
    *("hosting", "unready", "lonely", "guest", "changed", "objects", "off", "agreed", "watching"),
    "again",
)
DOORS = ("home", "join", "full", "began", "cleared", "lostway", "nowhere")
TOGETHER = tuple(
    f"{way}-{what}" for way in ("round", "keys") for what in ("gather", "owed", "slap", "frozen")
)
ENDS = ("end", "end-won", "end-lost", "end-quick", "eager")
SIZES = (
    pytest.param(Size(1280, 800), id="1280x800"),
    pytest.param(Size(390, 844), id="390x844", marks=pytest.mark.soak),
)


@pytest.mark.parametrize(
    "states", [TABLES, TOGETHER, LOBBIES, DOORS, ENDS], ids=lambda states: states[0]
)
@pytest.mark.parametrize("size", SIZES)
def test_no_english_is_left_on_any_screen(
    chromium: Browser, address: str, states: tuple[str, ...], size: Size
) -> None:
    page = opened(chromium, size)
    found = []
    for state in states:
        show(page, address, state, 4, "ar-XB")
        found.append(Left(state, english(page)))
    page.context.close()
    assert [left for left in found if left.words] == []


PANELS = {
    "setup": ("home", ".pair li:last-child .tile"),
    "rules": ("home", ".links .link:first-child"),
    "lesson": ("home", ".tiles li:last-child .tile"),
    "settings": ("home", ".links .link:last-child"),
    "here": ("home", ".tiles li:nth-child(2) .tile"),
    "house": ("hosting", ".lobby-rules > .button:has(+ .patterns)"),
    "keeping": ("hosting", ".lobby-rules > .button:last-child"),
    "seat": ("away", ".seat-more >> nth=0"),
    "menu": ("away", ".rail-button:last-child"),
}
"""Where each panel is opened from, and by which button."""


@pytest.mark.parametrize("panel", PANELS)
def test_no_english_is_left_on_any_panel(chromium: Browser, address: str, panel: str) -> None:
    state, button = PANELS[panel]
    page = opened(chromium, Size(1280, 800))
    show(page, address, state, 4, "ar-XB")
    page.locator(button).click()
    page.wait_for_selector("dialog[open], .lesson")
    page.clock.run_for(1000)
    page.wait_for_selector("dialog[open], .coach")
    assert english(page) == []
    page.context.close()


def test_english_that_is_left_is_found(chromium: Browser, address: str) -> None:
    page = opened(chromium, Size(1280, 800))
    show(page, address, "home", 4, "ar-XB")
    page.locator("h1").evaluate("(title) => { title.textContent = 'Ann plays on' }")
    page.locator(".links").evaluate("(links) => links.setAttribute('aria-label', 'More')")
    assert english(page) == ["plays", "on", "More"]
    page.context.close()


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
