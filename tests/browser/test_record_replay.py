"""A record in the page: gone through by keys, with the evidence of each race, and what is sent."""

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from firsthand.record import Record, save
from firsthand.record.evidence import Evidence, races
from firsthand.rules import amended, preset
from tests.browser.conftest import Serve, Visit
from tests.browser.test_access import violations
from tests.record.races import raced

SHORT = amended(preset("ratscrew"), {"end.flips": 30})


def opened(page: Page, record: Record, folder: Path) -> None:
    save(record, folder / "game.txt")
    page.locator("input[type=file]").set_input_files(folder / "game.txt")
    expect(page.locator(".replay-felt")).to_be_visible()


def counted(page: Page, evidence: Evidence) -> None:
    """Expect the figures of a race, each to the millisecond."""
    rows = page.locator(".replay-evidence tbody tr")
    expect(rows).to_have_count(len(evidence.hands))
    for hand in evidence.hands:
        cells = page.locator(f".replay-evidence tr[data-seat='{hand.seat}'] td")
        allows = f"{rounded(hand.arrival - hand.allowance)} to {rounded(hand.arrival)}"
        expect(cells).to_have_text(
            [
                rounded(hand.claim),
                rounded(hand.arrival),
                "\u2013" if hand.how == "drawn" else allows,
                rounded(hand.credited),
            ]
        )
        lane = page.locator(f".lane[data-seat='{hand.seat}'] .lane-time .number")
        expect(lane).to_have_text(rounded(hand.credited))


def rounded(ms: float) -> str:
    """Return a time as JavaScript rounds it."""
    return str(int(ms + 0.5))


def test_a_whole_record_is_gone_through_by_keys(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    record = raced(SHORT)
    page = visit(f"{serve()}r/")
    opened(page, record, tmp_path)
    place = page.get_by_label("Moment of the game")
    for race in races(record):
        page.keyboard.press("n")
        assert race.evidence is not None
        counted(page, race.evidence)
    last = len(record.entries)
    for _ in range(last):
        page.keyboard.press("j")
    expect(place).to_have_value(str(last))
    expect(page.get_by_text("The game is over")).to_be_visible()
    page.keyboard.press("k")
    expect(place).to_have_value(str(last - 1))
    number = sum(len(entry.events) for entry in record.entries[:-1])
    expect(page).to_have_url(f"{serve()}r/#{number}")
    page.evaluate("location.hash = '#0'")
    expect(place).to_have_value("0")
    page.keyboard.press("4")
    page.keyboard.press(" ")
    expect(place).not_to_have_value("0")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".check-found .good")).to_have_count(6)
    expect(page.locator(".check-found .bad")).to_have_count(0)


def test_a_file_that_is_none_says_so_and_a_changed_one_too(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    page = visit(f"{serve()}r/")
    (tmp_path / "list.txt").write_text("milk\n")
    page.locator("input[type=file]").set_input_files(tmp_path / "list.txt")
    expect(page.get_by_text("This is no record of a game: line 1")).to_be_visible()
    record = raced(SHORT)
    save(record, tmp_path / "game.txt")
    written = (tmp_path / "game.txt").read_text()
    (tmp_path / "changed.txt").write_text(written.replace('"Cleo"', '"Dora"', 1))
    page.locator("input[type=file]").set_input_files(tmp_path / "changed.txt")
    page.get_by_role("button", name="Check the deal").click()
    expect(page.locator(".check-found .bad")).to_contain_text("Decided again by its rules")


def test_a_picture_of_a_finish_is_made_in_the_page(
    serve: Serve, visit: Visit, axe: str, tmp_path: Path
) -> None:
    record = raced(SHORT)
    page = visit(f"{serve()}r/")
    assert violations(page, axe) == []
    opened(page, record, tmp_path)
    assert violations(page, axe) == []
    for race in races(record):
        page.keyboard.press("n")
        if race.evidence is not None and len(race.evidence.hands) > 1:
            break
    expect(page.locator(".replay-title")).to_have_text(re.compile(r"\w+, by 2[234] ms"))
    assert violations(page, axe) == []
    page.get_by_role("button", name="Share").last.click()
    for kind, size in (("Square, for photos", (1080, 1080)), ("Wide, for messages", (1200, 630))):
        page.get_by_text(kind).click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save as PNG").click()
        data = Path(saved.value.path()).read_bytes()
        assert struct.unpack(">II", data[16:24]) == size
    assert violations(page, axe) == []
    alt = page.locator(".picture-alt")
    expect(alt).to_contain_text("beat")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as SVG").click()
    drawing = Path(saved.value.path()).read_text()
    assert f"<title>{alt.text_content()}</title>" in drawing
    assert "var(--" not in drawing
    assert "class=" not in drawing
