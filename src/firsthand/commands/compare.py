"""``firsthand compare``: two rule sets or two casts over the same seeds."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE, Seed, Threads


@dataclass(frozen=True, kw_only=True)
class CompareOptions:
    """What may be asked of ``firsthand compare``."""

    rules: Annotated[str, Parameter(help="The rules that two casts play by.")] = "ratscrew"
    seats: Annotated[
        int | None,
        WHOLE,
        Parameter(help="How many seats; usually 4."),
    ] = None
    players: Annotated[
        str, Parameter(help="Who plays by two rule sets, in seat order; repeated to fill.")
    ] = "steady"
    games: Annotated[
        int | None,
        WHOLE,
        Parameter(help="How many games on either side; 10000."),
    ] = None
    seed: Seed = 1
    threads: Threads = 0
    json: Annotated[bool, Parameter(negative="", help="Print the figures as JSON.")] = False
    cluster: Annotated[
        str, Parameter(help="Play on the workers of this Dask scheduler, as in tcp://host:8786.")
    ] = ""


def compare(
    one: Annotated[str, Parameter(help="A rule set, or players as in steady,sharp.")],
    two: Annotated[str, Parameter(help="What to compare it with.")],
    /,
    options: Annotated[CompareOptions | None, Parameter(name="*")] = None,
) -> None:
    """Play two rule sets or two casts from the same seeds, and print what differs.

    When it is interrupted, the games played by then are printed, and the exit status is 130.
    """
    from firsthand.commands.laboratory.comparing import compared  # noqa: PLC0415 - an extra

    compared(one, two, options or CompareOptions())
