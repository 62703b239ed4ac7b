"""Two browsers at different distances play a match to its end."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Serve, Visit
from tests.browser.friends import Company, agree, join, make_table
from tests.homes.relay import line

NEAR, FAR = 20, 150
"""Round trips in ms."""

RULES = (
    'preset = "ratscrew"\n\n[collect]\nwindow_ms = 100\n\n[end]\nflips = 8\n\n'
    '[match]\nmode = "best_of"\nrounds = 3\n'
)


def test_a_match_between_a_near_and_a_far_page_is_played_to_its_end(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    rules = tmp_path / "short.toml"
    rules.write_text(RULES)
    url = serve("--seats", "2", "--pace", "60", "--behind-proxy", "--rules", str(rules))
    port = int(url.rstrip("/").rpartition(":")[2])
    with line(port, NEAR) as near, line(port, FAR) as far:
        host = visit(f"http://127.0.0.1:{near}/")
        code = make_table(host).rpartition("/")[2]
        guest = visit(f"http://127.0.0.1:{far}/j/{code}")
        join(guest)
        agree(host, guest)
        while True:
            assert Company(host, guest).play()
            heading = host.get_by_role("heading", level=1)
            if "the match" in heading.inner_text():
                break
            for page in (host, guest):
                page.get_by_role("button", name="Next round").click()
            for page in (host, guest):
                expect(page.locator(".own .seat-cards")).to_be_visible()
        expect(guest.get_by_role("heading", level=1)).to_contain_text("the match")
        for page in (host, guest):
            page.goto("about:blank")
