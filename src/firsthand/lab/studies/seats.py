"""Study: whether every seat is equally good, for equal players."""

from collections.abc import Iterator, Sequence

from firsthand.lab.estimate import Estimate
from firsthand.lab.figures import Curve, Figure, chart
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study
from firsthand.rules import preset
from firsthand.sentences import Sentence, say

SEATS = (2, 3, 4, 5, 6)
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52}
"""The chi-square that chance exceeds once in a thousand times, by degrees of freedom."""


def rows(plan: Plan, bench: Bench) -> Iterator[Row]:
    """Play `ratscrew` with 2 to 6 steady players."""
    for seats in SEATS:
        cast = plan.cast(seats)
        yield row(seats, bench.estimate(Job(preset("ratscrew"), cast, plan.seed, 0, plan.games)))


def chi_square(wins: Sequence[int]) -> float:
    """Return how far wins are from being equal.

    >>> chi_square([60, 40])
    4.0
    """
    equal = sum(wins) / len(wins)
    return sum((count - equal) ** 2 / equal for count in wins)


def row(seats: int, estimate: Estimate) -> Row:
    """Return the figures of a number of seats."""
    chi = chi_square(estimate.wins)
    return {
        "seats": seats,
        "games": estimate.games,
        "win_shares": [estimate.share(seat).mean for seat in range(seats)],
        "intervals": [list(estimate.share(seat).interval) for seat in range(seats)],
        "chi_square": chi,
        "equal": chi <= CRITICAL[seats - 1],
        "cards": estimate.cards.mean,
        "minutes": estimate.minutes.mean,
        "knock_outs": estimate.measures["knock_outs"].mean,
    }


def figure(rows: Sequence[Row]) -> Figure:
    """Draw how much more than an equal part each seat wins."""
    curves = [
        Curve(
            say("study-seats", seats=row["seats"]),
            range(1, row["seats"] + 1),
            [share * row["seats"] - 1 for share in row["win_shares"]],
            [tuple(end * row["seats"] - 1 for end in each) for each in row["intervals"]],
        )
        for row in rows
    ]
    title, x, y = say("study-seats-chart"), say("study-seats-seat"), say("study-seats-wins")
    return chart(curves, title, x, y, level=0.0)


def findings(rows: Sequence[Row], _plan: Plan) -> list[Sentence]:
    """Say what the rows show."""
    return [
        say(
            "study-seats-finding",
            seats=row["seats"],
            shares=tuple(
                say("study-seats-share", share=100 * share, low=100 * low, high=100 * high)
                for share, (low, high) in zip(row["win_shares"], row["intervals"], strict=True)
            ),
            chi=row["chi_square"],
            equal="yes" if row["equal"] else "no",
        )
        for row in rows
    ]


STUDY = Study(
    name="seats",
    title=say("study-seats-title"),
    question=say("study-seats-question"),
    games=100_000,
    takes_players=True,
    columns={
        "seats": "",
        "games": ",",
        "chi_square": ".1f",
        "equal": "",
        "cards": ".1f",
        "minutes": ".2f",
        "knock_outs": ".2f",
    },
    rows=rows,
    figure=figure,
    findings=findings,
)
