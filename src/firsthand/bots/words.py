"""The sentences that people read about the bots of a table: how fast they are together."""

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
    """Return after how many ms the fastest of some bots has slapped, half of the times.

    It is counted from the reactions of them all, where at least one of them does not miss; bots
    that match, and sit alone, need ``theta`` ms. Raises ``ValueError`` for no bots.
    """
    if not tempers:
        raise ValueError("no bots are together nowhere")
    if all(temper.matches for temper in tempers):
        return theta
    matching = sum(temper.matches for temper in tempers)
    tables = [
        sorted(temper.reaction_ms(place, theta, matching) for place in range(len(temper.reactions)))
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


def in_turn(tempers: Sequence[Temperament], most: int) -> tuple[int, ...]:
    """Return the ms that one to ``most`` bots need together, one of each kind in turn."""
    return tuple(
        together(tuple(tempers[place % len(tempers)] for place in range(bots)))
        for bots in range(1, most + 1)
    )


def company(tempers: tuple[Temperament, ...], theta: int) -> tuple[Sentence, ...]:
    """Return what people read about the bots of a table, in sentences; nothing without bots.

    >>> from firsthand.bots.temperament import TEMPERAMENTS
    >>> list(map(text, company((TEMPERAMENTS["matching"],) * 3, 540)))[:2]
    ['These bots keep your pace.', 'Together they slap in about 0.54 s.']
    >>> text(company((TEMPERAMENTS["steady"],) * 3, 540)[0])
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
