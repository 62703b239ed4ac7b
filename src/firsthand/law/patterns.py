"""The slap patterns, one small predicate a kind. A rule set is a tuple of `Pattern`s.

A joker has no value, breaks runs, flushes and colours, and matches only another joker, in a
double (A-36). Suits matter only where a pattern says so.
"""

from enum import IntEnum
from typing import NamedTuple

from firsthand.law.sight import Sight, rank_at, suit_at

JOKER = 15
JACK = 11
KING = 13
ACE_HIGH = 14
TEN = 10


class Kind(IntEnum):
    """The kinds of pattern; each has a predicate below."""

    CARD = 0
    EQUAL = 1
    BOTTOM = 2
    SUM = 3
    COUPLE = 4
    RUN = 5
    GATHERED = 6
    ALIKE = 7
    INTERLEAVE = 8
    MIRROR = 9
    TRIPS = 10
    COUNT = 11
    BOX = 12


class Flag(IntEnum):
    """What sharpens or loosens a pattern of its kind."""

    PLAIN = 0
    JOKERS_TOO = 1
    MIDDLE_DIFFERS = 2
    NO_ACE = 3
    LETTER_BETWEEN = 4
    SUITED = 5
    WRAP = 6


class Alike(IntEnum):
    """What the last cards of an ALIKE pattern share."""

    SUIT = 0
    COLOR = 1
    PARITY = 2


class Pattern(NamedTuple):
    """One slap rule: its kind, how many cards it spans, and what the kind asks.

    ``cards`` is a set of cards (bit ``card - 4``) for CARD, and for BOX sets of ranks, 16 bits for
    each card from the newest on; ``arg`` is a sum, two ranks as
    nibbles, what is alike, or how far a count may be off; ``flag`` is a `Flag`.
    """

    kind: int
    span: int
    cards: int
    arg: int
    flag: int


def is_card(pattern: Pattern, sight: Sight) -> bool:
    """Rank, card and joker rules: the newest card is one of a set (S-14, S-35, E-31)."""
    card = rank_at(sight, 1) << 2 | suit_at(sight, 1)
    return (pattern.cards >> card - 4) & 1 == 1


def is_equal(pattern: Pattern, sight: Sight) -> bool:
    """Double, sandwich, big mac: the newest rank is that of the card ``span`` deep (E-24, E-25)."""
    top = rank_at(sight, 1)
    if top != rank_at(sight, pattern.span):
        return False
    if top == JOKER:
        return pattern.flag == Flag.JOKERS_TOO
    return pattern.flag != Flag.MIDDLE_DIFFERS or rank_at(sight, 2) != top


def is_bottom(sight: Sight) -> bool:
    """Top and bottom: the newest rank is that of the oldest face-up card (E-28, A-32)."""
    top = rank_at(sight, 1)
    return top == sight.bottom and top != JOKER


def is_sum(pattern: Pattern, sight: Sight) -> bool:
    """Tens and sums: two values add up; J, Q, K and joker have no value (E-29, A-33)."""
    top, other = rank_at(sight, 1), rank_at(sight, pattern.span)
    if top > TEN or other > TEN or top + other != pattern.arg:
        return False
    if pattern.flag == Flag.NO_ACE:
        return top != 1 and other != 1
    if pattern.flag == Flag.LETTER_BETWEEN:
        middle = rank_at(sight, 2)
        return middle == 1 or TEN < middle <= KING
    return True


def is_couple(pattern: Pattern, sight: Sight) -> bool:
    """Marriage and its kin: two given ranks in either order (E-30)."""
    top, other = rank_at(sight, 1), rank_at(sight, pattern.span)
    if top << 4 | other != pattern.arg and other << 4 | top != pattern.arg:
        return False
    return pattern.flag != Flag.SUITED or suit_at(sight, 1) == suit_at(sight, pattern.span)


def steps(sight: Sight, span: int, step: int, ace: int, wrap: int) -> bool:
    """Return whether each older card is one step further, with the ace counted as ``ace``."""
    for depth in range(1, span):
        newer, older = rank_at(sight, depth), rank_at(sight, depth + 1)
        if newer == JOKER or older == JOKER:
            return False
        newer = ace if newer == 1 else newer
        older = ace if older == 1 else older
        if wrap == 1 and (older - newer - step) % KING == 0:
            continue
        if older - newer != step:
            return False
    return True


def is_run(pattern: Pattern, sight: Sight) -> bool:
    """Four in a row: strictly up or strictly down, ace low or high, wrapping if so agreed.

    E-32, A-34, A-35. With the flag SUITED it must also be of one suit.
    """
    span = pattern.span
    wrap = 1 if pattern.flag == Flag.WRAP else 0
    if not (
        steps(sight, span, 1, 1, wrap)
        or steps(sight, span, -1, 1, wrap)
        or steps(sight, span, 1, ACE_HIGH, 0)
        or steps(sight, span, -1, ACE_HIGH, 0)
    ):
        return False
    return pattern.flag != Flag.SUITED or shares(sight, span, Alike.SUIT)


