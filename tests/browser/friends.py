"""Friends at one table, each with a page of his own."""

from playwright.sync_api import Page, expect

from tests.browser.player import LOOK, Player

PATIENCE = 20
"""How long to wait, in ms, when nobody has anything to do."""

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
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()


def agree(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Agree", exact=True).click()


class Company:
    """People who play on their own pages, until told otherwise."""

    def __init__(self, *players: Player) -> None:
        self.players = players
        self._seen = dict.fromkeys(players, "")

    def play(self, flips: int = MOVES_MOST) -> bool:
        """Play so many moves, and tell whether the game is over before."""
        moves = 0
        while moves < flips:
            acted = [player for player in self.players if self._act(player)]
            moves += len(acted)
            if all(self._seen[player] == "end" for player in self.players):
                return True
            if not acted:
                self.players[0].page.wait_for_timeout(PATIENCE)
        assert flips < MOVES_MOST, "the game was not over after so many moves"
        return False

    def _act(self, player: Player) -> bool:
        found = player.page.evaluate(LOOK, self._seen[player])
        if found is None or self._seen[player] == "end":
            return False
        self._seen[player] = str(found)
        if found != "end":
            player.answer(str(found).split("\n"))
        return bool(found != "end")
