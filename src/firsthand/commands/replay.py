"""``firsthand replay``: what happened in a recorded game."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE


@dataclass(frozen=True, kw_only=True)
class PlaybackOptions:
    """How a recorded game is shown in the browser."""

    browser: Annotated[
        bool, Parameter(negative=(), help="Show the game in the browser instead.")
    ] = False
    serve: Annotated[
        bool, Parameter(negative=(), help="The same, but say where, and open nothing.")
    ] = False
    speed: Annotated[float, Parameter(help="How many times as fast as it was played.")] = 1.0
    port: Annotated[
        int,
        WHOLE,
        Parameter(
            help="The port to show it from.",
        ),
    ] = 8765


def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    at: Annotated[
        int | None,
        WHOLE,
        Parameter(
            help="Print the table after this event.",
        ),
    ] = None,
    slap: Annotated[
        int | None, WHOLE, Parameter(help="Print how this race was judged, from 1.")
    ] = None,
    playback: Annotated[PlaybackOptions | None, Parameter(name="*")] = None,
) -> None:
    """Print the events of a recorded game, numbered from the deal, which is 0."""
    from firsthand.commands.bodies.replaying import replayed  # noqa: PLC0415 - help is quick without

    replayed(file, at, slap, playback)
