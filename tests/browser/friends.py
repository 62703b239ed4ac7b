"""Friends at one table, each with a page of his own."""

from time import monotonic

from playwright.sync_api import Page, expect

from tests.browser.player import WAIT, Player, by_keys

MOVES_MOST = 4_000


def make_table(page: Page) -> str:
    """Make a table for friends, and return its link."""
    page.get_by_role("button", name="With friends").click()
    return page.get_by_label("Link to this table").input_value()


def join(page: Page, name: str = "") -> None:
    """Sit down at the table whose link the page was opened with."""
    if name:
        page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name="Who is here")).to_be_visible()


def agree(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Agree", exact=True).click()


class Company:
    """People who look at the table anew, each on his own page, and play until told otherwise."""

    def __init__(self, *pages: Page) -> None:
        self.players = tuple(Player(page, by_keys(page)) for page in pages)

    def play(self, flips: int = MOVES_MOST) -> bool:
        """Play so many moves, and tell whether the game is over before."""
        moves, since = 0, monotonic()
        while moves < flips:
            made = sum(player.move() for player in self.players)
            if all(player.over for player in self.players):
                return True
            if made:
                moves, since = moves + made, monotonic()
            assert monotonic() - since < WAIT, f"nobody had anything to do after {moves} moves"
        assert flips < MOVES_MOST, "the game was not over after so many moves"
        return False
