"""Study: how long a game of Beggar-My-Neighbour is."""

from collections.abc import Iterator, Sequence
from math import log

from firsthand.bots import temperament
from firsthand.lab.estimate import Estimate
from firsthand.lab.figures import Curve, Figure, chart
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study
from firsthand.rules import preset

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
            f"{row['seats']} seats",
            list(row["quantiles"].values()),
            [1 - float(percent) / 100 for percent in row["quantiles"]],
        )
        for row in rows
    ]
    return chart(curves, "How long Beggar-My-Neighbour lasts", "cards", "games that last longer",
                 rare=True)  # fmt: skip


def findings(rows: Sequence[Row], _plan: Plan) -> list[str]:
    """Say what the rows show."""
    return [
        f"With {row['seats']} seats a game takes {row['mean']:.1f} cards on average; half of the "
        f"games end within {row['median']:.0f}. Long games grow rarer by e with every "
        f"{row['tail']:.0f} cards, and who leads wins {row['leader_wins']:.2%} of them, "
        f"{1 / row['seats']:.2%} being equal."
        for row in rows
    ]


STUDY = Study(
    name="beggar",
    title="How long is Beggar-My-Neighbour?",
    question="The length of the game without slaps, in cards, for 2 to 6 players.",
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
