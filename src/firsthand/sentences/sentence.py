"""A sentence as it is sent: a message of the catalogue and its arguments; words come last."""

from typing import Union

import msgspec

Argument = Union[str, int, float, "Sentence", "tuple[str | Sentence, ...]"]


class Sentence(msgspec.Struct, frozen=True):
    """A message's id and its arguments by name; an argument may be a sentence itself."""

    id: str
    args: dict[str, Argument] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


def say(name: str, /, **arguments: Argument) -> Sentence:
    """Return a sentence of the catalogue; ``name`` is the message's id.

    A test checks that every call names a message of the catalogue and all of its arguments.
    """
    return Sentence(name, arguments)
