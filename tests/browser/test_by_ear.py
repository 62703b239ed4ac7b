"""A match by ear: the spoken text and the transcript alone say all that a player needs."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.pressing import hesitate, see

VOICE = """() => {
  window.spokenTexts = [];
  class Utterance { constructor(text) { this.text = text; } }
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak(spoken) { window.spokenTexts.push(spoken.text); setTimeout(() => spoken.onend?.()); },
    cancel() {},
  } });
  localStorage.setItem("firsthand", JSON.stringify({ call: true }));
}"""
"""A stub that records what a voice would say; the page was told to call the cards."""

NEXT = "from => window.spokenTexts.length > from ? window.spokenTexts.slice(from) : null"
CARD = re.compile(r"(\w+) of (?:spades|hearts|diamonds|clubs)")
HUMAN = 130
WAIT = 60_000
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
            told = self.page.wait_for_function(NEXT, arg=len(self.heard), timeout=WAIT)
            for sentence in told.json_value():
                self.heard.append(sentence)
                self.take_in(sentence)
            self.act()

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
    serve: Serve, visit: Visit, quick: Callable[[str], str]
) -> None:
    page = visit(serve("--seats", "2", "--pace", "60", "--seed", "3", "--rules", quick("ratscrew")))
    page.add_init_script(f"({VOICE})()")
    page.reload()
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    play.click()
    listener = Listener(page)
    listener.play()
    assert listener.over
    # Patterns are never named before they were slapped.
    calls = [text for text in listener.heard if CARD.search(text)]
    assert not any(PATTERNS.search(text) for text in calls)


def test_keys_say_the_pile_the_counts_the_turn_and_the_tries(serve: Serve, visit: Visit) -> None:
    page = visit(serve("--seats", "2", "--pace", "60", "--seed", "3"))
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    play.click()
    expect(page.locator(".own-plate.plate")).to_be_visible()
    status = page.locator("p.unseen[role=status]")
    for key, said in (
        ("1", "pile"),
        ("2", r"You \d+"),
        ("3", "Your flip"),
        ("4", "No challenge|owe"),
    ):
        page.keyboard.press(key)
        expect(status).to_contain_text(re.compile(said))
    page.keyboard.press("a")
    log = page.get_by_role("log", name="What happened")
    expect(log.get_by_role("listitem").filter(has_text=CARD).first).to_be_attached()
    assert log.get_attribute("aria-live") == "off"


def test_your_flip_is_said_each_time(serve: Serve, visit: Visit) -> None:
    page = visit(serve("--seats", "2", "--pace", "60", "--seed", "3"))
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    page.evaluate(
        """() => {
          window.flips = 0;
          const status = document.querySelector("p.unseen[role=status]");
          new MutationObserver(() => {
            window.flips += status.textContent.includes("Your flip.");
          }).observe(status, { childList: true, subtree: true });
        }"""
    )
    play.click()
    for turn in range(1, 4):
        page.wait_for_function("turns => window.flips >= turns", arg=turn, timeout=WAIT)
        expect(page.locator(".own-plate.plate")).to_be_visible()
        see(page)
        page.keyboard.press("a")
