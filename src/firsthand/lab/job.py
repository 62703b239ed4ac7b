"""A job: a number of games to be played, and the result of each of them."""

from typing import NamedTuple, get_args

import numpy as np
import numpy.typing as npt

from firsthand.bots import Temperament
from firsthand.bots.intent import PACE
from firsthand.dice import WORD
from firsthand.errors import RulesError
from firsthand.events import WonBy
from firsthand.lab.compiling import COMPILES, compiled, ints, is_ready
from firsthand.lab.kernel.batch import FIGURES
from firsthand.lab.kernel.deal import LAST_DEALS
from firsthand.lab.kernel.positions import Cast, TableSetup
from firsthand.lab.layout import layout_of, seated, setup_of, taped
from firsthand.law.types import NOBODY
from firsthand.rules import Rules

MOST_CARDS = 100_000
"""How many cards are flipped before a game is given up as unfinished."""

ENDS = ("unfinished", *get_args(WonBy))
"""How a game ended, by the number that stands in `Games.why`; the rest are those of `Won`."""


class Job(NamedTuple):
    """Games ``first`` to ``first + games - 1`` of a base seed.

    The result of game ``k`` depends on rules, cast, seed, pace, dealer and ``k`` alone, on any
    machine, so that a job may be cut in parts at will.
    """

    rules: Rules
    """The rules of all games."""
    cast: tuple[Temperament, ...]
    """The player at each seat."""
    seed: int
    """The base seed, below 2**256."""
    first: int
    """The number of the first game."""
    games: int
    """How many games there are."""
    pace: int = PACE
    """The least time from one card to the next, in ms."""
    drawn: bool = False
    """Whether the rules draw the dealer; if not the last seat deals, so that seat 0 leads."""
    frozen: bool = False
    """Whether a kernel for these rules alone is worth compiling; the results are the same."""


class Games(NamedTuple):
    """The results of some games, a row a game, in the order of their numbers.

    All are of int64. ``won`` and ``false`` have a column for each seat as well.

    >>> from firsthand.lab import raw_games
    >>> rows = raw_games("beggar_my_neighbour", ["steady", "steady"], games=3, seed=7)
    >>> rows.won.shape, rows.slaps.tolist()
    ((3, 2), [0, 0, 0])
    """

    cards: npt.NDArray[np.int64]
    """How many cards were flipped."""
    tricks: npt.NDArray[np.int64]
    """How many piles were taken."""
    slaps: npt.NDArray[np.int64]
    """How many hands came down on the pile, right or wrong."""
    won: npt.NDArray[np.int64]
    """How many slaps of each seat took a pile."""
    false: npt.NDArray[np.int64]
    """How many slaps of each seat were false."""
    ms: npt.NDArray[np.int64]
    """How long the game took at the job's pace, in ms."""
    winner: npt.NDArray[np.int64]
    """The seat that won alone, or -1."""
    winners: npt.NDArray[np.int64]
    """The set of the seats that won, one bit a seat; 0 where nobody did."""
    why: npt.NDArray[np.int64]
    """Why the game ended, as a place in `ENDS`; 0 where it was given up after `MOST_CARDS`."""
    outs: npt.NDArray[np.int64]
    """How many seats went out for good."""
    leads: npt.NDArray[np.int64]
    """How often another seat came to hold the biggest hand, as seen when a pile was taken."""


def laid_out(job: Job, rows: int = 0) -> tuple[TableSetup, Cast, list[int], list[int], list[int]]:
    """Return a job as the kernel takes it: setup, cast, board, cards, and the base seed.

    Behind the board is a tape of ``rows`` rows, behind the seed the number of the first game.
    Raises `RulesError` for a number of seats that the rules refuse.
    """
    seats = len(job.cast)
    refusal = job.rules.seats_allowed(seats)
    if refusal is not None:
        raise RulesError("seats", seats, refusal)
    setup = setup_of(job.rules, seats, windows=COMPILES)
    if not job.drawn:
        setup = setup._replace(dealer=LAST_DEALS)
    _, board, cards = layout_of(job.rules, setup)
    cast = seated(setup, board, job.cast, job.pace, MOST_CARDS)
    base = [job.seed >> 32 * index & WORD for index in range(8)]
    return setup, cast, taped(board, rows), cards, [*base, job.first]


def ready(job: Job) -> bool:
    """Return whether nothing has to be compiled to play a job."""
    setup = laid_out(job)[0]
    return not COMPILES or is_ready("batch", job.rules.law, setup, frozen=job.frozen)


def played(job: Job, *, frozen: bool = False) -> Games:
    """Play the games of a job on this thread; other threads run meanwhile.

    With ``frozen`` by a kernel for these rules alone, which has first to be made.

    Raises `RulesError` for a number of seats that the rules refuse.
    """
    setup, cast, board, cards, base = laid_out(job)
    width = FIGURES + 2 * setup.seats
    out = ints([0] * (job.games * width))
    arguments = (job.rules.law, setup, ints(board), ints(cards), cast, ints(base), out)
    compiled("batch", arguments, frozen=frozen)(*arguments[2:])
    rows = np.array(out, np.int64).reshape(job.games, width)
    flips, tricks, slaps, ms, winners, why, outs, leads = rows[:, :FIGURES].T
    return Games(
        cards=flips,
        tricks=tricks,
        slaps=slaps,
        won=rows[:, FIGURES : FIGURES + setup.seats],
        false=rows[:, FIGURES + setup.seats :],
        ms=ms,
        winner=alone(winners),
        winners=winners,
        why=why,
        outs=outs,
        leads=leads,
    )


def alone(winners: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return the only seat of each set, or `NOBODY`."""
    sole = (winners != 0) & (winners & (winners - 1) == 0)
    seats = np.log2(np.where(sole, winners, 1)).astype(np.int64)
    return np.where(sole, seats, NOBODY)
