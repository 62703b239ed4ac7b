"""The game: deal, decide, evolve, apply, legal."""

from firsthand.game.dealing import commitment, deal, first_dealer, set_up
from firsthand.game.fold import EMPTY, carry, evolve
from firsthand.game.game import Deadline, actor, apply, deadline, decide, legal, refusal
from firsthand.game.procedure.timing import RESUME_MS
from firsthand.game.state import State, slappable

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
