"""What ``import firsthand`` offers: documented, and imported only when it is asked for."""

import doctest
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import firsthand as fh
from tests.library.pages import blocks, run

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "firsthand"
GUIDES = ("bots", "hosts", "house_rules", "patterns")
"""The guides; that about training compiles, so that the laboratory's tests run it."""
COMPILED = ("lab", "env")
"""Packages whose doctests play many games; their own tests run those."""


def exemplified() -> Iterator[str]:
    """The modules that show how something is used."""
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        if not {*COMPILED} & {*parts} and ">>> " in path.read_text(encoding="utf-8"):
            yield ".".join(["firsthand", *(part for part in parts if part != "__init__")])


@pytest.mark.parametrize("name", list(exemplified()))
def test_examples_in_the_sources_are_true(name: str) -> None:
    module = import_module(name)
    tried = doctest.testmod(module, extraglobs={"text": import_module("firsthand.sentences").text})
    assert tried.attempted
    assert not tried.failed


PAGES = ("README.md", "docs/index.md", *(f"docs/guides/{name}.md" for name in GUIDES))


@pytest.mark.parametrize("block", [block for page in PAGES for block in blocks(page)])
def test_python_on_the_pages_runs(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run(block)


@pytest.mark.soak
def test_python_in_the_readme_plays_as_many_games_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks("README.md"):
        run(block, games=1000)


def test_the_readme_shows_the_library() -> None:
    assert any("import firsthand as fh" in block for block in blocks("README.md"))


def test_importing_it_imports_nothing_else() -> None:
    script = (
        "import sys; before = set(sys.modules); import firsthand; "
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before}))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", script],
        env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert {*done.stdout.split()} <= {*sys.stdlib_module_names, "firsthand"}
    loaded = "import sys, firsthand; print([n for n in sys.modules if n.startswith('firsthand.')])"
    done = subprocess.run(
        [sys.executable, "-S", "-c", loaded],
        env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", fh.__all__)
def test_a_public_name_is_there_and_explained(name: str) -> None:
    vars(fh).pop(name, None)
    thing = getattr(fh, name)
    assert name in dir(fh)
    assert inspect.getdoc(thing)


def own(kind: type) -> Iterator[tuple[str, Any]]:
    """The public parts of a class that are its own."""
    for name, part in vars(kind).items():
        if not name.startswith("_") and (inspect.isroutine(part) or isinstance(part, property)):
            yield name, part


@pytest.mark.parametrize("name", fh.__all__)
def test_every_part_of_a_public_class_is_explained(name: str) -> None:
    thing = getattr(fh, name)
    if inspect.isclass(thing):
        assert [part for part, what in own(thing) if not inspect.getdoc(what)] == []


def test_types_are_those_of_the_names() -> None:
    """Type checkers read the imports, programs the table of places: both name the same."""
    source = (SOURCES / "__init__.py").read_text(encoding="utf-8")
    for name, place in fh._PLACES.items():
        assert re.search(rf"from firsthand\.{re.escape(place)} import .*\b{name}\b", source), name
    modules = [name for name in fh.__all__ if name not in fh._PLACES]
    assert all(isinstance(getattr(fh, name), ModuleType) for name in modules)
    assert sorted(fh.__all__) == fh.__all__


def test_what_is_not_there_is_refused_by_name() -> None:
    slip = "Gmae"
    with pytest.raises(AttributeError, match="module 'firsthand' has no attribute 'Gmae'"):
        getattr(fh, slip)
