"""Names that people give themselves."""

import unicodedata

from firsthand.errors import FirsthandError

LONGEST = 24

GUESTS = tuple(
    "Amber Basil Clover Dara Ember Fox Ginger Holly Indigo Jasper Kiri Lotte Maple Nova Olive "
    "Poppy Quill Robin Sky Teal Umber Violet Willow Xeni Yarrow Zephyr".split()
)
"""What people are called who have not said otherwise; no bot has such a name."""

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


def untaken(name: str, taken: frozenset[str]) -> str:
    """Return a name, numbered where somebody at the table has it already.

    >>> untaken("ann", frozenset({"Ann", "Ann 2"}))
    'ann 3'
    """
    used = {other.casefold() for other in taken}
    called, count = name, 1
    while called.casefold() in used:
        count += 1
        called = f"{name} {count}"
    return called


def guest(taken: frozenset[str], lot: int = 0) -> str:
    """Return a friendly name that nobody at the table has; ``lot`` is any whole number.

    >>> guest(frozenset({"Basil"}), 1)
    'Clover'
    """
    start = lot % len(GUESTS)
    order = GUESTS[start:] + GUESTS[:start]
    used = {name.casefold() for name in taken}
    return next((name for name in order if name.casefold() not in used), untaken(order[0], taken))
