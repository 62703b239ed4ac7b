"""Every rule set that is offered can be chosen, read and played against bots to the end."""

import pytest
from playwright.sync_api import Page, expect

from firsthand import rules
from firsthand.rules import presets
from firsthand.sentences import text
from tests.browser.conftest import Serve, Visit
from tests.browser.player import Player, by_keys

QUICK = ("ratscrew_ten_stops", "slapjack_call")
SLOW = tuple(name for name in presets() if name not in QUICK)


class Flipper(Player):
    """Somebody who flips and never slaps."""

    def _is_slap(self, pile: str) -> bool:
        del pile
        return False


def title(name: str) -> str:
    return text(rules.title(name))


def choose(page: Page, name: str) -> None:
    """Choose a rule set among all that are offered, and find its rule sheet beside it."""
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name=f"All {len(presets())} games").click()
    called = page.locator("b").get_by_text(title(name), exact=True)
    page.locator(".is-all .game").filter(has=called).get_by_role("radio").click()
    page.get_by_role("button", name="The rule sheet").click()
    sheet = page.get_by_role("region", name=f"Rules of {title(name)}", exact=True)
    for heading in ("Your turn", "Winning a pile", "The end"):
        expect(sheet).to_contain_text(heading)


def play(page: Page, name: str) -> None:
    choose(page, name)
    page.get_by_role("button", name="Deal", exact=True).click()
    Flipper(page, by_keys(page)).play()
    expect(page.locator(".result")).to_contain_text(title(name))


@pytest.mark.parametrize("name", QUICK)
def test_a_preset_is_played_to_the_end(serve: Serve, visit: Visit, name: str) -> None:
    play(visit(serve("--seats", "2", "--pace", "20", "--bots", "sharp", "--seed", "2")), name)


@pytest.mark.soak
@pytest.mark.parametrize("name", SLOW)
def test_each_other_preset_is_played_to_the_end(serve: Serve, visit: Visit, name: str) -> None:
    play(visit(serve("--seats", "2", "--pace", "20", "--bots", "sharp", "--seed", "2")), name)
