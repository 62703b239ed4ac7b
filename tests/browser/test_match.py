"""A match in a browser: rounds follow each other until somebody has won it (S-26)."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Serve, Visit
from tests.browser.player import by_keys
from tests.browser.test_presets import Flipper

RULES = 'preset = "snap"\n\n[match]\nrounds = 3\nmode = "best_of"\n\n[end]\nflips = 30\n'


def test_s_26_a_match_is_played_round_by_round(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    rules = tmp_path / "match.toml"
    rules.write_text(RULES)
    page = visit(serve("--seats", "2", "--pace", "20", "--seed", "2", "--rules", str(rules)))
    page.get_by_role("button", name="Play now").click()
    heading = page.get_by_role("heading", level=1)
    for number in (1, 2, 3):
        expect(page.locator(".rail-match")).to_contain_text(f"Round {number}, best of 3")
        Flipper(page, by_keys(page)).play()
        if "the match" in heading.inner_text():
            break
        expect(heading).to_contain_text(f"round {number}")
        page.get_by_role("button", name="Next round").click()
    expect(heading).to_contain_text("the match")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".rail-match")).to_contain_text("Round 1, best of 3")
