"""Firsthand: Egyptian Ratscrew and Slapjack, with a referee people trust.

``import firsthand as fh`` is the front door. What `__all__` names is public, and so are the
packages ``firsthand.lab`` (many games, compiled), ``firsthand.notation`` (the one-line text of
everything) and the function ``firsthand.server.app``. All other packages are internal, and may
change in any version.

Times are whole milliseconds, seats are numbers from 0 on or the names that were given, cards are
written as in ``7H``. What a user can mend is a `firsthand.errors.FirsthandError`, whose text says
what would be right.

>>> import firsthand as fh
>>> game = fh.Game("ratscrew", ["Ann", "Ben"], seed=7)
>>> print(game.turn, len(game.flip()), game.patterns)
Ben 1 ()
"""

from importlib import import_module

TYPE_CHECKING = False
"""As `typing` has it, whose import would take longer than all the rest."""

if TYPE_CHECKING:
    from firsthand import actions, cards, errors, events, lab, notation
    from firsthand.bots.bot import Bot, View
    from firsthand.bots.temperament import Temperament
    from firsthand.library.deciding import who_wins
    from firsthand.library.game import Game
    from firsthand.library.results import BotWarning, Results, play
    from firsthand.library.verdict import Ruling
    from firsthand.record.record import Record
    from firsthand.rules.own import pattern
    from firsthand.rules.reading import presets
    from firsthand.rules.rules import Rules

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "BotWarning",
    "Game",
    "Record",
    "Results",
    "Rules",
    "Ruling",
    "Temperament",
    "View",
    "actions",
    "cards",
    "errors",
    "events",
    "lab",
    "notation",
    "pattern",
    "play",
    "presets",
    "who_wins",
]

_PLACES = {
    "Bot": "bots.bot",
    "BotWarning": "library.results",
    "Game": "library.game",
    "Record": "record.record",
    "Results": "library.results",
    "Rules": "rules.rules",
    "Ruling": "library.verdict",
    "Temperament": "bots.temperament",
    "View": "bots.bot",
    "pattern": "rules.own",
    "play": "library.results",
    "presets": "rules.reading",
    "who_wins": "library.deciding",
}
"""The module that holds each public name; names that are not here are modules themselves."""


if not TYPE_CHECKING:  # type checkers know the names from above, and see a slip in one

    def __getattr__(name: str) -> object:
        """Import what is asked for, once: so ``import firsthand`` takes no time."""
        if name in _PLACES:
            value = getattr(import_module(f"firsthand.{_PLACES[name]}"), name)
        elif name in __all__:
            value = import_module(f"firsthand.{name}")
        else:
            raise AttributeError(f"module 'firsthand' has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """Return the public names."""
    return [*__all__, "__version__"]
