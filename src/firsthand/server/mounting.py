"""The tables as a part of somebody's own aiohttp application."""

import re
from dataclasses import replace

from aiohttp import web

from firsthand.errors import Malformed
from firsthand.rules import Rules
from firsthand.sentences import say
from firsthand.server.site import make_app
from firsthand.server.static_files import built, prefixed, read_manifest
from firsthand.shell.catalogue import check_home, offering

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
    catalogue = replace(offering(rules, bots), home=home)
    return make_app(catalogue, files=prefixed(read_manifest(built()), prefix))
