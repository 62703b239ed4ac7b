"""Somebody who plays a game to its end, by what the page shows."""

import re
from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Page

from tests.browser.pressing import AFTER_PAINT, Evaluates, hesitate

Act = Callable[[str], None]

HUMAN = 130
"""No hand answers a card sooner, in ms: a quicker one is taken to be meant for the card before."""

WAIT = 120
"""How long a game may stand still, in s and on a busy machine, before it is called stuck."""

MOVES_MOST = 2_000

AGAIN = 80
"""No hand presses twice sooner, in ms: the page takes a quicker second press for the first."""

LOOK = """last => new Promise((tell) => {
  const look = () => {
    if (document.querySelector(".end h1")) return "end";
    // What was pressed while the server was out of reach has to be pressed again.
    const lost = /Reconnecting|offline/.test(document.querySelector("p.trouble")?.textContent);
    window.outOfReach ||= lost;
    if (lost) return null;
    if (!document.querySelector(".own-plate.plate")) return null;
    const owed = document.querySelector(".stack").getAttribute("aria-label");
    const lies = !document.querySelector(".mat-count.is-hidden");
    const pile = lies ? document.querySelector("#pile").textContent : "";
    const own = document.querySelector(".own .seat-cards").textContent;
    const now = [owed, own, pile].join("\\n");
    const known = now === last && !window.outOfReach;
    window.outOfReach = false;
    return known ? null : now;
  };
  requestAnimationFrame(() => {
    const seen = look();
    @AFTER_PAINT@(() => tell(seen));
  });
})""".replace("@AFTER_PAINT@", AFTER_PAINT)
"""What asks for a press: the end, or the own plate with a table that has changed since.

Nobody answers what is not yet on the screen, so this looks at a frame, and tells after its paint.
"""


class Player:
    """Flips when it is to flip and slaps what may be slapped, as fast as eye and hand can.

    ``seen`` is what asked for the latest press.
    """

    def __init__(self, page: Evaluates, act: Act, *, jacks: bool = False) -> None:
        self.page = page
        self.slaps = 0
        self._act = act
        self._jacks = jacks
        self.seen = ""
        self._pressed = {"flip": 0.0, "slap": 0.0}

    def play(self) -> None:
        """Go on until the final screen."""
        moves, since = 0, monotonic()
        while not self.over:
            assert moves < MOVES_MOST, f"the game was not over after {moves} moves"
            if self.move():
                moves, since = moves + 1, monotonic()
            assert monotonic() - since < WAIT, f"nothing to do after {moves} moves: {self.seen!r}"

    @property
    def over(self) -> bool:
        """Whether this one has seen the end."""
        return self.seen == "end"

    def move(self) -> bool:
        """Look once, answer what has changed, and return whether anything asked for a press."""
        found = self.page.evaluate(LOOK, self.seen)
        if found is None or self.over:
            return False
        self.seen = str(found)
        if not self.over:
            self.answer(self.seen.split("\n"))
        return not self.over

    def answer(self, now: list[str]) -> None:
        """Slap what may be slapped, else flip."""
        if self._is_slap(now[2]):
            hesitate(self.page, HUMAN)
            self.slaps += 1
            self._press("slap")
        else:
            self._press("flip")

    def _press(self, what: str) -> None:
        """Press as soon as a hand can after its last press."""
        rest = AGAIN - 1000 * (monotonic() - self._pressed[what])
        if rest > 0:
            hesitate(self.page, rest)
        self._act(what)
        self._pressed[what] = monotonic()

    def _is_slap(self, pile: str) -> bool:
        ranks = re.findall(r"(\w+) of (?:spades|hearts|diamonds|clubs)", pile)[:3]
        if self._jacks:
            return ranks[:1] == ["jack"]
        return len(ranks) > 1 and ranks[0] in ranks[1:]


def by_keys(page: Page) -> Act:
    """Press the keys that the page names."""
    return lambda what: page.keyboard.press({"flip": "a", "slap": "q"}[what])


def by_taps(page: Page) -> Act:
    """Tap where the stack and the pile lie, whatever is over them."""

    def tapped(what: str) -> None:
        box = page.locator({"flip": ".stack", "slap": ".mat"}[what]).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    return tapped
