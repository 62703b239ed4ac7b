"""Which arguments a message takes, and of which kind, found from its text."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from firsthand.sentences.syntax import (
    Call,
    Expression,
    Pattern,
    Reference,
    Select,
    Variable,
)

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
TAKES = {"NUMBER": "number", "LIST": "list", "CAPITAL": "text", "SMALL": "text"}
"""The functions that messages may call, and the kind of argument of each."""


class Kind(NamedTuple):
    """What an argument is: ``"text"``, ``"number"``, ``"list"``, or ``"choice"`` of some words."""

    name: str
    words: tuple[str, ...] = ()


TEXT, NUMBER = Kind("text"), Kind("number")


class CatalogueFault(ValueError):
    """A message that refers to nothing, or asks for an argument of two kinds."""


def kinds(name: str, messages: Mapping[str, Pattern]) -> dict[str, Kind]:
    """Return the arguments of a message by name; raise `CatalogueFault`."""
    by_name: dict[str, Kind] = {}
    for argument, kind in _pattern(messages.get(name), messages, (name,)):
        by_name[argument] = _merged(name, argument, by_name.get(argument, kind), kind)
    return by_name


def _merged(name: str, argument: str, one: Kind, two: Kind) -> Kind:
    if one == two or (two == TEXT and one.name != "list"):
        return one
    if one == TEXT and two.name != "list":
        return two
    raise CatalogueFault(f"{name}: ${argument} is {one.name} and {two.name}")


Kinds = Iterator[tuple[str, Kind]]


def _pattern(
    pattern: Pattern | None, messages: Mapping[str, Pattern], path: tuple[str, ...]
) -> Kinds:
    if pattern is None:
        raise CatalogueFault(f"{path[0]}: there is no message {path[-1]}")
    for part in pattern:
        if not isinstance(part, str):
            yield from _expression(part, TEXT, messages, path)


def _expression(
    expression: Expression, kind: Kind, messages: Mapping[str, Pattern], path: tuple[str, ...]
) -> Kinds:
    match expression:
        case Variable(name):
            yield name, kind
        case Reference(name):
            if name in path:
                raise CatalogueFault(f"{path[0]}: {name} refers to itself")
            yield from _pattern(messages.get(name), messages, (*path, name))
        case Call(function, subject):
            if function not in TAKES:
                raise CatalogueFault(f"{path[0]}: there is no function {function}")
            yield from _expression(subject, Kind(TAKES[function]), messages, path)
        case Select(selector, variants):
            yield from _expression(selector, _by(expression), messages, path)
            for _, pattern in variants:
                yield from _pattern(pattern, messages, path)
        case _:
            return


def _by(select: Select) -> Kind:
    keys = [key for key, _ in select.variants]
    words = tuple(key for key in keys if isinstance(key, str))
    if len(words) < len(keys) or PLURALS.issuperset(words):
        return NUMBER
    return Kind("choice", tuple(sorted(words)))


def fault(value: object, kind: Kind) -> str:
    """Return what is wrong with an argument of a kind, or nothing."""
    if kind.name == "number":
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    elif kind.name == "list":
        fits = isinstance(value, list | tuple)
    else:
        fits = isinstance(value, str) and value in (kind.words or (value,))
    wanted = f"one of {', '.join(kind.words)}" if kind.words else f"a {kind.name}"
    return "" if fits else f"{value!r} is not {wanted}"
