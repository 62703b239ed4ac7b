"""Showing a recorded game in the browser, for ``firsthand replay``."""

from dataclasses import replace

from firsthand.commands.bodies.playing import announcing, catalogue_of
from firsthand.commands.output import refuse_outside
from firsthand.commands.play import PlayOptions
from firsthand.record import Record
from firsthand.server.logs import logged
from firsthand.server.port import PORTS, address, listen
from firsthand.server.serve import serve

HOST = "127.0.0.1"
SLOWEST, FASTEST = 0.1, 100


def show(record: Record, *, speed: float, port: int, browser: bool) -> None:
    """Serve the page with the game on its table until interrupted.

    Raises `Malformed` for a speed or a port that is none, and `CannotListen`.
    """
    refuse_outside("--speed", speed, SLOWEST, FASTEST)
    refuse_outside("--port", port, 0, PORTS)
    listener, _ = listen(HOST, port)
    catalogue = replace(catalogue_of(PlayOptions()), recording=record, speed=speed)
    with logged():
        serve(listener, catalogue, announcing(address(HOST, listener), browser=browser))
