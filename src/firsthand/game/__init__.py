"""The game: deal, decide, evolve, apply, legal."""

from firsthand.game.dealing import commitment, deal, first_dealer, set_up
from firsthand.game.fold import EMPTY, carry, evolve
from firsthand.game.game import actor, apply, decide, legal, refusal
from firsthand.game.state import State, slappable
from firsthand.game.time import RESUME_MS, Deadline, deadline

__all__ = [
    "EMPTY",
    "RESUME_MS",
    "Deadline",
    "State",
    "actor",
    "apply",
    "carry",
    "commitment",
    "deadline",
    "deal",
    "decide",
    "evolve",
    "first_dealer",
    "legal",
    "refusal",
    "set_up",
    "slappable",
]
