"""``python -m tests.lowest``: print the lowest version of each package that pyproject.toml allows.

``scripts/lowest`` installs them, and runs the tests over them.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
EXTRAS = ("lab", "parquet", "cluster", "postgres", "rl")
"""What the tests that are run stand on, beside the core."""

RUNNERS = ("coverage", "hypothesis", "pytest", "pytest-asyncio")
"""Of what development needs, these run tests."""


def lowest(requirement: str) -> str:
    """Return a requirement for the lowest version that another one allows.

    >>> lowest("cyclopts>=4.10,<6"), lowest("uvloop>=0.21; sys_platform != 'win32'")
    ('cyclopts==4.10', "uvloop==0.21; sys_platform != 'win32'")
    """
    asked, mark, where = requirement.partition(";")
    bounds = re.fullmatch(r"([\w.-]+)>=([\w.]+)(,<[\w.]+)?", asked.strip())
    if bounds is None:
        raise ValueError(f"{requirement!r} names no lowest version: write name>=version")
    return f"{bounds[1]}=={bounds[2]}{mark}{where}"


def pins(project: dict[str, Any]) -> Iterator[str]:
    """Yield the lowest versions of what players, the laboratory and its tests need."""
    extras = project["optional-dependencies"]
    runners = [each for each in extras["dev"] if re.match(r"[\w-]+", each)[0] in RUNNERS]  # type: ignore[index]  # each is a name
    needed = [each for extra in EXTRAS for each in extras[extra]]
    for requirement in dict.fromkeys([*project["dependencies"], *needed, *runners]):
        if not requirement.startswith("firsthand"):
            yield lowest(requirement)


if __name__ == "__main__":
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sys.stdout.write("\n".join(pins(project)) + "\n")
