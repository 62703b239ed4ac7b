"""Bots that keep people's pace: `firsthand.bots.following` once more, in arrays.

All who do not match are people here, as long as they are in the game.
"""

from firsthand.bots.matching import (
    MATCHING,
    OTHER,
    PERSON,
    START,
    paced,
    raced,
)
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.fold import tell
from firsthand.lab.kernel.places import House, Ints
from firsthand.law.seats import members, within
from firsthand.law.types import NOBODY


def begin(board: Ints) -> None:
    """Let a game begin at the pace at which all first games do."""
    board[p.THETA] = START
    board[p.CHANGES] = 0


def reaction_ms(board: Ints, seat: int, base: int) -> int:
    """Return a reaction in ms: one that matches is drawn in thousandths of what is asked for."""
    if not within(board[p.MATCHING], seat):
        return base
    return paced(base, board[p.THETA], members(board[p.MATCHING] & ~board[p.OUT]))


def side(board: Ints, seat: int) -> int:
    """Return on which side a seat has won."""
    if within(board[p.MATCHING], seat):
        return MATCHING
    return OTHER if within(board[p.OUT], seat) else PERSON


def follow(house: House, board: Ints, winner: int, hand: int) -> None:
    """Let the bots that match follow a race; ``hand`` is the first of the people's, or UNKNOWN."""
    if board[p.MATCHING] == 0:
        return
    everyone = (1 << house.seats) - 1
    people = members(everyone & ~board[p.MATCHING] & ~board[p.OUT])
    after = raced(board[p.THETA], board[p.CHANGES], people, side(board, winner), hand)
    board[p.THETA] = after.theta
    board[p.CHANGES] = after.seen
    tell(board, p.PACE, NOBODY, after.theta, after.seen, 0)


def sooner(board: Ints, seat: int, at: int, hand: int) -> int:
    """Return the first of the people's hands, given one more right hand of the race."""
    if side(board, seat) != PERSON:
        return hand
    return min(hand, at - board[p.FLIPPED_AT])
