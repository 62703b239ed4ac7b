"""What a study is: a question, the set-ups that are played to answer it, and rows of figures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from firsthand.bots.temperament import STEADY, Temperament
from firsthand.lab.comparing import Comparison, compare
from firsthand.lab.estimate import Estimate
from firsthand.lab.job import Job
from firsthand.lab.running import Crew, Ended, run
from firsthand.sentences import Sentence, say

Row = dict[str, Any]
"""A row of figures, as JSON holds it."""


SHORT = {"standard_error": "s.e.", "deviation": "s.d.", "minutes_difference": "more min."}
"""Headings that are not the columns' names."""


class Plan(NamedTuple):
    """How a study is conducted: games for each set-up, the seed, and whose rules are played."""

    games: int
    seed: int
    as_published: bool = False
    players: tuple[Temperament, ...] = ()
    """Who plays in place of steady players, in seat order, again from the first to fill."""

    def cast(self, seats: int) -> tuple[Temperament, ...]:
        """Return the player of each seat."""
        players = self.players or (STEADY,)
        return tuple(players[seat % len(players)] for seat in range(seats))


class Halted(Exception):
    """A study ended before its time; the rows so far stand."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self.ended = ended


class Bench:
    """Where the set-ups of a study are played; ``on_estimate`` is called as games come in."""

    def __init__(self, crew: Crew, on_estimate: Callable[[Estimate], Any] = lambda _: None) -> None:
        self.crew = crew
        self.on_estimate = on_estimate
        self.seconds = self.compile_seconds = 0.0
        self.digests: dict[str, None] = {}
        """Of the rules that were played, in their order."""

    def _note(self, ended: Ended, *jobs: Job) -> None:
        self.seconds += ended.seconds
        self.compile_seconds += ended.compile_seconds
        self.digests |= dict.fromkeys(job.rules.digest for job in jobs)
        if ended.stopped is not None:
            raise Halted(ended)

    def estimate(self, job: Job) -> Estimate:
        """Return the estimate of a job. Raises `Halted`."""
        outcome = run(job, self.crew, on_estimate=self.on_estimate)
        self._note(outcome.ended, job)
        assert outcome.estimate is not None  # noqa: S101 - nothing stopped it
        return outcome.estimate

    def compare(self, one: Job, two: Job) -> Comparison:
        """Return how two jobs differ. Raises `Halted`."""
        outcome = compare(one, two, self.crew, lambda comparison: self.on_estimate(comparison.two))
        self._note(outcome.ended, one, two)
        assert outcome.comparison is not None  # noqa: S101 - nothing stopped it
        return outcome.comparison


@dataclass(frozen=True)
class Study:
    """A question that games can answer."""

    name: str
    """Its name on the command line."""
    title: Sentence
    """Its title in tables and figures."""
    question: Sentence
    """What it asks, in a sentence."""
    games: int
    """How many games are usual for each set-up."""
    columns: Mapping[str, str]
    """The columns of its table, each with the format of its values."""
    rows: Callable[[Plan, Bench], Iterator[Row]]
    """Plays the set-ups and yields their figures."""
    figure: Callable[[Sequence[Row]], Any]
    """Draws the figures."""
    findings: Callable[[Sequence[Row], Plan], list[Sentence]]
    """Says in sentences what the figures show."""
    takes_players: bool = False
    """Whether others than steady players may play in it."""
    published: bool = False
    """Whether it can be played by the rules of a published program."""


@dataclass(frozen=True)
class StudyResult:
    """What came of a study, perhaps of a part of it."""

    study: Study
    plan: Plan
    rows: tuple[Row, ...]
    ended: Ended
    digests: tuple[str, ...]


def make(study: Study, plan: Plan, bench: Bench, heard: Callable[[Row], Any]) -> StudyResult:
    """Conduct a study and call ``heard`` with each row; an interruption leaves the rows so far."""
    rows: list[Row] = []
    stopped: BaseException | None = None
    try:
        for row in study.rows(plan, bench):
            rows.append(row)
            heard(row)
    except Halted as halted:
        stopped = halted.ended.stopped
    except KeyboardInterrupt as interrupted:
        stopped = interrupted
    ended = Ended(bench.seconds, bench.compile_seconds, stopped)
    return StudyResult(study, plan, tuple(rows), ended, tuple(bench.digests))


def parts(games: int, seats: int) -> list[int]:
    """Cut a number of games in parts as equal as may be, none of them empty.

    >>> parts(10, 4), parts(1, 4)
    ([3, 3, 2, 2], [1])
    """
    each = [games // seats + (seat < games % seats) for seat in range(seats)]
    return [part for part in each if part]


def signed(value: float) -> Sentence:
    """Return a number with its sign and a digit after the point, zero with a plus."""
    return say("study-signed", sign="less" if value < 0 else "more", value=round(abs(value), 1))


def heading(column: str) -> str:
    """Return what stands over a column.

    >>> heading("standard_error"), heading("win_share")
    ('s.e.', 'win share')
    """
    return SHORT.get(column, column.replace("_", " "))


def cells(row: Row, columns: Mapping[str, str]) -> list[str]:
    """Return a row as texts, as its columns are written.

    >>> cells({"seats": 2, "share": 0.4975}, {"seats": "", "share": ".1%"})
    ['2', '49.8%']
    """
    return [format(row[name], form) for name, form in columns.items()]
