"""Names that people give themselves."""

import unicodedata
from collections.abc import Sequence

from firsthand.bots.names import names
from firsthand.errors import FirsthandError
from firsthand.room.room import OWN_BOT
from firsthand.room.seats.lookalikes import LOOKALIKES
from firsthand.sentences import say

LONGEST = 24

GUESTS = tuple(
    "Amber Basil Clover Dara Ember Fox Ginger Holly Indigo Jasper Kiri Lotte Maple Nova Olive "
    "Poppy Quill Robin Sky Teal Umber Violet Willow Xeni Yarrow Zephyr".split()
)
"""The names of people who gave none; no bot has such a name."""

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of character that no name may hold: control, format (bidirectional marks), unassigned."""

BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that leave no ink, though Unicode counts them as such."""

SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Marks that choose how the character before them is drawn, as emoji need."""


STACKED_MOST = 3
"""How many marks may stand on one letter; Vietnamese needs two, Hebrew three."""


class BadName(FirsthandError):
    """A name that can't be shown; its text says why."""


def checked(name: str) -> str:
    """Return a name with no blanks around it and single ones in it; nothing where it is empty.

    Raises `BadName`.

    >>> checked("  Ann   Lee ")
    'Ann Lee'
    """
    if any(unicodedata.category(character) in UNSEEN for character in name.strip()):
        raise BadName(say("refusal-name-marks"))
    short = " ".join(name.split())
    if len(short) > LONGEST:
        raise BadName(say("refusal-name-long", most=LONGEST, n=len(short)))
    if any(len(run) > STACKED_MOST for run in stacks(short)):
        raise BadName(say("refusal-name-stacked", most=STACKED_MOST))
    if BLANKS.intersection(short) or (short and not compared_form(short)):
        raise BadName(say("refusal-name-unseen"))
    return short


def stacks(name: str) -> list[str]:
    """Return the runs of marks that stand over or under one letter each."""
    marks = (
        mark if unicodedata.category(mark) in {"Mn", "Me"} and mark not in SELECTORS else " "
        for mark in unicodedata.normalize("NFD", name)
    )
    return "".join(marks).split()


def compared_form(name: str) -> str:
    r"""Return what is the same for names that look alike, of any case, width, script or drawing.

    >>> compared_form("\N{FULLWIDTH LATIN CAPITAL LETTER B}en") == compared_form("bEN")
    True
    >>> compared_form("B\N{CYRILLIC SMALL LETTER IE}n") == compared_form("Ben")
    True
    """
    drawn = "".join(character for character in name if character not in SELECTORS)
    small = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", drawn).casefold())
    return small.translate(LOOKALIKES)


def untaken(name: str, taken: frozenset[str]) -> str:
    """Return a name, numbered where somebody at the table has it already.

    >>> untaken("ann", frozenset({"Ann", "Ann 2"}))
    'ann 3'
    """
    used = {compared_form(other) for other in taken}
    called, count = name, 1
    while compared_form(called) in used:
        count += 1
        called = f"{name} {count}"
    return called


def bot_names(kinds: Sequence[str], taken: frozenset[str]) -> tuple[str, ...]:
    """Return names for bots of some kinds that differ from each other and from those taken.

    A bot of the host's own is called by its own name.

    >>> bot_names(("steady", "own:Keen", "own:Keen"), frozenset({"Pip"}))
    ('Moss', 'Keen', 'Keen 2')
    """
    usual = iter(names(len(kinds), taken))
    used, called = taken, list[str]()
    for kind in kinds:
        own = kind.startswith(OWN_BOT)
        called.append(untaken(kind.removeprefix(OWN_BOT), used) if own else next(usual))
        used |= {called[-1]}
    return tuple(called)


def guest(taken: frozenset[str], lot: int = 0) -> str:
    """Return a friendly name that nobody at the table has; ``lot`` is any whole number.

    >>> guest(frozenset({"Basil"}), 1)
    'Clover'
    """
    start = lot % len(GUESTS)
    order = GUESTS[start:] + GUESTS[:start]
    used = {compared_form(name) for name in taken}
    return next(
        (name for name in order if compared_form(name) not in used), untaken(order[0], taken)
    )
