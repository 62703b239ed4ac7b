"""Equal players win equally often in every seat, where the rules draw who deals."""

import pytest

from firsthand.bots import temperament
from firsthand.lab.job import Job, played
from firsthand.rules import preset

LIMITS = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5, 5: 20.5}
"""What chi-square exceeds in one of a thousand runs, by its degrees of freedom."""

BATCH = 50_000


def chi_square(name: str, seats: int, games: int) -> float:
    """Return how far the wins by seat are from equal shares."""
    cast = (temperament("steady"),) * seats
    wins = [0] * seats
    for first in range(0, games, BATCH):
        job = Job(preset(name), cast, 77, first, min(BATCH, games - first), drawn=True)
        winner = played(job, frozen=games > BATCH).winner
        wins = [number + int((winner == seat).sum()) for seat, number in enumerate(wins)]
    share = sum(wins) / seats
    return sum((number - share) ** 2 / share for number in wins)


@pytest.mark.parametrize("seats", [2, 5])
def test_equal_players_win_equally_often(seats: int) -> None:
    assert chi_square("slapjack", seats, 10_000) < LIMITS[seats - 1]


@pytest.mark.soak
@pytest.mark.parametrize("name", ["ratscrew", "slapjack"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_equal_players_win_equally_often_over_a_million_games(name: str, seats: int) -> None:
    assert chi_square(name, seats, 1_000_000) < LIMITS[seats - 1]
