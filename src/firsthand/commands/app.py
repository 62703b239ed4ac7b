"""The commands of ``firsthand``, each imported when it is asked for, and their exit status."""

import os
import re
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NamedTuple, NoReturn, TextIO

from cyclopts import App, CycloptsError
from cyclopts.config import Env

from firsthand import __version__
from firsthand.commands.settings import VARIABLES, from_file

MISTAKEN = 2
"""The exit status of a command that was asked wrongly."""

UNREAD = 141
"""The exit status of a command whose output nobody reads any more."""


class Command(NamedTuple):
    """A command: its module and function, a line on it, examples, and its own exit statuses."""

    target: str
    help: str
    examples: tuple[str, ...]
    status: str

    @property
    def name(self) -> str:
        """What it is called."""
        return self.target.partition(":")[0]


COMMANDS = (
    Command(
        "play:play",
        help="Play against bots in the browser.",
        examples=(
            "play",
            "play --rules slapjack --seats 5 --bots gentle,sharp",
            "play --bots mine.py:Keen",
        ),
        status="",
    ),
    Command(
        "db:db",
        help="Look after the store of tables: upgrade, copy, move, erase.",
        examples=(
            "db upgrade",
            "db backup tables-copy.db",
            "db export tables.jsonl",
            "db erase Ann",
        ),
        status="",
    ),
    Command(
        "rules:show_rules",
        help="Print rule sets in plain English, or how two of them differ.",
        examples=(
            "rules ratscrew",
            "rules 'ratscrew penalty.count=2'",
            "rules --diff ratscrew slapjack",
        ),
        status="",
    ),
    Command(
        "verify:verify_files",
        help="Check case files, deal lists and records.",
        examples=("verify evening.txt", "verify cases.json decks.json"),
        status="1 when something fails",
    ),
    Command(
        "page:page",
        help="Say how to make a page that needs no server.",
        examples=("page",),
        status="",
    ),
    Command(
        "fairness:fairness",
        help="Measure how fair the judge is, by simulation.",
        examples=(
            "fairness --table 5,40,120,300",
            "fairness --attacks",
            "fairness --cheat shave:40 --json",
        ),
        status="",
    ),
    Command(
        "replay:replay",
        help="Print a recorded game, or its table after an event.",
        examples=(
            "replay evening.txt",
            "replay evening.txt --at 12",
            "replay evening.txt --browser --speed 4",
        ),
        status="",
    ),
    Command(
        "simulate:simulate",
        help="Play many games, and print how long they are and who wins.",
        examples=(
            "simulate --rules ratscrew --seats 4 --until 0.5%",
            "simulate --players mine.py:Keen,steady --games 100",
            "simulate --json",
        ),
        status="130 when it was interrupted; the games so far are printed.",
    ),
    Command(
        "study:study",
        help="Make a study of the games: table, figure and report.",
        examples=("study", "study house-rules --out reports"),
        status="130 when it was interrupted; the rows so far are printed.",
    ),
    Command(
        "compare:compare",
        help="Compare two rule sets or casts over many games.",
        examples=(
            "compare ratscrew 'ratscrew penalty.count=2'",
            "compare steady,steady sharp,steady --seats 2",
        ),
        status="130 when it was interrupted; the games so far are printed.",
    ),
)

app = App(
    name="firsthand",
    help="Egyptian Ratscrew and Slapjack: the first hand on the pile wins it.",
    help_epilogue="Settings come from the command line, then from variables as in "
    "FIRSTHAND_PLAY_PORT=9000, then from firsthand.toml in your configuration folder (or the file "
    "that FIRSTHAND_CONFIG names), with a table for each command. Completion for your shell: "
    "firsthand --install-completion.",
    version=__version__,
    help_format="plaintext",
    config=(Env(VARIABLES, show=False), from_file),
)
for each in COMMANDS:
    examples = "\n".join(f"firsthand {example}" for example in each.examples)
    app.command(
        f"firsthand.commands.{each.target}",
        name=each.name,
        help=each.help,
        help_epilogue=f"Examples:\n\n{examples}\n\nExit status: 0 when it did what was asked, 2 "
        f"when it was asked wrongly. {each.status}\n\nEvery option can be set by a variable, as in "
        f"{VARIABLES}{each.name.upper()}_OPTION, or under [{each.name}] in firsthand.toml (see "
        f"firsthand --help).",
    )
app.register_install_completion_command()


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
    except (CycloptsError, OSError) as error:
        fail(error)
    except Exception as error:
        from firsthand.errors import FirsthandError  # noqa: PLC0415 - help is quick without

        if not isinstance(error, FirsthandError):
            raise
        fail(error)


def fail(error: Exception) -> NoReturn:
    """Say what was wrong, in one line, and raise `SystemExit`."""
    sys.stderr.write(f"firsthand: {in_one_line(error)}\n")
    raise SystemExit(MISTAKEN) from None


def in_one_line(error: Exception) -> str:
    """Return the text of an error, with the file if the system named one."""
    text = str(error)
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return re.sub(r"\s+", " ", text).strip()
