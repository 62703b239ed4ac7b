"""``firsthand simulate``: many games under any rules, and their statistics."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE, Seed, Threads


@dataclass(frozen=True, kw_only=True)
class SimulateOptions:
    """What may be asked of ``firsthand simulate``."""

    rules: Annotated[
        str, Parameter(help="A preset, a rule file, or 'ratscrew penalty.count=2'.")
    ] = "ratscrew"
    seats: Annotated[
        int | None,
        WHOLE,
        Parameter(help="How many seats; usually 4."),
    ] = None
    players: Annotated[
        str, Parameter(help="Players in seat order, as in steady,mia.toml; repeated to fill.")
    ] = "steady"
    pace: Annotated[
        int, WHOLE, Parameter(help="The least time from one card to the next, in ms.")
    ] = 700
    games: Annotated[
        int | None,
        WHOLE,
        Parameter(help="How many games; 10000, or with --until as many as it takes."),
    ] = None
    until: Annotated[
        str, Parameter(help="Stop once the mean number of cards is as certain, as in 0.5%.")
    ] = ""
    seed: Seed = 1
    threads: Threads = 0
    json: Annotated[bool, Parameter(negative="", help="Print the figures as JSON.")] = False
    csv: Annotated[Path | None, Parameter(help="Write a row a game to this file.")] = None
    parquet: Annotated[Path | None, Parameter(help="The same as Parquet.")] = None
    plot: Annotated[
        Path | None, Parameter(help="Draw the length of games: .png, .svg, or both.")
    ] = None
    cluster: Annotated[
        str, Parameter(help="Play on the workers of this Dask scheduler, as in tcp://host:8786.")
    ] = ""


def simulate(options: Annotated[SimulateOptions | None, Parameter(name="*")] = None) -> None:
    """Play many games, and print how long they are and who wins.

    When it is interrupted, the games played by then are printed, and the exit status is 130.
    """
    from firsthand.commands.laboratory.simulating import simulated  # noqa: PLC0415 - an extra

    simulated(options or SimulateOptions())
