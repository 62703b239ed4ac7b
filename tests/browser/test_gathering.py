"""A table that gathers: what brings others to it is whole, and nobody waits for who has gone."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from firsthand.server.network import addresses
from tests.browser.conftest import Serve, Visit
from tests.browser.friends import agree, join, make_table
from tests.browser.pressing import resize
from tests.browser.waiting import wait_for

SIZES = ((1280, 800), (1024, 768), (844, 390), (820, 1180), (390, 844), (320, 568))
WIDE = "WMWM"
"""The widest code that there is."""

INVITE = """(code) => {
  const shown = document.querySelector(".invite-code");
  const kept = shown.textContent;
  shown.firstChild.data = code;
  const words = document.createRange();
  words.selectNodeContents(shown);
  const box = (one) => one.getBoundingClientRect();
  const find = (query) => box(document.querySelector(query));
  const [text, picture, felt, head] =
    [box(words), find(".invite-qr"), find(".invite"), find(".invite h2")];
  shown.firstChild.data = kept;
  const faults = [];
  const inside = text.left >= felt.left + 8 && text.right <= felt.right - 8;
  if (!inside) faults.push("the code leaves the felt");
  const apart = text.right <= picture.left || text.bottom <= picture.top + 16;
  if (!apart && text.left < picture.right) faults.push("the picture lies on the code");
  if (head.top < felt.top + 8) faults.push("the first line is cut");
  return faults;
}"""


def test_the_code_and_its_picture_are_whole_at_every_size(serve: Serve, visit: Visit) -> None:
    page = visit(serve())
    make_table(page)
    expect(page.locator(".invite-qr")).to_be_visible()
    for size in SIZES:
        resize(page, *size)
        wait_for(lambda: page.evaluate(INVITE, WIDE), [])


def test_who_has_gone_before_the_deal_is_not_waited_for(serve: Serve, visit: Visit) -> None:
    host = visit(serve("--seats", "4"))
    link = make_table(host)
    ann, ben = visit(link), visit(link, 390, 844)
    join(ann, "Ann")
    join(ben, "Ben")
    host.get_by_role("button", name="Ann: more").click()
    host.get_by_role("button", name="Make host").click()
    expect(ann.get_by_role("button", name="Change the rules")).to_be_visible()
    host.context.close()
    agree(ann, ben)
    deal = ann.get_by_role("button", name="Deal with these two")
    expect(deal).to_have_attribute("aria-disabled", "false")
    deal.click()
    expect(ben.locator(".changed li").first).to_contain_text("was away and looks on.")
    agree(ann, ben)
    for page in (ann, ben):
        expect(page.locator(".own .seat-cards")).to_be_visible()
        expect(page.locator(".seat-name")).to_have_count(1)


def test_an_address_on_the_internet_is_tried_before_friends_are_sent_there(
    serve: Serve, visit: Visit
) -> None:
    url = serve("--seats", "2")
    host = visit(url)
    code = make_table(host).rpartition("/")[2]
    host.get_by_role("button", name="Somewhere else").click()
    host.get_by_text("A tunnel", exact=True).click()
    port = urlsplit(url).port
    expect(host.get_by_text(f"ssh -R 80:127.0.0.1:{port} ")).to_be_visible()
    address = host.get_by_label("The address your friends open")
    address.fill("http://127.0.0.1:1")
    host.get_by_role("button", name="Use it").click()
    expect(host.get_by_text("Nobody answers there yet.")).to_be_visible()
    home = f"http://localhost:{port}"
    address.fill(home)
    host.get_by_role("button", name="Use it").click()
    expect(host.get_by_text("ms there and back.")).to_be_visible()
    host.get_by_role("button", name="Friends in this home").click()
    expect(host.get_by_label("Link to this table")).to_have_value(f"{home}/j/{code}")
    host.get_by_role("button", name="On a TV").click()
    expect(host.locator(".invite-tv")).to_contain_text(f"{home}/w/{code}")
    guest = visit(f"{home}/j/{code}")
    join(guest)
    host.get_by_role("button", name="Use it no more").click()
    expect(host.get_by_label("Link to this table")).to_have_value(f"{url}j/{code}")


def test_one_tap_lets_a_friend_in_from_the_home_network(serve: Serve, visit: Visit) -> None:
    host = visit(serve("--seats", "2"))
    code = make_table(host).rpartition("/")[2]
    expect(host.get_by_role("heading", name="Where are your friends?")).to_be_visible()
    host.get_by_role("button", name="Open to my home network").click()
    if not addresses():
        expect(host.get_by_text("This computer is in no network")).to_be_visible()
        return
    shown = host.locator(".invite-address")
    expect(shown).to_have_count(len(addresses()))
    host.locator(".invite-note summary").click()
    expect(shown.first.get_by_role("img")).to_be_visible()
    link = shown.first.inner_text().strip()
    assert urlsplit(link).hostname == addresses()[0]
    assert link.endswith(f"/j/{code}")
    guest = visit(link)
    expect(guest.get_by_role("button", name="Join", exact=True)).to_be_visible()
    join(guest)
    expect(guest.locator(".invite-address")).to_have_count(0)
    agree(host, guest)
    for page in (host, guest):
        expect(page.locator(".own .seat-cards")).to_be_visible()
