"""One seeded generator, bit-equal in Python and compiled: ChaCha with eight rounds.

A 256-bit seed fixes every shuffle of a game, and nobody can tell the next card from the cards
seen so far. All arithmetic stays below 64 bits. (Bernstein, "ChaCha, a variant of Salsa20".)
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

WORD = 0xFFFFFFFF
WORDS = 16
ROUNDS = 4
"""Double rounds: two of these make a column and a diagonal round each."""

SEED_BITS = 256
GAMES = 1 << 21
"""From this stream of a base seed on the seeds of its games are drawn."""

Item = TypeVar("Item")


class Dice(NamedTuple):
    """A seed of eight 32-bit words, a stream number, and how many words were drawn."""

    k0: int
    """The lowest 32 bits of the seed."""
    k1: int
    """Bits 32 to 63 of the seed."""
    k2: int
    """Bits 64 to 95 of the seed."""
    k3: int
    """Bits 96 to 127 of the seed."""
    k4: int
    """Bits 128 to 159 of the seed."""
    k5: int
    """Bits 160 to 191 of the seed."""
    k6: int
    """Bits 192 to 223 of the seed."""
    k7: int
    """The highest 32 bits of the seed."""
    stream: int
    """The number of the stream, 32 bits; streams of one seed are independent."""
    drawn: int
    """How many words were drawn."""


Block = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]
Four = tuple[int, int, int, int]


def seeded(seed: int, stream: int = 0) -> Dice:
    """Return fresh dice for a seed below 2**256; streams of one seed are independent.

    Raises ``ValueError`` for a seed out of range.

    >>> draw(seeded(7), 6)[0] < 6
    True
    """
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"seed {seed} is out of range: it must be at least 0 and below 2**256")
    k0, k1, k2, k3, k4, k5, k6, k7 = (seed >> 32 * index & WORD for index in range(8))
    return Dice(k0, k1, k2, k3, k4, k5, k6, k7, stream & WORD, 0)


def rotated(word: int, by: int) -> int:
    """Return a 32-bit word rotated left."""
    return (word << by | word >> (32 - by)) & WORD


def quarter(a: int, b: int, c: int, d: int) -> Four:
    """Return four words after ChaCha's quarter round."""
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


def mixed(s: Block) -> Block:
    """Return a block after one double round."""
    x0, x4, x8, x12 = quarter(s[0], s[4], s[8], s[12])
    x1, x5, x9, x13 = quarter(s[1], s[5], s[9], s[13])
    x2, x6, x10, x14 = quarter(s[2], s[6], s[10], s[14])
    x3, x7, x11, x15 = quarter(s[3], s[7], s[11], s[15])
    x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
    x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
    x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
    x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    return x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15


def initial(dice: Dice, number: int) -> Block:
    """Return the block that a number's words are mixed from."""
    constants = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
    key = (dice.k0, dice.k1, dice.k2, dice.k3, dice.k4, dice.k5, dice.k6, dice.k7)
    return constants + key + (number & WORD, 0, dice.stream, 0)


def block(dice: Dice, number: int) -> Block:
    """Return the sixteen words of a block by its number."""
    start = initial(dice, number)
    s = start
    for _ in range(ROUNDS):
        s = mixed(s)
    return (
        (s[0] + start[0]) & WORD,
        (s[1] + start[1]) & WORD,
        (s[2] + start[2]) & WORD,
        (s[3] + start[3]) & WORD,
        (s[4] + start[4]) & WORD,
        (s[5] + start[5]) & WORD,
        (s[6] + start[6]) & WORD,
        (s[7] + start[7]) & WORD,
        (s[8] + start[8]) & WORD,
        (s[9] + start[9]) & WORD,
        (s[10] + start[10]) & WORD,
        (s[11] + start[11]) & WORD,
        (s[12] + start[12]) & WORD,
        (s[13] + start[13]) & WORD,
        (s[14] + start[14]) & WORD,
        (s[15] + start[15]) & WORD,
    )


_block = lru_cache(maxsize=64)(block)


def rolled(dice: Dice) -> tuple[int, Dice]:
    """Return the next 32-bit word and the dice after it."""
    word = _block(dice._replace(drawn=0), dice.drawn // WORDS)[dice.drawn % WORDS]
    return word, dice._replace(drawn=dice.drawn + 1)


def draw(dice: Dice, sides: int) -> tuple[int, Dice]:
    """Return a number from 0 to below ``sides``, each equally likely, and the dice after it.

    ``sides`` is at most 2**31. (Lemire, "Fast random integer generation in an interval", 2019.)
    """
    least = (WORD + 1) % sides
    while True:
        word, dice = rolled(dice)
        if (word * sides & WORD) >= least:
            return word * sides >> 32, dice


def shuffled(items: Sequence[Item], dice: Dice) -> tuple[tuple[Item, ...], Dice]:
    """Return the items in an order drawn uniformly, and the dice after it (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        index, dice = draw(dice, last + 1)
        order[last], order[index] = order[index], order[last]
    return tuple(order), dice


def game_seed(seed: int, number: int) -> int:
    """Return the 256-bit seed of a game by its number, as `firsthand.record.sealed` takes it.

    >>> game_seed(7, 0) != game_seed(7, 1)
    True
    """
    dice = seeded(seed, GAMES + (number >> 32))
    words = block(dice, number & WORD)[:8]
    return sum(word << 32 * index for index, word in enumerate(words))
