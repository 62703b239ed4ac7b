"""Facts about a table, as the primitives give them to the procedure: tuples of whole numbers.

A flag is 0 or 1. Times are ms of play since the deal, and -1 where there is none.
"""

from typing import NamedTuple

from firsthand.law.slaps import Fined

UNPLACED = 64
"""The place of a hand that nobody saw in the heap: above those that were seen."""

DONE = -1
"""What a hand of a race is by itself once it has its verdict."""

GOES, STOPS = 1, 2
"""What a false slap does to its seat beside what it costs: it is out, or locked without cards."""


class Pile(NamedTuple):
    """How many cards the pile has, how many of them face up, and which card and pile it is.

    ``flips`` and ``piles`` count the cards flipped and the piles taken so far.
    """

    size: int
    faces: int
    flips: int
    piles: int


class Options(NamedTuple):
    """What the rules say of flips out of turn (A-49), of drops (S-33), and when time is up."""

    burns: int
    drops: int
    time: int


class Moments(NamedTuple):
    """The time now, and the times of what happened last; in ms of play, or `NEVER`."""

    at: int
    """The time now, in ms since the deal."""
    flipped: int
    """When a card was flipped."""
    taken: int
    """When a pile was taken."""
    lost: int
    """When the challenge was lost whose pile is still there."""
    turn: int
    """When the turn came to whose it is."""
    window: int
    """When the endgame window began (R-1)."""
    frozen: int
    """When play was stopped that is still stopped."""
    stood: int
    """For how long play has been stopped in all, in ms."""


class Marks(NamedTuple):
    """The gesture, lock, beat and false slaps of a seat, by which its slap is judged.

    ``gestured`` and ``locked`` are flags, ``beat`` is the ms after its flips in which slaps are
    void, ``fined`` what is known of its false slaps.
    """

    gestured: int
    locked: int
    beat: int
    fined: Fined


class Landed(NamedTuple):
    """One hand of a race, with all that counts of the moment when it came down (R-11).

    ``at`` is in ms since the deal; ``height`` is its place in the heap from the bottom, or
    `UNPLACED`; ``judged`` is what it is by itself, the law's `Judged` or `DONE`; ``held`` is how
    many cards its seat had; ``fate`` is what a false slap does to its seat: 0, `GOES` or `STOPS`.
    """

    seat: int
    at: int
    height: int
    judged: int
    held: int
    fate: int


class Ballot(NamedTuple):
    """What a seat votes for: the matter, the seat that it is about, and its ms."""

    kind: int
    about: int
    ms: int


class TimedDue(NamedTuple):
    """What time brings next: when, in ms since the deal, and what."""

    at: int
    what: int
