"""Bots that somebody wrote in Python, loaded by name from a file or an installed package."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import TypeVar, cast

from firsthand.bots.answers import why
from firsthand.bots.bot import Bot, View, name_of
from firsthand.bots.players import find
from firsthand.bots.temperament import KNOWN, STEADY, Temperament
from firsthand.errors import FirsthandError
from firsthand.rules.checks import nearest
from firsthand.sentences import say

Loaded = TypeVar("Loaded")

GROUP = "firsthand.bots"
"""The entry point group in which packages offer bots."""


class BadBot(FirsthandError):
    """A bot that cannot be loaded; its text says why and what would be right."""


@dataclass(frozen=True)
class OwnBot(Temperament):
    """A bot written in Python, where a temperament is wanted: its code decides how it plays."""

    bot: Bot = field(default_factory=Bot)
    """The bot."""
    make: Callable[[], Bot] = Bot
    """What makes another one."""

    def fresh(self) -> "OwnBot":
        """Return the same player with a bot of its own, which has seen no game."""
        return own_bot(self.make)

    def begin(self, view: View, rng: Random) -> None:
        """Learn that a game begins, as the bot does."""
        self.bot.begin(view, rng)

    def at_card(self, view: View, rng: Random) -> float | None:
        """Return the bot's answer."""
        return self.bot.at_card(view, rng)

    def at_turn(self, view: View, rng: Random) -> float | None:
        """Return the bot's answer."""
        return self.bot.at_turn(view, rng)


def own_bot(make: Callable[[], Bot]) -> OwnBot:
    """Return a player for a bot that ``make`` makes; raise `BadBot` where it makes none."""
    try:
        bot: object = make()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        kind = type(error).__name__
        raise BadBot(say("own-bot-raised", error=kind, why=why(error))) from error
    if not isinstance(bot, Bot):
        raise BadBot(say("own-bot-none", given=repr(bot)))
    base = {each.name: getattr(STEADY, each.name) for each in fields(Temperament)}
    return OwnBot(**{**base, "name": name_of(bot)}, bot=bot, make=make)


def find_bot(word: str) -> Temperament:
    """Return a temperament by name or TOML file, or a bot written in Python.

    Such a bot is a class in a file of Python, as in ``mine.py:Keen``, or an entry point of the
    group ``firsthand.bots``. Raises `NoSuchTemperament`, `BadPlayer` or `BadBot`.
    """
    path, colon, name = word.strip().rpartition(":")
    if colon and path.endswith(".py"):
        return own_bot(_from_file(Path(path), name))
    for entry in _offered(word.strip()):
        return own_bot(_loaded(entry.load, entry.value))
    if word.strip().endswith(".py"):
        raise BadBot(say("own-bot-file", file=word.strip(), example=f"{word.strip()}:Keen"))
    return find(word)


def is_own(word: str) -> bool:
    """Return whether a word names a bot of somebody's own; nothing of it is run."""
    return ".py:" in word or bool(_offered(word.strip()))


def _offered(word: str) -> list[EntryPoint]:
    """Return the bot of a name that an installed package offers; none for Firsthand's own names."""
    if word.lower() in KNOWN or word.endswith(".toml"):
        return []
    return list(entry_points(group=GROUP, name=word))


def _from_file(path: Path, name: str) -> Callable[[], Bot]:
    """Return a class by its name in a file of Python."""
    if not path.is_file():
        raise BadBot(say("own-bot-file", file=str(path), example="mine.py:Keen"))
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None  # noqa: S101 - the name ends with .py
    assert spec.loader is not None  # noqa: S101 - as above
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    _loaded(partial(spec.loader.exec_module, module), str(path))
    kind = getattr(module, name, None)
    if not _is_bot(kind):
        there = [word for word, thing in vars(module).items() if _is_bot(thing)]
        near = nearest(name, there)
        raise BadBot(say("own-bot-class", file=str(path), name=repr(name), near=near))
    return cast("Callable[[], Bot]", kind)


def _is_bot(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot


def _loaded(load: Callable[[], Loaded], file: str) -> Loaded:
    """Return what code of somebody's own comes to; raise `BadBot` with what it raised."""
    try:
        return load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        said = f"{type(error).__name__}: {why(error)}"
        raise BadBot(say("own-bot-code", file=file, why=said)) from error
