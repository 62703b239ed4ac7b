"""What a table between homes does with those who come, stay out, come back and are sent away."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import agree, join, make_table
from tests.browser.pressing import HOLD

SLOW = ("--seats", "2", "--pace", "4000")


def meet(visit: Visit, url: str) -> tuple[Page, Page, str]:
    """Make a table for two and sit down at both seats."""
    host = visit(url)
    link = make_table(host)
    guest = visit(link)
    join(guest, "Ann")
    return host, guest, link


def test_a_code_that_is_no_table_asks_for_another(serve: Serve, visit: Visit) -> None:
    url = serve(*SLOW)
    host = visit(url)
    code = make_table(host).rpartition("/")[2]
    guest = visit(url + "j/QQQQ")
    expect(guest.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(guest.get_by_text("No table has this code.")).to_be_visible()
    expect(guest.get_by_label("Code of a table")).to_have_value("QQQQ")
    guest.get_by_label("Code of a table").fill(f" {code.lower()} ")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_label("Your name")).not_to_have_value("")
    join(guest)
    expect(host.get_by_text("2 of 2")).to_be_visible()


def test_a_full_table_and_one_that_began_offer_to_look_on(serve: Serve, visit: Visit) -> None:
    host, guest, link = meet(visit, serve(*SLOW))
    third = visit(link)
    expect(third.get_by_text("All seats are taken")).to_be_visible()
    agree(host, guest)
    expect(host.locator(".own-plate")).to_be_visible()
    third.get_by_role("button", name="Look again").click()
    expect(third.get_by_text("The cards are dealt here already")).to_be_visible()
    third.get_by_role("button", name="Watch").click()
    expect(third.get_by_text("You are looking on")).to_be_visible()
    expect(third.get_by_role("button", name="Slap the pile")).to_have_count(0)
    expect(host.get_by_role("img", name="1 looking on")).to_be_visible()
    third.get_by_role("button", name="Pause and menu").click()
    third.get_by_role("button", name="Leave the table").click()
    expect(third.get_by_role("heading", name="Firsthand")).to_be_visible()
    expect(host.get_by_role("img", name="1 looking on")).to_be_hidden()


def test_the_host_fills_renames_passes_on_and_sends_away(serve: Serve, visit: Visit) -> None:
    host, guest, _ = meet(visit, serve(*SLOW))
    host.get_by_role("button", name="Ann: more").click()
    host.get_by_label("Name").fill("Anna")
    host.get_by_role("button", name="Rename").click()
    expect(guest.get_by_text("as Anna")).to_be_visible()
    expect(host.get_by_text("Anna", exact=True)).to_be_visible()
    host.get_by_role("button", name="Anna: more").click()
    host.get_by_role("button", name="Send away").click()
    expect(guest.locator(".toast")).to_contain_text("The host has given your seat away")
    expect(guest.get_by_role("heading", name="Firsthand")).to_be_visible()
    host.get_by_role("button", name="Bot on the free seat").click()
    agree(host)
    expect(host.locator(".own-plate")).to_be_visible()


def test_a_guest_becomes_the_host(serve: Serve, visit: Visit) -> None:
    host, guest, _ = meet(visit, serve(*SLOW))
    expect(guest.get_by_role("button", name="Change the rules")).to_have_count(0)
    host.get_by_role("button", name="Ann: more").click()
    host.get_by_role("button", name="Make host").click()
    expect(guest.get_by_role("button", name="Change the rules")).to_be_visible()
    expect(host.get_by_role("button", name="Change the rules")).to_have_count(0)


def test_how_the_table_is_kept_is_agreed_too(serve: Serve, visit: Visit) -> None:
    host, guest, _ = meet(visit, serve(*SLOW))
    agree(guest)
    expect(guest.get_by_text("You agreed", exact=True)).to_be_visible()
    host.get_by_role("button", name="Change this").click()
    host.get_by_role("radio", name="The seat folds").check(force=True)
    host.get_by_role("combobox", name="After").select_option(label="15 s")
    host.get_by_role("button", name="Propose").click()
    expect(guest.locator(".changed")).to_contain_text("Who is away for 15 seconds folds")
    expect(guest.get_by_role("button", name="Agree", exact=True)).to_be_visible()


def test_a_tab_whose_seat_is_taken_has_a_way_back_before_the_other_tab_knows(
    serve: Serve, visit: Visit
) -> None:
    host, guest, link = meet(visit, serve(*SLOW))
    agree(host, guest)
    expect(guest.locator(".own-plate")).to_be_visible()
    second = guest.context.new_page()
    second.add_init_script(f"{HOLD}; hold()")
    second.goto(link)
    expect(guest.locator(".toast")).to_contain_text("now played in another window")
    back = guest.get_by_role("button", name="Back to your table")
    expect(back).to_be_visible()
    second.evaluate("window.release()")
    expect(second.locator(".own .seat-cards")).to_be_visible()
    back.click()
    expect(guest.locator(".own .seat-cards")).to_be_visible()
    expect(second.get_by_role("heading", name="Firsthand")).to_be_visible()


def test_a_second_tab_takes_the_seat_and_the_first_takes_it_back(
    serve: Serve, visit: Visit
) -> None:
    host, guest, link = meet(visit, serve(*SLOW))
    agree(host, guest)
    expect(guest.locator(".own-plate")).to_be_visible()
    second = guest.context.new_page()
    second.goto(link)
    expect(guest.locator(".toast")).to_contain_text("now played in another window")
    expect(second.locator(".own .seat-cards")).to_be_visible()
    guest.get_by_role("button", name=re.compile("Back to your table")).click()
    expect(guest.locator(".own .seat-cards")).to_be_visible()
    expect(second.get_by_role("heading", name="Firsthand")).to_be_visible()


def test_two_vote_a_third_away(serve: Serve, visit: Visit) -> None:
    host = visit(serve("--seats", "3", "--pace", "4000"))
    link = make_table(host)
    guest, idler = visit(link), visit(link)
    join(guest, "Ann")
    join(idler, "Moss")
    agree(host, guest, idler)
    host.get_by_role("button", name="About Moss").click()
    host.get_by_role("button", name="Vote to send away").click()
    host.get_by_role("button", name="Close").click()
    expect(idler.locator(".own .seat-standing")).to_contain_text("1 would send you away")
    guest.get_by_role("button", name="About Moss").click()
    guest.get_by_role("button", name="Vote to send away").click()
    expect(idler.locator(".toast")).to_contain_text("The table voted to go on without you")
    expect(guest.get_by_text("A bot plays here.")).to_be_visible()


def test_who_looks_away_does_not_stop_the_others(serve: Serve, visit: Visit) -> None:
    host, guest, _ = meet(visit, serve(*SLOW))
    agree(host, guest)
    expect(guest.locator(".own-plate")).to_be_visible()
    guest.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(host.locator(".seat-standing")).to_contain_text("away")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    expect(host.locator(".trouble")).to_be_hidden()
