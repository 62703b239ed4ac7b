"""Temperaments: how a bot plays, as data, and the words that people read about them."""

import difflib
from dataclasses import dataclass
from functools import cached_property
from statistics import mean

from firsthand.bots.nerves import CHANCES, Nerves
from firsthand.bots.reaction import reactions
from firsthand.errors import FirsthandError


class NoSuchTemperament(FirsthandError):
    """A name that no temperament has; its text says which there are."""


@dataclass(frozen=True)
class Temperament:
    """How a bot plays.

    ``mu``, ``sigma`` and ``tau`` shape its reaction in ms. ``miss`` is the chance to overlook
    what may be slapped, ``fooled`` to slap what nearly may, ``slip`` to slap anything else, each
    of ten thousand. It flips after ``soonest`` to ``latest`` percent of the table's pace.
    """

    name: str
    mu: int
    sigma: int
    tau: int
    miss: int
    fooled: int
    slip: int
    soonest: int
    latest: int

    @property
    def title(self) -> str:
        """The name as it is shown."""
        return self.name.capitalize()

    @property
    def reactions(self) -> tuple[int, ...]:
        """Equally likely reactions in ms."""
        return reactions(self.mu, self.sigma, self.tau)

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
        Temperament("gentle", 520, 80, 180, 2000, 500, 20, 110, 190),
        Temperament("steady", 380, 50, 90, 1000, 250, 10, 105, 160),
        Temperament("sharp", 280, 35, 60, 400, 100, 5, 100, 130),
    )
}
"""The three temperaments by name, the kindest first."""


def temperament(name: str) -> Temperament:
    """Return a temperament by name, or raise `NoSuchTemperament`."""
    word = name.strip().lower()
    if word in TEMPERAMENTS:
        return TEMPERAMENTS[word]
    close = difflib.get_close_matches(word, TEMPERAMENTS, n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(TEMPERAMENTS)}"
    raise NoSuchTemperament(f"{name!r} is no temperament: {hint}")
