"""At every size what is pressed is in reach, what is read is whole, and nothing moves."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.lesson import ACTS, MOMENTS, begin
from tests.browser.pictures import (
    ALONE,
    AROUND,
    SEATS,
    SETTLED,
    SHARED,
    SIZES,
    STATES,
    Size,
    fixtures,
    has_room,
    launch,
    opened,
    show,
    wait_for_dial,
)
from tests.browser.waiting import wait_until

FAULTS = Path(__file__).with_name("geometry.js").read_text()
WEDGES = Path(__file__).with_name("round.js").read_text()
FEW = (
    Size(280, 653),
    Size(390, 844),
    Size(412, 380),
    Size(844, 390),
    Size(768, 1024),
    Size(1280, 800),
)
TAUGHT = (Size(280, 653), Size(1280, 800))
"""Where the whole lesson is looked at; the soak does so at every size."""

SHOWN = (
    ("home", 2),
    ("challenge", 2),
    ("challenge", 8),
    ("mine", 4),
    ("behind", 8),
    ("tie", 4),
    ("wrong", 4),
    ("watching_bots", 8),
    ("salute", 4),
    ("end", 4),
    ("replay-table", 4),
    ("replay-slap", 4),
)
"""What is looked at where time is short: each screen, with few and with many seats."""

STACK_LEFT = "document.querySelector('.stack').getBoundingClientRect().left"

PARTS = ".stack, .own-plate, .seat, .fan, .mat, .felt, .rail"
BOXES = """(parts) => [...document.querySelectorAll(parts)].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [element.className.split(" ")[0], ...[x, y, width, height].map(Math.round)];
})"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with fixtures() as served:
        yield served


@pytest.fixture(scope="module")
def reader(chromium: Browser) -> Iterator[Callable[[int], Browser]]:
    """Starts browsers whose reader wants text of so many per cent, with their scrollbars shown."""
    started: dict[int, Browser] = {}

    def reads(text: int = 100) -> Browser:
        if text not in started:
            started[text] = launch(chromium.browser_type, text)
        return started[text]

    yield reads
    for browser in started.values():
        browser.close()


def looked_at(page: Page, address: str, states: tuple[tuple[str, int], ...]) -> list[str]:
    """Say what is wrong with a page in each of some states."""
    faults = []
    for state, seats in states:
        show(page, address, state, seats)
        more = page.evaluate(WEDGES) if state.startswith("round") else []
        faults += [f"{state}, {seats} seats: {fault}" for fault in page.evaluate(FAULTS) + more]
    return faults


def changed(page: Page, address: str) -> list[str]:
    """Say what is wrong with a lost end, also after one rule was changed there."""
    show(page, address, "end-lost", 4)
    faults = [f"end-lost: {fault}" for fault in page.evaluate(FAULTS)]
    change = page.locator(".change-one")
    expect(change).to_have_count(1)
    if change.is_visible():
        change.get_by_role("button").click()
        expect(change.get_by_role("button")).to_have_count(0)
        faults += [f"one rule changed: {fault}" for fault in page.evaluate(FAULTS)]
    return faults


def taught(page: Page, address: str) -> list[str]:
    """Say what is wrong with a page at each moment of the lesson."""
    faults = []
    show(page, address, "home", 4)
    begin(page)
    for moment in MOMENTS:
        page.evaluate("document.getAnimations().forEach((moving) => moving.finish())")
        faults += [f"lesson, {moment}: {fault}" for fault in page.evaluate(FAULTS)]
        if act := ACTS.get(moment):
            act(page)
    return faults


@pytest.mark.parametrize("size", FEW, ids=lambda size: size.name)
def test_all_is_in_reach_and_whole(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    page = opened(reader(100), size)
    faults = looked_at(page, address, SHOWN) + changed(page, address)
    if size in TAUGHT:
        faults += taught(page, address)
    assert faults == []
    page.context.close()


def test_all_is_in_reach_at_the_table_of_a_left_hand(
    reader: Callable[[int], Browser], address: str
) -> None:
    page = opened(reader(100), Size(412, 380))
    page.add_init_script("localStorage.setItem('firsthand', JSON.stringify({ mirror: true }))")
    for state in ("challenge", "salute"):
        show(page, address, state, 4)
        # The styles for the left hand come after the first screen.
        wait_until(lambda: page.evaluate(f"{STACK_LEFT} > innerWidth / 2"), bool)
        assert page.evaluate(FAULTS) == []
    page.context.close()


def shared(size: Size, seats: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """What several people see who share a screen of this size."""
    return tuple((state, n) for state in SHARED for n in seats if has_room(state, n, size))


@pytest.mark.parametrize(
    ("size", "seats"),
    [
        (Size(1180, 820), (4, 6)),
        (Size(768, 1024), (2, 3)),
        pytest.param(Size(820, 1180), (6,), marks=pytest.mark.soak),
        (Size(390, 844), (2, 4)),
        pytest.param(Size(390, 844, zoom=200), (2,), marks=pytest.mark.soak),
        (Size(1280, 800), (3, 6)),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_all_is_in_reach_and_whole_on_a_shared_screen(
    reader: Callable[[int], Browser], address: str, size: Size, seats: tuple[int, ...]
) -> None:
    page = opened(reader(100), size)
    assert looked_at(page, address, shared(size, seats)) == []
    page.context.close()


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_all_is_in_reach_and_whole_at_every_size(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    every = tuple((state, seats) for state in STATES if state not in ALONE for seats in SEATS)
    every += (("home", 2), *shared(size, AROUND))
    page = opened(reader(size.text), size)
    faults = looked_at(page, address, every) + changed(page, address) + taught(page, address)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("size", FEW[-1:] + FEW[3:4], ids=lambda size: size.name)
def test_from_right_to_left_no_figure_lies_on_a_name(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    page = opened(reader(100), size)
    for state in ("slap", "tie", "behind", "replay-slap"):
        show(page, address, state, 4, "ar-XB")
        assert [fault for fault in page.evaluate(FAULTS) if "the time" in fault] == []
    page.context.close()


@pytest.mark.parametrize("size", FEW, ids=lambda size: size.name)
def test_nothing_moves_when_a_hand_lands(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    page = opened(reader(100), size)
    for seats in (2, 4, 8):
        show(page, address, "before", seats)
        before = page.evaluate(BOXES, PARTS)
        show(page, address, "slap", seats)
        expect(page.locator(".lanes")).to_have_count(1)
        assert page.evaluate(BOXES, PARTS) == before
    page.context.close()


@pytest.mark.parametrize("size", FEW, ids=lambda size: size.name)
def test_the_photo_finish_is_glass_to_the_finger(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    page = opened(reader(100), size)
    show(page, address, "mine", 4)
    under = "([x, y]) => document.elementFromPoint(x, y).closest('.lanes') === null"
    box = page.locator(".lanes").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate(under, middle)
    page.context.close()


@pytest.mark.parametrize("size", FEW[:2] + FEW[-1:], ids=lambda size: size.name)
def test_home_stands_still_while_the_table_is_reached_and_keeps_a_tap(
    reader: Callable[[int], Browser], address: str, size: Size
) -> None:
    page = opened(reader(100), size)
    page.goto(f"{address}/?fixture=home&seats=4")
    page.wait_for_selector(".home")
    doors = ".home button, .home-fan"
    before = page.evaluate(BOXES, doors)
    play = page.get_by_role("button", name="Play now")
    expect(play).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("Just a moment")).to_have_count(1)
    wait_for_dial(page)
    page.clock.run_for(SETTLED)
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(BOXES, doors) == before
    page.context.close()
