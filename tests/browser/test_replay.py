"""A recorded game on its table again."""

from pathlib import Path

from playwright.sync_api import expect

from firsthand.record import save
from firsthand.rules import amended, preset
from tests.browser.conftest import Serve, Visit
from tests.browser.pressing import KEEP, expect_kept
from tests.record.games import played

SHORT = amended(preset("ratscrew"), {"end.flips": 40})


def test_a_record_is_shown_from_the_deal_to_its_seal(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    record = played(3, SHORT, moves=9_000)
    save(record, tmp_path / "game.txt")
    recorded = ("replay", str(tmp_path / "game.txt"), "--serve", "--speed", "20")
    page = visit("about:blank")
    page.add_init_script(f"({KEEP})('.rail-looking')")
    page.goto(serve(command=recorded))
    expect_kept(page, "You are looking on")
    expect(page.locator(".end-figures")).to_be_visible(timeout=60_000)
    page.get_by_text("Check the deal").click()
    expect(page.get_by_text("Rules, seed and salt make this seal.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save this game").click()
    assert Path(saved.value.path()).read_text() == (tmp_path / "game.txt").read_text()
