"""Study: whether slapping on suspicion pays (Diamond and Garcia, arXiv 2304.01007).

One player slaps every card that its strategy names, legal or not, among others that slap what they
see; each penalty for a false slap makes that dearer.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from firsthand.bots import temperament
from firsthand.lab.estimate import Share
from firsthand.lab.figures import Curve, Figure, chart
from firsthand.lab.job import Job
from firsthand.lab.studies.study import Bench, Plan, Row, Study, parts, signed
from firsthand.rules import Rules, amended, preset
from firsthand.sentences import Sentence, say

STRATEGIES = (
    "after_any_face",
    "after_jack_to_king",
    "from_2_cards",
    "from_3_cards",
    "from_4_cards",
    "from_5_cards",
    "from_6_cards",
)
SEATS = (2, 4)
PENALTIES = (1, 2, 3)

OURS = {"slap.patterns": ["double", "sandwich", "tens", "run_any:3", "top_bottom", "marriage"]}
"""The study's six slaps, by the rules of `ratscrew`."""

PUBLISHED = {
    "slap.patterns": ["double", "sandwich_any", "tens", "run_any:3", "top_bottom", "marriage"],
    "challenge.on_empty": "next_seat",
    "challenge.slaps": "until_lost",
    "collect.window_ms": 0,
    "lead.after_challenge": "turn_order",
    "lead.after_slap": "turn_order",
    "slap.once_per_card": False,
    "comeback.until": "next_pile",
}
"""The rules of the study's own program, as its measured reference states them."""

FAR = 0.025
"""A win share so far from the reference is named in the report."""

DIFFERENCES = (say("study-risk-burned"), say("study-risk-four"), say("study-risk-sample"))


def rules_of(penalty: int, *, as_published: bool) -> Rules:
    """Return the rules of a set-up."""
    changes: dict[str, Any] = PUBLISHED if as_published else OURS
    return amended(preset("ratscrew"), {**changes, "penalty.count": penalty})


@cache
def reference() -> dict[tuple[str, int, int], float]:
    """Return the win shares of the study's own program, by strategy, seats and penalty."""
    text = files("firsthand.lab.studies").joinpath("risk_slap_reference.json").read_text("utf-8")
    return {
        (row["strategy"], row["seats"], row["penalty"]): row["win_share"]
        for row in json.loads(text)["rows"]
    }


def rows(plan: Plan, bench: Bench) -> Iterator[Row]:
    """Play 7 strategies with 2 and 4 seats and penalties 1 to 3; the strategist sits everywhere."""
    for penalty in PENALTIES:
        rules = rules_of(penalty, as_published=plan.as_published)
        for seats in SEATS:
            for strategy in STRATEGIES:
                share = win_share(plan, bench, rules, strategy, seats)
                yield {
                    "strategy": strategy,
                    "seats": seats,
                    "penalty": penalty,
                    "games": share.games,
                    "win_share": share.mean,
                    "standard_error": share.standard_error,
                    "low": share.interval.low,
                    "high": share.interval.high,
                }


def win_share(plan: Plan, bench: Bench, rules: Rules, strategy: str, seats: int) -> Share:
    """Return how many games the strategist wins, from each seat alike."""
    wins = games = 0
    for seat, part in enumerate(parts(plan.games, seats)):
        cast = [temperament("reflexive")] * seats
        cast[seat] = temperament(strategy)
        estimate = bench.estimate(Job(rules, tuple(cast), plan.seed, games, part))
        wins, games = wins + estimate.wins[seat], games + estimate.games
    return Share(wins, games)


def figure(rows: Sequence[Row]) -> Figure:
    """Draw win share against penalty."""
    curves = []
    for seats in dict.fromkeys(row["seats"] for row in rows):
        for strategy in dict.fromkeys(row["strategy"] for row in rows):
            these = [row for row in rows if (row["strategy"], row["seats"]) == (strategy, seats)]
            curves.append(
                Curve(
                    say("study-risk-curve", strategy=spoken(strategy), seats=seats),
                    [row["penalty"] for row in these],
                    [row["win_share"] * seats for row in these],
                    [(row["low"] * seats, row["high"] * seats) for row in these],
                )
            )
    title, x, y = say("study-risk"), say("study-risk-cost"), say("study-risk-won")
    return chart(curves, title, x, y, level=1.0)


def spoken(strategy: str) -> str:
    """Return a strategy's name in words.

    >>> spoken("after_any_face")
    'after any face'
    """
    return strategy.replace("_", " ")


def losing(rows: Sequence[Row], strategy: str, seats: int) -> int | None:
    """Return the least penalty by which a strategy surely wins less than an equal part, if any."""
    for row in sorted(rows, key=lambda row: int(row["penalty"])):
        here = (row["strategy"], row["seats"]) == (strategy, seats)
        if here and row["high"] < 1 / seats:
            return int(row["penalty"])
    return None


def answer(rows: Sequence[Row], seats: int) -> Sentence:
    """Return which penalty ends risk-slapping with ``seats`` seats, if any does, as a sentence."""
    strategies = dict.fromkeys(row["strategy"] for row in rows if row["seats"] == seats)
    least = {strategy: losing(rows, strategy, seats) for strategy in strategies}
    paying = tuple(spoken(strategy) for strategy, penalty in least.items() if penalty is None)
    if paying:
        return say("study-risk-pays-still", seats=seats, strategies=paying)
    penalty = max(penalty for penalty in least.values() if penalty is not None)
    return say("study-risk-ends", seats=seats, penalty=penalty)


def findings(rows: Sequence[Row], plan: Plan) -> list[Sentence]:
    """Say which penalty makes a losing habit of each strategy, and how near the reference it is."""
    said = []
    for seats in dict.fromkeys(row["seats"] for row in rows):
        said.append(answer(rows, seats))
        for strategy in dict.fromkeys(row["strategy"] for row in rows):
            penalty = losing(rows, strategy, seats)
            name = spoken(strategy)
            said.append(
                say("study-risk-loses", strategy=name, seats=seats, penalty=penalty)
                if penalty
                else say("study-risk-pays", strategy=name, seats=seats, most=PENALTIES[-1])
            )
    return said + (against_reference(rows) if plan.as_published else [])


def against_reference(rows: Sequence[Row]) -> list[Sentence]:
    """Say how far win shares are from those of the study's own program, and why."""
    known = reference()
    off = {
        (row["strategy"], row["seats"], row["penalty"]): row["win_share"]
        - known[row["strategy"], row["seats"], row["penalty"]]
        for row in rows
        if (row["strategy"], row["seats"], row["penalty"]) in known
    }
    if not off:
        return []
    near = sum(abs(more) <= FAR for more in off.values())
    said = [
        say(
            "study-risk-near",
            near=near,
            n=len(off),
            far=100 * FAR,
            farthest=round(100 * max(map(abs, off.values())), 1),
        )
    ]
    said += [
        say(
            "study-risk-off",
            points=signed(100 * more),
            strategy=spoken(strategy),
            seats=seats,
            penalty=penalty,
        )
        for (strategy, seats, penalty), more in off.items()
        if abs(more) > FAR
    ]
    return [*said, *DIFFERENCES]


STUDY = Study(
    name="risk-slap",
    title=say("study-risk"),
    question=say("study-risk-question"),
    games=100_000,
    columns={
        "strategy": "",
        "seats": "",
        "penalty": "",
        "games": ",",
        "win_share": ".2%",
        "low": ".2%",
        "high": ".2%",
    },
    rows=rows,
    figure=figure,
    findings=findings,
    published=True,
)
