"""Bots' temperaments in words, as the home screen shows them."""

from firsthand.bots.temperament import TEMPERAMENTS, Temperament
from firsthand.bots.wording import together_by_number
from firsthand.room.room import OWN_BOT
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
            together_by_number((each,), SEATS_MOST - 1),
        )
        for each in ordered()
    )


def own_bot_view(kind: str) -> TemperamentView:
    """Return a kind of the host's own bots in words; nobody knows how fast they are."""
    name = kind.removeprefix(OWN_BOT)
    return TemperamentView(kind, say("bots-own-title", name=name), say("bots-own", name=name))


def mixed() -> tuple[int, ...]:
    """Return the ms that bots need together, by their number, of each fixed kind one in turn."""
    fixed = [temper for temper in TEMPERAMENTS.values() if not temper.matches]
    return together_by_number(fixed, SEATS_MOST - 1)
