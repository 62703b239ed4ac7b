"""Temperaments: how a bot plays, as data, and the words that people read about them."""

import difflib
from dataclasses import dataclass, replace
from random import Random

from firsthand.bots.bot import Bot, View
from firsthand.bots.error_rates import CHANCES, ErrorRates, Risk
from firsthand.bots.matching import paced
from firsthand.bots.reaction import (
    FLOOR,
    MATCHED,
    ExGaussian,
    Measured,
    Reaction,
    Relative,
)
from firsthand.cards import Rank
from firsthand.errors import FirsthandError
from firsthand.law.types import NEVER
from firsthand.sentences import Sentence, say

NO_RISK = Risk(0, 0)
"""Looking first."""


class NoSuchTemperament(FirsthandError):
    """A name that no temperament has; its text says which there are."""


@dataclass(frozen=True)
class Temperament(Bot):
    """A bot as data: how fast and how sure it is. The chances are out of ten thousand.

    >>> steady = Temperament.load("steady")
    >>> steady.name, steady.soonest, steady.latest, steady.matches
    ('steady', 105, 160, False)
    """

    name: str
    """What players call it, in lower case."""
    reaction: Reaction
    """How long its hand takes."""
    miss: int
    """The chance to overlook a card that may be slapped."""
    fooled: int
    """The chance to slap a near miss."""
    slip: int
    """The chance to slap any other card."""
    soonest: int
    """The least time from a card to its flip, in percent of the table's pace."""
    latest: int
    """The longest time from a card to its flip, in percent of the table's pace."""
    risk: Risk = NO_RISK
    """When it slaps without looking."""

    @classmethod
    def load(cls, word: str) -> "Temperament":
        """Return a temperament by its name or its TOML file, which may change parts of another.

        Raises `NoSuchTemperament` or `BadPlayer`, which say what would be right.

        >>> Temperament.load("steady").miss
        1000
        """
        from firsthand.bots.players import find  # noqa: PLC0415 - it reads temperaments itself

        return find(word)

    @property
    def reactions(self) -> tuple[int, ...]:
        """Equally likely reactions in ms, or in thousandths of the pace of one that matches."""
        return self.reaction.table

    @property
    def matches(self) -> bool:
        """Whether it keeps the pace of the people at its table."""
        return isinstance(self.reaction, Relative)

    def reaction_ms(self, number: int, theta: int, bots: int) -> int:
        """Return the reaction at a place of the table, in ms.

        For one that matches, ``bots`` is how many do, and ``theta`` their pace in ms.
        """
        reaction = self.reactions[number]
        return paced(reaction, theta, bots) if self.matches else reaction

    @property
    def error_rates(self) -> ErrorRates:
        """The chances, as whole numbers for the law's dialect."""
        return ErrorRates(self.miss, self.fooled, self.slip)

    def at_card(self, view: View, rng: Random) -> float | None:
        """Return how many ms after the newest card its hand or its gesture comes, or None."""
        from firsthand.bots.policy import reacts  # noqa: PLC0415 - it reads temperaments itself

        luck, number = rng.randrange(CHANCES), rng.randrange(len(self.reactions))
        after = reacts(self, view.rules, view.table, view.seat, view.moment, luck, number)
        return None if after == NEVER else after

    def at_turn(self, view: View, rng: Random) -> float | None:
        """Return how many ms from now it flips: its tempo, in percent of the table's pace."""
        from firsthand.bots.policy import moves  # noqa: PLC0415 - it reads temperaments itself

        percent = rng.randint(self.soonest, self.latest)
        return moves(view.table, view.seat, view.moment.pace, percent)

    def mistakes(self, bots: int) -> Sentence:
        """Return how often each of some bots like this errs; how fast they are depends on how many.

        >>> text(STEADY.mistakes(3))
        'Each misses 1 in 10 and falls for 1 near miss in 40.'
        """
        miss, fooled = rarity(self.miss), rarity(self.fooled)
        return say("bots-mistakes", n=bots, miss=miss, fooled=fooled)


def rarity(chance: int) -> int:
    """Return in how many cases a chance of ten thousand comes once, rounded."""
    return round(CHANCES / chance)


USUAL = "matching"
"""The temperament that bots have where nobody chooses: it keeps the pace of the people."""

STEADY = Temperament("steady", ExGaussian(380, 50, 90), 1000, 250, 10, 105, 160)

TEMPERAMENTS = {
    each.name: each
    for each in (
        Temperament("gentle", ExGaussian(520, 80, 180), 2000, 500, 20, 110, 190),
        STEADY,
        Temperament("sharp", ExGaussian(280, 35, 60), 400, 100, 5, 100, 130),
        replace(STEADY, name=USUAL, reaction=MATCHED),
    )
}
"""The temperaments by name: those that stay as they are, the kindest first, then the usual one."""

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
face card lies below it, or once enough cards lie in the pile, and nothing else.
"""


KNOWN = TEMPERAMENTS | STRATEGIES
"""All temperaments and strategies by name."""


def temperament(name: str) -> Temperament:
    """Return a temperament or a strategy by name, or raise `NoSuchTemperament`."""
    word = name.strip().lower()
    if word in KNOWN:
        return KNOWN[word]
    close = difflib.get_close_matches(word, KNOWN, n=1)
    if close:
        raise NoSuchTemperament(say("unwelcome-bot-near", name=repr(name), near=close[0]))
    raise NoSuchTemperament(say("unwelcome-bot", name=repr(name), known=tuple(KNOWN)))
