"""``firsthand play``: serve the table, and open it in the browser."""

import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand import rules as rule_sets
from firsthand.bots.own import BadBot
from firsthand.bots.temperament import USUAL
from firsthand.room.views.rules import bounds
from firsthand.sentences import say, text
from firsthand.server.network import HomeNetwork, print_addresses
from firsthand.server.port import EVERYWHERE, address, listen
from firsthand.server.serve import serve
from firsthand.shell.catalogue import (
    PACE,
    SEATS,
    TABLE,
    Catalogue,
    check_home,
    check_pace,
    check_seats,
    filled,
    seed_of,
)
from firsthand.shell.wire import Choice


@dataclass(frozen=True, kw_only=True)
class Options:
    """What may be asked of ``firsthand play``."""

    browser: Annotated[
        bool, Parameter(negative="--no-browser", help="Open the page in the browser.")
    ] = True
    host: Annotated[
        str, Parameter(help="The address to listen at; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1"
    home: Annotated[
        str, Parameter(help="The address that others are given, as in https://cards.example.org.")
    ] = ""
    port: Annotated[
        int, Parameter(help="The port to listen at; when it is busy, a free one is taken.")
    ] = 8765
    rules: Annotated[str, Parameter(help="A preset's name, or a rule file (.toml or .json).")] = (
        "ratscrew"
    )
    seats: Annotated[int | None, Parameter(help="How many seats, yours included; usually 4.")] = (
        None
    )
    bots: Annotated[
        str, Parameter(help="Temperaments in seat order, as in matching,sharp; repeated to fill.")
    ] = USUAL
    pace: Annotated[int, Parameter(help="The least time between two flips, in ms.")] = PACE
    behind_proxy: Annotated[
        bool,
        Parameter(
            negative="",
            help="Browsers come through a proxy or a tunnel, so no line is vouched for.",
        ),
    ] = False
    seed: Annotated[
        str, Parameter(help="Hexadecimal digits that fix deal and bots for a page alone.")
    ] = ""


def play(options: Annotated[Options | None, Parameter(name="*")] = None) -> None:
    """Play against bots in the browser."""
    wish = options or Options()
    for word in wish.bots.split(","):
        if ".py:" in word:
            raise BadBot(say("own-bot-table", name=word))
    catalogue = catalogue_of(wish)
    listener, as_asked = listen(wish.host, wish.port)
    if not as_asked:
        sys.stdout.write(f"{text(say('command-busy', port=wish.port))}\n")
    catalogue = replace(catalogue, home=wish.home)
    ready = announcing(address(wish.host, listener), browser=wish.browser)
    network = network_of(wish, listener)
    serve(listener, catalogue, ready, network=network, behind_proxy=wish.behind_proxy)


def network_of(wish: Options, listener: socket.socket) -> HomeNetwork | None:
    """Return the network that the page may open; None behind a proxy, where every page is far."""
    if wish.behind_proxy:
        return None
    network = HomeNetwork(listener.getsockname()[1], others=wish.host in EVERYWHERE)
    print_addresses(network.addresses)
    return network


def announcing(url: str, *, browser: bool) -> Callable[[], None]:
    """Return a function that prints the address of the page, and opens it in the browser."""

    def ready() -> None:
        sys.stdout.write(f"{text(say('command-at', url=url))}\n")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    return ready


def catalogue_of(wish: Options) -> Catalogue:
    """Return the catalogue of the options. Raises a `FirsthandError` for one that is wrong."""
    rules = rule_sets.find(wish.rules)
    is_file = wish.rules.endswith((".toml", ".json"))
    least, most = bounds(rules)
    seats = max(least, min(SEATS, most)) if wish.seats is None else wish.seats
    bots = tuple(word.strip() for word in wish.bots.split(","))
    check_seats(rules, seats)
    check_pace(wish.pace)
    check_home(wish.home)
    filled(bots, seats)
    seed = seed_of(wish.seed)
    name = TABLE if is_file else rule_sets.resolved(wish.rules)
    choice = Choice(rules=name, seats=seats, bots=bots, pace=wish.pace)
    if not is_file:
        return Catalogue(choice, seed=seed)
    title = Path(wish.rules).stem.replace("_", " ").capitalize()
    return Catalogue(choice, rules, say("preset-own", title=title), seed=seed)
