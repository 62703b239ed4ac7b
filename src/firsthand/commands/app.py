"""The commands of ``firsthand``, each imported when it is asked for, and their exit status."""

import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO

from cyclopts import App, CycloptsError

from firsthand import __version__
from firsthand.errors import FirsthandError

MISTAKEN = 2
"""The exit status of a command that was asked wrongly."""

UNREAD = 141
"""The exit status of a command whose output nobody reads any more."""

app = App(
    name="firsthand",
    help="Egyptian Ratscrew and Slapjack: the first hand on the pile wins it.",
    version=__version__,
)
app.command("firsthand.commands.play:play", name="play", help="Play against bots in the browser.")
app.command(
    "firsthand.commands.rules:show_rules",
    name="rules",
    help="Print rule sets in plain English, or how two of them differ.",
)
app.command(
    "firsthand.commands.verify:verify_files",
    name="verify",
    help="Check case files, deal lists and records.",
)
app.command(
    "firsthand.commands.fairness:fairness",
    name="fairness",
    help="Measure how fair the judge is, by simulation.",
)
app.command(
    "firsthand.commands.replay:replay",
    name="replay",
    help="Print a recorded game, or its table after an event.",
)
app.command(
    "firsthand.commands.simulate:simulate",
    name="simulate",
    help="Play many games, and print how long they are and who wins.",
)
app.command(
    "firsthand.commands.study:study",
    name="study",
    help="Make a study of the games: table, figure and report.",
)
app.command(
    "firsthand.commands.compare:compare",
    name="compare",
    help="Compare two rule sets or casts over many games.",
)


def nowhere() -> TextIO:
    """Return a stream for one that the shell has closed."""
    return Path(os.devnull).open("w", encoding="utf-8")


def run(words: Sequence[str] | None = None) -> None:
    """Run a command, by default the one in ``sys.argv``.

    What its user can mend is printed in one line, with exit status 2. Raises ``KeyboardInterrupt``.
    """
    sys.stdout, sys.stderr = sys.stdout or nowhere(), sys.stderr or nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            app(words, exit_on_error=False, print_error=False)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads any more; the rest must not be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(UNREAD) from None
    except (CycloptsError, FirsthandError, OSError) as error:
        sys.stderr.write(f"firsthand: {in_one_line(error)}\n")
        raise SystemExit(MISTAKEN) from None


def in_one_line(error: Exception) -> str:
    """Return the text of an error, with the file if the system named one."""
    text = str(error)
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return re.sub(r"\s+", " ", text).strip()
