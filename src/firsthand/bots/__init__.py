"""Players that are programs: a bot sees the table and returns what it wishes to do, and when."""

from firsthand.bots.intent import Intent, Moment
from firsthand.bots.names import names
from firsthand.bots.players import BadPlayer, find
from firsthand.bots.policy import at_card, at_turn
from firsthand.bots.temperament import (
    TEMPERAMENTS,
    NoSuchTemperament,
    Temperament,
    temperament,
)

__all__ = [
    "TEMPERAMENTS",
    "BadPlayer",
    "Intent",
    "Moment",
    "NoSuchTemperament",
    "Temperament",
    "at_card",
    "at_turn",
    "find",
    "names",
    "temperament",
]
