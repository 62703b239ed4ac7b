"""Temperaments: how a bot plays, as data, and the words that people read about them."""

import difflib
from dataclasses import dataclass
from functools import cached_property
from statistics import mean

from firsthand.bots.nerves import CHANCES, Nerves, Risk
from firsthand.bots.reaction import FLOOR, ExGaussian, Measured, Reaction
from firsthand.cards import Rank
from firsthand.errors import FirsthandError

NO_RISK = Risk(0, 0)
"""Looking first."""


class NoSuchTemperament(FirsthandError):
    """A name that no temperament has; its text says which there are."""


@dataclass(frozen=True)
class Temperament:
    """How a bot plays.

    ``reaction`` is how long its hand takes. ``miss`` is the chance to overlook what may be
    slapped, ``fooled`` to slap what nearly may, ``slip`` to slap anything else, each of ten
    thousand. It flips after ``soonest`` to ``latest`` percent of the table's pace. ``risk`` tells
    when it slaps without looking.
    """

    name: str
    reaction: Reaction
    miss: int
    fooled: int
    slip: int
    soonest: int
    latest: int
    risk: Risk = NO_RISK

    @property
    def title(self) -> str:
        """The name as it is shown."""
        return self.name.capitalize()

    @property
    def reactions(self) -> tuple[int, ...]:
        """Equally likely reactions in ms."""
        return self.reaction.table

    @property
    def nerves(self) -> Nerves:
        """The chances, as whole numbers for the law's dialect."""
        return Nerves(self.miss, self.fooled, self.slip)

    @cached_property
    def words(self) -> str:
        """The temperament in one sentence, made from its numbers.

        >>> TEMPERAMENTS["steady"].words
        'Slaps in about half a second, misses 1 in 10 and falls for 1 near miss in 40.'
        """
        return (
            f"Slaps in about {duration(round(mean(self.reactions)))}, misses {odds(self.miss)} "
            f"and falls for 1 near miss in {round(CHANCES / self.fooled)}."
        )


def duration(ms: int) -> str:
    """Return a duration in words, to a tenth of a second.

    >>> duration(520), duration(360), duration(1040)
    ('half a second', '0.4 seconds', 'a second')
    """
    tenths = round(ms / 100)
    named = {5: "half a second", 10: "a second"}
    return named.get(tenths, f"{tenths / 10:.1f} seconds")


def odds(chance: int) -> str:
    """Return a chance in words.

    >>> odds(1000)
    '1 in 10'
    """
    return f"1 in {round(CHANCES / chance)}"


TEMPERAMENTS = {
    each.name: each
    for each in (
        Temperament("gentle", ExGaussian(520, 80, 180), 2000, 500, 20, 110, 190),
        Temperament("steady", ExGaussian(380, 50, 90), 1000, 250, 10, 105, 160),
        Temperament("sharp", ExGaussian(280, 35, 60), 400, 100, 5, 100, 130),
    )
}
"""The three temperaments by name, the kindest first."""

FACES = 1 << Rank.JACK | 1 << Rank.QUEEN | 1 << Rank.KING
ALERT = Measured(tuple(range(200, 600)))
"""How fast a reflexive player is: each of them is as often the first as any other."""

AHEAD = Measured((FLOOR,))
"""How fast a player is who has made up its mind before the card lies."""


def strategy(name: str, risk: Risk) -> Temperament:
    """Return a strategy of the published study: it risks a slap, first of all, or does not slap."""
    return Temperament(name, AHEAD, CHANCES, 0, 0, 100, 100, risk)


STRATEGIES = {
    each.name: each
    for each in (
        Temperament("reflexive", ALERT, 0, 0, 0, 100, 100),
        strategy("after_any_face", Risk(FACES | 1 << Rank.ACE, 0)),
        strategy("after_jack_to_king", Risk(FACES, 0)),
        *(strategy(f"from_{cards}_cards", Risk(0, cards)) for cards in range(2, 7)),
    )
}
"""The players of arXiv 2304.01007 (Diamond and Garcia, 2023) by name.

A reflexive player slaps whatever may be slapped and nothing else; the others slap each card once a
face card lies below it, or so many cards lie, and nothing else.
"""


def temperament(name: str) -> Temperament:
    """Return a temperament or a strategy by name, or raise `NoSuchTemperament`."""
    word = name.strip().lower()
    known = TEMPERAMENTS | STRATEGIES
    if word in known:
        return known[word]
    close = difflib.get_close_matches(word, known, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
    raise NoSuchTemperament(f"{name!r} is no temperament: {hint}")
