"""The catalogue: every sentence that a person reads, in files by topic and folders by language.

``shared/`` holds what both the server and the page say, ``commands/`` what the command line says,
``page/`` what the page says of itself.
"""

from collections.abc import Iterator, Mapping
from functools import cache
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
    found = (path for path in folder.iterdir() if path.is_dir() or path.name.endswith(".ftl"))
    return sorted(found, key=lambda path: path.name)


@cache
def messages(folder: str) -> Mapping[str, Pattern]:
    """Return the messages of a language by id.

    Raises `SyntaxFault` with file and line, and `CatalogueFault` for an id in two files.
    """
    found: dict[str, Pattern] = {}
    for file, source in sources(folder):
        try:
            read = parse(source)
        except SyntaxFault as error:
            raise SyntaxFault(error.line, error.wrong, file) from None
        if twice := found.keys() & read.keys():
            raise CatalogueFault(f"{file}: {min(twice)} is in another file too")
        found |= read
    return found


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
    given = {name: _value(value, locale) for name, value in sentence.args.items()}
    wanted = arguments(sentence.id)
    if given.keys() != wanted.keys():
        raise WrongArgument(f"{sentence.id} takes {[*wanted]}, not {[*given]}")
    for name, value in given.items():
        if wrong := fault(value, wanted[name]):
            raise WrongArgument(f"{sentence.id}: ${name}: {wrong}")
    return Resolver(locale, messages(locale.folder)).sentence(sentence.id, given)


def in_words(said: Sentence | str, locale: Locale = ENGLISH) -> str:
    """Return a sentence in words, or words as they are: a line of the notation, or a name."""
    return said if isinstance(said, str) else text(said, locale)


def _value(value: Argument, locale: Locale) -> Value:
    if isinstance(value, Sentence):
        return text(value, locale)
    if isinstance(value, list | tuple):
        return [text(item, locale) if isinstance(item, Sentence) else item for item in value]
    return value
