"""Where a class has many fields, each is explained on a line of its own."""

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src/firsthand"
ELSEWHERE = ("rules/options.py", "rules/rules.py")
"""The catalogue says of each option what it decides, and `make books` writes the rule book."""
MODULES = [
    path
    for path in sorted(SOURCES.rglob("*.py"))
    if path.relative_to(SOURCES).as_posix() not in ELSEWHERE
]
HELPED = {"Seed", "Threads"}
"""Types of options in `firsthand.commands.numbers`: each holds the help of its option."""
FEW = 6
"""A class of no more fields may explain them all in one paragraph."""


def unexplained(text: str) -> list[str]:
    """Return the fields without a line of their own, of all classes with many fields."""
    names = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ClassDef):
            continue
        parts = list(zip(node.body, [*node.body[1:], None], strict=True))
        fields = [(part, after) for part, after in parts if isinstance(part, ast.AnnAssign)]
        if len(fields) > FEW:
            names += [
                f"{node.name}.{ast.unparse(field.target)}"
                for field, after in fields
                if not (explained(after) or helped(ast.unparse(field.annotation)))
            ]
    return names


def helped(annotation: str) -> bool:
    """Whether an annotation holds the help of an option."""
    return "help=" in annotation or annotation in HELPED


def explained(after: ast.stmt | None) -> bool:
    """Whether what follows a field is a text."""
    return isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_each_of_many_fields_is_explained(path: Path) -> None:
    assert unexplained(path.read_text(encoding="utf-8")) == []


def test_a_field_without_a_line_would_be_seen() -> None:
    fields = [f"    f{number}: int\n    '''Number {number}.'''\n" for number in range(7)]
    assert unexplained("class Many:\n" + "".join(fields)) == []
    assert unexplained("class Many:\n" + "".join(fields) + "    more: int\n") == ["Many.more"]
    assert unexplained("class Few:\n" + "".join(fields[:5]) + "    more: int\n") == []
