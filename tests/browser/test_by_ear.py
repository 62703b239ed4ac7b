"""A match by ear: the spoken text and the transcript alone say all that a player needs."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Quick, Serve, Visit
from tests.browser.pressing import HEAR, heard, hesitate, see, sit_down
from tests.browser.waiting import wait_until

VOICE = """() => {
  window.spokenTexts = [];
  window.spokenRates = new Set();
  class Utterance { constructor(text) { this.text = text; } }
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak(spoken) {
      window.spokenTexts.push(spoken.text);
      window.spokenRates.add(spoken.rate);
      setTimeout(() => spoken.onend?.());
    },
    cancel() {},
  } });
  localStorage.setItem("firsthand", JSON.stringify({ call: true, callRate: 150 }));
}"""
"""A stub that records what a voice would say; the page was told to call the cards, and how fast."""

NEXT = "from => window.spokenTexts.slice(from)"
CARD = re.compile(r"(\w+) of (?:spades|hearts|diamonds|clubs)")
HUMAN = 130
SENTENCES_MOST = 4_000
PATTERNS = re.compile(r"double|sandwich|pair|slap it|can be slapped", re.IGNORECASE)


class Listener:
    """Plays by what is said: the ranks of the pile are counted from the spoken cards alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self.pile: list[str] = []
        self.over = False
        self.to_flip = False

    def play(self) -> None:
        while not self.over and len(self.heard) < SENTENCES_MOST:
            for sentence in wait_until(self.more, bool):
                self.heard.append(sentence)
                self.take_in(sentence)
            self.act()

    def more(self) -> list[str]:
        """Return what was said since."""
        told: list[str] = self.page.evaluate(NEXT, len(self.heard))
        return told

    def take_in(self, sentence: str) -> None:
        if re.search(r"\btakes? \d+ cards?\b|\d+ cards? (?:is|are) yours", sentence):
            self.pile = []
        self.pile += CARD.findall(sentence)
        self.over = self.over or "The game is over" in sentence
        self.to_flip = self.to_flip or "Your flip" in sentence or "Take the pile" in sentence

    def act(self) -> None:
        see(self.page)
        if len(self.pile) > 1 and self.pile[-1] in self.pile[-3:-1]:
            hesitate(self.page, HUMAN)
            self.page.keyboard.press("q")
            self.pile = []
        elif self.to_flip:
            self.to_flip = False
            self.page.keyboard.press("a")


def test_a_match_is_played_from_the_spoken_text_alone(
    serve: Serve, visit: Visit, quick: Quick
) -> None:
    rules = quick("ratscrew", flips=100)
    page = visit("about:blank")
    page.add_init_script(f"({VOICE})()")
    page.goto(serve("--seats", "2", "--pace", "60", "--seed", "3", "--rules", rules))
    sit_down(page)
    listener = Listener(page)
    listener.play()
    assert listener.over
    # Patterns are never named before they were slapped.
    calls = [text for text in listener.heard if CARD.search(text)]
    assert not any(PATTERNS.search(text) for text in calls)
    assert page.evaluate("[...window.spokenRates]") == [1.5]


def ask(page: Page, key: str, answer: str) -> None:
    """Press a key that asks for something, and wait until the answer is said."""
    before = len(heard(page))
    page.keyboard.press(key)
    wait_until(
        lambda: heard(page)[before:], lambda told: any(re.search(answer, one) for one in told)
    )


def test_keys_say_the_pile_the_counts_the_turn_and_the_tries(serve: Serve, visit: Visit) -> None:
    page = visit(serve("--seats", "2", "--pace", "60", "--seed", "3"))
    sit_down(page)
    expect(page.locator(".own-plate.plate")).to_be_visible()
    log = page.get_by_role("log", name="What happened")
    expect(log).to_be_attached()
    page.evaluate(HEAR)
    ask(page, "1", "pile")
    ask(page, "2", r"You \d+")
    ask(page, "3", "Your flip")
    ask(page, "4", "No challenge|owe")
    page.keyboard.press("a")
    expect(log.get_by_role("listitem").filter(has_text=CARD).first).to_be_attached()
    expect(log).to_have_attribute("aria-live", "off")


def wait_for_flip(page: Page, turn: int) -> None:
    """Wait until "Your flip." was said for the turn with this number, from 1."""
    wait_until(
        lambda: sum("Your flip." in told for told in heard(page)), lambda turns: turns >= turn
    )


def test_your_flip_is_said_each_time(serve: Serve, visit: Visit) -> None:
    page = visit(serve("--seats", "2", "--pace", "60", "--seed", "3", "--rules", "slapjack"))
    page.evaluate(HEAR)
    sit_down(page)
    for turn in range(1, 4):
        wait_for_flip(page, turn)
        expect(page.locator(".own-plate.plate")).to_be_visible()
        see(page)
        page.keyboard.press("a")
