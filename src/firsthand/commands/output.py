"""Files that commands write: one that can't be written is refused before anything is played."""

from pathlib import Path

from firsthand.dice import SEED_BITS
from firsthand.errors import FirsthandError, Malformed
from firsthand.sentences import Sentence, say


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


def refuse_outside(flag: str, value: float, least: float, most: float | None = None) -> None:
    """Raise `Malformed` where the number of an option is below ``least`` or above ``most``."""
    written = f"{value:.15g}"
    if most is None and value < least:
        raise Malformed(say("command-least", flag=flag, value=written, least=str(least)))
    if most is not None and not least <= value <= most:
        raise outside(flag, written, str(least), str(most))


def outside(flag: str, value: str, least: str, most: str) -> Malformed:
    """Return the error of an option whose number is out of range."""
    return Malformed(say("command-range", flag=flag, value=value, least=least, most=most))


def refuse_seed(seed: int) -> None:
    """Raise `Malformed` for a seed that has too many bits, or is below 0."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise outside("--seed", str(seed), "0", "2**256 - 1")


def refuse_seats(seats: int, refusal: Sentence | None) -> None:
    """Raise `Malformed` with why some rules refuse a number of seats, where they do."""
    if refusal is not None:
        raise Malformed(say("command-seats", seats=seats, why=refusal))


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