def is_gathered(pattern: Pattern, sight: Sight) -> bool:
    """Some ranks in a row in any order, ace low (the published study)."""
    seen, low, high = 0, KING, 0
    for depth in range(1, pattern.span + 1):
        rank = rank_at(sight, depth)
        if rank == JOKER or (seen >> rank) & 1 == 1:
            return False
        seen |= 1 << rank
        low = min(low, rank)
        high = max(high, rank)
    return high - low == pattern.span - 1


NO_TRAIT = -1
"""What a card has whose suit, colour or parity counts for nothing."""


def trait(sight: Sight, depth: int, alike: int) -> int:
    """Return a card's suit, colour or parity as a small number, or `NO_TRAIT`."""
    rank, suit = rank_at(sight, depth), suit_at(sight, depth)
    if rank == JOKER or (alike == Alike.PARITY and rank > TEN):
        return NO_TRAIT
    if alike == Alike.SUIT:
        return suit
    if alike == Alike.COLOR:
        return 1 if suit in (1, 2) else 0
    return rank & 1


def shares(sight: Sight, span: int, alike: int) -> bool:
    """Return whether the newest cards share a trait."""
    first = trait(sight, 1, alike)
    if first == NO_TRAIT:
        return False
    for depth in range(2, span + 1):
        if trait(sight, depth, alike) != first:
            return False
    return True


def is_interleave(sight: Sight) -> bool:
    """A-B-A-B."""
    first, second = rank_at(sight, 1), rank_at(sight, 2)
    if first == second or first == JOKER or second == JOKER:
        return False
    return first == rank_at(sight, 3) and second == rank_at(sight, 4)


def is_mirror(pattern: Pattern, sight: Sight) -> bool:
    """A palindrome of the newest cards that is more than a row of equals."""
    if rank_at(sight, 1) == rank_at(sight, 2):
        return False
    for depth in range(1, pattern.span // 2 + 1):
        rank = rank_at(sight, depth)
        if rank == JOKER or rank != rank_at(sight, pattern.span + 1 - depth):
            return False
    return True


def is_trips(pattern: Pattern, sight: Sight) -> bool:
    """The newest cards are all of one rank."""
    first = rank_at(sight, 1)
    if first == JOKER:
        return False
    for depth in range(2, pattern.span + 1):
        if rank_at(sight, depth) != first:
            return False
    return True


def is_count(pattern: Pattern, sight: Sight) -> bool:
    """The newest rank is the count of cards since the pile began, from ace to king and again."""
    rank = rank_at(sight, 1)
    return rank != JOKER and abs(rank - ((sight.faces - 1) % KING + 1)) <= pattern.arg


def is_box(pattern: Pattern, sight: Sight) -> bool:
    """A pattern of one's own: each of the newest cards has a rank of its set."""
    for depth in range(1, pattern.span + 1):
        if (pattern.cards >> 16 * (depth - 1) >> rank_at(sight, depth)) & 1 == 0:
            return False
    return True


def matches(pattern: Pattern, sight: Sight) -> bool:  # noqa: PLR0911 - one line a kind
    """Return whether the pile shows a pattern now, with its newest card on top."""
    if sight.faces < pattern.span:
        return False
    match pattern.kind:
        case Kind.CARD:
            return is_card(pattern, sight)
        case Kind.EQUAL:
            return is_equal(pattern, sight)
        case Kind.BOTTOM:
            return is_bottom(sight)
        case Kind.SUM:
            return is_sum(pattern, sight)
        case Kind.COUPLE:
            return is_couple(pattern, sight)
        case Kind.RUN:
            return is_run(pattern, sight)
        case Kind.GATHERED:
            return is_gathered(pattern, sight)
        case Kind.ALIKE:
            return shares(sight, pattern.span, pattern.arg)
        case Kind.INTERLEAVE:
            return is_interleave(sight)
        case Kind.MIRROR:
            return is_mirror(pattern, sight)
        case Kind.TRIPS:
            return is_trips(pattern, sight)
        case Kind.BOX:
            return is_box(pattern, sight)
        case _:
            return is_count(pattern, sight)


def shown_in(patterns: tuple[Pattern, ...], sight: Sight) -> int:
    """Return which patterns the pile shows, one bit each in their order."""
    bits = 0
    for number, pattern in enumerate(patterns):
        if matches(pattern, sight):
            bits |= 1 << number
    return bits
