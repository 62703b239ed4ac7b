"""A batch of games as a value, and what came of each: the laboratory's smallest piece of work."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from firsthand.bots import Temperament
from firsthand.dice import WORD, block, seeded
from firsthand.rules import Rules

PACE = 700
"""The usual least time from one card to the next, in ms."""

MOST_CARDS = 100_000
"""A game is given up as unfinished after so many cards."""

GAMES = 1 << 21
"""From this stream of a base seed on the seeds of its games are drawn."""

ENDS = (
    "unfinished", "all_cards", "last_one_in", "time", "flips", "repeat", "no_flipper", "dead_pile",
)  # fmt: skip
"""How a game ended, by the number that stands in `Games.why`; the rest are those of `Won`."""


class Job(NamedTuple):
    """Games ``first`` to ``first + games - 1`` of a base seed, one player at each seat.

    ``seed`` is a number below 2**256, ``pace`` the least ms from one card to the next. The last
    seat deals every game, so that seat 0 leads. What comes of game ``k`` depends on rules, cast,
    seed, pace and ``k`` alone, on any machine, so that jobs may be cut and shared out at will.
    """

    rules: Rules
    cast: tuple[Temperament, ...]
    seed: int
    first: int
    games: int
    pace: int = PACE


class Games(NamedTuple):
    """What came of some games, one row a game, in the order of their numbers.

    ``cards`` were flipped (int64), ``tricks`` are piles taken (int64), ``slaps`` hands on the pile,
    whatever they came to, and ``won`` and ``false`` those that took a pile and that were false, by
    seat (int64, games x seats). ``ms`` is how long the game took at the job's pace (int64).
    ``winner`` is the seat that won alone, else -1 (int64); ``winners`` the set of seats that won,
    one bit a seat, 0 where none did (int64); ``why`` is the place in `ENDS` (int64, 0 where the
    game was given up after `MOST_CARDS`). ``outs`` counts the seats that went out for good,
    ``leads`` how often the biggest hand became another's, looked at as a pile is taken (int64).
    """

    cards: npt.NDArray[np.int64]
    tricks: npt.NDArray[np.int64]
    slaps: npt.NDArray[np.int64]
    won: npt.NDArray[np.int64]
    false: npt.NDArray[np.int64]
    ms: npt.NDArray[np.int64]
    winner: npt.NDArray[np.int64]
    winners: npt.NDArray[np.int64]
    why: npt.NDArray[np.int64]
    outs: npt.NDArray[np.int64]
    leads: npt.NDArray[np.int64]


def game_seed(seed: int, number: int) -> int:
    """Return the 256-bit seed of a game by its number, as `firsthand.record.sealed` takes it.

    >>> game_seed(7, 0) != game_seed(7, 1)
    True
    """
    dice = seeded(seed, GAMES + (number >> 32))
    words = block(dice, number & WORD)[:8]
    return sum(word << 32 * place for place, word in enumerate(words))


def played(job: Job) -> Games:
    """Play the games of a job on this thread; other threads run meanwhile.

    Raises `RulesError` for a number of seats that the rules refuse.
    """
    raise NotImplementedError(job)


def compile_seconds(job: Job) -> float:
    """Make the kernel that a job needs ready, and return how long that took, in seconds."""
    raise NotImplementedError(job)


def explain(job: Job) -> Any:
    """Return the first game of a job as a `firsthand.record.Record`, which can be verified."""
    raise NotImplementedError(job)
