"""Temperaments in words, as the home screen shows them."""

from firsthand.bots.temperament import TEMPERAMENTS
from firsthand.room.views.rules import SEATS_MOST
from firsthand.sentences import text
from firsthand.shell.temperaments import mixed, ordered, temperament_views


def test_those_that_match_come_first_and_none_is_missing() -> None:
    names = [temper.name for temper in ordered()]
    assert names[0] == "matching"
    assert sorted(names) == sorted(TEMPERAMENTS)


def test_the_more_bots_the_faster_is_the_fastest() -> None:
    for note in temperament_views():
        assert len(note.together) in (0, SEATS_MOST - 1)
        assert list(note.together) == sorted(note.together, reverse=True)
        assert text(note.words)
    assert len(mixed()) == SEATS_MOST - 1
    assert mixed()[0] > mixed()[-1]
