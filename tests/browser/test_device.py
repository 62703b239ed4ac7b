"""What the page asks of the device: a screen that stays on, a shake, the left hand's side."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CHROMIUM, QUIET, Serve, Visit
from tests.browser.friends import make_table
from tests.browser.pressing import KEEP, expect_kept, sit_down
from tests.browser.waiting import wait_for, wait_until

NAME = "cards.test"
"""A name that is no loopback name, so that its pages have neither https nor what needs it."""

RECORD = """() => {
  window.locks = [];
  window.shakes = [];
  if ("wakeLock" in navigator) navigator.wakeLock.request = async (kind) => {
    window.locks.push(kind);
    return { released: false, release: async () => window.locks.push("released") };
  };
  navigator.vibrate = (ms) => window.shakes.push(ms);
}"""


def set_preference(page: Page, values: str) -> None:
    page.add_init_script(f"localStorage.setItem('firsthand', JSON.stringify({values}))")
    page.add_init_script(f"({RECORD})()")
    page.reload()
    sit_down(page)


def test_the_screen_stays_on_while_a_table_is_open(serve: Serve, visit: Visit) -> None:
    page = visit(serve("--seats", "2"))
    set_preference(page, "{}")
    wait_for(lambda: page.evaluate("window.locks.length"), 1)
    page.go_back()
    wait_for(lambda: page.evaluate("window.locks.at(-1)"), "released")


@pytest.mark.parametrize(("values", "count"), [("{}", 1), ("{ vibrate: false }", 0)])
def test_a_slap_shakes_the_device_unless_switched_off(
    serve: Serve, visit: Visit, values: str, count: int
) -> None:
    page = visit(serve("--seats", "2", "--pace", "5000", "--seed", "3"))
    set_preference(page, values)
    page.evaluate(KEEP, ".ribbon")
    page.keyboard.press("a")
    expect(page.locator(".fan-card").first).to_be_visible()
    page.keyboard.press("q")
    # The device shakes at the press, and this comes with the verdict.
    expect_kept(page, "You, ")
    assert page.evaluate("window.shakes.length") == count


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_the_left_hand_has_its_stack_on_its_side(
    serve: Serve, visit: Visit, width: int, height: int
) -> None:
    page = visit(serve("--seats", "2"), width, height)
    set_preference(page, "{ mirror: true }")

    def middle(selector: str) -> float:
        box = page.locator(selector).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2

    # The styles for the left hand come after the first screen.
    left, right = (".own-plate", ".stack") if width < height else (".wood", ".felt")
    wait_until(lambda: middle(right) - middle(left), lambda apart: apart > 0)


@pytest.fixture
def far(chromium: Browser) -> Iterator[Page]:
    """A touch screen's page in a browser that knows this machine by another name."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=[*QUIET, rules])
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    browser.close()


def test_a_page_without_https_plays_and_asks_to_keep_the_screen_on(serve: Serve, far: Page) -> None:
    complaints: list[str] = []
    far.on("pageerror", lambda error: complaints.append(str(error)))
    url = serve("--seats", "2", "--host", "0.0.0.0")
    far.goto(url.replace("127.0.0.1", NAME))
    assert not far.evaluate("isSecureContext")
    far.get_by_role("button", name="Play now").tap()
    expect(far.get_by_text("Keep your screen on")).to_be_visible()
    expect(far.locator(".own .stack")).to_be_visible()
    far.locator(".mat").tap()
    assert complaints == []


def test_a_page_without_https_gives_its_link_to_select(serve: Serve, far: Page) -> None:
    far.goto(serve("--seats", "2", "--host", "0.0.0.0").replace("127.0.0.1", NAME))
    link = make_table(far)
    field = far.locator(".invite-link input")
    field.tap()
    chosen = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(chosen) == field.input_value()
    assert field.input_value() == link
    expect(far.get_by_role("button", name="Copy")).to_have_count(0)
