"""What the page keeps in its browser: a reload, a second tab and a crash come back to the card."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from firsthand.verify import verify
from tests.browser.conftest import Visit
from tests.browser.player import LOOK, Player, by_keys
from tests.browser.waiting import wait_until
from tests.folder.conftest import Host
from tests.folder.test_browser import deal, play, saved

ANOTHER_VERSION = """(folder) => new Promise((done) => {
  const opening = indexedDB.open(`firsthand ${folder}`);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("rooms", "readwrite");
    const rooms = writing.objectStore("rooms");
    rooms.openCursor().onsuccess = ({ target: { result } }) => {
      if (!result) return;
      const room = JSON.parse(result.value);
      result.update(JSON.stringify({ ...room, format: room.format + 1 }));
      result.continue();
    };
    writing.oncomplete = () => done(opening.result.close());
  };
})"""
"""Writes the tables as another version would have, whose format this one does not know."""

COUNT = """(folder) => new Promise((done) => {
  const opening = indexedDB.open(`firsthand ${folder}`);
  opening.onsuccess = () => {
    const reading = opening.result.transaction(["rooms", "rows"]);
    const rooms = reading.objectStore("rooms").count();
    const rows = reading.objectStore("rows").count();
    reading.oncomplete = () => done([rooms.result, rows.result], opening.result.close());
  };
})"""
"""How many tables and rows of them are kept."""


def in_the_middle(visit: Visit, host: Host) -> tuple[Page, str]:
    """A page that is to flip in mid-game, and what it shows."""
    page = visit(host.url)
    play(page)
    player = Player(page, by_keys(page))
    moves = 0
    while moves < 4:
        moves += player.move()
    return page, to_flip(page, player.seen)


def play_on(page: Page) -> bool:
    """Go on with a game that stands paused; return whether it did."""
    paused = page.get_by_role("button", name="Paused. Play on")
    if not paused.is_visible():
        return False
    paused.click()
    return True


def to_flip(page: Page, before: str = "") -> str:
    """Wait until the own card is to be flipped, not as ``before``; return what the table shows."""

    def asked() -> str:
        play_on(page)
        return str(page.evaluate(LOOK, before))

    return wait_until(asked, lambda seen: seen.startswith("Flip"))


def shows(page: Page) -> str:
    """What the table shows, as soon as it is in reach."""
    return str(wait_until(lambda: page.evaluate(LOOK, None), lambda seen: seen is not None))


def lasting(seen: str) -> str:
    """What the table shows, without what passes: "10 +2" is said of 12 cards just after a pile."""
    owed, own, pile = seen.split("\n", 2)
    return "\n".join([owed, str(sum(map(int, re.findall(r"\d+", own)))), pile])


def comes_back(page: Page, shown: str) -> None:
    """Expect the same card, and that the game goes on."""
    expect(page.locator(".own-plate.plate")).to_be_visible()
    assert lasting(shows(page)) == lasting(shown)
    to_flip(page)
    page.keyboard.press("a")
    wait_until(lambda: lasting(shows(page)), lambda seen: seen != lasting(shown))


def test_a_reload_comes_back_to_the_same_card(visit: Visit, host: Host) -> None:
    page, shown = in_the_middle(visit, host)
    page.reload()
    comes_back(page, shown)


class Reloads(Player):
    """Reloads the page between its first hand on a pile and the verdict."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, by_keys(page))
        self.slapped = False
        self._reloaded = page

    def move(self) -> bool:
        """Play on first, where the game that came back stands paused."""
        if play_on(self._reloaded):
            self.seen = ""
        return super().move()

    def _press(self, what: str) -> None:
        super()._press(what)
        if what == "slap" and not self.slapped:
            self.slapped = True
            self._reloaded.reload()
            expect(self._reloaded.locator(".own-plate")).to_be_visible()
            # The hand may be lost with the page, and then the same table asks for it again.
            self.seen = ""


@pytest.mark.soak
def test_a_reload_in_mid_race_leaves_a_game_that_goes_on_and_verifies(
    visit: Visit, host: Host
) -> None:
    page = visit(host.url)
    slapped = False
    while not slapped:
        deal(page, host, "ratscrew")
        player = Reloads(page)
        player.play()
        slapped = player.slapped
        saved(page)


@pytest.mark.soak
def test_a_crash_comes_back_to_the_same_card(visit: Visit, host: Host) -> None:
    page, shown = in_the_middle(visit, host)
    url, again = page.url, page.context.new_page()
    with pytest.raises(Error):
        page.goto("chrome://crash")
    again.goto(url)
    comes_back(again, shown)


@pytest.mark.soak
def test_a_second_tab_asks_the_first_and_goes_on_when_that_is_closed(
    visit: Visit, host: Host
) -> None:
    page, shown = in_the_middle(visit, host)
    second = page.context.new_page()
    second.goto(page.url)
    comes_back(second, shown)
    expect(page.get_by_text("Another page has it now")).to_be_visible()
    page.get_by_role("button", name="Back to your game").click()
    shown = to_flip(page)
    expect(second.get_by_text("Another page has it now")).to_be_visible()
    page.close()
    second.get_by_role("button", name="Back to your game").click()
    comes_back(second, shown)


def test_a_table_of_another_version_is_no_more_and_offers_its_record(
    visit: Visit, host: Host
) -> None:
    page, _ = in_the_middle(visit, host)
    table, page = page.url, page.context.new_page()
    page.context.pages[0].close()
    # No page of the folder runs here.
    page.goto(f"{host.url}licences.txt")
    page.evaluate(ANOTHER_VERSION, host.url)
    page.goto(table)
    dialog = page.get_by_role("dialog", name="This table is no more")
    expect(dialog).to_contain_text("another version of Firsthand")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save this game").click()
    assert not verify(Path(saved.value.path()).read_text()).failures
    dialog.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".replay-felt")).to_be_visible()


def test_what_is_kept_can_be_erased(visit: Visit, host: Host) -> None:
    page, _ = in_the_middle(visit, host)
    assert page.evaluate(COUNT, host.url)[0] == 1
    page.goto(host.url)
    page.reload()
    expect(page.get_by_role("button", name="Back to your game")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Erase what is kept here").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase", exact=True).click()
    expect(page.get_by_text("Nothing is kept here any more")).to_be_visible()
    wait_until(lambda: page.evaluate(COUNT, host.url), lambda kept: kept == [0, 0])
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
