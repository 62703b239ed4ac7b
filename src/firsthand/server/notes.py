"""Temperaments in words, as the home screen shows them."""

from firsthand.bots.temperament import TEMPERAMENTS
from firsthand.server.wire import TemperamentNote


def temperament_notes() -> tuple[TemperamentNote, ...]:
    """Return the temperaments in words."""
    return tuple(
        TemperamentNote(each.name, each.title, each.words) for each in TEMPERAMENTS.values()
    )
