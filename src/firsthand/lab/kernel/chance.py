"""Dice on the board: the game's own, bit-equal to `firsthand.dice`, and quick luck for players."""

from firsthand.dice import WORD, Dice, block
from firsthand.lab.kernel.positions import BLOCK, DRAWN, KEY, LUCK, STREAM, WORDS, Ints

LUCK_MOST = (1 << 63) - 1
LUCK_STEP = 0x1E3779B97F4A7C15
LUCK_ONE = 0x3F58476D1CE4E5B9
LUCK_TWO = 0x14D049BB133111EB


def dice_of(board: Ints) -> Dice:
    """Return the game's dice without how many words were drawn."""
    return Dice(
        board[KEY], board[KEY + 1], board[KEY + 2], board[KEY + 3],
        board[KEY + 4], board[KEY + 5], board[KEY + 6], board[KEY + 7],
        board[STREAM], 0,
    )  # fmt: skip


def fill(board: Ints, number: int) -> None:
    """Put the words of a block on the board."""
    board[BLOCK] = number
    for place, word in enumerate(block(dice_of(board), number)):
        board[WORDS + place] = word


NO_BLOCK = -1
"""No block of words was drawn yet, where one is named by its number."""


def rewind(board: Ints, stream: int) -> None:
    """Take up a stream of the game's dice from its beginning."""
    board[STREAM] = stream
    board[DRAWN] = 0
    board[BLOCK] = NO_BLOCK


def rolled(board: Ints) -> int:
    """Return the next 32-bit word."""
    drawn = board[DRAWN]
    if drawn >> 4 != board[BLOCK]:
        fill(board, drawn >> 4)
    board[DRAWN] = drawn + 1
    return board[WORDS + (drawn & 15)]


def draw(board: Ints, sides: int) -> int:
    """Return a number from 0 to below ``sides``, as `firsthand.dice.draw` does."""
    while True:
        product = rolled(board) * sides
        low = product & WORD
        if low >= sides or low >= (WORD + 1) % sides:
            return product >> 32


def shuffle(board: Ints, cards: Ints, start: int, count: int) -> None:
    """Shuffle ``count`` cards from ``start`` on, as `firsthand.dice.shuffled` does."""
    for last in range(count - 1, 0, -1):
        place = start + draw(board, last + 1)
        card = cards[start + last]
        cards[start + last] = cards[place]
        cards[place] = card


def luck(board: Ints) -> int:
    """Return 63 random bits for what players do: quick, and repeatable like the rest.

    (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014, one bit less.)
    """
    state = stepped(board[LUCK])
    board[LUCK] = state
    return blended(state)


def stepped(state: int) -> int:
    """Return the state of `luck` after another one."""
    return low_sum(state, LUCK_STEP)


def blended(state: int) -> int:
    """Return the 63 bits that a state of `luck` gives."""
    state = low_product(state ^ (state >> 30), LUCK_ONE)
    state = low_product(state ^ (state >> 27), LUCK_TWO)
    return state ^ (state >> 31)


def low_sum(one: int, other: int) -> int:
    """Return the low 63 bits of a sum of two numbers below 2**63.

    The sum itself may not fit 64 bits: compiled, `firsthand.lab.linking` stands for this.
    """
    return one + other & LUCK_MOST


def low_product(one: int, other: int) -> int:
    """Return the low 63 bits of a product of two numbers below 2**63, compiled as `low_sum` is."""
    return one * other & LUCK_MOST


def below(bits: int, count: int) -> int:
    """Return a number below ``count`` from 31 random bits."""
    return bits * count >> 31
