"""Studies: their set-ups, what they say of figures, and their reports. No game is played here."""

import doctest
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from firsthand import __version__
from firsthand.lab import comparing, running
from firsthand.lab.figures import save
from firsthand.lab.job import ENDS, Games, Job
from firsthand.lab.running import Threads
from firsthand.lab.studies import STUDIES, Bench, NoSuchStudy, Plan, StudyResult, make, risk, study
from firsthand.lab.studies.report import as_json, markdown
from firsthand.rules import preset
from firsthand.sentences import text

ROW = {"strategy": "from_2_cards", "games": 100_000}


def made_up(job: Job) -> Games:
    """Games as they might be, and by no rules; the seat that slaps on suspicion wins often."""
    rolls = np.random.default_rng([job.seed, job.first, len(job.rules.slap.patterns)])
    seats = len(job.cast)
    rows = rolls.integers(20, 900, size=(8, job.games))
    chances = np.array([2.0 if who.name.startswith("after") else 1.0 for who in job.cast])
    winner = rolls.choice(seats, job.games, p=chances / chances.sum())
    slaps = rolls.integers(0, 9, size=(job.games, seats))
    why = np.full(job.games, ENDS.index("all_cards"))
    return Games(
        rows[0],
        rows[1],
        rows[2],
        slaps,
        slaps,
        rows[3] * 1000,
        winner,
        1 << winner,
        why,
        *rows[4:6],
    )


@pytest.fixture(autouse=True)
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "play", made_up)
    monkeypatch.setattr(comparing, "play", made_up)


def conduct(name: str, games: int, *, as_published: bool = False) -> StudyResult:
    heard: list[dict[str, Any]] = []
    with Threads(2) as crew:
        plan = Plan(games, 7, as_published)
        made = make(study(name), plan, Bench(crew), heard.append)
    assert tuple(heard) == made.rows
    return made


@pytest.mark.parametrize("name", ["studies", "studies.study", "studies.seats", "studies.risk"])
def test_the_examples_hold(name: str) -> None:
    assert not doctest.testmod(import_module(f"firsthand.lab.{name}")).failed


@pytest.mark.parametrize("name", STUDIES)
def test_every_study_is_told_drawn_and_reported(name: str, tmp_path: Path) -> None:
    made = conduct(name, 50)
    assert made.ended.stopped is None
    assert json.loads(json.dumps(as_json(made)))["rows"] == list(made.rows)
    text = markdown(made, "figure.svg")
    assert f"`firsthand study {name} --games 50 --seed 7`" in text
    assert f"Firsthand {__version__}" in text
    assert all(f"`{digest}`" in text for digest in made.digests)
    assert text.count("\n| ") == len(made.rows) + 2
    assert "![" in text
    assert "![" not in markdown(made)
    for path in save(made.study.figure(made.rows), tmp_path / name):
        assert path.stat().st_size > 1000


def test_names_are_found_and_wrong_ones_refused() -> None:
    assert study("Risk_Slap") is STUDIES["risk-slap"]
    with pytest.raises(NoSuchStudy, match="did you mean beggar"):
        study("begger")
    with pytest.raises(NoSuchStudy, match="there are beggar, risk-slap"):
        study("x")


def test_an_interruption_leaves_the_rows_so_far() -> None:
    """It may come while games are played, or between them."""

    def hear(_: object) -> None:
        if len(rows) == 2:
            raise KeyboardInterrupt

    def add(row: dict[str, Any]) -> None:
        rows.append(row)
        hear(row)

    for told, heard in ((hear, None), (lambda _: None, add)):
        rows: list[dict[str, Any]] = []
        with Threads(1) as crew:
            made = make(study("seats"), Plan(50, 7), Bench(crew, told), heard or rows.append)
        assert [row["seats"] for row in made.rows] == [2, 3]
        assert isinstance(made.ended.stopped, KeyboardInterrupt)
        assert "cut short" in markdown(made)


def test_seats_that_differ_are_told() -> None:
    wins = {"seats": 2, "win_shares": [0.6, 0.4], "chi_square": 99.0}
    wins["intervals"] = [(0.58, 0.62), (0.38, 0.42)]
    equal, unequal = (
        text(study("seats").findings([{**wins, "equal": equal}], Plan(1, 1))[0])
        for equal in (True, False)
    )
    assert "no more than chance makes" in equal
    assert "the seats are not equal" in unequal


def test_risk_slap_has_42_set_ups_over_both_rules() -> None:
    made = conduct("risk-slap", 10)
    keys = {(row["strategy"], row["seats"], row["penalty"]) for row in made.rows}
    assert len(made.rows) == len(keys) == 42
    assert set(risk.reference()) <= keys
    assert {row["games"] for row in made.rows} == {10}
    assert set(made.rows[0]) == {
        "strategy", "seats", "penalty", "games", "win_share", "standard_error", "low", "high",
    }  # fmt: skip
    other = conduct("risk-slap", 4, as_published=True)
    assert not set(made.digests) & set(other.digests)
    assert "--as-published" in markdown(other)


def test_the_published_rules_are_those_of_the_reference() -> None:
    ours, theirs = (risk.rules_of(2, as_published=published) for published in (False, True))
    assert ours.challenge == preset("ratscrew").challenge
    assert (theirs.challenge.on_empty, theirs.challenge.slaps) == ("next_seat", "until_lost")
    assert (theirs.collect.window_ms, theirs.comeback.until) == (0, "next_pile")
    assert ours.penalty.count == theirs.penalty.count == 2
    assert len(ours.slap.patterns) == len(theirs.slap.patterns) == 6


def some_rows(*shares: float) -> list[dict[str, Any]]:
    return [
        {**ROW, "seats": 2, "penalty": penalty, "win_share": share, "high": share + 0.002}
        for penalty, share in enumerate(shares, 1)
    ]


@pytest.mark.parametrize(
    ("shares", "said"),
    [
        ((0.9, 0.6, 0.2), "a losing habit with a penalty of 3"),
        ((0.9, 0.4, 0.2), "a losing habit with a penalty of 2"),
        ((0.9, 0.6, 0.499), "it pays, or does no harm, with every penalty up to 3"),
    ],
)
def test_a_losing_habit_is_one_that_surely_loses(shares: tuple[float, ...], said: str) -> None:
    whole, alone = map(text, risk.findings(some_rows(*shares), Plan(1, 1)))
    assert alone == f"From 2 cards, 2 seats: {said}."
    assert ("a penalty of" in whole) == ("a penalty of" in said)


def test_what_is_off_the_reference_is_named_with_the_reasons() -> None:
    """Two cards are in the reference with 18.95 % for a penalty of 3, and for no other."""
    near = risk.findings(some_rows(0.9, 0.6, 0.19), Plan(1, 1, as_published=True))
    assert "1 of the 1 set-ups" in text(near[2])
    assert near[3:] == list(risk.DIFFERENCES)
    far = risk.findings(some_rows(0.9, 0.6, 0.25), Plan(1, 1, as_published=True))
    assert "0 of the 1 set-ups" in text(far[2])
    assert text(far[3]) == "Off by +6.0 points: from 2 cards, 2 seats, penalty 3."
    none = risk.findings(some_rows(0.9), Plan(1, 1, as_published=True))
    assert len(none) == 2
