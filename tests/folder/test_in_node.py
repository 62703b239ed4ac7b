"""Python as `make page` puts it into the folder, run by Node.js, plays as this one does."""

import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from firsthand import rules
from tests.folder.conftest import FOLDER, ROOT
from tests.page.whole_games import SEEDS, digest, recorded

MOST = {".br": 5_000_000, ".gz": 6_500_000}
"""What the whole folder may weigh, packed."""

PACKED = {".png", ".woff2"}
"""What is packed by its kind."""


def test_two_games_of_each_preset_are_recorded_as_by_this_python() -> None:
    games = [f"{preset} {seed}" for preset in rules.presets() for seed in SEEDS]
    assert len(games) == 36
    command = ["scripts/node", "node", "web/page/games.mjs", str(FOLDER), *games]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as node:
        # Not in this thread: a browser's event loop may run here.
        with ThreadPoolExecutor(1) as thread:
            ours = list(thread.map(_played, games))
        assert node.stdout is not None
        assert node.stdout.read().splitlines() == ours


def _played(game: str) -> str:
    preset, seed = game.split()
    return f"{game} {digest(recorded(preset, int(seed)))}"


@pytest.mark.parametrize("packing", MOST)
def test_the_folder_is_light_enough(packing: str) -> None:
    files = [path for path in FOLDER.rglob("*") if path.is_file()]
    sizes = [path.stat().st_size for path in files if path.suffix in {packing, *PACKED}]
    assert len(sizes) > 20
    assert sum(sizes) <= MOST[packing]


def test_every_part_has_its_licence_in_the_folder() -> None:
    text = (FOLDER / "licences.txt").read_text()
    for part in ("preact", "Pyodide", "Python 3.14", "msgspec", "Expat", "zlib"):
        assert part in text


def test_the_page_may_run_nothing_but_its_own_scripts_and_wasm() -> None:
    page = (FOLDER / "index.html").read_text()
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert "default-src 'none';" in page
    assert 'href="/' not in page
    assert 'src="/' not in page
