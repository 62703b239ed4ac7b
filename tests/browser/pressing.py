"""Fingers and keys as machines send them, and what the page says of them to the server."""

from time import time
from typing import Any, Protocol

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.waiting import wait_for, wait_until

LISTEN = """() => {
  const send = WebSocket.prototype.send;
  window.said = [];
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (["flip", "slap", "collect"].includes(message.type)) window.said.push(message);
    return send.call(this, text);
  };
}"""
"""Notes what the page sends to the server."""

HEAR = """() => {
  window.heard = [];
  const place = document.querySelector("[aria-live=polite]");
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => window.heard.push(place.textContent)).observe(place, options);
}"""
"""Notes what a screen reader is told."""

KEEP = """(selector) => {
  window.kept = [];
  const note = () => {
    for (const { textContent } of document.querySelectorAll(selector))
      if (textContent !== window.kept.at(-1)) window.kept.push(textContent);
  };
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document, options);
}"""
"""Notes what is shown of a kind for a moment only."""

AZERTY = {"KeyQ": "a", "KeyA": "q", "KeyW": "z", "KeyZ": "w", "Semicolon": "m"}


AFTER_PAINT = """((then) => {
  let hops = 2;
  const painted = new MessageChannel();
  painted.port1.onmessage = () => (--hops > 0 ? painted.port2.postMessage(null) : then());
  painted.port2.postMessage(null);
})"""
"""Calls back from a frame once that is painted, and once the page has noted so by one message."""

PAINTED = (
    """() => new Promise((tell) => requestAnimationFrame(() => @AFTER_PAINT@(tell)))""".replace(
        "@AFTER_PAINT@", AFTER_PAINT
    )
)


HESITATE = """(ms) => new Promise((tell) => {
  const began = performance.now();
  const look = () => (performance.now() - began < ms ? requestAnimationFrame(look) : tell());
  look();
})"""

STILL = """(ms) => new Promise((tell) => {
  const shown = () => document.querySelector(".mat")?.textContent;
  let [pile, since] = [shown(), performance.now()];
  const look = (now) => {
    if (shown() !== pile) [pile, since] = [shown(), now];
    if (document.querySelector(".own-out") || performance.now() - since >= ms) tell();
    else requestAnimationFrame(look);
  };
  look(since);
})"""


HOLD = """(() => {
  const waiting = [];
  let held = false;
  let take;
  window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
      take = hear;
      super.onmessage = hear && ((event) => (held ? waiting.push(event) : hear(event)));
    }
  };
  window.hold = () => { held = true; };
  window.release = () => {
    held = false;
    waiting.splice(0).forEach((event) => take(event));
  };
})()"""
"""Lets a test keep from a page what its server says, until it is released."""


class Evaluates(Protocol):
    """A page of whatever browser, which calls functions of JavaScript."""

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """Call a function, and return what it returns or promises."""


def hesitate(page: Evaluates, ms: float) -> None:
    """Let a hand take its time, by the clock that the page measures it by."""
    page.evaluate(HESITATE, ms)


def see_still(page: Page, ms: float) -> None:
    """Wait until the pile has stood still for so long that a hand can be meant for it."""
    page.evaluate(STILL, ms)


def see(page: Page) -> None:
    """Wait until what is in the page has been painted: nobody answers anything sooner."""
    page.evaluate(PAINTED)


def listen(page: Page) -> None:
    """Note from now on what the page asks of the server."""
    page.evaluate(LISTEN)


def said(page: Page) -> list[str]:
    """Return the acts that were asked for so far, in order."""
    return [message["type"] for message in page.evaluate("window.said")]


def heard(page: Page) -> list[str]:
    """Return what a screen reader was told since `HEAR`."""
    found: list[str] = page.evaluate("window.heard")
    return found


def expect_said(page: Page, *acts: str) -> None:
    """Wait until these acts were asked for, in this order, and see that nothing more comes."""
    wait_for(lambda: said(page), list(acts))
    see(page)
    assert said(page) == list(acts)


