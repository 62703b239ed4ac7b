"""A bot: a player that is a program, and what it sees of the table."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from firsthand.bots.intent import Moment
from firsthand.cards import format_card
from firsthand.game.state import showing
from firsthand.law.duel import live
from firsthand.law.types import Duel
from firsthand.rules import Rules, own
from firsthand.table import Table


class View(NamedTuple):
    """What every eye at the table sees, as a bot is shown it: no card that lies face down.

    >>> class Sees(Bot):
    ...     def begin(self, view, rng):
    ...         print(view.names, view.seat, view.cards, view.pile, view.patterns, view.at)
    >>> from firsthand import play
    >>> played = play("ratscrew", [Sees(), "steady"], games=1, seed=1)
    ('Sees', 'steady') 0 26 () () 0
    """

    rules: Rules
    """The rules of the game."""
    table: Table
    """The open table; cards are numbers there (`firsthand.cards`)."""
    seat: int
    """The bot's own seat, from 0 on."""
    names: tuple[str, ...]
    """The names of the seats."""
    moment: Moment
    """The number of the newest card, and the time in ms of play."""

    @property
    def patterns(self) -> tuple[str, ...]:
        """The names of the patterns that the bot may slap now; none where a slap would be false.

        A hand without cards may slap what the option ``comeback.patterns`` says (A-90).
        """
        table, seat = self.table, self.seat
        return slaps(self.rules, table.pile, table.duel, holds=table.counts[seat] > 0)

    @property
    def pile(self) -> tuple[str, ...]:
        """The face-up cards of the pile, oldest first, as in ``("7H", "KC")``."""
        return tuple(map(format_card, self.table.pile))

    @property
    def cards(self) -> int:
        """How many cards the bot holds."""
        return self.table.counts[self.seat]

    @property
    def at(self) -> int:
        """The time, in ms of play since the deal."""
        return self.moment.at


def slaps(rules: Rules, pile: tuple[int, ...], duel: Duel, *, holds: bool) -> tuple[str, ...]:
    """Return the names of the patterns for which a pile may be slapped.

    ``pile`` holds the face-up cards, oldest first; ``holds`` says whether the hand has cards.
    """
    bits = showing(rules.patterns if holds else rules.comeback_patterns, pile)
    if not live(rules.law, duel, bits):
        return ()
    return tuple(map(own.short, rules.names_of(bits, int(holds))))


class Bot:
    """A player of your own: write `at_card`, and `at_turn` and `begin` where you need them.

    A bot sees what every eye sees, and says when its hand falls. What it raises, or an answer that
    is no time, costs it that one move and is reported; the game goes on. ``name`` is what its seat
    is called; without one it is the class's. ``rng`` is seeded from the game's seed, so that the
    same seed gives the same game.

    >>> class Keen(Bot):
    ...     def at_card(self, view, rng):
    ...         return rng.uniform(230, 320) if view.patterns else None
    """

    def begin(self, view: View, rng: Random) -> None:
        """Learn that a game begins: ``view`` is the table just dealt. Usually nothing is done."""

    def at_card(self, view: View, rng: Random) -> float | None:  # noqa: ARG002 - for those to come
        """Return how many ms after the newest card the bot's hand falls on the pile, or None.

        The hand falls only while that card lies on top and its pile lies there. Usually a bot does
        not slap.
        """
        return None

    def at_turn(self, view: View, rng: Random) -> float | None:  # noqa: ARG002 - for those to come
        """Return how many ms from now the bot flips, or takes a pile that is owed to it.

        None, as usual, is the table's pace. Nobody flips sooner than that after another card.
        """
        return None


def name_of(bot: Bot) -> str:
    """Return what a bot is called.

    >>> name_of(Bot())
    'Bot'
    """
    return str(getattr(bot, "name", "") or type(bot).__name__)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Return names that differ, by numbers behind those that come again.

    >>> numbered(["steady", "sharp", "steady"])
    ('steady', 'sharp', 'steady 2')
    """
    seen: list[str] = []
    for name in names:
        number, called = 1, name
        while called in seen:
            number += 1
            called = f"{name} {number}"
        seen.append(called)
    return tuple(seen)
