"""``firsthand verify``: check case files, deal lists and records."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def verify_files(
    files: Annotated[tuple[Path, ...], Parameter(help="Case files, deal lists and records.")],
    /,
) -> None:
    """Check case files, deal lists and records against the rules.

    The exit status is 1 when something fails, and 2 when a file cannot be read.
    """
    from firsthand.commands.bodies.verifying import verified  # noqa: PLC0415 - help is quick without

    verified(files)
