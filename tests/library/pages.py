"""Python on the pages of the documentation, run as a reader would."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
GAMES = re.compile(r"(?<=games=)[\d_]+")


def blocks(page: str) -> list[str]:
    """Return the blocks of Python on a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


def run(block: str, games: int = 5) -> None:
    """Run a block, with no more games than that."""
    fewer = GAMES.sub(lambda said: str(min(games, int(said[0]))), block)
    exec(fewer, {"__name__": "__main__"})  # noqa: S102 - it is our own
