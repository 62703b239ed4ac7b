"""Names that people give themselves."""

import unicodedata

from firsthand.errors import FirsthandError

LONGEST = 24

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of character that no name may hold: control, format (bidirectional marks), unassigned."""


class BadName(FirsthandError):
    """A name that can't be shown; its text says why."""


def checked(name: str) -> str:
    """Return a name without blanks around it; nothing where it is empty.

    Raises `BadName`.

    >>> checked("  Ann  ")
    'Ann'
    """
    short = name.strip()
    if len(short) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} characters; this one has {len(short)}.")
    if any(unicodedata.category(character) in UNSEEN for character in short):
        raise BadName("A name can't hold control characters or marks that turn the writing round.")
    return short
