"""Votes: one number for each on the board, the oldest first."""

from firsthand.game.facts import Ballot
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.kernel.tape import log
from firsthand.law.seats import within
from firsthand.law.types import NOBODY

BY = p.SEATS.bit_length() - 1
"""How many bits a seat has: the lowest ones of a vote are who voted."""

MATTER = (1 << BY + 1) - 1
"""The bits of `numbered` that are the matter and the seat that it is about."""


def numbered(asked: Ballot) -> int:
    """Return a number for what is asked, by which votes for the same are known."""
    return (asked.ms << 1 | asked.kind) << BY | asked.about


def votes(t: Arrays) -> int:
    """Return how many votes are open."""
    return t.board[p.VOTERS]


def ballot(t: Arrays, number: int) -> Ballot:
    """Return what an open vote is about, the oldest being number 0."""
    asked = t.board[p.VOTES + number] >> BY
    return Ballot((asked >> BY) & 1, asked & (p.SEATS - 1), asked >> BY + 1)


def votes_for(t: Arrays, asked: Ballot) -> int:
    """Return how many seats still in ask the same."""
    number = 0
    for place in range(p.VOTES, p.VOTES + votes(t)):
        by = t.board[place] & (p.SEATS - 1)
        if t.board[place] >> BY == numbered(asked) and not within(t.board[p.OUT], by):
            number += 1
    return number


def remove(t: Arrays, by: int, asked: Ballot) -> None:
    """Remove the vote of a seat on a matter about another one, or with NOBODY those of all."""
    end = p.VOTES
    for place in range(p.VOTES, p.VOTES + votes(t)):
        vote = t.board[place]
        differs = ((vote >> BY) ^ numbered(asked)) & MATTER != 0
        if differs or by not in (NOBODY, vote & (p.SEATS - 1)):
            t.board[end] = vote
            end += 1
    t.board[p.VOTERS] = end - p.VOTES


def voted(t: Arrays, by: int, asked: Ballot) -> None:
    """Note what a seat asks about another one."""
    remove(t, by, asked)
    t.board[p.VOTES + votes(t)] = numbered(asked) << BY | by
    t.board[p.VOTERS] += 1
    log(t, p.VOTED, by, asked.kind, asked.about, asked.ms)


def votes_cleared(t: Arrays, asked: Ballot) -> None:
    """Forget what was asked about a seat."""
    remove(t, NOBODY, asked)
    log(t, p.VOTES_CLEARED, asked.about, asked.kind, 0, 0)
