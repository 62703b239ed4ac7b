"""Temperaments in words, as the home screen shows them."""

from firsthand.bots.temperament import TEMPERAMENTS, Temperament
from firsthand.bots.words import in_turn
from firsthand.room.views.rules import SEATS_MOST
from firsthand.sentences import say
from firsthand.shell.wire import TemperamentView


def ordered() -> tuple[Temperament, ...]:
    """Return the temperaments as they are offered: those that match first."""
    return tuple(sorted(TEMPERAMENTS.values(), key=lambda temper: not temper.matches))


def temperament_views() -> tuple[TemperamentView, ...]:
    """Return the temperaments in words."""
    return tuple(
        TemperamentView(
            each.name,
            say("bots-title", kind=each.name),
            each.mistakes(SEATS_MOST - 1),
            in_turn((each,), SEATS_MOST - 1),
        )
        for each in ordered()
    )


def mixed() -> tuple[int, ...]:
    """Return the ms that bots need together, by their number, of each fixed kind one in turn."""
    fixed = [temper for temper in TEMPERAMENTS.values() if not temper.matches]
    return in_turn(fixed, SEATS_MOST - 1)
