"""One screen that several people share: round a tablet by touch, and at one keyboard."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.pressing import Fingers, Keys, hesitate, see
from tests.browser.waiting import wait_for, wait_until

LISTEN = """() => {
  const send = WebSocket.prototype.send;
  window.frames_ = [];
  window.asked = [];
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === "frame") window.frames_.push(message.moves);
    else window.asked.push(message.type);
    return send.call(this, text);
  };
}"""
"""Notes what the page sends: the moves of each frame, and the kinds of all other messages."""

SLOW = ("--pace", "5000")


def sit(page: Page, people: int, way: str) -> None:
    """Sit down with so many people at this screen."""
    page.get_by_role("button", name="On this screen").click()
    for _ in range(people - 2):
        page.get_by_role("button", name="People: one more").click()
    page.get_by_role("radio", name=way).check()
    page.evaluate(LISTEN)
    page.get_by_role("button", name="To the table").click()


def frames(page: Page) -> list[list[dict[str, Any]]]:
    """Return the moves that the page has sent, frame by frame."""
    found: list[list[dict[str, Any]]] = page.evaluate("window.frames_")
    return found


def wedges(people: int) -> list[tuple[int, str, float]]:
    """Return a finger for every wedge."""
    return [(seat, f'[data-wedge="{seat}"]', 0) for seat in range(people)]


def test_six_hands_round_a_tablet_agree_slap_in_one_frame_and_lose_no_race_to_the_device(
    serve: Serve, visit: Visit
) -> None:
    page = visit(serve(*SLOW), 1180, 820, touch=True)
    sit(page, 6, "Round this screen")
    fingers = Fingers(page)
    expect(page.locator(".band-words", has_text="Slap here to begin")).to_have_count(6)
    fingers.press(*wedges(6))
    fingers.lift()
    expect(page.locator(".station .stack-card-0")).to_have_count(6)
    fingers.pause(1000)
    fingers.press((0, ".station:has(.plate) .stack", 0))
    fingers.lift()
    expect(page.locator(".strip .card")).to_have_count(6)
    see(page)
    fingers.pause(1000)
    fingers.press(*wedges(6))
    (moves,) = wait_until(lambda: frames(page)[1:], lambda sent: len(sent) == 1)
    assert sorted(move["seat"] for move in moves) == list(range(6))
    assert len({move["c"] for move in moves}) == 1
    expect(
        page.locator(".band-words.is-none, .band-words.is-won, .band-words.is-tie")
    ).to_have_count(6)
    fingers.lift()
    fingers.pause(1000)
    fingers.press(*wedges(4))
    fingers.cancel()
    expect(page.get_by_text("turn off its gestures")).to_be_visible()
    wait_for(lambda: page.evaluate("window.asked.filter((kind) => kind === 'interrupt').length"), 1)


def give_handicap(page: Page, words: str) -> None:
    """Let the second person's hands count earlier, before the deal."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Who sits where").click()
    handicap = page.get_by_label("How much earlier the hands of").nth(1)
    handicap.select_option(label=words)
    wait_for(lambda: "handicap" in page.evaluate("window.asked"), wanted=True)
    expect(handicap.locator("option:checked")).to_have_text(words)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_three_at_one_keyboard_are_heard_together_play_and_one_of_them_leaves(
    serve: Serve, visit: Visit
) -> None:
    page = visit(serve(*SLOW), 1280, 800)
    sit(page, 3, "At one keyboard")
    keys = Keys(page, {"Semicolon": ";"})
    expect(page.get_by_role("heading", name="All together: hold your slap keys")).to_be_visible()
    give_handicap(page, "90 ms earlier")
    for code in ("KeyQ", "KeyT", "KeyP"):
        keys.down(code)
    expect(page.locator(".desk .stack-card-0")).to_have_count(3)
    for code in ("KeyQ", "KeyT", "KeyP"):
        keys.up(code)
    keys.pause(1000)
    turn = page.locator(".desk:has(.plate) .key").nth(1)
    keys.press({"A": "KeyA", "G": "KeyG", ";": "Semicolon"}[turn.inner_text()])
    expect(page.locator(".mat .fan-card")).to_have_count(1)
    see(page)
    keys.pause(1000)
    for code in ("KeyQ", "KeyT", "KeyP"):
        keys.press(code)
    slaps = wait_until(
        lambda: [move for sent in frames(page) for move in sent if move["type"] == "slap"],
        lambda sent: len(sent) == 3,
    )
    assert [slap["seat"] for slap in slaps] == [0, 1, 2]
    expect(page.locator(".ribbon")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Who sits where").click()
    name = page.get_by_label("Name of").first
    name.fill("Zoe")
    name.press("Tab")
    expect(page.locator(".desk").first).to_contain_text("Zoe")
    page.get_by_role("button", name="Zoe leaves").click()
    expect(page.locator(".desk").first).to_contain_text("left")


PADS = """() => {
  const up = () => Array.from({ length: 17 }, () => ({ pressed: false }));
  const pad = (index) => ({ index, buttons: up() });
  window.pads = [pad(0), pad(1)];
  navigator.getGamepads = () => window.pads;
  dispatchEvent(new Event("gamepadconnected"));
}"""
"""Two gamepads, each with its buttons up."""

PUSH = """([buttons, pressed]) => {
  for (const [pad, button] of buttons) window.pads[pad].buttons[button] = { pressed };
}"""


def push(page: Page, *buttons: tuple[int, int]) -> None:
    """Push buttons of some gamepads at once, and let them go: number of the pad, and button."""
    for pressed in (True, False):
        page.evaluate(PUSH, [list(buttons), pressed])
        see(page)


def test_two_face_to_face_on_a_phone_play_by_gamepads_in_one_frame(
    serve: Serve, visit: Visit
) -> None:
    page = visit(serve(*SLOW), 390, 844, touch=True)
    sit(page, 2, "Round this screen")
    expect(page.locator(".wedge")).to_have_count(2)
    page.evaluate(PADS)
    see(page)
    push(page, (0, 0), (1, 0))
    expect(page.locator(".station .stack-card-0")).to_have_count(2)
    see(page)
    hesitate(page, 200)
    push(page, (0, 1), (1, 1))
    expect(page.locator(".hero .fan-card")).to_have_count(2)
    hesitate(page, 300)
    push(page, (0, 0), (1, 0))
    slaps = wait_until(
        lambda: [sent for sent in frames(page) if sent[0]["type"] == "slap"],
        lambda sent: len(sent) == 1,
    )[0]
    assert [move["seat"] for move in slaps] == [0, 1]
    assert slaps[0]["c"] == slaps[1]["c"]
