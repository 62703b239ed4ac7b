"""Somebody who plays a game to its end, by what the page shows."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

Act = Callable[[str], None]

HUMAN = 130
"""No hand answers a card sooner, in ms: a quicker one is taken to be meant for the card before."""

WAIT = 20_000
MOVES_MOST = 2_000

LOOK = """last => {
  if (document.querySelector(".end h1")) return "end";
  if (!document.querySelector(".own-plate.plate")) return null;
  const owed = document.querySelector(".stack").getAttribute("aria-label");
  const lies = !document.querySelector(".mat-count.is-hidden");
  const pile = lies ? document.querySelector("#pile").textContent : "";
  const own = document.querySelector(".own .seat-cards").textContent;
  const now = [owed, own, pile].join("\\n");
  return now === last ? null : now;
}"""
"""What asks for a press: the end, or the own plate with a table that has changed since."""


class Player:
    """Flips when it is to flip and slaps what may be slapped, as fast as a hand can."""

    def __init__(self, page: Page, act: Act, *, jacks: bool = False) -> None:
        self.page = page
        self.slaps = 0
        self._act = act
        self._jacks = jacks

    def play(self) -> None:
        """Go on until the final screen."""
        seen = ""
        for _ in range(MOVES_MOST):
            found = self.page.wait_for_function(LOOK, arg=seen, timeout=WAIT).json_value()
            seen = str(found)
            if seen == "end":
                return
            self.answer(seen.split("\n"))
        raise AssertionError(f"the game was not over after {MOVES_MOST} moves")

    def answer(self, now: list[str]) -> None:
        """Slap what may be slapped, else flip."""
        if self._is_slap(now[2]):
            self.page.wait_for_timeout(HUMAN)
            self.slaps += 1
            self._act("slap")
        else:
            self._act("flip")

    def _is_slap(self, pile: str) -> bool:
        ranks = re.findall(r"(\w+) of (?:spades|hearts|diamonds|clubs)", pile)[:3]
        if self._jacks:
            return ranks[:1] == ["jack"]
        return len(ranks) > 1 and ranks[0] in ranks[1:]


AGAIN = 80
"""No hand presses twice sooner, in ms: the page takes a quicker second press for the first."""


def by_keys(page: Page) -> Act:
    """Press the keys that the page names, each time after as long as a hand needs."""

    def pressed(what: str) -> None:
        page.wait_for_timeout(AGAIN)
        page.keyboard.press({"flip": "a", "slap": "q"}[what])

    return pressed


def by_taps(page: Page) -> Act:
    """Tap where the stack and the pile lie, whatever is over them."""

    def tapped(what: str) -> None:
        box = page.locator({"flip": ".stack", "slap": ".mat"}[what]).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    return tapped
