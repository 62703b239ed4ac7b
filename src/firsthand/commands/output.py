"""Files that commands write: one that can't be written is refused before anything is played."""

from pathlib import Path

from firsthand.errors import FirsthandError, Malformed
from firsthand.sentences import say


class Unwritable(FirsthandError):
    """A file that can't be written; its text says which and why."""


def unwritable(error: OSError, path: Path) -> Unwritable:
    """Return what the operating system refused about a path, or about the file that it named."""
    file, why = str(error.filename or path), str(error.strerror)
    return Unwritable(say("command-unwritable", file=file, why=why))


def refuse_together(**given: bool) -> None:
    """Raise `Malformed` where more than one option is given of those that exclude each other."""
    asked = tuple(f"--{name.replace('_', '-')}" for name, is_given in given.items() if is_given)
    if len(asked) > 1:
        raise Malformed(say("command-together", options=asked))


def refuse_unwritable(*paths: Path | None) -> None:
    """Raise `Unwritable` where one of some files can't be written; None stands for no file.

    No file is changed: one that is there keeps its content, one that is not there is not left
    behind. Pipes and devices are not tried, since a pipe's reader would take that for the end.
    """
    for path in paths:
        if path is None:
            continue
        try:
            is_new = not path.exists()
            if is_new or path.is_file() or path.is_dir():
                path.open("ab").close()
            if is_new:
                path.unlink()
        except OSError as error:
            raise unwritable(error, path) from None
