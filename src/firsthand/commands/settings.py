"""Settings that are kept: variables of the environment, and a file with a table for each command.

The command line comes first, then variables as in ``FIRSTHAND_PLAY_PORT``, then the file.
"""

import os
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App
    from cyclopts.argument import ArgumentCollection

VARIABLES = "FIRSTHAND_"
"""With this begins every variable that is read."""

FILE = f"{VARIABLES}CONFIG"
"""The variable that names another file of settings."""


def settings_file() -> Path:
    """Return the path of the file of settings; there may be none."""
    from platformdirs import user_config_path  # noqa: PLC0415 - most runs need no more than a look

    named = os.environ.get(FILE, "")
    return Path(named) if named else user_config_path("firsthand") / "firsthand.toml"


def from_file(app: "App", commands: tuple[str, ...], arguments: "ArgumentCollection") -> None:
    """Take the options of a command from the file, where neither words nor variables set them.

    Raises `Malformed` for a file that can't be read, and what cyclopts raises for a wrong option.
    """
    file = settings_file()
    if not file.is_file() and not os.environ.get(FILE):
        return
    from cyclopts.config import Dict  # noqa: PLC0415 - as above

    from firsthand.errors import Malformed  # noqa: PLC0415 - as above
    from firsthand.sentences import say  # noqa: PLC0415 - as above

    try:
        kept = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Malformed(say("command-settings", file=str(file), why=str(error.strerror))) from None
    except ValueError as error:
        raise Malformed(say("command-settings", file=str(file), why=str(error))) from None
    if any(not isinstance(table, dict) for table in kept.values()):
        raise Malformed(say("command-settings-table", file=str(file)))
    Dict(kept, source=str(file))(app, commands, arguments)
