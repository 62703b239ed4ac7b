"""The hands of a race, as they stand on the board."""

from firsthand.game.facts import Landed
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays


def hands(t: Arrays) -> int:
    """Return how many hands the race has."""
    return t.board[p.HANDS]


def hand(t: Arrays, number: int) -> Landed:
    """Return a hand of the race."""
    return Landed(
        t.board[p.HAND_SEAT + number],
        t.board[p.HAND_AT + number],
        t.board[p.HAND_HEIGHT + number],
        t.board[p.HAND_JUDGED + number],
        t.board[p.HAND_HELD + number],
        t.board[p.HAND_FATE + number],
    )


def set_hand(t: Arrays, number: int, landed: Landed) -> None:
    """Put a hand of the race in place of another one."""
    t.board[p.HAND_SEAT + number] = landed.seat
    t.board[p.HAND_AT + number] = landed.at
    t.board[p.HAND_HEIGHT + number] = landed.height
    t.board[p.HAND_JUDGED + number] = landed.judged
    t.board[p.HAND_HELD + number] = landed.held
    t.board[p.HAND_FATE + number] = landed.fate


def end_race(t: Arrays) -> None:
    """Forget the hands of the race."""
    t.board[p.HANDS] = 0
