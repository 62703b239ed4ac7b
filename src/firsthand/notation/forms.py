"""Forms: one line of text for each kind of action and event, written and read by one template.

In a template ``{seat}`` stands for a field, ``{cards:cards}`` for one with a named codec;
``[ leaving {surrendered}]`` is left out where the field has its default, and
``[ by itself?by_itself]`` stands for a flag that is set.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_origin

import msgspec

from firsthand.errors import Malformed
from firsthand.law.types import Duel
from firsthand.notation.codecs import CODECS, Codec, words
from firsthand.sentences import Sentence, say

TOKEN = re.compile(
    r"\[(?P<words>[^\]{?]+)\?(?P<flag>\w+)\]"
    r"|\[(?P<before>[^\]{]*)\{(?P<maybe>\w+)(?::(?P<coded>\w+))?\}(?P<after>[^\]]*)\]"
    r"|\{(?P<field>\w+)(?::(?P<codec>\w+))?\}"
    r"|(?P<literal>[^\[{]+)"
)

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Part(NamedTuple):
    """A piece of a form: literal text round a field, which may be optional or a mere flag."""

    before: str
    field: str = ""
    codec: Codec | None = None
    after: str = ""
    optional: bool = False

    def regex(self) -> str:
        """Return the expression that finds this part."""
        inner = ""
        if self.codec is not None:
            inner = f"(?P<{self.field}>{self.codec.pattern})"
        pattern = re.escape(self.before) + inner + re.escape(self.after)
        if self.field and self.codec is None:
            return f"(?P<{self.field}>{pattern})?"
        return f"(?:{pattern})?" if self.optional else pattern


class Form(Generic[Kind]):
    """The one line of one kind of value."""

    def __init__(self, kind: type[Kind], template: str, example: str) -> None:
        """Read a template; ``example`` is a line that shows it."""
        self.kind = kind
        self.example = example
        self.fields = {field.name: field for field in msgspec.structs.fields(kind)}
        self.parts = tuple(self._parts(template))
        literal = "".join(part.before for part in self.parts if not part.field)
        self.keyword = re.findall("[a-z]+", literal)[0]
        self._regex = re.compile("".join(part.regex() for part in self.parts))

    def _parts(self, template: str) -> Iterator[Part]:
        for token in TOKEN.finditer(template):
            if token["literal"]:
                yield Part(token["literal"])
            elif token["flag"]:
                yield Part(token["words"], token["flag"], optional=True)
            elif token["maybe"]:
                codec = self._codec(token["maybe"], token["coded"])
                yield Part(token["before"], token["maybe"], codec, token["after"], optional=True)
            else:
                yield Part("", token["field"], self._codec(token["field"], token["codec"]))

    def _codec(self, field: str, name: str | None) -> Codec:
        if name:
            return CODECS[name]
        kind = self.fields[field].type
        if get_origin(kind) is Literal:
            return words(kind)
        return CODECS["duel" if kind is Duel else "int"]

    def write(self, value: Kind) -> str:
        """Return the line of a value."""
        return "".join(self._piece(part, value) for part in self.parts)

    def _piece(self, part: Part, value: Kind) -> str:
        if not part.field:
            return part.before
        held = getattr(value, part.field)
        if part.optional and held == self.fields[part.field].default:
            return ""
        return part.before + (part.codec.write(held) if part.codec else "") + part.after

    def read(self, text: str) -> Kind | None:
        """Return the value of a line, or None where it is of another form."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        values: dict[str, Any] = {}
        for part in self.parts:
            if part.field and match[part.field] is not None:
                values[part.field] = part.codec.read(match[part.field]) if part.codec else True
        return self.kind(**values)


class Forms(Generic[Kind]):
    """All forms of one sort of value, which differ in their words."""

    def __init__(self, sort: Sentence, forms: tuple[Form[Any], ...]) -> None:
        """Gather forms; ``sort`` is how an error calls such a value."""
        self.sort = sort
        self.forms: Mapping[type[msgspec.Struct], Form[Any]] = {form.kind: form for form in forms}

    def write(self, value: Kind) -> str:
        """Return the line of a value."""
        return self.forms[type(value)].write(value)

    def read(self, text: str) -> Kind:
        """Return the value of a line, or raise `Malformed` that shows what is right."""
        for form in self.forms.values():
            value: Kind | None = form.read(text)
            if value is not None:
                return value
        said = text.split()
        words = {form.keyword for form in self.forms.values()}
        meant = (
            said
            if words & set(said)
            else [close for word in said for close in get_close_matches(word, words, n=1)]
        )
        near = [form.example for form in self.forms.values() if form.keyword in meant]
        if near:
            wrong = say("wrong-form", text=repr(text), sort=self.sort, example=repr(near[0]))
            raise Malformed(wrong)
        known = tuple(sorted(words))
        raise Malformed(say("wrong-form-word", text=repr(text), sort=self.sort, known=known))
