"""``firsthand rules``: rule sets in plain English, and how two of them differ."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter


@dataclass(frozen=True, kw_only=True)
class RulesOptions:
    """What may be asked of ``firsthand rules``."""

    diff: Annotated[
        tuple[str, str] | None,
        Parameter(negative=(), help="Print how the second differs from the first."),
    ] = None
    json: Annotated[
        bool, Parameter(negative="", help="Print all options as JSON, which is a rule file.")
    ] = False
    markdown: Annotated[bool, Parameter(negative="", help="Print the sheet as Markdown.")] = False


def show_rules(
    name: Annotated[
        str,
        Parameter(help="A preset, a rule file, or 'ratscrew penalty.count=2'.", show_default=False),
    ] = "",
    /,
    options: Annotated[RulesOptions | None, Parameter(name="*")] = None,
) -> None:
    """Print a rule sheet in plain English; without a name, list the rule sets."""
    from firsthand.commands.bodies.ruling import ruled  # noqa: PLC0415 - help is quick without

    ruled(name, options or RulesOptions())
