"""Comparing two rule sets or two casts of players: how much they differ, and how certain that is.

Game ``k`` of either side has the same seed, so that the same luck on both sides cancels out as far
as the games are alike.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from firsthand.intervals import Interval, half_width, of_difference
from firsthand.lab.estimate import MEASURES, MINUTE, Estimate, Whole, estimated, squares_of
from firsthand.lab.job import Games, Job
from firsthand.lab.running import BadJob, Crew, Ended, gather, play
from firsthand.sentences import say


@dataclass(frozen=True)
class Difference:
    """By how much two sides differ, game by game: the sum, and the sum of squares."""

    games: int
    total: int
    squares: int
    unit: int = 1

    def __add__(self, other: "Difference") -> "Difference":
        """Return the difference over both."""
        games, total = self.games + other.games, self.total + other.total
        return Difference(games, total, self.squares + other.squares, self.unit)

    @property
    def mean(self) -> float:
        """The mean difference."""
        return self.total / self.games / self.unit

    @property
    def standard_error(self) -> float:
        """The standard error of the mean difference."""
        if self.games == 1:
            return 0.0
        spread = self.squares * self.games - self.total**2
        return sqrt(spread / (self.games - 1)) / self.games / self.unit

    @property
    def half_width(self) -> float:
        """How far the mean's 95 % interval reaches to either side."""
        return half_width(self.standard_error, self.games)

    def as_json(self) -> dict[str, float]:
        """Return this as JSON holds it."""
        return {"mean": self.mean, "standard_error": self.standard_error}


@dataclass(frozen=True, eq=False)
class Comparison:
    """Two estimates over the same seeds, and how much more the second has of each thing.

    ``wins`` are the differences in games won, by seat.
    """

    one: Estimate
    two: Estimate
    measures: dict[str, Difference]
    wins: tuple[Difference, ...]

    def win_interval(self, seat: int) -> Interval:
        """Return the 95 % interval of how much more often a seat wins on the second side."""
        one, two = self.one.wins[seat], self.two.wins[seat]
        return of_difference(one, two, (one + two - self.wins[seat].squares) // 2, self.one.games)

    def __add__(self, other: "Comparison") -> "Comparison":
        """Return the comparison over both."""
        return Comparison(
            self.one + other.one,
            self.two + other.two,
            {name: mine + other.measures[name] for name, mine in self.measures.items()},
            tuple(mine + its for mine, its in zip(self.wins, other.wins, strict=True)),
        )


def difference(one: Whole, two: Whole, unit: int = 1) -> Difference:
    """Return how much more the second column has than the first."""
    more = two - one
    return Difference(len(more), int(more.sum()), squares_of(more), unit)


def compared(one: Games, two: Games) -> Comparison:
    """Return the comparison of games that were played from the same seeds."""
    seats = one.won.shape[1]
    return Comparison(
        estimated(one),
        estimated(two),
        {
            name: difference(
                getattr(one, column), getattr(two, column), MINUTE if name == "minutes" else 1
            )
            for name, column in MEASURES.items()
        },
        tuple(
            difference((one.winner == seat).astype(int), (two.winner == seat).astype(int))
            for seat in range(seats)
        ),
    )


def batch(one: Job, two: Job) -> Comparison:
    """Play a batch of either side."""
    return compared(play(one), play(two))


class Compared(NamedTuple):
    """A comparison, None if there was no time for one, and how the run ended."""

    comparison: Comparison | None
    ended: Ended


def compare(
    one: Job, two: Job, crew: Crew, on_comparison: Callable[[Comparison], Any] = lambda _: None
) -> Compared:
    """Play two jobs side by side. Raises `BadJob` if they are not of the same games and seats."""
    if len(one.cast) != len(two.cast):
        raise BadJob(say("lab-unlike", one=len(one.cast), two=len(two.cast)))
    if (one.seed, one.first, one.games) != (two.seed, two.first, two.games):
        raise BadJob(say("lab-other-games"))
    comparison: Comparison | None = None

    def enough(came: Comparison) -> bool:
        nonlocal comparison
        comparison = came if comparison is None else comparison + came
        on_comparison(comparison)
        return False

    ended = gather(crew, (one, two), batch, enough)
    return Compared(comparison, ended)
