"""No sentence stands outside the catalogue.

A sentence is a literal, or the literal part of an f-string, of three words or more. Exempt are
docstrings; the help of commands and their options, which stands in docstrings too, and which
cyclopts puts together when a module is imported, among English words of its own and before a
language is chosen; and what nobody at a table or a command line reads: log lines, regular
expressions, errors of a programmer, keys of tables, topics of a rule sheet, sources of patterns,
forms of the notation, which programs read too, lists of names that are split, where a figure's
legend lies, and modules that write source code.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "firsthand"
WORDS = re.compile(r"[A-Za-z']{2,}[,;:]? [A-Za-z']+[,;:]? [A-Za-z']{2,}")
"""Three words in a row."""

WRITES_SOURCE = {"lab/compiling.py", "server/typescript.py"}
"""Modules whose texts are source code, with comments for whoever opens it."""

NOTATION = {"Form"}
"""Calls whose texts are forms of lines that programs read and write, the same in each language."""

LOGGED = {"debug", "info", "warning", "error", "exception", "log", "compile"}
"""Calls whose texts are for whoever runs the server, and regular expressions."""

FOR_PROGRAMMERS = {
    "AssertionError", "AttributeError", "LookupError", "RuntimeError", "TypeError", "ValueError",
    "CatalogueFault", "SyntaxFault", "WrongArgument", "fault", "_expect", "_match",
}  # fmt: skip
"""Errors of a program or of the catalogue itself."""


def done() -> list[Path]:
    """The modules that are held to the catalogue."""
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if path.relative_to(SOURCE).as_posix() not in WRITES_SOURCE
    ]


HELP = {"help", "help_epilogue", "examples", "status"}
"""What help pages say: cyclopts writes them, in English alone."""


def exempt(tree: ast.AST) -> set[int]:
    """The ids of literals that nobody reads at a table: docstrings, and arguments of some calls."""
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        if isinstance(node, ast.Call) and called(node.func) in LOGGED | FOR_PROGRAMMERS | NOTATION:
            found.update(id(inner) for inner in ast.walk(node))
        if isinstance(node, ast.Call) and called(node.func) == "split":
            found.update(id(inner) for inner in ast.walk(node.func))
        if isinstance(node, ast.Dict):
            found.update(id(key) for key in node.keys if key is not None)
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
            found.add(id(node.value.elts[0]))
        if isinstance(node, ast.keyword) and node.arg in HELP | {"loc", "source"}:
            found.update(id(inner) for inner in ast.walk(node.value))
    return found


def called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The sentences of a module, with their lines."""
    tree = ast.parse(source)
    free = exempt(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if id(node) not in free and WORDS.search(node.value):
            yield node.lineno, node.value


def test_no_sentence_stands_outside_the_catalogue() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in done()
        for line, text in sentences(path.read_text())
    ]
    assert found == []
    assert len(done()) > 80


def test_a_sentence_is_found_in_every_form() -> None:
    for source in (
        'x = "It is your turn now"',
        'f"{who} takes the whole pile"',
        'raise Refused("You sit at no table")',
        'say("x", y="one two three")',
        'X = ("A line that is "\n     "long")',
    ):
        assert [*sentences(source)], source
    for source in (
        '"""It is a docstring."""',
        'log.info("room %s has been closed")',
        'x = "a_b c"',
    ):
        assert not [*sentences(source)], source
