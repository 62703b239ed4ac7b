"""Messages in Fluent syntax, read into a tree: the part of the syntax that the catalogue uses.

A message is ``id = pattern``. A pattern is text on one line with placeables in braces: a variable
``$name``, another message, a term ``-name``, a literal, a call of a function, or a choice
between variants. Attributes, terms with arguments and text over several lines are left out.
https://projectfluent.org/fluent/guide/
"""

import re
from typing import NamedTuple


class SyntaxFault(ValueError):
    """A text that is not in the part of Fluent that is used here: the line, and what is wrong."""

    def __init__(self, line: int, wrong: str, file: str = "") -> None:
        super().__init__(f"{file and f'{file}, '}line {line}: {wrong}")
        self.line = line
        self.wrong = wrong


class Text(NamedTuple):
    """A literal in quotes."""

    value: str


class Number(NamedTuple):
    """A number as it is written, such as ``2`` or ``0.5``."""

    value: str


class Variable(NamedTuple):
    """An argument of the message."""

    name: str


class Reference(NamedTuple):
    """Another message, with the same arguments; a term's name begins with a hyphen."""

    id: str


class Call(NamedTuple):
    """A function of one expression, with options."""

    function: str
    subject: "Expression"
    options: tuple[tuple[str, Text | Number], ...]


class Variant(NamedTuple):
    """One of the patterns to choose from; a number as key stands as `Number`."""

    key: str | Number
    pattern: "Pattern"


class Select(NamedTuple):
    """A choice by the value of an expression; ``default`` is the index of the starred variant."""

    selector: "Expression"
    variants: tuple[Variant, ...]
    default: int


Expression = Text | Number | Variable | Reference | Call | Select
Pattern = tuple[str | Expression, ...]

BLANK = re.compile(r"[ \n]*")
IDENTIFIER = re.compile(r"[a-zA-Z][\w-]*")
NUMBER = re.compile(r"-?\d+(\.\d+)?")
QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
ESCAPE = re.compile(r'\\(["\\]|u[0-9a-fA-F]{4})')
RUN = re.compile(r"[^{}\n]+")
START = re.compile(r"(-?[a-zA-Z][\w-]*) *= *")
FUNCTION = re.compile(r"[A-Z][A-Z0-9_-]*\b(?= *\()")


def parse(source: str) -> dict[str, Pattern]:
    """Return the pattern of each message by its id, in order; raise `SyntaxFault`."""
    reader = Reader(source)
    patterns: dict[str, Pattern] = {}
    while not reader.at_end():
        if reader.takes("\n") or reader.comment():
            continue
        name, pattern = reader.message()
        if name in patterns:
            raise reader.fault(f"{name} is above already")
        patterns[name] = pattern
    return patterns


class Reader:
    """A place in a source text."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._at = 0

    def at_end(self) -> bool:
        """Whether everything has been read."""
        return self._at >= len(self._source)

    def comment(self) -> bool:
        """Skip a line that begins with a hash sign, if one is here."""
        if not self._source.startswith("#", self._at):
            return False
        end = self._source.find("\n", self._at)
        self._at = len(self._source) if end < 0 else end
        return True

    def message(self) -> tuple[str, Pattern]:
        """Read a message or a term, up to the end of its line."""
        name = self._match(START, "a message, as in: id = text")[1]
        pattern = self.pattern()
        if not pattern:
            raise self.fault(f"{name} has no text")
        if not self.at_end() and not self.takes("\n"):
            raise self.fault("this brace opens nothing")
        if self._source.startswith(" ", self._at):
            raise self.fault("the text of a message stays on one line")
        return name, pattern

    def pattern(self) -> Pattern:
        """Read text and placeables up to the end of the line."""
        parts: list[str | Expression] = []
        while True:
            if run := RUN.match(self._source, self._at):
                self._at = run.end()
                parts.append(run[0])
            elif self.takes("{"):
                parts.append(self.placeable())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        return tuple(part for part in parts if part != "")

    def placeable(self) -> Expression:
        """Read what stands in braces, after the first."""
        self.blank()
        expression = self.expression()
        self.blank()
        if self.takes("->"):
            expression = self._select(expression)
            self.blank()
        self._expect("}")
        return expression

    def expression(self) -> Expression:
        """Read an expression that is no choice."""
        if self.takes("$"):
            return Variable(self._match(IDENTIFIER, "a variable's name after $")[0])
        if quoted := self._next(QUOTED):
            return Text(ESCAPE.sub(_unescaped, quoted[1]))
        if number := self._next(NUMBER):
            return Number(number[0])
        if called := self._next(FUNCTION):
            return self._call(called[0])
        term = "-" if self.takes("-") else ""
        return Reference(term + self._match(IDENTIFIER, "a variable, message or literal")[0])

    def _call(self, function: str) -> Call:
        self.blank()
        self._expect("(")
        self.blank()
        subject = self.expression()
        options = []
        self.blank()
        while self.takes(","):
            self.blank()
            name = self._match(IDENTIFIER, "an option's name")[0]
            self._expect(":")
            self.blank()
            value = self.expression()
            if not isinstance(value, Text | Number):
                raise self.fault(f"option {name} is not a literal")
            options.append((name, value))
            self.blank()
        self._expect(")")
        return Call(function, subject, tuple(options))

    def _select(self, selector: Expression) -> Select:
        variants: list[Variant] = []
        default: int | None = None
        self.blank()
        while self._source.startswith(("[", "*["), self._at):
            if self.takes("*"):
                if default is not None:
                    raise self.fault("a second variant has a star")
                default = len(variants)
            variants.append(self._variant())
            self.blank()
        if default is None:
            raise self.fault("no variant has a star")
        return Select(selector, tuple(variants), default)

    def _variant(self) -> Variant:
        self._expect("[")
        number = self._next(NUMBER)
        key = Number(number[0]) if number else self._match(IDENTIFIER, "a variant's key")[0]
        self._expect("]")
        self._match(re.compile(" *"), "")
        pattern = self.pattern()
        if not pattern:
            raise self.fault('this variant has no text: write { "" } where none is meant')
        return Variant(key, pattern)

    def blank(self) -> None:
        """Skip spaces and ends of lines."""
        self._match(BLANK, "")

    def takes(self, text: str) -> bool:
        """Whether a text comes next; if so, go behind it."""
        there = self._source.startswith(text, self._at)
        self._at += len(text) * there
        return there

    def fault(self, wrong: str) -> SyntaxFault:
        """Return an error at this place."""
        return SyntaxFault(self._source.count("\n", 0, self._at) + 1, wrong)

    def _expect(self, text: str) -> None:
        if not self.takes(text):
            raise self.fault(f"{text} is missing")

    def _next(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self._source, self._at)
        self._at = match.end() if match else self._at
        return match

    def _match(self, pattern: re.Pattern[str], wanted: str) -> re.Match[str]:
        match = self._next(pattern)
        if match is None:
            raise self.fault(f"here should be {wanted}")
        return match


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1]
    return chr(int(code[1:], 16)) if code.startswith("u") else code
