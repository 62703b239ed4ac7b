"""Shuffling and dealing many packs at once: the same deals as the engine's, as sets of bits.

The dice are those of `firsthand.dice`, compiled as they stand; the shuffle moves one bit a card in
each plane where `firsthand.dice.shuffled` moves a card, and a test compares the two.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from firsthand import dice
from firsthand.cards import pack
from firsthand.dice import GAMES, WORD, Dice
from firsthand.lab.slapfree.steps import ONE, ZERO, Word, inline

AT_ONCE = 256
"""Games that are dealt together."""

PLANES = 3
HAND = PLANES + 1
"""Rows that make a hand: its planes, and how many cards it has."""

CARDS = 52
WORDS = 16
HALF = WORDS // 2
ROWS = HALF + WORDS
"""Of words: the seeds of the games, and a block of their dice."""

Row = npt.NDArray[np.uint64]
Tries = dict[int, int]
Function = TypeVar("Function", bound=Callable[..., Any])

_N = Word(AT_ONCE)
_FULL = Word(32)


def over(function: Function, **names: Any) -> Function:
    """Compile a function anew, over others that were compiled, into each of its callers."""
    space = {**function.__globals__, **names}
    copy = FunctionType(function.__code__, space, function.__name__)
    return cast("Function", numba.njit(forceinline=True)(copy))


_quarter = over(dice.quarter, rotated=over(dice.rotated))
_block = over(dice.block, initial=over(dice.initial), mixed=over(dice.mixed, quarter=_quarter))


def planes_of(tries: Tries) -> tuple[Word, Word, Word]:
    """Return a new pack as planes: the courts, and the bits of their tries less one.

    ``tries`` are the tries by rank, each 1 to 4.
    """
    planes = [0, 0, 0]
    for place, card in enumerate(pack()):
        count = tries.get(card >> 2, 0)
        for plane, bit in enumerate((count > 0, count - 1 & 1, count - 1 >> 1)):
            planes[plane] |= int(bit and count > 0) << place
    return Word(planes[0]), Word(planes[1]), Word(planes[2])


@inline
def whole(word: Any) -> Any:
    """Return a word as the law's dialect counts."""
    return np.int64(word)


@numba.njit(nogil=True, error_model="numpy")
def seeded(base: tuple[int, ...], first: int, words: npt.NDArray[np.uint32]) -> None:
    """Write the seeds of games as `firsthand.dice.game_seed` gives them, in eight rows."""
    for at in range(_N):
        number = first + whole(at)
        stream = GAMES + (number >> 32)
        key = Dice(
            base[0], base[1], base[2], base[3], base[4], base[5], base[6], base[7], stream, 0
        )
        drawn = _block(key, number & WORD)
        for row in range(HALF):
            words[at + _N * Word(row)] = drawn[row]


@numba.njit(nogil=True, error_model="numpy")
def rolled(words: npt.NDArray[np.uint32], number: int) -> None:
    """Write a block of every game's dice, by its number, in the rows after the seeds."""
    for at in range(_N):
        key = Dice(
            whole(words[at]),
            whole(words[at + _N]),
            whole(words[at + _N * Word(2)]),
            whole(words[at + _N * Word(3)]),
            whole(words[at + _N * Word(4)]),
            whole(words[at + _N * Word(5)]),
            whole(words[at + _N * Word(6)]),
            whole(words[at + _N * Word(7)]),
            0,
            0,
        )
        drawn = _block(key, number)
        for row in range(HALF):
            words[at + _N * Word(row + HALF)] = drawn[row]
            words[at + _N * Word(row + WORDS)] = drawn[row + HALF]


@numba.njit(nogil=True, error_model="numpy")
def settled(words: npt.NDArray[np.uint32], deck: Row, hands: Row, redrawn: Row, last: int) -> None:
    """Settle the last card of every deck that is not settled yet, and put it in its hand.

    A game whose dice would have to be rolled again is marked in ``redrawn``.
    """
    sides = Word(last + 1)
    least = (ONE << _FULL) % sides
    row = _N * Word(HALF + (CARDS - 1 - last) % WORDS)
    hand = _N * Word(last % 2 * HAND)
    place = Word((CARDS - 1 - last) // 2)
    end = Word(last)
    for at in range(_N):
        roll = Word(words[row + at]) * sides
        redrawn[at] |= Word((roll & Word(WORD)) < least)
        chosen = roll >> _FULL
        for plane in range(PLANES):
            here = at + _N * Word(plane)
            bit = deck[here] >> chosen & ONE
            deck[here] ^= (bit ^ deck[here] >> end & ONE) << chosen
            hands[hand + here] |= bit << place


@numba.njit(nogil=True, error_model="numpy")
def dealt(
    base: tuple[int, ...],
    first: int,
    pack_planes: tuple[Word, Word, Word],
    words: npt.NDArray[np.uint32],
    deck: Row,
    hands: Row,
    redrawn: Row,
) -> None:
    """Deal `AT_ONCE` games from number ``first`` on: the rows of seat 0, then those of seat 1."""
    for plane in range(PLANES):
        deck[plane * AT_ONCE : (plane + 1) * AT_ONCE] = pack_planes[plane]
    hands[:] = ZERO
    for seat in range(2):
        sizes = AT_ONCE * (seat * HAND + PLANES)
        hands[sizes : sizes + AT_ONCE] = Word(CARDS // 2)
    redrawn[:] = ZERO
    seeded(base, first, words)
    for last in range(CARDS - 1, -1, -1):
        if (CARDS - 1 - last) % WORDS == 0:
            rolled(words, (CARDS - 1 - last) // WORDS)
        settled(words, deck, hands, redrawn, last)
