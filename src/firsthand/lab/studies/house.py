"""Study: which house rule changes the length of a game most."""

from collections.abc import Iterator, Sequence
from typing import Any

from firsthand.intervals import half_width
from firsthand.lab.figures import Figure, bars
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study, signed
from firsthand.rules import amended, preset
from firsthand.sentences import Sentence, say

SEATS = 4
SEVEN = ["double", "sandwich", "top_bottom", "tens", "marriage", "joker", "run:4"]

CHANGES: dict[str, dict[str, Any]] = {
    "doubles alone": {"slap.patterns": ["double"]},
    "tens too": {"slap.patterns": ["double", "sandwich", "tens"]},
    "top and bottom too": {"slap.patterns": ["double", "sandwich", "top_bottom"]},
    "marriages too": {"slap.patterns": ["double", "sandwich", "marriage"]},
    "runs of four too": {"slap.patterns": ["double", "sandwich", "run:4"]},
    "all seven slaps, two jokers": {"slap.patterns": SEVEN, "pack.jokers": 2},
    "two packs": {"pack.decks": 2},
    "burn two cards": {"penalty.count": 2},
    "burn three cards": {"penalty.count": 3},
    "no penalty": {"penalty.enabled": False},
    "no slapping in": {"comeback.limit": 0},
    "one slap in": {"comeback.limit": 1},
    "ten stops a challenge": {"challenge.cancel_ranks": ["10"]},
    "no slaps in challenges": {"challenge.slaps": "never"},
    "a lost pile is taken at once": {"collect.window_ms": 0},
    "won piles are turned over": {"collect.order": "reverse"},
    "won piles are shuffled": {"collect.order": "shuffle"},
    "left of the winner leads": {
        "lead.after_challenge": "left_of_winner",
        "lead.after_slap": "left_of_winner",
    },
    "the last with cards wins": {"end.lone_holder": "wins"},
    "half the tries": {"challenge.tries": {"J": 1, "Q": 1, "K": 2, "A": 2}},
}
"""One change each to `ratscrew`, by what it is called."""


def rows(plan: Plan, bench: Bench) -> Iterator[Row]:
    """Compare `ratscrew` with each change of it, over the same seeds."""
    rules, cast = preset("ratscrew"), plan.cast(SEATS)
    base = Job(rules, cast, plan.seed, 0, plan.games)
    for name, change in CHANGES.items():
        comparison = bench.compare(base, base._replace(rules=amended(rules, change)))
        more, mean = comparison.measures["cards"], comparison.one.cards.mean
        yield {
            "change": name,
            "games": comparison.one.games,
            "cards_before": mean,
            "cards": comparison.two.cards.mean,
            "difference": more.mean / mean,
            "standard_error": more.standard_error / mean,
            "minutes": comparison.two.minutes.mean,
            "minutes_difference": comparison.measures["minutes"].mean,
        }


def ordered(rows: Sequence[Row]) -> list[Row]:
    """Return the rows, what moves the length most first."""
    return sorted(rows, key=lambda row: -abs(float(row["difference"])))


def figure(rows: Sequence[Row]) -> Figure:
    """Draw by how much each change moves the length."""
    these = ordered(rows)
    return bars(
        [row["change"] for row in these],
        [100 * row["difference"] for row in these],
        [100 * half_width(row["standard_error"], row["games"]) for row in these],
        say("study-house-chart"),
        say("study-house-more"),
    )


def findings(rows: Sequence[Row], _plan: Plan) -> list[Sentence]:
    """Say what the rows show."""
    return [
        say(
            "study-house-finding",
            change=row["change"],
            more=signed(100 * row["difference"]),
            error=100 * half_width(row["standard_error"], row["games"]),
            minutes=signed(row["minutes_difference"]),
        )
        for row in ordered(rows)[:5]
    ]


STUDY = Study(
    name="house-rules",
    title=say("study-house"),
    question=say("study-house-question"),
    games=20_000,
    takes_players=True,
    columns={
        "change": "",
        "cards": ".1f",
        "difference": "+.1%",
        "standard_error": ".1%",
        "minutes": ".1f",
        "minutes_difference": "+.1f",
    },
    rows=rows,
    figure=figure,
    findings=findings,
)
