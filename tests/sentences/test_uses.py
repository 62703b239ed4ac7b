"""Every use of the catalogue names a message that there is, with all its arguments and no other."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from firsthand.sentences import ENGLISH, arguments, messages
from firsthand.sentences.arguments import fault
from firsthand.sentences.syntax import Call, Expression, Pattern, Reference, Select

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "firsthand"
BOOKS = ROOT / "tests" / "docs" / "books.py"
"""The rule book says what each option decides."""


class Use(NamedTuple):
    """A call of `say`: where, the id as a regular expression, and the arguments."""

    place: str
    name: str
    literal: bool
    given: dict[str, ast.expr]


@cache
def uses() -> tuple[Use, ...]:
    return tuple(
        use
        for path in (*sorted(SOURCE.rglob("*.py")), BOOKS)
        for use in calls(path.read_text(), path.name)
    )


def calls(source: str, name: str = "") -> Iterator[Use]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            given = {keyword.arg or "**": keyword.value for keyword in node.keywords}
            spelt, literal = pattern(node.args[0])
            yield Use(f"{name}:{node.lineno}", spelt, literal, given)


def pattern(node: ast.expr) -> tuple[str, bool]:
    """An id as a regular expression, and whether it is a literal."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value)), True
    assert isinstance(node, ast.JoinedStr), ast.unparse(node)
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
        for part in node.values
    ]
    return "".join(parts), False


def faults(use: Use) -> list[str]:
    known = messages(ENGLISH.folder)
    found = [name for name in known if re.fullmatch(use.name, name)]
    if not found:
        return [f"{use.place}: there is no {use.name}"]
    if not use.literal:
        return []
    wanted = arguments(found[0])
    if wanted.keys() != use.given.keys():
        return [f"{use.place}: {found[0]} takes {[*wanted]}, not {[*use.given]}"]
    return [
        f"{use.place}: {wrong}"
        for name, value in use.given.items()
        if isinstance(value, ast.Constant) and (wrong := fault(value.value, wanted[name]))
    ]


def test_every_use_fits_its_message() -> None:
    assert [wrong for use in uses() for wrong in faults(use)] == []
    assert len(uses()) > 100


def test_a_use_that_does_not_fit_is_found() -> None:
    for source in (
        'say("no-such")',
        'say(f"no-{such}")',
        'say("rules-win")',
        'say("rules-win", n=1, more=2)',
        'say("rules-win", **given)',
        'say("rules-win", n="two")',
        'say("rules-turn-drop", choice="double")',
    ):
        assert [wrong for use in calls(source) for wrong in faults(use)], source


def references(found: Pattern | tuple[Expression, ...]) -> Iterator[str]:
    for part in found:
        match part:
            case Reference(name):
                yield name
            case Call(_, subject):
                yield from references((subject,))
            case Select(selector, variants):
                yield from references((selector,))
                for variant in variants:
                    yield from references(variant.pattern)
            case _:
                pass


def test_every_message_of_the_server_is_used() -> None:
    known = messages(ENGLISH.folder)
    used = {name for use in uses() for name in known if re.fullmatch(use.name, name)}
    used |= {name for found in known.values() for name in references(found)}
    assert known.keys() - used - of_the_page() == set()


def of_the_page() -> set[str]:
    """The messages that the page uses itself; its compiler knows which it does not."""
    return {
        name
        for path in (SOURCE / "sentences" / "en" / "page").glob("*.ftl")
        for name in re.findall(r"^([\w-]+) =", path.read_text(), re.MULTILINE)
    }
