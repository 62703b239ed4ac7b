"""JSON whose objects remember their lines, and questions to them that say what is wrong where."""

import difflib
import json
import re
from collections.abc import Iterable
from typing import Any

from firsthand.errors import FirsthandError
from firsthand.sentences import Sentence, say

LARGEST = 10**12
"""No time or number of a file is larger: a game would never get there."""

BLANK = re.compile(r"[ \t\n\r]*")
DECODER = json.JSONDecoder()


class Unreadable(FirsthandError):
    """A file that is not what it should be: on which line (from 1), and why."""

    def __init__(self, line: int, why: Sentence) -> None:
        """Keep the line and why apart."""
        super().__init__(say("record-line", line=line, why=why))
        self.line = line
        self.why = why


class Spot(dict[str, Any]):
    """A JSON object, and the line on which it begins."""

    line = 1

    def wrong(self, why: Sentence) -> Unreadable:
        """Return the error that says what is wrong here."""
        return Unreadable(self.line, why)

    def take(self, name: str, kind: type[Any], default: Any = ...) -> Any:
        """Return a field of a kind, or the default, or raise `Unreadable`."""
        value = self.get(name)
        if value is None and default is ...:
            raise self.wrong(say("verify-missing", name=repr(name)))
        if value is None:
            return default
        if _is(value, kind):
            return value
        written = json.dumps(value)[:60]
        raise self.wrong(say("verify-kind", name=repr(name), kind=NAMES[kind], value=written))

    def many(self, name: str, kind: type[Any], default: Any = ...) -> list[Any]:
        """Return a list of values of a kind, or raise `Unreadable`."""
        values: list[Any] = self.take(name, list, default)
        if all(_is(value, kind) for value in values):
            return values
        raise self.wrong(say("verify-kinds", name=repr(name), kind=NAMES[kind]))

    def refuse_slips(self, known: Iterable[str], remarks: Iterable[str] = ()) -> None:
        """Raise `Unreadable` for an unknown field that looks like a known one, misspelt."""
        words = list(known)
        for name in self.keys() - {*words, *remarks}:
            close = difflib.get_close_matches(name, words, n=1, cutoff=0.8)
            if close:
                raise self.wrong(say("verify-slip", name=repr(name), near=repr(close[0])))


NAMES: dict[type[Any], Sentence] = {
    int: say("verify-number"),
    str: say("verify-text"),
    list: say("verify-list"),
    dict: say("verify-object"),
    bool: say("verify-bool"),
}


def _is(value: Any, kind: type[Any]) -> bool:
    if kind is int:
        return type(value) is int and abs(value) <= LARGEST
    return isinstance(value, kind)


def located(text: str) -> Any:
    """Read JSON, or raise `Unreadable` with the line of its first error."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable(error.lineno, say("verify-json", why=error.msg)) from None
    except ValueError as error:
        raise Unreadable(1, say("verify-json", why=str(error))) from None
    except RecursionError:
        raise Unreadable(1, say("verify-deep")) from None
    return _Walk(text).value()


class _Walk:
    """A walk over text that is known to be JSON."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.counted = 0
        self.line = 1

    def next(self) -> str:
        """Return the next character that is not blank, and count lines up to it."""
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.text[self.at : self.at + 1]

    def value(self) -> Any:
        """Return the next value."""
        mark = self.next()
        if mark == "{":
            return self.object()
        if mark == "[":
            return self.list()
        value, self.at = DECODER.raw_decode(self.text, self.at)
        return value

    def list(self) -> list[Any]:
        """Return a list that begins here."""
        values = []
        self.at += 1
        while self.next() != "]":
            values.append(self.value())
            self.at += self.next() == ","
        self.at += 1
        return values

    def object(self) -> Spot:
        """Return an object that begins here."""
        spot = Spot()
        spot.line = self.line
        self.at += 1
        while self.next() != "}":
            name, self.at = DECODER.raw_decode(self.text, self.at)
            self.next()
            self.at += 1
            spot[name] = self.value()
            self.at += self.next() == ","
        self.at += 1
        return spot
