"""Host and guests, each in a browser of his own: from the link to the checked deal."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import Company, agree, join, make_table

TABLE = ("--seats", "3", "--pace", "60")
RULES = 'preset = "ratscrew"\n\n[collect]\nwindow_ms = 100\n\n[end]\nflips = 50\n'


@pytest.fixture
def rules(tmp_path: Path) -> str:
    """A rule file: Ratscrew, over after fifty flips at the latest."""
    path = tmp_path / "evening.toml"
    path.write_text(RULES)
    return str(path)


def check_deal(page: Page) -> None:
    """See for oneself that the deal is the one that was promised."""
    page.get_by_text("Check the deal").click()
    found = page.locator(".check-found")
    expect(found.get_by_text("The number that this page drew is in it.")).to_be_visible()
    expect(found.get_by_text("It is the seal given before the first flip.")).to_be_visible()
    expect(found.get_by_text("Shuffled and dealt again here, the seed gives")).to_be_visible()
    expect(found.locator("li.good")).to_have_count(7)
    expect(found.locator("li.bad")).to_have_count(0)


def disagree(host: Page, guest: Page, other: Page) -> None:
    """Have the guest object, the host change a rule, and everyone see what changed."""
    agree(host, other)
    guest.get_by_role("button", name="Ask for other rules").click()
    expect(host.get_by_text("Asks for other rules")).to_be_visible()
    host.get_by_role("button", name="Change the rules").click()
    host.get_by_role("button", name="Wrong slaps").click()
    host.get_by_role("button", name="A wrong slap costs").click()
    host.get_by_role("radio", name="2 cards").click()
    expect(host.get_by_role("button", name="Set back to 1 card")).to_be_visible()
    host.get_by_role("button", name="Propose these rules").click()
    for page in (host, guest, other):
        expect(page.locator(".changed")).to_contain_text("A false slap costs two cards")
        expect(page.get_by_text("Agreed", exact=True)).to_have_count(0)
        expect(page.get_by_role("button", name="Agree", exact=True)).to_be_visible()


def test_friends_meet_disagree_play_and_check_the_deal(
    serve: Serve, visit: Visit, rules: str
) -> None:
    host = visit(serve(*TABLE, "--rules", rules))
    link = make_table(host)
    guest, other = visit(link, 390, 844), visit(link)
    join(guest)
    join(other, "<b>Zoë</b>")
    expect(host.get_by_text("<b>Zoë</b>", exact=True)).to_be_visible()
    disagree(host, guest, other)
    agree(host, guest, other)
    assert not Company(host, guest, other).play(12)

    # One reloads while a hand is on the pile.
    with guest.expect_navigation():
        guest.evaluate("setTimeout(() => location.reload())")
        host.keyboard.press("q")
    expect(guest.locator(".own .seat-cards")).to_be_visible()
    assert not Company(host, guest, other).play(6)

    # One is offline until the others see it, and for a while longer; they play on.
    other.context.set_offline(True)
    expect(other.locator(".trouble")).to_contain_text("Your seat is kept")
    expect(host.locator(".seat-standing")).to_contain_text("away")
    Company(host, guest).play(8)
    other.context.set_offline(False)
    expect(other.locator(".trouble")).to_be_hidden()
    expect(host.locator(".seat-standing")).to_be_hidden()

    assert Company(host, guest, other).play()
    for page in (host, guest, other):
        check_deal(page)
    another_game(host, guest, other)


def another_game(host: Page, guest: Page, other: Page) -> None:
    """Agree to one more; whoever still looks at the last one is told who waits."""
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_text("wants another game")).to_be_visible()
    guest.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Rematch").click()
    for page in (host, guest, other):
        expect(page.locator(".own .seat-cards")).to_be_visible()


def test_nobody_waits_for_seats_that_nobody_wants(serve: Serve, visit: Visit, rules: str) -> None:
    host = visit(serve("--seats", "4", "--pace", "60", "--rules", rules))
    link = make_table(host)
    agree(host)
    deal = host.get_by_role("button", name="Waiting for a friend")
    expect(deal).to_have_attribute("aria-disabled", "true")
    guest = visit(link)
    join(guest)
    deal = host.get_by_role("button", name="Deal with these two")
    expect(deal).to_have_attribute("aria-disabled", "true")
    agree(guest)
    expect(deal).to_have_attribute("aria-disabled", "false")
    deal.click()
    for page in (host, guest):
        expect(page.locator(".own .seat-cards")).to_be_visible()
        expect(page.locator(".seat-name")).to_have_count(1)
