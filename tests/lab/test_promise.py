"""Against bots that match a person wins about half of the piles, whatever his pace."""

import pytest

from firsthand.bots import temperament
from firsthand.lab.job import Job
from firsthand.lab.kernel import positions as p
from firsthand.lab.running import play
from firsthand.rules import preset
from tests.lab.promise import WHAT, Won, cast_of, person, tapes, won, won_by

SPEEDS = (300, 450, 600, 750, 900)
SEATS = range(2, 7)
SHORT, LONG = 200, 500


def check(won: Won, least: float, most: float) -> None:
    """The early races are near a half, the late ones within the promise."""
    assert 0.35 <= won.early <= 0.65, won
    assert least <= won.late <= most, won


@pytest.mark.parametrize(("seats", "ms"), [(2, 300), (2, 900), (4, 600), (6, 300), (6, 900)])
def test_one_person_wins_half_of_the_piles(seats: int, ms: int) -> None:
    """The late share's standard error is 0.4 to 0.7 %: the bounds of all games hold for few."""
    check(won(1, seats, ms, SHORT), 0.45, 0.55)


@pytest.mark.parametrize("seats", [4, 6])
def test_two_people_win_two_thirds_together(seats: int) -> None:
    check(won(2, seats, 600, SHORT), 0.60, 0.70)


def test_piles_that_hands_without_cards_win_are_counted() -> None:
    """Of a game's slaps all that gave a pile away are seen, whoever had cards."""
    job = Job(preset("ratscrew"), cast_of(1, 6, 600), 9, 0, 20)
    seen = [int((tape[:, WHAT] == p.SLAPPED).sum()) for tape in tapes(job)]
    assert seen == play(job).won.sum(axis=1).tolist()


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
