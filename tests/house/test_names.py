"""Names that were given up stay so: none of `renamed.txt` is left in the sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
HOMES = (ROOT / "src/firsthand", ROOT / "web/src")
LIST = Path(__file__).with_name("renamed.txt")
LINE = re.compile(
    r"(?P<old>\S+) -> (?P<new>.+) \((?P<kind>file|class|identifier|style)( in (?P<where>\S+))?\)"
)
NO_CODE = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL)
PROSE = re.compile(r"[>}][^<>{}=;()]*(?=[<{])")
"""What stands between two tags."""


class Renamed(NamedTuple):
    """A name that is gone, what it was, and where it is gone from; everywhere if that is empty."""

    old: str
    new: str
    kind: str
    where: str


def renamed(text: str) -> Iterator[Renamed]:
    """Read a list of names that are gone."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            read = LINE.fullmatch(line)
            assert read is not None, f"{line!r} is not written as: old -> new (kind in folder)"
            yield Renamed(read["old"], read["new"], read["kind"], read["where"] or "")


def named(node: ast.AST) -> Iterator[str]:
    """Yield the identifiers that a node of Python's syntax holds itself."""
    match node:
        case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.alias(name=name, asname=other):
            yield from name.split(".")
            yield other or ""
        case ast.ImportFrom(module=module):
            yield from (module or "").split(".")
        case ast.keyword(arg=name) | ast.ExceptHandler(name=name):
            yield name or ""
        case ast.MatchAs(name=name) | ast.MatchStar(name=name):
            yield name or ""
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names
        case _:
            pass


def in_typescript(text: str, *, tags: bool) -> frozenset[str]:
    """Return the words of TypeScript outside of comments, strings and, with ``tags``, prose."""
    code = NO_CODE.sub(" ", text)
    return frozenset(re.findall(r"[A-Za-z_$][\w$]*", PROSE.sub(" ", code) if tags else code))


@cache
def identifiers(path: Path) -> frozenset[str]:
    """Return all identifiers of a source file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return frozenset(name for node in ast.walk(ast.parse(text)) for name in named(node))
    return in_typescript(text, tags=path.suffix == ".tsx")


@cache
def sources() -> tuple[Path, ...]:
    """Return all source files."""
    kinds = {".py", ".ts", ".tsx"}
    return tuple(path for home in HOMES for path in home.rglob("*") if path.suffix in kinds)


@cache
def styles(path: Path) -> frozenset[str]:
    """Return the classes that a style sheet names, or all words that the texts of a source hold."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return frozenset(
            re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        )
    texts = re.findall(r"\"[^\"\n]*\"|`[^`\n]*`", text)
    return frozenset(word for quoted in texts for word in re.findall(r"[\w-]+", quoted))


@cache
def styled() -> tuple[Path, ...]:
    """Return what names classes of style sheets: these, the client, and tests in a browser."""
    homes = {HOMES[1]: ("*.css", "*.tsx", "*.ts"), ROOT / "tests/browser": ("*.py", "*.js")}
    paths = (path for home, kinds in homes.items() for kind in kinds for path in home.rglob(kind))
    return tuple(path for path in paths if "english" not in path.parts)


def left(gone: Renamed) -> list[str]:
    """Return the sources in which a name is left."""
    if gone.kind == "file":
        return [str(home / gone.old) for home in HOMES if (home / gone.old).exists()]
    if gone.kind == "style":
        return [str(path) for path in styled() if gone.old in styles(path)]
    where = ROOT / gone.where
    assert where.exists(), f"{gone.where} of {gone.old!r} is not there"
    within = [path for path in sources() if path.is_relative_to(where)]
    return [str(path) for path in within if gone.old in identifiers(path)]


@pytest.mark.parametrize("gone", tuple(renamed(LIST.read_text(encoding="utf-8"))), ids=str)
def test_a_name_that_is_gone_is_nowhere(gone: Renamed) -> None:
    assert left(gone) == []


PATHS = re.compile(r"`([\w./-]+/[\w./-]*\.(?:py|tsx?|mjs|toml|css))`")


@pytest.mark.parametrize(
    "page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda page: page.name
)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    named = PATHS.findall(page.read_text(encoding="utf-8"))
    places = (ROOT, *HOMES, ROOT / "web")
    assert [path for path in named if not any((place / path).exists() for place in places)] == []


def test_it_would_be_seen(tmp_path: Path) -> None:
    (there,) = renamed("Layout -> Plan (class in src/firsthand/lab)")
    assert left(there) == [str(HOMES[0] / "lab/layout.py")]
    (there,) = renamed("lab/layout.py -> lab/plan.py (file)")
    assert left(there) == [str(HOMES[0] / "lab/layout.py")]
    module = tmp_path / "module.py"
    module.write_text('"""Prose."""\nimport a.b as c\ndef d(e, *, f: "g") -> None:\n    h.i(j=1)\n')
    assert identifiers(module) >= set("abcdefhij")
    assert not identifiers(module) & {"Prose", "g"}
    page = tmp_path / "page.tsx"
    page.write_text("const one = <p>two {three} four</p>; // five\nconst six = 'seven';")
    assert identifiers(page) >= {"one", "three", "six"}
    assert not identifiers(page) & {"two", "four", "five", "seven"}


def test_a_style_would_be_seen(tmp_path: Path) -> None:
    (there,) = renamed("lobby-seat -> seat-row (style)")
    assert [Path(path).name for path in left(there)] == ["lobby.css", "seats.tsx"]
    sheet = tmp_path / "sheet.css"
    sheet.write_text("/* .one */\n.two:not(.three) .four-five { margin: 0.5em; }")
    assert styles(sheet) == {"two", "three", "four-five"}


def test_a_line_that_is_no_rename_is_refused() -> None:
    with pytest.raises(AssertionError, match="is not written as"):
        list(renamed("this is not a rename"))


def classes(path: Path) -> Iterator[str]:
    """Yield the public classes of a module."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def twice_named(package: Path) -> dict[str, list[str]]:
    """Return the names that two public classes of a package share, with their modules."""
    named: dict[str, list[str]] = {}
    for path in sorted(package.rglob("*.py")):
        for name in classes(path):
            named.setdefault(name, []).append(path.name)
    return {name: modules for name, modules in named.items() if len(modules) > 1}


@pytest.mark.parametrize(
    "package", [path for path in HOMES[0].iterdir() if path.is_dir()], ids=lambda path: path.name
)
def test_no_two_public_classes_of_a_package_share_a_name(package: Path) -> None:
    assert twice_named(package) == {}


def test_a_shared_name_would_be_seen(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("class Line:\n    pass\nclass _Own:\n    pass\n")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "two.py").write_text("class Line:\n    pass\nclass _Own:\n    pass\n")
    assert twice_named(tmp_path) == {"Line": ["one.py", "two.py"]}
