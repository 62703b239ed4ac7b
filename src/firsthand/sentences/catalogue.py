"""The catalogue: every sentence that a person reads, in files by topic and folders by language.

``shared/`` holds what both the server and the page say, ``commands/`` what the command line says,
``page/`` what the page says of itself.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from firsthand.sentences.arguments import CatalogueFault, Kind, fault, kinds
from firsthand.sentences.locales import ENGLISH, Locale
from firsthand.sentences.resolver import Resolver, UnknownMessage, Value, WrongArgument
from firsthand.sentences.sentence import Argument, Sentence
from firsthand.sentences.syntax import Pattern, SyntaxFault, parse


def sources(folder: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a language: names as in ``shared/rules``, and texts."""
    for part in _inside(files("firsthand.sentences") / folder):
        for path in _inside(part):
            yield f"{part.name}/{path.name.removesuffix('.ftl')}", path.read_text("utf-8")


def _inside(folder: Traversable) -> list[Traversable]:
    entries = (path for path in folder.iterdir() if path.is_dir() or path.name.endswith(".ftl"))
    return sorted(entries, key=lambda path: path.name)


class Messages(Mapping[str, Pattern]):
    """The messages of a language by id. A file is parsed when a message in it is asked for.

    Parsing raises `SyntaxFault` with file and line; iterating parses all files, and raises
    `CatalogueFault` for an id in two of them.
    """

    def __init__(self, folder: str) -> None:
        self._sources = dict(sources(folder))
        self._patterns: dict[str, Pattern] = {}

    def __getitem__(self, name: str) -> Pattern:
        if name not in self._patterns:
            start = re.compile(rf"^{re.escape(name)} *=", re.MULTILINE)
            for file, source in self._sources.items():
                if start.search(source):
                    self._patterns |= _parsed(file, source)
        return self._patterns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def _all(self) -> dict[str, Pattern]:
        every: dict[str, Pattern] = {}
        for file, source in self._sources.items():
            patterns = _parsed(file, source)
            if twice := every.keys() & patterns.keys():
                raise CatalogueFault(f"{file}: {min(twice)} is in another file too")
            every |= patterns
        return every


def _parsed(file: str, source: str) -> dict[str, Pattern]:
    try:
        return parse(source)
    except SyntaxFault as error:
        raise SyntaxFault(error.line, error.wrong, file) from None


@cache
def messages(folder: str) -> Messages:
    """Return the messages of a language by id; a file is parsed when it is needed."""
    return Messages(folder)


@cache
def arguments(name: str) -> Mapping[str, Kind]:
    """Return the arguments of an English message; raise `UnknownMessage`."""
    known = messages(ENGLISH.folder)
    if name not in known:
        raise UnknownMessage(name)
    return kinds(name, known)


def text(sentence: Sentence, locale: Locale = ENGLISH) -> str:
    """Return a sentence in words.

    Raises `UnknownMessage`, or `WrongArgument` for one that is missing, superfluous or of another
    kind.
    """
    values = {name: _value(value, locale) for name, value in sentence.args.items()}
    wanted = arguments(sentence.id)
    if values.keys() != wanted.keys():
        raise WrongArgument(f"{sentence.id} takes {[*wanted]}, not {[*values]}")
    for name, value in values.items():
        if wrong := fault(value, wanted[name]):
            raise WrongArgument(f"{sentence.id}: ${name}: {wrong}")
    return Resolver(locale, messages(locale.folder)).sentence(sentence.id, values)


def in_words(said: Sentence | str, locale: Locale = ENGLISH) -> str:
    """Return a sentence in words, or words as they are: a line of the notation, or a name."""
    return said if isinstance(said, str) else text(said, locale)


def _value(value: Argument, locale: Locale) -> Value:
    if isinstance(value, Sentence):
        return text(value, locale)
    if isinstance(value, list | tuple):
        return [text(item, locale) if isinstance(item, Sentence) else item for item in value]
    return value
