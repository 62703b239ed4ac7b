"""Study: how long a game of Beggar-My-Neighbour is."""

from collections.abc import Iterator, Sequence
from math import log

from firsthand.bots import temperament
from firsthand.lab.estimate import Estimate
from firsthand.lab.figures import Curve, Figure, chart
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study
from firsthand.rules import preset
from firsthand.sentences import Sentence, say

SEATS = (2, 3, 4, 5, 6)
DRAWN = (*range(1, 100), 99.5, 99.9)
"""The quantiles of the figure, in percent."""

FAR, FARTHER = 95, 99.9


def rows(plan: Plan, bench: Bench) -> Iterator[Row]:
    """Play with 2 to 6 seats."""
    for seats in SEATS:
        job = Job(preset("beggar_my_neighbour"), (temperament("steady"),) * seats,
                  plan.seed, 0, plan.games)  # fmt: skip
        yield row(seats, bench.estimate(job))


def row(seats: int, estimate: Estimate) -> Row:
    """Return the figures of a number of seats.

    ``tail`` is how many more cards make a game that is long already as rare again, by e.
    """
    far, farther = estimate.cards.quantile(FAR), estimate.cards.quantile(FARTHER)
    leader = estimate.share(0)
    return {
        "seats": seats,
        "games": estimate.games,
        "mean": estimate.cards.mean,
        "standard_error": estimate.cards.standard_error,
        "deviation": estimate.cards.deviation,
        "median": estimate.cards.quantile(50),
        "tail": (farther - far) / log((100 - FAR) / (100 - FARTHER)),
        "tricks": estimate.tricks.mean,
        "lead_changes": estimate.measures["lead_changes"].mean,
        "leader_wins": leader.mean,
        "leader_error": leader.standard_error,
        "leader_low": leader.interval.low,
        "leader_high": leader.interval.high,
        "unfinished": estimate.unfinished,
        "quantiles": {str(percent): estimate.cards.quantile(percent) for percent in DRAWN},
    }


def figure(rows: Sequence[Row]) -> Figure:
    """Draw the share of games that are longer than a number of cards."""
    curves = [
        Curve(
            say("study-seats", seats=row["seats"]),
            list(row["quantiles"].values()),
            [1 - float(percent) / 100 for percent in row["quantiles"]],
        )
        for row in rows
    ]
    title, x, y = say("study-beggar-chart"), say("figure-cards"), say("study-beggar-longer")
    return chart(curves, title, x, y, rare=True)


def findings(rows: Sequence[Row], _plan: Plan) -> list[Sentence]:
    """Say what the rows show."""
    return [
        say(
            "study-beggar-finding",
            seats=row["seats"],
            mean=row["mean"],
            median=row["median"],
            tail=row["tail"],
            wins=100 * row["leader_wins"],
            equal=100 / row["seats"],
        )
        for row in rows
    ]


STUDY = Study(
    name="beggar",
    title=say("study-beggar"),
    question=say("study-beggar-question"),
    games=200_000,
    columns={
        "seats": "",
        "games": ",",
        "mean": ".2f",
        "standard_error": ".2f",
        "deviation": ".1f",
        "median": ".0f",
        "tail": ".0f",
        "tricks": ".1f",
        "leader_wins": ".2%",
        "leader_low": ".2%",
        "leader_high": ".2%",
    },
    rows=rows,
    figure=figure,
    findings=findings,
)
