"""``firsthand study``: questions about the games, answered with a table, a figure and a report."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE, Seed, Threads


@dataclass(frozen=True, kw_only=True)
class StudyOptions:
    """What may be asked of ``firsthand study``."""

    games: Annotated[
        int | None,
        WHOLE,
        Parameter(help="How many games for each set-up."),
    ] = None
    seed: Seed = 1
    threads: Threads = 0
    json: Annotated[bool, Parameter(negative="", help="Print the rows as JSON.")] = False
    out: Annotated[
        Path | None,
        Parameter(help="Write report, figure (PNG and SVG), JSON and CSV to this folder."),
    ] = None
    as_published: Annotated[
        bool, Parameter(negative="", help="Play risk-slap by the rules of the published program.")
    ] = False
    players: Annotated[
        str,
        Parameter(
            help="Who plays in seats and house-rules, in seat order, as in mine.py:Keen,steady.",
            show_default=False,
        ),
    ] = ""
    cluster: Annotated[
        str, Parameter(help="Play on the workers of this Dask scheduler, as in tcp://host:8786.")
    ] = ""


def study(
    name: Annotated[
        str,
        Parameter(
            help="beggar, risk-slap, seats, reaction or house-rules; without one, what they ask.",
            show_default=False,
        ),
    ] = "",
    /,
    options: Annotated[StudyOptions | None, Parameter(name="*")] = None,
) -> None:
    """Make a study: play its set-ups, print a table, and draw a figure.

    When it is interrupted, the rows by then are printed, and the exit status is 130.
    """
    from firsthand.commands.laboratory.studying import studied  # noqa: PLC0415 - an extra

    studied(name, options or StudyOptions())
