"""``firsthand play``: serve the table, and open it in the browser."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from firsthand.commands.numbers import WHOLE


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
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
        int, WHOLE, Parameter(help="The port to listen at; when it is busy, a free one is taken.")
    ] = 8765
    rules: Annotated[
        str, Parameter(help="A preset, a rule file, or 'ratscrew penalty.count=2'.")
    ] = "ratscrew"
    seats: Annotated[
        int | None, WHOLE, Parameter(help="How many seats, yours included; usually 4.")
    ] = None
    bots: Annotated[
        str, Parameter(help="Bots in seat order, as in matching,mine.py:Keen; repeated to fill.")
    ] = "matching"
    pace: Annotated[
        int,
        WHOLE,
        Parameter(
            help="The least time between two flips, in ms.",
        ),
    ] = 700
    behind_proxy: Annotated[
        bool,
        Parameter(
            negative="",
            help="Browsers come through a proxy or a tunnel, so no line is vouched for.",
        ),
    ] = False
    store: Annotated[
        str,
        Parameter(
            help="Where tables are kept: memory, a file as in sqlite:////srv/tables.db, or "
            "postgresql://user@host/database; by default a file in your data folder."
        ),
    ] = ""
    proxy_from: Annotated[
        str,
        Parameter(help="Proxies whose X-Forwarded-For is believed, as in 127.0.0.1,10.0.0.0/8."),
    ] = ""
    log: Annotated[
        str, Parameter(help="How the log is written: text, or json with an object a line.")
    ] = "text"
    seed: Annotated[
        str, Parameter(help="Hexadecimal digits that fix deal and bots for a page alone.")
    ] = ""


def play(options: Annotated[PlayOptions | None, Parameter(name="*")] = None) -> None:
    """Play against bots in the browser."""
    from firsthand.commands.bodies.playing import played  # noqa: PLC0415 - help is quick without

    played(options or PlayOptions())
