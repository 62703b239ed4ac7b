"""Showing a recorded game in the browser, for ``firsthand replay``."""

from dataclasses import replace

from firsthand.commands.bodies.playing import announcing, catalogue_of
from firsthand.commands.play import PlayOptions
from firsthand.errors import FirsthandError
from firsthand.record import Record
from firsthand.sentences import say
from firsthand.server.port import address, listen
from firsthand.server.serve import serve

HOST = "127.0.0.1"
SLOWEST, FASTEST = 0.1, 100.0


class NoSuchSpeed(FirsthandError):
    """A speed at which nobody could look on."""


def show(record: Record, *, speed: float, port: int, browser: bool) -> None:
    """Serve the page with the game on its table until interrupted.

    Raises `NoSuchSpeed`, and `CannotListen` for a port that can't be had.
    """
    if not SLOWEST <= speed <= FASTEST:
        written = f"{speed:g}"
        raise NoSuchSpeed(say("command-speed", speed=written, least=SLOWEST, most=FASTEST))
    listener, _ = listen(HOST, port)
    catalogue = replace(catalogue_of(PlayOptions()), recording=record, speed=speed)
    serve(listener, catalogue, announcing(address(HOST, listener), browser=browser))
