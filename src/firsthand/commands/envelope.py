"""The one JSON object that every command with ``--json`` prints."""

import sys
from collections.abc import Sequence

import msgspec

from firsthand import __version__


class PlayedRules(msgspec.Struct, frozen=True):
    """Rules by the name that they were asked by, and the digest of all their options."""

    name: str
    digest: str


class Envelope(msgspec.Struct, frozen=True):
    """What came of a command, and what repeats it."""

    version: str
    """The version of Firsthand."""
    command: str
    """The command, as in ``simulate``."""
    seed: int | None
    """What fixes every figure; None where nothing is drawn."""
    rules: tuple[PlayedRules, ...]
    """The rules that were asked for, in the order of the command; none for the judge's."""
    result: object
    """The figures."""


def print_json(
    command: str, seed: int | None, rules: Sequence[PlayedRules], result: object
) -> None:
    """Print what came of a command as one object."""
    envelope = Envelope(__version__, command, seed, tuple(rules), result)
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(envelope)).decode() + "\n")
