"""The catalogue: rule sets and bots that pages may choose from, and checks of what they chose."""

import re
from dataclasses import dataclass
from functools import cached_property

from firsthand import __version__, rules
from firsthand.bots.temperament import TEMPERAMENTS, temperament
from firsthand.errors import FirsthandError, RulesError
from firsthand.record import Record
from firsthand.room.seats.lobby import PACE_LEAST, PACE_MOST
from firsthand.room.seats.names import checked
from firsthand.room.views.rules import pattern_view, rules_view, seats_refused
from firsthand.rules import Rules
from firsthand.sentences import Sentence, say
from firsthand.shell import wire
from firsthand.shell.temperaments import mixed, temperament_views

SEATS = 4
PACE = 700
SEED_DIGITS = 64
TABLE = "table"
"""The name of the rules that the server was started with, where they are no preset."""


class Unwelcome(FirsthandError):
    """A table cannot be opened with these options. The text says which would be right."""


@dataclass(frozen=True)
class SetUp:
    """How a table is set up: ``bots`` by seat from seat 1, ``seed`` None for a fresh one.

    One that is ``open`` to others has ``free`` seats instead.
    """

    rules: Rules
    note: wire.RulesView
    bots: tuple[str, ...]
    pace: int
    name: str
    seed: int | None
    free: int = 0

    @property
    def open(self) -> bool:
        """Whether others may sit down."""
        return self.free > 0


HOUSE = say("preset-house")


@dataclass(frozen=True)
class Catalogue:
    """What *Play now* opens, and the rules it was started with where they are no preset.

    ``home`` is the address at which other machines reach this server, empty where it is the
    address that the page came from. With a ``seed`` every page that plays alone is dealt that game
    first; pages that meet are not. A ``recording`` is shown to every page that connects, ``speed``
    times as fast as it was played.
    """

    choice: wire.Choice
    table: Rules | None = None
    title: Sentence = HOUSE
    home: str = ""
    seed: int | None = None
    recording: Record | None = None
    speed: float = 1.0

    @cached_property
    def notes(self) -> dict[str, wire.RulesView]:
        """The rule sets in words, by name, in the order they are offered."""
        presets = {
            name: rules_view(rules.preset(name), name, rules.title(name), rules.line(name))
            for name in rules.presets()
        }
        if self.table is None:
            return presets
        line = say("preset-house-line")
        return {TABLE: rules_view(self.table, TABLE, self.title, line), **presets}

    @cached_property
    def welcome(self) -> wire.Welcome:
        """The answer to a hello."""
        return wire.Welcome(
            version=__version__,
            protocol=wire.PROTOCOL,
            presets=tuple(self.notes.values()),
            temperaments=temperament_views(),
            choice=self.choice,
            pace_least=PACE_LEAST,
            pace_most=PACE_MOST,
            patterns=tuple(map(pattern_view, rules.catalogue())),
            mixed=mixed(),
        )

    def set_up(self, wish: wire.Open | wire.Create) -> SetUp:
        """Return the checked set-up of the table that a page asks for.

        Raises `RulesError`, `NoSuchTemperament`, `BadName` or `Unwelcome` for a wrong option.
        """
        if wish.rules == TABLE and self.table is not None:
            name, chosen = TABLE, self.table
        else:
            name = rules.resolved(wish.rules)
            chosen = rules.preset(name)
        check_seats(chosen, wish.seats)
        check_pace(wish.pace)
        return SetUp(
            rules=chosen,
            note=self.notes[name],
            bots=filled(wish.bots, wish.seats) if isinstance(wish, wire.Open) else (),
            pace=wish.pace,
            name=checked(wish.name),
            seed=self._seed(wish) if isinstance(wish, wire.Open) else None,
            free=0 if isinstance(wish, wire.Open) else wish.seats - 1,
        )

    def _seed(self, wish: wire.Open) -> int | None:
        chosen = seed_of(wish.seed)
        return self.seed if chosen is None else chosen


def check_seats(chosen: Rules, seats: int) -> None:
    """Raise `RulesError` where the rules, or this server, refuse this number of seats."""
    refusal = seats_refused(chosen, seats)
    if refusal is not None:
        raise RulesError("seats", seats, refusal)


def check_pace(pace: int) -> None:
    """Raise `Unwelcome` for a pace that nobody could play or wait for."""
    if not PACE_LEAST <= pace <= PACE_MOST:
        raise Unwelcome(say("unwelcome-pace", pace=pace, least=PACE_LEAST, most=PACE_MOST))


def check_home(home: str) -> None:
    """Raise `Unwelcome` for a text that is not the address of a site."""
    if home and not re.fullmatch(r"https?://[^/\s]+", home):
        raise Unwelcome(say("unwelcome-home", home=repr(home)))


def filled(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a temperament for every seat but the first, repeating those given.

    Raises `NoSuchTemperament`, or `Unwelcome` where none is named.

    >>> filled(("gentle", "sharp"), 4)
    ('gentle', 'sharp', 'gentle')
    """
    known = tuple(temperament(name).name for name in bots)
    if not known:
        raise Unwelcome(say("unwelcome-bots", known=tuple(TEMPERAMENTS)))
    return tuple(known[seat % len(known)] for seat in range(seats - 1))


def seed_of(text: str) -> int | None:
    """Return the seed that hexadecimal digits write, None for none.

    >>> seed_of("ff"), seed_of("")
    (255, None)
    """
    if not text:
        return None
    if not re.fullmatch(rf"(0x)?[0-9a-fA-F]{{1,{SEED_DIGITS}}}", text):
        wrong = say("unwelcome-seed", text=repr(text[:80]), most=SEED_DIGITS)
        raise Unwelcome(wrong)
    return int(text, 16)
