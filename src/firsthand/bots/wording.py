"""Sentences about the bots of a table: how fast they slap together, and how often they err."""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import prod

from firsthand.bots.error_rates import CHANCES
from firsthand.bots.matching import START
from firsthand.bots.players import LONGEST
from firsthand.bots.temperament import Temperament
from firsthand.sentences import Sentence, say


@lru_cache(maxsize=256)
def together(tempers: tuple[Temperament, ...], theta: int = START) -> int:
    """Return the median time of the fastest of some bots, in ms from the card to its hand.

    It is computed from the reactions of them all, for cards that at least one of them does not
    miss. Where all of them match, it is ``theta``. Raises ``ValueError`` for no bots.
    """
    if not tempers:
        raise ValueError("a time needs at least one bot")
    if all(temper.matches for temper in tempers):
        return theta
    matching = sum(temper.matches for temper in tempers)
    tables = [
        sorted(
            temper.reaction_ms(number, theta, matching) for number in range(len(temper.reactions))
        )
        for temper in tempers
    ]
    missed = [temper.miss / CHANCES for temper in tempers]
    nobody = prod(missed)
    low, high = 0, LONGEST
    while low < high:
        ms = (low + high) // 2
        waiting = prod(
            miss + (1 - miss) * (1 - bisect_right(table, ms) / len(table))
            for miss, table in zip(missed, tables, strict=True)
        )
        if 2 * (waiting - nobody) <= 1 - nobody:
            high = ms
        else:
            low = ms + 1
    return low


def together_by_number(tempers: Sequence[Temperament], most: int) -> tuple[int, ...]:
    """Return the median ms of the fastest of 1, 2 .. ``most`` bots, whose kinds take turns."""
    return tuple(
        together(tuple(tempers[number % len(tempers)] for number in range(bots)))
        for bots in range(1, most + 1)
    )


def bot_sentences(tempers: tuple[Temperament, ...], theta: int) -> tuple[Sentence, ...]:
    """Return the sentences about the bots of a table; none without bots. ``theta`` is in ms.

    >>> from firsthand.bots.temperament import TEMPERAMENTS
    >>> list(map(text, bot_sentences((TEMPERAMENTS["matching"],) * 3, 540)))[:2]
    ['These bots keep your pace.', 'Together they slap in about 0.54 s.']
    >>> text(bot_sentences((TEMPERAMENTS["steady"],) * 3, 540)[0])
    'Together they slap in about 0.43 s.'
    """
    if not tempers:
        return ()
    bots, kinds = len(tempers), tuple(dict.fromkeys(tempers))
    seconds = round(together(tempers, theta) / 1000, 2)
    keep = all(temper.matches for temper in tempers)
    return (
        *((say("bots-pace", n=bots),) if keep else ()),
        say("bots-together", n=bots, seconds=seconds),
        *((kinds[0].mistakes(bots),) if len(kinds) == 1 else ()),
    )
