"""Arguments drawn for every message of the catalogue, and its words by each of the three makers."""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from firsthand.sentences import ENGLISH, PSEUDO, Kind, Sentence, arguments, messages, text

ROOT = Path(__file__).parents[2]
NODE = ROOT / "scripts" / "node"
NUMBERS = (*range(22), 52, 100, 103, 111, 1234, 10_000, 0.5, 1.5, 0.85, 2.125, 1234.75, -3, -1500)
TEXTS = ("Ann", "", "Ünal", "7-K-7", "\u05d3\u05e0\u05d4", "a.b", "`${x}` \\ { }")
LISTS = ((), ("Ann",), ("Ann", "Bob"), ("Ann", "Bob", "Cy"), ("a", "b", "c", "d", "e"))
DRAWS = 12


def drawn(kind: Kind, random: Random) -> Any:
    """Draw an argument of a kind."""
    pools: dict[str, tuple[Any, ...]] = {"number": NUMBERS, "list": LISTS, "text": TEXTS}
    return random.choice(pools.get(kind.name, kind.words))


@cache
def sentences() -> tuple[Sentence, ...]:
    """Every message with a few sets of arguments; one without arguments once."""
    return tuple(_sentences(Random(7)))  # noqa: S311 - the same arguments every time


def _sentences(random: Random) -> Iterator[Sentence]:
    for name in messages(ENGLISH.folder):
        kinds = {} if name.startswith("-") else arguments(name)
        words = max((len(kind.words) for kind in kinds.values()), default=0)
        for _ in range(max(DRAWS, 3 * words) if kinds else 1):
            given = {argument: drawn(kind, random) for argument, kind in kinds.items()}
            yield Sentence(name, given)


def python() -> list[dict[str, str]]:
    """The words of all sentences in English and in the pseudo-locale, as Python makes them."""
    return [
        {"english": text(sentence), "pseudo": text(sentence, PSEUDO)} for sentence in sentences()
    ]


def browser(folder: Path) -> list[dict[str, str]]:
    """The same as a browser makes them, and ``compiled`` where the page has a function for it."""
    asked = [{"id": sentence.id, "args": sentence.args} for sentence in sentences()]
    (folder / "asked.json").write_text(json.dumps(asked))
    done = subprocess.run(
        [NODE, "node", "test/sentences.mjs", folder / "asked.json"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=True,
    )
    said: list[dict[str, str]] = json.loads(done.stdout)
    return said
