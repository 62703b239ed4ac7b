"""The catalogue: rule sets and bots that pages may choose from, and checks of what they chose."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from firsthand import __version__, rules
from firsthand.bots.temperament import TEMPERAMENTS, temperament
from firsthand.errors import FirsthandError, RulesError
from firsthand.notation import parse_rules
from firsthand.record import Record
from firsthand.room.seats.lobby import PACE_LEAST, PACE_MOST
from firsthand.room.seats.names import checked
from firsthand.room.views.rules import bounds, pattern_view, proposal, rules_view, seats_refused
from firsthand.rules import Rules
from firsthand.sentences import Sentence, say
from firsthand.shell import wire
from firsthand.shell.temperaments import mixed, own_bot_view, temperament_views

SEATS = 4
PEOPLE_MOST = 6
"""How many people sit round one screen at the most."""
PACE = 700
SEED_DIGITS = 64
TABLE = "table"
"""The name of the rules that the server was started with, where they are no preset."""


class Unwelcome(FirsthandError):
    """A table cannot be opened with these options. The text says which would be right."""


@dataclass(frozen=True)
class SetUp:
    """How a table is set up."""

    rules: Rules
    """The rules."""
    note: wire.RulesView
    """The rules as people are shown them."""
    bots: tuple[str, ...]
    """The temperaments of the bots behind the people, in order of their seats."""
    pace: int
    """The least time between flips, in ms."""
    name: str
    """The name of the person who opens the table."""
    seed: int | None
    """The seed of the first game; None for a fresh one."""
    free: int = 0
    """How many free seats a table that others may join has instead of bots."""
    people: tuple[str, ...] = ()
    """The names of those who sit at the page that opens it."""
    own_bots: tuple[str, ...] = ()
    """The kinds of the host's own bots that may sit there."""

    @property
    def open(self) -> bool:
        """Whether others may sit down."""
        return self.free > 0


HOUSE = say("preset-house")


@dataclass(frozen=True)
class Catalogue:
    """What pages are offered: rule sets, bots, and what *Play now* opens."""

    choice: wire.Choice
    """What *Play now* opens."""
    table: Rules | None = None
    """The rules that the server was started with, where they are no preset."""
    title: Sentence = HOUSE
    """What these rules are called."""
    home: str = ""
    """The address at which others reach this server; empty for the page's own."""
    seed: int | None = None
    """The seed of the first game of every page that plays alone; None for fresh ones."""
    recording: Record | None = None
    """A recorded game that every page is shown; None for tables to play at."""
    speed: float = 1.0
    """How many times as fast it is shown as it was played."""
    own_bots: tuple[str, ...] = ()
    """The kinds of the host's own bots, as in ``own:Keen``."""

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
            temperaments=(*temperament_views(), *map(own_bot_view, self.own_bots)),
            choice=self.choice,
            pace_least=PACE_LEAST,
            pace_most=PACE_MOST,
            patterns=tuple(map(pattern_view, rules.catalogue())),
            mixed=mixed(),
        )

    def set_up(self, request: wire.Open | wire.Create) -> SetUp:
        """Return the checked set-up of the table that a page asks for.

        Raises `RulesError`, `NoSuchTemperament`, `BadName` or `Unwelcome` for a wrong option.
        """
        chosen, note = self._rules(request.rules)
        check_seats(chosen, request.seats)
        check_pace(request.pace)
        return SetUp(
            rules=chosen,
            note=note,
            bots=self._bots(request) if isinstance(request, wire.Open) else (),
            pace=request.pace,
            name=checked(request.name),
            seed=self._seed(request) if isinstance(request, wire.Open) else None,
            free=0 if isinstance(request, wire.Open) else request.seats - 1,
            people=people_of(request) if isinstance(request, wire.Open) else (),
            own_bots=self.own_bots,
        )

    def _bots(self, request: wire.Open) -> tuple[str, ...]:
        """Return the kinds of the bots behind the people."""
        people = max(1, len(request.people))
        if people >= request.seats:
            return ()
        return filled(request.bots, request.seats - people + 1, self.own_bots)

    def _rules(self, text: str) -> tuple[Rules, wire.RulesView]:
        """Return the rules that a page names, or writes as a line, with their words."""
        if text == TABLE and self.table is not None:
            return self.table, self.notes[TABLE]
        name, _, options = text.strip().partition(" ")
        if options:
            chosen = parse_rules(text)
            return chosen, proposal(chosen)
        name = rules.resolved(name)
        return rules.preset(name), self.notes[name]

    def _seed(self, request: wire.Open) -> int | None:
        chosen = seed_of(request.seed)
        return self.seed if chosen is None else chosen


def offering(
    word: str | Rules,
    bots: str,
    *,
    seats: int | None = None,
    pace: int = PACE,
    own: Collection[str] = (),
) -> Catalogue:
    """Return what pages are offered where *Play now* opens a table by some rules.

    ``word`` is `Rules`, or a word of `firsthand.rules.find`; ``bots`` are words with commas
    between, which may be among the kinds of the host's ``own``. Raises a `FirsthandError` for what
    is wrong.
    """
    chosen = word if isinstance(word, Rules) else rules.find(word)
    preset = rules.preset_of(word) if isinstance(word, str) else None
    least, most = bounds(chosen)
    many = max(least, min(SEATS, most)) if seats is None else seats
    kinds = tuple(bot.strip() for bot in bots.split(","))
    check_seats(chosen, many)
    check_pace(pace)
    filled(kinds, many, tuple(own))
    choice = wire.Choice(rules=preset or TABLE, seats=many, bots=kinds, pace=pace)
    if preset is not None:
        return Catalogue(choice, own_bots=tuple(own))
    return Catalogue(choice, chosen, titled(word), own_bots=tuple(own))


def titled(word: str | Rules) -> Sentence:
    """Return what rules are called that are no preset: as their file, or as house rules."""
    if not isinstance(word, str) or "=" in word:
        return HOUSE
    return say("preset-own", title=Path(word).stem.replace("_", " ").capitalize())


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


def people_of(request: wire.Open) -> tuple[str, ...]:
    """Return the checked names of those who sit round one screen; none where one person sits there.

    Raises `BadName`, or `Unwelcome` for more people than seats or hands round a screen.
    """
    most = min(request.seats, PEOPLE_MOST)
    if len(request.people) > most:
        raise Unwelcome(say("unwelcome-people", n=len(request.people), most=most))
    return tuple(map(checked, request.people))


def filled(bots: tuple[str, ...], seats: int, own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a kind of bot for every seat but the first, repeating those given.

    A kind is a temperament, or one of the host's ``own``.

    Raises `NoSuchTemperament`, or `Unwelcome` where none is named.

    >>> filled(("gentle", "sharp"), 4)
    ('gentle', 'sharp', 'gentle')
    """
    known = tuple(kind if kind in own else temperament(kind).name for kind in bots)
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
