"""A batch of games without slaps: lanes, each with a game of its own, take their steps together.

A lane whose game is over takes the next deal of the job, and a job ends when all of its games have:
long games count as often as they come.
"""

from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from firsthand import dice
from firsthand.lab import job
from firsthand.lab.cache import code_folder, compiled_and_cached, holds_code
from firsthand.lab.slapfree import deals, steps
from firsthand.lab.slapfree.deals import AT_ONCE, HAND, PLANES, ROWS, Row, dealt
from firsthand.lab.slapfree.steps import ONE, TWO, ZERO, Cards, Lane, Score, Word, inline, step

LANES = 32
STEPS = 6
"""How many steps all lanes take between two looks at which games are over."""

CAP = 16_384
"""A game that reaches this many cards is left to the engine; the longest known has 8,344."""

IDLE = -1

SEAT, CARDS, TRICKS, LIVE, AHEAD, LEADS, FIELDS = range(13, 20)
"""The fields of a lane after its hands, its pile and its tries."""

SCORES = FIELDS - CARDS
"""How many fields a score has. A table of games has that many columns, and one for void deals."""

Table = npt.NDArray[np.int64]
_L = Word(LANES)


@inline
def read(fields: Row, at: Any) -> Cards:
    """Return the cards of a lane that four rows hold."""
    return Cards(fields[at], fields[at + _L], fields[at + _L * TWO], fields[at + _L * Word(3)])


@inline
def write(fields: Row, at: Any, cards: Cards) -> None:
    """Keep the cards of a lane in four rows."""
    fields[at] = cards.courts
    fields[at + _L] = cards.low
    fields[at + _L * TWO] = cards.high
    fields[at + _L * Word(3)] = cards.size


@numba.njit(nogil=True, error_model="numpy")
def advance(fields: Row) -> None:
    """Take some steps in every lane."""
    for _ in range(STEPS):
        for at in range(_L):
            score = Score(
                fields[at + _L * Word(CARDS)],
                fields[at + _L * Word(TRICKS)],
                fields[at + _L * Word(LIVE)],
                fields[at + _L * Word(AHEAD)],
                fields[at + _L * Word(LEADS)],
            )
            payer, other = read(fields, at), read(fields, at + _L * Word(4))
            pile, tries = read(fields, at + _L * Word(8)), fields[at + _L * Word(12)]
            lane = step(Lane(payer, other, pile, tries, fields[at + _L * Word(SEAT)], score))
            write(fields, at, lane.payer)
            write(fields, at + _L * Word(4), lane.other)
            write(fields, at + _L * Word(8), lane.pile)
            fields[at + _L * Word(12)] = lane.tries
            fields[at + _L * Word(SEAT)] = lane.seat
            fields[at + _L * Word(CARDS)] = lane.score.cards
            fields[at + _L * Word(TRICKS)] = lane.score.tricks
            fields[at + _L * Word(LIVE)] = lane.score.live
            fields[at + _L * Word(AHEAD)] = lane.score.ahead
            fields[at + _L * Word(LEADS)] = lane.score.leads


@numba.njit(nogil=True, error_model="numpy")
def begin(fields: Row, lane: int, hands: Row, deal: int, deals: int) -> None:
    """Give a lane one of the ``deals`` deals.

    Seat 0 leads, as if seat 1 had just paid all it owed.
    """
    for field in range(FIELDS):
        fields[lane + LANES * field] = ZERO
    for row in range(HAND):
        fields[lane + LANES * row] = hands[deal + deals * (HAND + row)]
        fields[lane + LANES * (HAND + row)] = hands[deal + deals * row]
    fields[lane + LANES * SEAT] = ONE
    fields[lane + LANES * LIVE] = ONE


@numba.njit(nogil=True, error_model="numpy")
def finish(fields: Row, numbers: Table, lane: int, out: Table) -> None:
    """Write down what the game of a lane came to, if it had one, and free the lane.

    The trick with which it was begun does not count.
    """
    game = numbers[lane]
    if game != IDLE:
        for field in range(CARDS, FIELDS):
            out[game, field - CARDS] = np.int64(fields[lane + LANES * field])
        out[game, TRICKS - CARDS] -= 1
        numbers[lane] = IDLE
        fields[lane + LANES * LIVE] = ZERO


@numba.njit(nogil=True, error_model="numpy")
def play(
    fields: Row,
    numbers: Table,
    hands: Row,
    first: int,
    count: int,
    cap: int,
    out: Table,
) -> None:
    """Begin ``count`` deals, numbered from ``first`` on, as lanes are free; with none, end all.

    ``hands`` are as `firsthand.lab.slapfree.deals.dealt` gives them. A row of ``out`` becomes what
    the values of the fields from ``CARDS`` on; a game that reached ``cap`` cards is left live.
    """
    begun, deals = 0, len(hands) // (2 * HAND)
    busy = True
    while busy:
        busy = False
        for lane in range(LANES):
            if fields[lane + LANES * LIVE] == ZERO or fields[lane + LANES * CARDS] >= cap:
                finish(fields, numbers, lane, out)
                if begun == count:
                    continue
                begin(fields, lane, hands, begun, deals)
                numbers[lane] = first + begun
                begun += 1
            busy = True
        busy = busy and (begun < count or count == 0)
        if busy:
            advance(fields)


SOURCES = (__file__, deals.__file__, dice.__file__, job.__file__, steps.__file__)


@compiled_and_cached(*SOURCES)
def dealt_and_played(
    base: tuple[int, ...], first: int, pack: tuple[Word, Word, Word], cap: int, out: Table
) -> None:
    """Play games by their numbers; the column after the scores is 1 for a void deal."""
    fields = np.zeros(LANES * FIELDS, np.uint64)
    numbers = np.full(LANES, IDLE, np.int64)
    words = np.zeros(ROWS * AT_ONCE, np.uint32)
    deck = np.zeros(PLANES * AT_ONCE, np.uint64)
    hands = np.zeros(2 * HAND * AT_ONCE, np.uint64)
    redrawn = np.zeros(AT_ONCE, np.uint64)
    for begun in range(0, len(out), AT_ONCE):
        count = min(AT_ONCE, len(out) - begun)
        dealt(base, first + begun, pack, words, deck, hands, redrawn)
        play(fields, numbers, hands, begun, count, cap, out)
        for game in range(count):
            out[begun + game, SCORES] = np.int64(redrawn[game])
    play(fields, numbers, hands, 0, 0, cap, out)


def ready() -> bool:
    """Return whether `dealt_and_played` is compiled already, here or in another run."""
    return bool(getattr(dealt_and_played, "signatures", True)) or holds_code(code_folder(*SOURCES))
