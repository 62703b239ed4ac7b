"""``firsthand play``: serve the table, and open it in the browser."""

import asyncio
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection
from dataclasses import replace

from firsthand.bots.own import is_own
from firsthand.commands.bodies.storing import storage_of
from firsthand.commands.output import refuse_outside, refuse_seats
from firsthand.commands.play import PlayOptions
from firsthand.room.room import OWN_BOT
from firsthand.room.seats.lobby import PACE_LEAST, PACE_MOST
from firsthand.room.seats.names import LONGEST, checked, untaken
from firsthand.room.views.rules import seats_refused
from firsthand.rules import find
from firsthand.sentences import say, text
from firsthand.server.access import Access, networks, own_names
from firsthand.server.bot_processes import called
from firsthand.server.logs import form_of, logged
from firsthand.server.network import HomeNetwork, print_addresses
from firsthand.server.port import EVERYWHERE, PORTS, address, listen
from firsthand.server.serve import loop_factory, serve
from firsthand.shell.catalogue import Catalogue, check_home, offering, seed_of


def played(options: PlayOptions) -> None:
    """Do what ``firsthand play`` was asked."""
    form = form_of(options.log)
    words, own = own_bots_of(options.bots)
    catalogue = catalogue_of(replace(options, bots=words), own)
    proxies = networks(word for word in options.proxy_from.split(",") if word.strip())
    access = Access(
        proxies,
        behind_proxy=options.behind_proxy,
        home=options.home,
        names=own_names() | {options.host.lower()},
    )
    listener, as_asked = listen(options.host, options.port)
    if not as_asked:
        sys.stdout.write(f"{text(say('command-busy', port=options.port))}\n")
    ready = announcing(address(options.host, listener), browser=options.browser)
    network = network_of(options, listener)
    with logged(form=form):
        serve(
            listener,
            catalogue,
            ready,
            network=network,
            own_bots=own,
            storage=storage_of(options.store),
            access=access,
        )


def own_bots_of(words: str) -> tuple[str, dict[str, str]]:
    """Return bots as a table knows them, and the words of the host's own by their kind.

    Raises `BadBot` for a word that looks like one of the host's own and is none.
    """
    kinds, taken = dict[str, str](), frozenset[str]()
    for word in dict.fromkeys(each.strip() for each in words.split(",")):
        if is_own(word):
            name = untaken(checked(called(word)[:LONGEST]), taken)
            kinds[word], taken = OWN_BOT + name, taken | {name}
    known = [kinds.get(word.strip(), word.strip()) for word in words.split(",")]
    return ",".join(known), {kind: word for word, kind in kinds.items()}


def network_of(options: PlayOptions, listener: socket.socket) -> HomeNetwork | None:
    """Return the network that the page may open; None behind a proxy, where every page is far."""
    if options.behind_proxy:
        return None
    network = HomeNetwork(listener.getsockname()[1], others=options.host in EVERYWHERE)
    print_addresses(network.addresses)
    return network


def announcing(url: str, *, browser: bool) -> Callable[[], None]:
    """Return a function that prints the address of the page, and opens it in the browser."""

    def ready() -> None:
        if loop_factory() is asyncio.new_event_loop:
            sys.stdout.write(f"{text(say('command-no-uvloop'))}\n")
        sys.stdout.write(f"{text(say('command-at', url=url))}\n")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    return ready


def catalogue_of(options: PlayOptions, own: Collection[str] = ()) -> Catalogue:
    """Return the catalogue of the options, with the kinds of the host's ``own`` bots.

    Raises a `FirsthandError` for an option that is wrong.
    """
    check_home(options.home)
    refuse_outside("--port", options.port, 0, PORTS)
    refuse_outside("--pace", options.pace, PACE_LEAST, PACE_MOST)
    if options.seats is not None:
        refuse_seats(options.seats, seats_refused(find(options.rules), options.seats))
    catalogue = offering(
        options.rules, options.bots, seats=options.seats, pace=options.pace, own=own
    )
    return replace(catalogue, seed=seed_of(options.seed), home=options.home)
