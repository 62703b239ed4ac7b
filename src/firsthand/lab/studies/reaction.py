"""Study: how much more a player wins who is faster by some milliseconds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from firsthand.bots import temperament
from firsthand.bots.reaction import ExGaussian
from firsthand.lab.estimate import Share
from firsthand.lab.figures import Curve, Figure, chart
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study, parts
from firsthand.rules import preset
from firsthand.sentences import Sentence, say

SEATS = (2, 4)
ADVANTAGES = (-100, -50, -25, 0, 25, 50, 100, 150)
"""How many ms sooner than the others' the player's hand falls on average."""


def rows(plan: Plan, bench: Bench) -> Iterator[Row]:
    """Seat one player who is faster, or slower, among steady ones; at each seat in turn."""
    steady = temperament("steady")
    usual = steady.reaction
    assert isinstance(usual, ExGaussian)  # noqa: S101 - steady is
    for seats in SEATS:
        for ms in ADVANTAGES:
            quick = replace(usual, mu=usual.mu - ms)
            faster = replace(steady, name=f"steady{-ms:+}", reaction=quick)
            wins = games = 0
            for seat, part in enumerate(parts(plan.games, seats)):
                cast = [steady] * seats
                cast[seat] = faster
                estimate = bench.estimate(
                    Job(preset("ratscrew"), tuple(cast), plan.seed, games, part)
                )
                wins, games = wins + estimate.wins[seat], games + estimate.games
            share = Share(wins, games)
            yield {
                "seats": seats,
                "advantage_ms": ms,
                "games": games,
                "win_share": share.mean,
                "standard_error": share.standard_error,
                "low": share.interval.low,
                "high": share.interval.high,
            }


def figure(rows: Sequence[Row]) -> Figure:
    """Draw win share against advantage."""
    curves = []
    for seats in dict.fromkeys(row["seats"] for row in rows):
        these = [row for row in rows if row["seats"] == seats]
        curves.append(
            Curve(
                say("study-seats", seats=seats),
                [row["advantage_ms"] for row in these],
                [row["win_share"] for row in these],
                [(row["low"], row["high"]) for row in these],
            )
        )
    title, x, y = say("study-reaction-chart"), say("study-reaction-sooner"), say("figure-won")
    return chart(curves, title, x, y)


def findings(rows: Sequence[Row], _plan: Plan) -> list[Sentence]:
    """Say what the rows show."""
    return [
        say(
            "study-reaction-finding",
            seats=row["seats"],
            ms=row["advantage_ms"],
            wins=100 * row["win_share"],
            equal=100 / row["seats"],
        )
        for row in rows
        if row["advantage_ms"] in {50, 100}
    ]


STUDY = Study(
    name="reaction",
    title=say("study-reaction"),
    question=say("study-reaction-question"),
    games=40_000,
    columns={
        "seats": "",
        "advantage_ms": "+",
        "games": ",",
        "win_share": ".2%",
        "low": ".2%",
        "high": ".2%",
    },
    rows=rows,
    figure=figure,
    findings=findings,
)
