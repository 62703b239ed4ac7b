"""All golden tapes, by their files' names."""

from pathlib import Path

from firsthand.rules import presets
from tests.golden import made
from tests.golden.scenes import remade

FOLDER = Path(__file__).parent
SCENES = ("options.txt", "acts.txt", "rulings.txt")


def tapes() -> dict[str, str]:
    """Return what every tape should be by the rules as they stand."""
    texts = {f"presets/{name}.txt": made.of_preset(name) for name in presets()}
    texts |= {f"deals/{name}.txt": made.of_deal(name) for name in made.DEALS}
    texts |= {"patterns.txt": made.of_patterns(), "matches.txt": made.of_matches()}
    return texts | {name: remade((FOLDER / name).read_text(encoding="utf-8")) for name in SCENES}
