"""Functions that stand in the engine and in the kernel are listed in docs/KERNEL.md."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "firsthand"


def functions(folder: Path) -> set[str]:
    """The names of all functions at the top of the modules of a folder."""
    return {
        node.name
        for path in folder.rglob("*.py")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef)
    }


def listed() -> list[str]:
    """The names in the first column of the table."""
    rows = re.findall(r"^\| (`[^|]+) \|", (ROOT / "docs" / "KERNEL.md").read_text(), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


def test_what_stands_twice_is_listed_once_with_its_reason() -> None:
    twice = functions(SOURCE / "game") & functions(SOURCE / "lab" / "kernel")
    assert sorted(listed()) == sorted(twice)
