"""Sentences made from messages and arguments, as `@fluent/bundle` makes them in a browser."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from firsthand.sentences.locales import FSI, PDI, Locale, listed, number, shown
from firsthand.sentences.syntax import (
    Call,
    Expression,
    Number,
    Pattern,
    Reference,
    Select,
    Text,
    Variable,
)

Value = str | int | float | Sequence[str]
"""What an argument may be once it is resolved: a text, a number, or a list of texts."""


class UnknownMessage(LookupError):
    """There is no such message in the catalogue."""


class WrongArgument(TypeError):
    """A message did not get the argument that it needs."""


class Figure(NamedTuple):
    """A number with how it is to be shown."""

    value: float
    grouped: bool = True
    least: int = 0
    most: int | None = None

    @property
    def rounded(self) -> Decimal:
        """The number as it is shown."""
        return shown(self.value, self.least, self.most)


Resolved = str | Figure | Sequence[str]


class Resolver(NamedTuple):
    """The messages of a locale."""

    locale: Locale
    messages: Mapping[str, Pattern]

    def sentence(self, name: str, arguments: Mapping[str, Value]) -> str:
        """Return a message with its arguments filled in.

        Raises `UnknownMessage`, or `WrongArgument` for one that is missing or not of its kind.
        """
        return self._pattern(self._message(name), arguments)

    def _message(self, name: str) -> Pattern:
        try:
            return self.messages[name]
        except KeyError:
            raise UnknownMessage(name) from None

    def _pattern(self, pattern: Pattern, arguments: Mapping[str, Value]) -> str:
        first, last = (FSI, PDI) if self.locale.isolating and len(pattern) > 1 else ("", "")
        return "".join(
            self.locale.disguise(part)
            if isinstance(part, str)
            else f"{first}{self._shown(part, arguments)}{last}"
            for part in pattern
        )

    def _shown(self, expression: Expression, arguments: Mapping[str, Value]) -> str:
        value = self._value(expression, arguments)
        if isinstance(value, str):
            return value
        if isinstance(value, Figure):
            return number(self.locale, value.rounded, grouped=value.grouped)
        raise WrongArgument(f"{expression} is a list, and only LIST shows lists")

    def _value(self, expression: Expression, arguments: Mapping[str, Value]) -> Resolved:
        match expression:
            case Text(value):
                return value
            case Number(value):
                return Figure(float(value), least=len(value.partition(".")[2]))
            case Variable(name):
                return _argument(name, arguments)
            case Reference(name):
                return self._pattern(self._message(name), arguments)
            case Call():
                return self._called(expression, arguments)
            case _:
                return self._chosen(expression, arguments)

    def _called(self, call: Call, arguments: Mapping[str, Value]) -> Resolved:
        subject = self._value(call.subject, arguments)
        options = {name: value.value for name, value in call.options}
        match call.function, subject:
            case "NUMBER", Figure(value):
                most = options.get("maximumFractionDigits")
                least = int(options.get("minimumFractionDigits", 0))
                grouped = options.get("useGrouping") != "0"
                return Figure(value, grouped, least, None if most is None else int(most))
            case "CAPITAL", str():
                return subject[:1].upper() + subject[1:]
            case "SMALL", str():
                return subject[:1].lower() + subject[1:]
            case "LIST", list() | tuple():
                return listed(self.locale, subject, options.get("type", "conjunction"))
            case _:
                raise WrongArgument(f"{call.function} takes no {subject!r}")

    def _chosen(self, select: Select, arguments: Mapping[str, Value]) -> str:
        value = self._value(select.selector, arguments)
        for key, pattern in select.variants:
            if self._fits(key, value):
                return self._pattern(pattern, arguments)
        return self._pattern(select.variants[select.default].pattern, arguments)

    def _fits(self, key: str | Number, value: Resolved) -> bool:
        if isinstance(value, Figure):
            if isinstance(key, Number):
                return float(key.value) == value.value
            return key == self.locale.plural(value.rounded)
        return key == value


def _argument(name: str, arguments: Mapping[str, Value]) -> Resolved:
    try:
        value = arguments[name]
    except KeyError:
        raise WrongArgument(f"${name} is missing") from None
    return Figure(value) if isinstance(value, int | float) else value
