"""What rules mean for people is found by one recipe, which the figures that are kept come from."""

import pytest

from firsthand.lab.outlook import GAMES, Counting, outlook
from firsthand.rules import preset
from firsthand.shell.drafting import outlooks


@pytest.mark.parametrize(("name", "seats"), [("slapjack", 4), ("snap", 2), ("ratscrew", 3)])
def test_the_figures_that_are_kept_are_counted_again(name: str, seats: int) -> None:
    kept = {one.seats: one for one in outlooks()[preset(name).digest]}[seats]
    assert kept.games == GAMES
    assert outlook(Counting(preset(name), seats, kept.pace)) == kept


def test_of_figures_each_says_what_it_should() -> None:
    four = outlook(Counting(preset("slapjack"), 4, 700, games=200))
    slow = outlook(Counting(preset("slapjack"), 4, 1400, games=200))
    two = outlook(Counting(preset("beggar_my_neighbour"), 2, 700, games=400))
    usual, least, most = four.minutes
    assert least < four.sure[0] <= usual <= four.sure[1] < most
    assert slow.minutes[0] > 1.5 * usual
    assert four.slaps > 1
    assert four.early > 0.5
    assert four.quick > 0.5
    assert (two.slaps, two.early) == (0, 0)
    assert 0.4 < two.quick < 0.6
