"""The tables as a part of somebody's own aiohttp application."""

import re

from aiohttp import web

from firsthand import rules as rule_sets
from firsthand.errors import Malformed
from firsthand.notation import parse_rules
from firsthand.room.views.rules import bounds
from firsthand.rules import Rules
from firsthand.sentences import say
from firsthand.server.site import make_app
from firsthand.server.static_files import built, prefixed, read_manifest
from firsthand.shell.catalogue import PACE, SEATS, TABLE, Catalogue, check_home, filled
from firsthand.shell.wire import Choice

PREFIX = re.compile(r"(/[A-Za-z0-9_-]+)*")


def app(
    rules: Rules | str = "ratscrew", *, prefix: str = "", home: str = "", bots: str = "matching"
) -> web.Application:
    """Return an aiohttp application with the page and its tables, to be run or mounted.

    ``rules`` are those of *Play now*: `Rules`, a preset, a rule file, or a line as in ``"ratscrew
    penalty.count=2"``; ``bots`` sit there, as in ``"gentle,sharp"``. Mount it under a path by
    ``site.add_subapp("/cards", firsthand.server.app(prefix="/cards"))``; the page is at
    ``/cards/`` then. ``home`` is the address of the site for the links that friends open, where it
    is not the one that the page came from.

    Raises `RulesError`, `NoSuchTemperament`, `Unwelcome`, or `Malformed` for a wrong ``prefix``.

    >>> app(prefix="cards")
    Traceback (most recent call last):
    firsthand.errors.Malformed: prefix 'cards' is no path: write it as in /cards
    """
    if not PREFIX.fullmatch(prefix):
        raise Malformed(say("server-prefix", prefix=repr(prefix)))
    check_home(home)
    return make_app(catalogue_of(rules, bots, home), files=prefixed(read_manifest(built()), prefix))


def catalogue_of(rules: Rules | str, bots: str, home: str) -> Catalogue:
    """Return what the page offers, with some rules for *Play now*."""
    name, own = (rules, None) if isinstance(rules, str) else (TABLE, rules)
    if isinstance(rules, str) and "=" in rules:
        name, own = TABLE, parse_rules(rules)
    elif isinstance(rules, str) and rules.endswith((".toml", ".json")):
        name, own = TABLE, rule_sets.find(rules)
    name = name if own is not None else rule_sets.resolved(name)
    least, most = bounds(own or rule_sets.preset(name))
    seats = max(least, min(SEATS, most))
    kinds = filled(tuple(word.strip() for word in bots.split(",")), seats)
    choice = Choice(rules=name, seats=seats, bots=tuple(dict.fromkeys(kinds)), pace=PACE)
    return Catalogue(choice, own, home=home)
