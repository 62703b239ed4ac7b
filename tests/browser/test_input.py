"""One hand is one slap, and one press one act, whatever fingers, keys and switches send."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.pressing import AZERTY, Fingers, Keys, Mouse, expect_said, listen, see, sit_down
from tests.browser.waiting import wait_for

SLOW = ("--seats", "2", "--pace", "5000", "--seed", "3")
BOUNCE = 90
"""Longer than echoes of a press may take, in ms."""

FOUR = tuple((number, ".mat", 12.0 * number) for number in range(4))


def table(serve: Serve, visit: Visit, *, touch: bool = False) -> Page:
    page = visit(serve(*SLOW), *((390, 844) if touch else (1280, 800)), touch=touch)
    sit_down(page)
    listen(page)
    return page


def test_a_flat_hand_of_four_fingers_slaps_once(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit, touch=True)
    fingers = Fingers(page)
    fingers.press(*FOUR)
    fingers.lift()
    expect_said(page, "slap")
    for finger in FOUR:
        fingers.pause(BOUNCE)
        fingers.press(finger)
    fingers.lift(0, 1, 2)
    fingers.pause(BOUNCE)
    fingers.press(FOUR[0])
    expect_said(page, "slap", "slap")
    fingers.lift()
    fingers.pause(BOUNCE)
    fingers.press(FOUR[2])
    expect_said(page, "slap", "slap", "slap")


def test_a_thumb_with_two_contacts_turns_one_card(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit, touch=True)
    fingers = Fingers(page)
    fingers.press((0, ".stack", -8))
    fingers.pause(BOUNCE)
    fingers.press((1, ".stack", 8))
    fingers.lift()
    expect_said(page, "flip")


def test_a_finger_that_rests_elsewhere_hinders_no_slap(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit, touch=True)
    fingers = Fingers(page)
    fingers.press((0, ".rail-match", 0))
    fingers.press((1, ".mat", 0))
    fingers.lift(1)
    fingers.pause(BOUNCE)
    fingers.press((2, ".mat", 20))
    fingers.press((3, ".stack", 0))
    expect_said(page, "slap", "slap", "flip")


def test_a_bouncing_key_acts_once(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit)
    keys = Keys(page)
    for pause in (0, 20, 40, 50):
        keys.pause(pause)
        keys.press("KeyQ")
    expect_said(page, "slap")
    keys.pause(BOUNCE)
    keys.press("KeyQ")
    expect_said(page, "slap", "slap")


def test_a_bouncing_mouse_acts_once(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit)
    mouse = Mouse(page, ".mat")
    for pause in (0, 20, 40, BOUNCE):
        mouse.pause(pause)
        mouse.click()
    expect_said(page, "slap", "slap")


def test_a_key_that_is_held_acts_once_whatever_its_keyboard_says(
    serve: Serve, visit: Visit
) -> None:
    page = table(serve, visit)
    keys = Keys(page)
    for repeats in (False, False, True, False):
        keys.down("KeyQ", repeats=repeats)
        keys.pause(BOUNCE)
    expect_said(page, "slap")
    keys.up("KeyQ")
    keys.down("KeyQ")
    expect_said(page, "slap", "slap")


def test_the_press_filter_joins_presses_on_one_card(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    page.get_by_role("button", name="Settings").click()
    page.locator("label").filter(has_text="Press filter").get_by_role("slider").fill("500")
    expect(page.get_by_text("Presses on one card within 0.5 s are one")).to_be_visible()
    page.keyboard.press("Escape")
    sit_down(page)
    listen(page)
    keys = Keys(page)
    for _ in range(3):
        keys.press("KeyQ")
        keys.pause(2 * BOUNCE)
    expect_said(page, "slap")
    keys.press("KeyA")
    expect(page.locator(".fan-card").first).to_be_visible()
    see(page)
    keys.press("KeyQ")
    expect_said(page, "slap", "flip", "slap")


def hints(page: Page) -> dict[str, str]:
    """Return which key the page shows for each act."""
    see(page)
    words = page.locator(".own-keys .key-word").all_inner_texts()
    return {word: key for key, word in map(str.split, words)}


NO_LAYOUT = "delete Navigator.prototype.keyboard"
AZERTY_LAYOUT = f"""Keyboard.prototype.getLayoutMap = async () => {{
  const letters = [..."BCDEFGHIJKLNOPRSTUVXY"].map((one) => [`Key${{one}}`, one.toLowerCase()]);
  return new Map([...letters, ...Object.entries({AZERTY})]);
}}"""


@pytest.mark.parametrize("told", [NO_LAYOUT, AZERTY_LAYOUT], ids=["learnt", "known"])
def test_what_is_printed_on_a_french_keyboard_counts(serve: Serve, visit: Visit, told: str) -> None:
    page = visit("about:blank")
    page.add_init_script(told)
    page.goto(serve(*SLOW))
    sit_down(page)
    listen(page)
    keys = Keys(page, AZERTY)
    places = {sign.upper(): code for code, sign in AZERTY.items()}
    for act in ("slap", "flip", "slap"):
        keys.press(places[hints(page)[act]])
        keys.pause(BOUNCE)
    expect_said(page, "slap", "flip", "slap")
    wait_for(lambda: set(hints(page).values()), {"A", "Q"})


def test_keys_of_another_script_are_shown_once_one_was_pressed(serve: Serve, visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(NO_LAYOUT)
    page.goto(serve(*SLOW))
    sit_down(page)
    listen(page)
    keys = Keys(page, {"KeyA": "ф", "KeyQ": "й"})
    keys.press("KeyA")
    keys.press("KeyQ")
    expect_said(page, "flip", "slap")
    wait_for(lambda: hints(page), {"flip": "Ф", "slap": "Й"})
    page.reload()
    expect(page.locator(".own-keys")).to_contain_text("Ф")


def test_after_the_deal_the_space_bar_slaps(serve: Serve, visit: Visit) -> None:
    page = table(serve, visit)
    expect(page.locator("#main")).to_be_focused()
    Keys(page).press("Space")
    expect_said(page, "slap")


@pytest.mark.parametrize(("act", "button"), [("flip", ".stack"), ("slap", ".mat")])
@pytest.mark.parametrize("focus", [".stack", ".mat"])
def test_a_key_bound_to_space_acts_once_wherever_the_focus_is(
    serve: Serve, visit: Visit, act: str, button: str, focus: str
) -> None:
    page = visit(serve(*SLOW))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=f"{act.title()} key").click()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    sit_down(page)
    listen(page)
    page.locator(focus).focus()
    keys = Keys(page)
    keys.press("Space")
    expect_said(page, act)
    page.locator(button).focus()
    keys.pause(BOUNCE)
    keys.press("Enter")
    expect_said(page, act, act)


def test_a_button_that_is_no_part_of_the_game_keeps_its_space_bar(
    serve: Serve, visit: Visit
) -> None:
    page = table(serve, visit)
    mute = page.get_by_role("button", name="Mute")
    mute.focus()
    Keys(page).press("Space")
    expect(mute).to_have_attribute("aria-pressed", "true")
    expect_said(page)
    mute.click()
    Keys(page).press("Space")
    expect(mute).to_have_attribute("aria-pressed", "false")
    expect_said(page, "slap")
