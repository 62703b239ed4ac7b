"""The shape of the sources: small files, small functions, and every exception gives its reason."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
CLIENT = {".mjs", ".ts", ".tsx"}
WRITTEN = {".css", ".html", ".py", *CLIENT}
UNREASONED = re.compile(r"# (type: ignore(\[[\w-]+\])?|noqa(: [\w, ]+)?)$")
IN_TYPESCRIPT = re.compile(
    r"( *)(?:export )?(?:default )?(?:(?:async )?function (\w+)|const (\w+) = .*=> \{$)"
)
UNTESTED = re.compile(r"mark\.(skip|xfail)\b|pragma: no cove[r]")


def tracked() -> list[Path]:
    """The files that someone writes, as git knows them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.suffix in WRITTEN and path.is_file()]


SOURCES = tracked()
MODULES = [path for path in SOURCES if path.suffix == ".py"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def matching(pattern: re.Pattern[str]) -> Iterator[str]:
    for path in MODULES:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if pattern.search(line):
                yield f"{name(path)}:{number}"


def functions(text: str) -> Iterator[tuple[str, int]]:
    """The functions of a Python module and their numbers of lines."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or 0) - node.lineno + 1


def in_typescript(text: str) -> Iterator[tuple[str, int]]:
    """The named functions of a formatted TypeScript module and their numbers of lines."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        if opening := IN_TYPESCRIPT.match(line):
            indent, plain, arrow = opening.groups()
            rest = enumerate(lines[start:], 1)
            ends = (
                number
                for number, other in rest
                if other.startswith(f"{indent}}}") and not other.endswith("{")
            )
            yield plain or arrow, next(ends)


def long(paths: list[Path], of: Callable[[str], Iterator[tuple[str, int]]]) -> list[str]:
    """The functions of some modules that have too many lines."""
    return [
        f"{name(path)}: {function}"
        for path in paths
        for function, lines in of(path.read_text(encoding="utf-8"))
        if lines > LONGEST_FUNCTION
    ]


def test_no_file_is_long() -> None:
    lengths = {name(path): len(path.read_text().splitlines()) for path in SOURCES}
    assert {key: length for key, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_long() -> None:
    assert long(MODULES, functions) == []
    assert long([path for path in SOURCES if path.suffix in CLIENT], in_typescript) == []


def test_lines_of_functions_in_typescript_are_counted() -> None:
    text = """
export function One({
  a,
}: Props) {
  const two = () => {
    return a;
  };
  return two();
}
"""
    assert list(in_typescript(text)) == [("One", 8), ("two", 3)]


def test_every_exception_to_a_check_gives_its_reason() -> None:
    assert list(matching(UNREASONED)) == []


def test_no_test_is_skipped_and_no_line_is_left_out_of_coverage() -> None:
    assert list(matching(UNTESTED)) == []


def test_every_module_of_server_and_shell_has_tests_of_its_own() -> None:
    for part in ("server", "shell"):
        modules = {path.name for path in (ROOT / "src" / "firsthand" / part).glob("[a-z]*.py")}
        tests = {path.name.removeprefix("test_") for path in (ROOT / "tests" / part).glob("*.py")}
        assert modules - tests == ({"types.py"} if part == "shell" else set()), part
