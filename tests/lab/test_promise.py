"""Against bots that match a person wins about half of the piles, whatever his pace."""

import pytest

from firsthand.bots import temperament
from tests.lab.promise import Won, person, won, won_by

SPEEDS = (300, 450, 600, 750, 900)
SEATS = range(2, 7)
SHORT, LONG = 200, 500


def check(found: Won, least: float, most: float) -> None:
    """The early races are near a half, the late ones within the promise."""
    assert 0.35 <= found.early <= 0.65, found
    assert least <= found.late <= most, found


@pytest.mark.parametrize(("seats", "ms"), [(2, 300), (2, 900), (4, 600)])
def test_one_person_wins_half_of_the_piles(seats: int, ms: int) -> None:
    check(won(1, seats, ms, SHORT), 0.43, 0.57)


def test_two_people_win_two_thirds_together() -> None:
    check(won(2, 4, 600, SHORT), 0.58, 0.72)


def test_bots_that_do_not_match_are_no_match() -> None:
    """What it is good for: a person of 650 ms against the fixed bots of before."""
    cast = (person(650), *(temperament("steady"),) * 3)
    assert won_by(cast, 1, SHORT).late < 0.06


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("ms", SPEEDS)
def test_one_person_wins_half_of_the_piles_at_every_table(seats: int, ms: int) -> None:
    check(won(1, seats, ms, LONG), 0.45, 0.55)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("ms", SPEEDS)
def test_two_people_win_two_thirds_at_every_table(seats: int, ms: int) -> None:
    check(won(2, seats, ms, LONG), 0.60, 0.70)
