"""``firsthand fairness``: how often the judge finds the truly fastest hand, simulated."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE

Weather = Literal["calm", "rough", "stalls", "bloat", "sleep"]
"""What the simulation knows, too."""

BAND = 4
"""The tie band of the judge, in ms."""


@dataclass(frozen=True, kw_only=True)
class FairnessOptions:
    """What may be asked of ``firsthand fairness``."""

    table: Annotated[str, Parameter(help="The seats' round trips in ms.")] = "5,40,120,300"
    weather: Annotated[
        Weather,
        Parameter(
            help="Of 100 packets one is late (rough), or by up to a second (stalls); now and then "
            "an upload fills the line (bloat); radios save power (sleep)."
        ),
    ] = "calm"
    one: Annotated[bool, Parameter(negative="", help="Only the first seat has that weather.")] = (
        False
    )
    in_order: Annotated[
        bool,
        Parameter(
            negative="--any-order", help="A late packet holds up those behind it, as over TCP."
        ),
    ] = True
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="As behind a proxy, where no line is vouched for.")
    ] = False
    cheat: Annotated[
        str,
        Parameter(
            help="How the first seat lies: earliest, shave:MS, target:MS, wash:MS, pong:MS, "
            "hold:MS:LIE, upload:MS:LIE, choose:MS, peek or warned:MS.",
            show_default=False,
        ),
    ] = ""
    devices: Annotated[
        str,
        Parameter(
            help="What the seats play with: mouse, key, touch, tv or feigned (a mouse that "
            "says it is a touch) each. The truly fastest hand is then the player's own.",
            show_default=False,
        ),
    ] = ""
    by_device: Annotated[
        bool, Parameter(negative="", help="Touches count earlier, as under tie.devices = class.")
    ] = False
    elite: Annotated[
        bool, Parameter(negative="", help="All hands are trained, and about as fast.")
    ] = False
    tie_band: Annotated[
        int,
        WHOLE,
        Parameter(
            help="Hands so close, in ms, are a tie.",
        ),
    ] = BAND
    attacks: Annotated[
        bool, Parameter(negative="", help="Play every known attack, and print what each gains.")
    ] = False
    screens: Annotated[
        bool, Parameter(negative="", help="Play honest hands on slow screens and coarse clocks.")
    ] = False
    frontier: Annotated[
        bool, Parameter(negative="", help="Print what other settings of the judge give and cost.")
    ] = False
    tables: Annotated[
        int | None,
        WHOLE,
        Parameter(
            help="How many tables play: 400, or 40 an attack, 50 a screen, 10 a part of a setting.",
            show_default=False,
        ),
    ] = None
    reveals: Annotated[
        int,
        WHOLE,
        Parameter(
            help="Cards that may be slapped, a table.",
        ),
    ] = 100
    seed: Annotated[
        int,
        WHOLE,
        Parameter(
            help="The same seed gives the same figures.",
        ),
    ] = 1
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False
    figure: Annotated[
        Path | None, Parameter(help="Draw the figures into this SVG file.", show_default=False)
    ] = None


def fairness(options: Annotated[FairnessOptions | None, Parameter(name="*")] = None) -> None:
    """Simulate tables over the judge, and print how often the truly fastest hand won."""
    from firsthand.commands.bodies.judging import judged  # noqa: PLC0415 - help is quick without

    judged(options or FairnessOptions())