def expect_heard(page: Page, words: str) -> None:
    """Wait until a screen reader was told these words since `HEAR`, alone or among others."""
    wait_until(lambda: heard(page), lambda told: any(words in one for one in told))


def expect_kept(page: Page, words: str) -> None:
    """Wait until these words were shown, for however short a time, since `KEEP`."""
    kept = "window.kept.map((text) => text.replace(/\\s+/g, ' '))"
    wait_until(lambda: page.evaluate(kept), lambda texts: any(words in text for text in texts))


def resize(page: Page, width: int, height: int) -> None:
    """Give a page's window another size, and wait until it is laid out for that."""
    page.set_viewport_size({"width": width, "height": height})
    wait_for(lambda: page.evaluate("[innerWidth, innerHeight]"), [width, height])
    see(page)


def sit_down(page: Page) -> None:
    """Take a seat at a table against bots."""
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "false")
    play.click()
    expect(page.locator(".own .seat-cards .number")).to_be_visible()


class Clock:
    """The time of presses, told to the browser with each: so a slow machine changes nothing."""

    def __init__(self) -> None:
        self.now = time()

    def pause(self, ms: float) -> None:
        """Let some time pass before the next press."""
        self.now += ms / 1000


class Fingers(Clock):
    """Fingers on a touch screen: each has a number and a place."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._page = page
        self._down: dict[int, dict[str, float]] = {}

    def press(self, *fingers: tuple[int, str, float]) -> None:
        """Put fingers down at once: number, what they touch, and how far right of its middle."""
        for number, selector, right in fingers:
            box = self._page.locator(selector).bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2
            self._down[number] = {"x": x, "y": y, "id": number}
        self._send("touchStart", list(self._down.values()))

    def lift(self, *numbers: int) -> None:
        """Lift some fingers, or all."""
        self._send("touchEnd", [self._down.pop(number) for number in numbers])
        if not numbers:
            self._down = {}

    def cancel(self) -> None:
        """The device takes all fingers for a gesture of its own."""
        self._send("touchCancel", [])
        self._down = {}

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        told = {"type": kind, "touchPoints": points, "timestamp": self.now}
        self._cdp.send("Input.dispatchTouchEvent", told)


class Mouse(Clock):
    """A mouse over something."""

    def __init__(self, page: Page, selector: str) -> None:
        super().__init__()
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        box = page.locator(selector).bounding_box()
        assert box is not None
        self._at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def click(self) -> None:
        """Press the button and let it go."""
        for kind in ("mousePressed", "mouseReleased"):
            told = {"type": kind, **self._at, "button": "left", "clickCount": 1}
            self._cdp.send("Input.dispatchMouseEvent", {**told, "timestamp": self.now})


class Keys(Clock):
    """Keys of a keyboard whose signs may lie elsewhere than on an American one."""

    def __init__(self, page: Page, layout: dict[str, str] | None = None) -> None:
        super().__init__()
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._layout = layout or {}

    def down(self, code: str, *, repeats: bool = False) -> None:
        """Press a key down, by its place."""
        self._send("keyDown", code, repeats=repeats)

    def up(self, code: str) -> None:
        """Let a key go."""
        self._send("keyUp", code)

    def press(self, code: str) -> None:
        """Press a key and let it go."""
        self.down(code)
        self.up(code)

    def _send(self, kind: str, code: str, *, repeats: bool = False) -> None:
        key = " " if code == "Space" else self._layout.get(code, code.removeprefix("Key"))
        key = key.lower() if len(key) == 1 else key
        number = {"Space": 32, "Enter": 13}.get(code, ord(key.upper()[0]))
        told = {"type": kind, "code": code, "key": key, "windowsVirtualKeyCode": number}
        text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
        more = {"autoRepeat": repeats, "timestamp": self.now}
        self._cdp.send("Input.dispatchKeyEvent", {**told, **text, **more})
