"""What time brings: `firsthand.game.time` once more, in arrays."""

from firsthand.game import RESUME_MS
from firsthand.lab.kernel import places as p
from firsthand.lab.kernel.flips import flip
from firsthand.lab.kernel.fold import resumed
from firsthand.lab.kernel.places import House, Ints
from firsthand.lab.kernel.play import BY_CHALLENGE, take
from firsthand.lab.kernel.reading import flow_of, slappable_empty
from firsthand.lab.kernel.settle import BY_TIME, limit, settle
from firsthand.law.ending import closing, collecting, idling
from firsthand.law.types import NEVER, Law

NOT_YET = 1 << 60
"""Later than anything."""

NOTHING, COLLECTED, CLOSED, TURNED, TIMED, RESUMED = range(6)
"""What a deadline brings."""


def sooner(start: int, length: int) -> int:
    """Return the first moment after a window, or NOT_YET."""
    return NOT_YET if length == NEVER else start + length + 1


def deadline(law: Law, house: House, board: Ints) -> tuple[int, int]:
    """Return when something is due next by itself, in ms since the deal, and what (A-11)."""
    if board[p.OVER] == 1:
        return NOT_YET, NOTHING
    if board[p.FROZEN_AT] >= 0:
        return board[p.FROZEN_AT] + board[p.STOOD] + RESUME_MS, RESUMED
    flow = flow_of(house, board)
    at = sooner(board[p.LOST_AT], collecting(law, flow))
    what = NOTHING if at == NOT_YET else COLLECTED
    closes = sooner(board[p.WINDOW_AT], closing(law, flow, slappable_empty(law, board)))
    if closes < at:
        at, what = closes, CLOSED
    turns = sooner(board[p.TURN_AT], idling(law, flow))
    if turns < at:
        at, what = turns, TURNED
    if house.time != NEVER and house.time < at and (board[p.LOST] == 1 or board[p.HOLDERS] != 0):
        at, what = house.time, TIMED
    return at + board[p.STOOD], what


def elapse(law: Law, house: House, board: Ints, cards: Ints, at: int) -> None:
    """Let everything happen that is due up to ``at``, each at its own time."""
    when, what = deadline(law, house, board)
    while when <= at:
        board[p.AT] = when
        happen(law, house, board, cards, what)
        when, what = deadline(law, house, board)
    board[p.AT] = at


def happen(law: Law, house: House, board: Ints, cards: Ints, what: int) -> None:
    """Let a deadline have its effect."""
    if what == COLLECTED:
        take(law, house, board, cards, board[p.CHALLENGER], BY_CHALLENGE, 0)
        settle(law, house, board, cards, 0)
    elif what == CLOSED:
        settle(law, house, board, cards, 1)
    elif what == TURNED:
        flip(law, house, board, cards, board[p.TURN], 1, 1)
    elif what == TIMED:
        limit(law, house, board, cards, BY_TIME)
    else:
        resumed(board, RESUME_MS)
