"""The tape: a row for each event and each action of a game."""

from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.positions import Arrays
from firsthand.lab.kernel.reading import clock


def log(t: Arrays, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Write a row on the tape, where there is room; rows are counted in any case."""
    row = t.board[p.ROWS]
    t.board[p.ROWS] = row + 1
    if row >= t.board[p.CAPACITY]:
        return
    place = t.board[p.TAPE] + p.WIDTH * row
    t.board[place] = what
    t.board[place + 1] = clock(t, t.board[p.AT])
    t.board[place + 2] = seat
    t.board[place + 3] = a
    t.board[place + 4] = b
    t.board[place + 5] = c
    t.board[place + 6] = t.board[p.TURN]
    t.board[place + 7] = t.board[p.CHALLENGER]
    t.board[place + 8] = t.board[p.TRIES]
    t.board[place + 9] = t.board[p.LOST]
