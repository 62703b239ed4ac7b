"""Bots that keep people's pace: `firsthand.bots.following` once more, in arrays.

All who do not match are people here, as long as they are in the game.
"""

from firsthand.bots import matching
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.kernel.tape import log
from firsthand.law.seats import members, within
from firsthand.law.types import NOBODY


def begin_at_first_pace(t: Arrays) -> None:
    """Begin a game at the pace at which all first games begin."""
    t.board[p.THETA] = matching.START
    t.board[p.CHANGES] = 0
    t.board[p.QUICKEST] = matching.UNKNOWN


def reaction_ms(t: Arrays, seat: int, base: int) -> int:
    """Return a reaction in ms: one that matches is drawn in thousandths of what is asked for."""
    if not within(t.board[p.MATCHING], seat):
        return base
    return matching.paced(base, t.board[p.THETA], members(t.board[p.MATCHING] & ~t.board[p.OUT]))


def side(t: Arrays, seat: int) -> int:
    """Return on which side a seat has won."""
    if within(t.board[p.MATCHING], seat):
        return matching.MATCHING
    return matching.OTHER if within(t.board[p.OUT], seat) else matching.PERSON


def keep_pace(t: Arrays, winner: int) -> None:
    """Change the pace of the bots that match after a race that a seat has won."""
    if t.board[p.MATCHING] == 0:
        return
    everyone = (1 << t.setup.seats) - 1
    people = members(everyone & ~t.board[p.MATCHING] & ~t.board[p.OUT])
    hand = t.board[p.QUICKEST]
    after = matching.raced(t.board[p.THETA], t.board[p.CHANGES], people, side(t, winner), hand)
    t.board[p.QUICKEST] = matching.UNKNOWN
    t.board[p.THETA] = after.theta
    t.board[p.CHANGES] = after.seen
    log(t, p.PACE, NOBODY, after.theta, after.seen, 0)


def note_soonest(t: Arrays, seat: int, at: int) -> None:
    """Note a right hand of a race at ``at`` ms of play, where it is the soonest of a person."""
    if side(t, seat) == matching.PERSON:
        t.board[p.QUICKEST] = min(t.board[p.QUICKEST], at - t.board[p.FLIPPED_AT])
