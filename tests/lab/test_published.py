"""The published study, played by the rules of its own program."""

import os

import pytest

from firsthand.lab.running import Threads
from firsthand.lab.studies import Bench, Plan, make, risk, study

GAMES = 20_000
FAR = 0.04


@pytest.mark.soak
def test_win_shares_are_near_those_of_the_studys_own_program() -> None:
    """Every one within 4 points, nine in ten within 2.5; the rest of the 42 are played too."""
    with Threads(os.cpu_count() or 1) as crew:
        plan = Plan(GAMES, 1, as_published=True)
        made = make(study("risk-slap"), plan, Bench(crew), lambda _: None)
    shares = {
        (row["strategy"], row["seats"], row["penalty"]): row["win_share"] for row in made.rows
    }
    assert len(shares) == 42
    off = {key: shares[key] - share for key, share in risk.reference().items()}
    assert {key: more for key, more in off.items() if abs(more) > FAR} == {}
    near = [key for key, more in off.items() if abs(more) <= risk.FAR]
    assert len(near) >= 0.9 * len(off), off
