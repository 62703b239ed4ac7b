"""The command line: ``firsthand`` and its commands."""

import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from firsthand import __version__
from firsthand.errors import FirsthandError

MISTAKEN = 2
"""The exit status of a command that was asked wrongly."""

INTERRUPTED = 130
"""The exit status of a command that was interrupted."""

app = App(
    name="firsthand",
    help="Egyptian Ratscrew and Slapjack: the first hand on the pile wins it.",
    version=__version__,
)
for name, function, told in (
    ("play", "play:play", "Play against bots in the browser."),
    ("rules", "rules:show_rules", "Print rule sets in plain English, or what tells two apart."),
    ("verify", "verify:verify_files", "Check case files, deal lists and records."),
    ("fairness", "fairness:fairness", "Measure how fair the judge is, by simulation."),
    ("replay", "replay:replay", "Print a recorded game, or its table after an event."),
    ("simulate", "simulate:simulate", "Play many games, and tell how long they are and who wins."),
    ("study", "study:study", "Make a study of the games: table, figure and report."),
    ("compare", "compare:compare", "Compare two rule sets or casts over many games."),
):
    app.command(f"firsthand.commands.{function}", name=name, help=told)


def main(words: Sequence[str] | None = None) -> None:
    """Run a command; what its user can mend is told in one line, with exit status 2."""
    try:
        app(words, exit_on_error=False, print_error=False)
    except (CycloptsError, FirsthandError) as error:
        told = re.sub(r"\s+", " ", str(error)).strip()
        sys.stderr.write(f"firsthand: {told}\n")
        raise SystemExit(MISTAKEN) from None
    except KeyboardInterrupt:
        raise SystemExit(INTERRUPTED) from None


if __name__ == "__main__":
    main()
