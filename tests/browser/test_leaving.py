"""Leaving a table: it is asked once while a game runs, and the others see who has left."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import agree, join, make_table
from tests.browser.pressing import sit_down
from tests.browser.test_access import violations

SLOW = ("--seats", "2", "--pace", "5000", "--seed", "3")


def asked(page: Page) -> Locator:
    """Ask in the menu to leave the table, and return the question."""
    page.get_by_role("button", name="Pause and menu").click()
    page.get_by_role("button", name="Leave the table").click()
    question = page.get_by_role("dialog", name="Leave the table?")
    expect(question.get_by_role("button", name="Stay")).to_be_focused()
    return question


def test_a_game_that_runs_is_left_by_two_presses_or_kept(
    serve: Serve, visit: Visit, axe: str
) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    question = asked(page)
    expect(question).to_contain_text("It ends if you leave.")
    assert violations(page, axe) == []
    question.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".trouble")).to_be_hidden()
    asked(page).get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_keys_answer_the_question_and_escape_stays(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW))
    sit_down(page)
    for _ in range(2):
        asked(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".own .stack")).to_be_visible()
    asked(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".own .stack")).to_be_visible()
    asked(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_fingers_answer_the_question(serve: Serve, visit: Visit) -> None:
    page = visit(serve(*SLOW), 320, 568, touch=True)
    page.get_by_role("button", name="Play now").tap()
    page.get_by_role("button", name="Pause and menu").tap()
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Stay").tap()
    expect(page.locator(".own .stack")).to_be_visible()
    page.get_by_role("button", name="Pause and menu").tap()
    page.get_by_role("button", name="Leave the table").tap()
    page.get_by_role("button", name="Leave", exact=True).tap()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_everybody_sees_that_a_person_has_left(serve: Serve, visit: Visit) -> None:
    host = visit(serve("--seats", "3", "--pace", "5000"))
    link = make_table(host)
    guest, other = visit(link), visit(link, 390, 844)
    join(guest, "Ann")
    join(other, "Moss")
    agree(host, guest, other)
    expect(guest.locator(".own .stack")).to_be_visible()
    question = asked(guest)
    expect(question).to_contain_text("The others play on without you")
    question.get_by_role("button", name="Leave").click()
    expect(guest.get_by_role("button", name="Play now")).to_be_visible()
    seat = host.locator(".seat", has_text="Ann")
    expect(seat.locator(".seat-cards")).to_have_text("left the table", use_inner_text=True)
    expect(seat.locator(".badge-letter")).to_have_text("A")
    expect(other.locator(".seat", has_text="Ann").locator(".seat-cards")).to_have_text(
        "left", use_inner_text=True
    )
