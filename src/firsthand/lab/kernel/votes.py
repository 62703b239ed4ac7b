"""Votes: what each seat asks about each, and when it asked."""

from firsthand.game.codes import FOR_BEAT, FOR_INTERFERENCE
from firsthand.game.facts import Ballot
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.kernel.tape import log
from firsthand.law.types import NEVER

KINDS = max(FOR_BEAT, FOR_INTERFERENCE) + 1
EACH = p.SEATS * p.SEATS


def place_of(kind: int, by: int, about: int) -> int:
    """Return where a vote stands on the board."""
    return p.VOTES + kind * EACH + by * p.SEATS + about


def votes(t: Arrays) -> int:
    """Return how many votes are open."""
    number, place = 0, oldest(t, 0)
    while place != NEVER:
        number += 1
        place = oldest(t, t.board[place + p.WHEN])
    return number


def ballot(t: Arrays, number: int) -> Ballot:
    """Return what an open vote is about, the oldest being number 0."""
    place = oldest(t, 0)
    for _ in range(number):
        place = oldest(t, t.board[place + p.WHEN])
    return Ballot((place - p.VOTES) // EACH, (place - p.VOTES) % p.SEATS, t.board[place])


def oldest(t: Arrays, after: int) -> int:
    """Return where the oldest vote after another one stands, or NEVER."""
    first, when = NEVER, NEVER
    for kind in range(KINDS if t.board[p.STAMPS] > 0 else 0):
        for by in range(t.setup.seats):
            for about in range(t.setup.seats):
                place = place_of(kind, by, about)
                then = t.board[place + p.WHEN]
                if t.board[place] != NEVER and then > after and not 0 <= when < then:
                    first, when = place, then
    return first


def votes_for(t: Arrays, asked: Ballot) -> int:
    """Return how many seats still in ask the same."""
    number = 0
    for by in range(t.setup.seats):
        same = t.board[place_of(asked.kind, by, asked.about)] == asked.ms
        if same and (t.board[p.OUT] >> by) & 1 == 0:
            number += 1
    return number


def voted(t: Arrays, by: int, asked: Ballot) -> None:
    """Note what a seat asks about another one."""
    place = place_of(asked.kind, by, asked.about)
    t.board[p.STAMPS] += 1
    t.board[place] = asked.ms
    t.board[place + p.WHEN] = t.board[p.STAMPS]
    log(t, p.VOTED, by, asked.kind, asked.about, asked.ms)


def votes_cleared(t: Arrays, asked: Ballot) -> None:
    """Forget what was asked about a seat."""
    for by in range(t.setup.seats):
        t.board[place_of(asked.kind, by, asked.about)] = NEVER
    log(t, p.VOTES_CLEARED, asked.about, asked.kind, 0, 0)
