"""Docstrings say what a function does, returns or raises, not what it lets happen or tells."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "firsthand"
VAGUE = ("Let ", "Lets ", "Tell ", "Tells ")
"""How no docstring begins: what happens can be named, and a value is returned."""


def docstrings(source: str) -> Iterator[tuple[str, str]]:
    """Yield each docstring by the name of its function, class or module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            text = ast.get_docstring(node)
            if text is not None:
                yield getattr(node, "name", "module"), text


def vague(source: str) -> list[str]:
    return [name for name, text in docstrings(source) if text.startswith(VAGUE)]


def test_no_docstring_begins_vaguely() -> None:
    left = {str(path): vague(path.read_text()) for path in SOURCES.rglob("*.py")}
    assert {name: names for name, names in left.items() if names} == {}


def test_a_vague_docstring_would_be_seen() -> None:
    assert vague('def f():\n    """Let follow what follows."""\n') == ["f"]
    assert vague('"""Tells who won."""\nclass C:\n    """A letter."""\n') == ["module"]


def test_numbers_are_named_and_not_called_so_many() -> None:
    kinds = {".py", ".ts", ".tsx", ".css"}
    for folder in (SOURCES, ROOT / "web" / "src"):
        for path in folder.rglob("*"):
            if path.suffix in kinds and not {"english", "static"} & {*path.parts}:
                assert "so many" not in path.read_text(encoding="utf-8").lower(), path


def test_every_module_says_in_a_sentence_what_it_is() -> None:
    for path in SOURCES.rglob("*.py"):
        first = (ast.get_docstring(ast.parse(path.read_text())) or "").partition("\n")[0]
        assert first.endswith("."), path
        assert len(first.split()) > 2, path
