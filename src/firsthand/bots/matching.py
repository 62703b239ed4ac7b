"""How fast bots are that keep the pace of the people at their table.

``theta`` is the median time of the fastest of these bots, in ms. It follows the people race by
race. The functions are over whole numbers in the law's dialect, so that room, laboratory and
records give the same numbers.
"""

from typing import NamedTuple

from firsthand.bots.reaction import FLOOR, MATCHED

START = 650
LEAST, MOST = 220, 1_500
"""Where theta begins, and between which values it stays, in ms."""

LEARNT = 4
"""After this many changes theta is taken as known, and moves by small steps."""

STEP, LEAP = 8, 30
"""How far theta moves when the other side wins, in percent, and how far before it is known."""

SEATS = 64
"""No more bots than this sit at a table."""

UNKNOWN = 1 << 30
"""The hand of people who laid none, in ms."""

PERSON, MATCHING, OTHER = range(3)
"""Who won a race: a person who is followed, a bot that matches, or somebody else."""


class Matching(NamedTuple):
    """How fast the bots that match are: ``theta`` in ms, and how often it has ``seen`` a change."""

    theta: int
    seen: int


CROWD = (1_000, *(MATCHED.slowness(bots) for bots in range(1, SEATS + 1)))
"""How slow each matching bot is, in thousandths of theta, by how many of them there are."""


def paced(base: int, theta: int, bots: int) -> int:
    """Return the ms of a reaction; ``base`` is in thousandths, ``bots`` that match are still in."""
    return max(FLOOR, base * theta // 1_000 * CROWD[bots] // 1_000)


def raced(theta: int, seen: int, people: int, winner: int, hand: int) -> Matching:
    """Return what theta is after a race that gave a pile away.

    ``people`` is how many were followed; ``winner`` is PERSON, MATCHING or OTHER, ``hand`` the ms
    of the first right hand of a person, or UNKNOWN.
    """
    if seen < LEARNT and hand != UNKNOWN:
        theta += (hand - theta) // (seen + 1)
    elif winner == PERSON:
        theta -= STEP * theta // (100 * (people + 1))
    elif winner == MATCHING and people > 0:
        step = LEAP if seen < LEARNT else STEP
        theta += step * theta * people // (100 * (people + 1))
    else:
        return Matching(theta, seen)
    return Matching(min(max(theta, LEAST), MOST), seen + 1)
