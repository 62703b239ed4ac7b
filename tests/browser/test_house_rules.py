"""House rules on their page: every option is set and read back, and a link takes them along."""

from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from firsthand.notation import parse_rules
from firsthand.rules.choices import GROUPS
from firsthand.rules.sheet import sheet
from firsthand.rules.text import flat_options, write_option
from tests.browser.conftest import Serve, Visit

TABS = {
    "slaps": "Slaps",
    "challenges": "Challenges",
    "wrong": "Wrong slaps",
    "empty": "Empty hands",
    "ties": "Ties",
    "end": "The end",
    "table": "Table",
}
CHOSEN = {"seats.max": "6"}
"""What is chosen where the first other answer contradicts another option."""

CONTRARY = "end.repeat"
"""It is for games without slaps only."""


def choose(page: Page, name: str) -> str:
    """Open an option, choose another of its answers, and return it once the page has it."""
    row = page.locator(f"[data-option='{name}']")
    row.locator(".rule-name").click()
    wanted = CHOSEN.get(name)
    other = f"[value='{wanted}']" if wanted else ":not(:checked)"
    radio = row.locator(f"input[type=radio]{other}").first
    value = radio.get_attribute("value") or ""
    row.locator(f"input[type=radio][value='{value}']").click(force=True)
    expect(row.locator(".mark-changed")).to_be_visible()
    return value


@pytest.mark.soak  # a minute: that each answer reads back is tested without a browser, too
def test_every_option_is_set_on_the_page_and_read_back(serve: Serve, visit: Visit) -> None:
    page = visit(serve())
    page.get_by_role("button", name="Set the table").click()
    chosen = {}
    for group, names in GROUPS.items():
        page.get_by_role("button", name=TABS[group], exact=True).click()
        for name in names:
            if name not in ("slap.patterns", CONTRARY):
                chosen[name] = choose(page, name)
    page.locator(".rules-tab").first.click()
    page.get_by_role("switch", name="Top and bottom").click()
    expect(page.get_by_role("button", name="Set back to none").first).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.get_by_label("Link to these rules").input_value()
    rules = parse_rules(unquote(link.partition("#rules=")[2]))
    said = {name: write_option(value) for name, value in flat_options(rules).items()}
    assert {name: said[name] for name in chosen} == chosen
    assert "top_bottom" in rules.slap.patterns
    page.locator(".rules-tab").nth(5).click()
    row = page.locator(f"[data-option='{CONTRARY}']")
    row.locator(".rule-name").click()
    row.get_by_role("radio", name="nobody wins").click(force=True)
    expect(row.get_by_role("alert")).to_contain_text("That cannot be")
    other = visit(link)
    expect(other.get_by_text("These rules came by a link.")).to_be_visible()
    expect(other.locator(".rules-diff")).to_contain_text(f"{len(chosen) + 1} changes")
    other.get_by_role("button", name="The rule sheet").click()
    words = other.locator(".rules-middle-body")
    for _, lines in sheet(rules):
        for line in lines:
            expect(words).to_contain_text(line)


def test_rules_of_a_link_are_shown_to_one_who_has_a_game_to_come_back_to(
    serve: Serve, visit: Visit
) -> None:
    url = serve()
    page = visit(url)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".plate").first).to_be_visible()
    page.goto("about:blank")
    page.goto(f"{url}#rules=ratscrew%20end.flips%3D40")
    expect(page.get_by_text("These rules came by a link.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Back to your game")).to_be_visible()
