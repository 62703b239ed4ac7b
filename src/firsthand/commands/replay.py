"""``firsthand replay``: what happened in a recorded game."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from firsthand.notation import format_event, format_rules, format_table
from firsthand.record import Record, load, table_after


def replay(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="Print the table after this event.")] = None,
) -> None:
    """Print the events of a recorded game, numbered from the deal, which is 0."""
    record = load(file)
    lines = told(record) if at is None else iter([format_table(table_after(record, at))])
    for line in lines:
        sys.stdout.write(f"{line}\n")


def told(record: Record) -> Iterator[str]:
    """Yield the lines of a replay: rules, seats, then every event with its number."""
    yield f"rules {format_rules(record.header.rules)}"
    for seat, name in enumerate(record.header.names):
        yield f"seat {seat} {name}"
    for number, event in enumerate(record.events):
        yield f"{number:>5}  {format_event(event)}"
