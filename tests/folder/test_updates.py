"""A newer version of the folder: offered, never under another page, and taken whole."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.folder.conftest import FOLDER, Host


def put_newer(folder: Path) -> None:
    """Change the page and the version, as a later build does."""
    page, service = folder / "index.html", folder / "service.js"
    for file in (page, service):
        for packed in (".br", ".gz"):
            file.with_name(file.name + packed).unlink()
    page.write_text(page.read_text().replace("<title>", "<title>Newer ", 1))
    text, changed = re.subn(r'"[0-9a-f]{16}"', '"0123456789abcdef"', service.read_text())
    assert changed == 1
    service.write_text(text)


def test_a_newer_version_waits_for_the_other_pages(visit: Visit, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(FOLDER, folder)
    (tmp_path / "host").mkdir()
    host = Host(tmp_path / "host", folder)
    page = visit(host.url)
    expect(page.get_by_text("Works offline")).to_be_visible()
    put_newer(folder)
    page.reload()
    button = page.get_by_role("button", name="Use the newer version")
    expect(button).to_be_visible()
    assert "Newer" not in page.title()
    second = page.context.new_page()
    second.goto(host.url)
    button.click()
    expect(page.get_by_text("Close the other pages of Firsthand first")).to_be_visible()
    assert "Newer" not in page.title()
    second.close()
    button.click()
    expect(page).to_have_title(re.compile("Newer"))
    expect(page.get_by_text("Works offline")).to_be_visible()
    host.stop()
