"""Running the server until a signal stops it."""

import asyncio
import signal
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress

from aiohttp import web

from firsthand.server.access import Access, own_names
from firsthand.server.bot_processes import BotProcesses
from firsthand.server.connections import Gate, Runner
from firsthand.server.garbage import Garbage
from firsthand.server.lag import LoopLag
from firsthand.server.network import HomeNetwork
from firsthand.server.site import make_app
from firsthand.server.static_files import built, read_manifest
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.registry import Registry
from firsthand.shell.storage import Fenced, Storage

STOP_WITHIN = 2.0
EVERYONE = Access(names=own_names())
"""Whoever connects is who he says; no proxy is believed, and no other name is answered to."""


def serve(
    listener: socket.socket,
    catalogue: Catalogue,
    ready: Callable[[], None],
    *,
    network: HomeNetwork | None = None,
    own_bots: Mapping[str, str] | None = None,
    storage: Storage | None = None,
    access: Access = EVERYONE,
) -> None:
    """Serve at a listening socket until interrupted; ``ready`` is called once it answers.

    The page of this machine opens the ``network`` to others. Lines are not vouched for where
    ``access`` says that browsers come behind a proxy. ``own_bots`` are the words of the host's
    own bots by kind. Tables are kept in the ``storage``, and those that it holds are opened again;
    without one they are kept for as long as the process lives.
    """
    registry = Registry(
        archive=storage, own_bots=BotProcesses(own_bots or {}), vouched=not access.behind_proxy
    )
    run(
        listener,
        catalogue,
        ready,
        registry=registry,
        network=network,
        asks_kernel=not access.behind_proxy,
        access=access,
    )


def run(
    listener: socket.socket,
    catalogue: Catalogue,
    ready: Callable[[], None],
    *,
    registry: Registry,
    asks_kernel: bool,
    network: HomeNetwork | None = None,
    access: Access = EVERYONE,
) -> None:
    """Serve a registry as in `serve`; ``asks_kernel`` and ``access`` are as in `make_app`.

    Raises `Fenced` once another server has taken over the rooms of this one.
    """
    app = make_app(
        catalogue,
        registry=registry,
        files=read_manifest(built()),
        network=network,
        asks_kernel=asks_kernel,
        access=access,
    )
    gate, lag = Gate(registry.limits, access, registry.shed), LoopLag()
    registry.lags = lag.is_high
    # Ctrl-C where the loop can't take signals itself.
    loops = asyncio.Runner(loop_factory=loop_factory())
    with suppress(KeyboardInterrupt), loops as runner:
        watches = Garbage(registry.busy), lag
        runner.run(_serve(listener, app, gate, registry, watches, ready, network))
    if registry.lost.is_set():
        raise Fenced


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """Return the factory of the event loop: uvloop, or asyncio's own where there is none."""
    try:
        import uvloop  # noqa: PLC0415  # it may be missing
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def _serve(
    listener: socket.socket,
    app: web.Application,
    gate: Gate,
    registry: Registry,
    watches: tuple[Garbage | LoopLag, ...],
    ready: Callable[[], None],
    network: HomeNetwork | None,
) -> None:
    runner = Runner(app, gate, access_log=None, shutdown_timeout=STOP_WITHIN)
    if network is not None:
        network.attach(runner)
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        stop = _stop_signal()
        ready()
        for watch in watches:
            watch.begin()
        ends = [asyncio.ensure_future(each.wait()) for each in (stop, registry.lost)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        for each in ends:
            each.cancel()
    finally:
        for watch in watches:
            watch.end()
        await runner.cleanup()


def _stop_signal() -> asyncio.Event:
    """Return an event that Ctrl-C or a request to terminate sets."""
    stop = asyncio.Event()
    with suppress(NotImplementedError):
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop
