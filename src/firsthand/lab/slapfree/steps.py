"""One step of a game without slaps for two players, the same in every game of a batch.

A lane is a game that takes the same steps as every other lane.

A hand is three planes of 64 bits, the next card at bit 0: which cards are courts, and the two bits
of how many tries a court gives, less one. Plain cards are zeros, so a run of them is skipped by
counting zeros. No step branches, so that the compiler makes vectors of the lanes.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload

Word = np.uint64
Flag = bool | np.bool
ZERO, ONE, TWO = Word(0), Word(1), Word(2)

Function = TypeVar("Function", bound=Callable[..., Any])


def inline(function: Function) -> Function:
    """Compile a function into each of its callers."""
    compiled: Any = numba.njit(forceinline=True, error_model="numpy")(function)
    return compiled  # type: ignore[no-any-return]  # it is called as the function is


class Cards(NamedTuple):
    """A hand or the pile: planes of courts and of the bits of their tries, and how many cards."""

    courts: Word
    low: Word
    high: Word
    size: Word


class Score(NamedTuple):
    """How far a game has come.

    ``live`` is 1 until it is over, ``ahead`` the seat that was the last to have the bigger hand
    with a pile taken, and has won in the end, ``leads`` how often that became another seat.
    """

    cards: Word
    tricks: Word
    live: Word
    ahead: Word
    leads: Word


class Lane(NamedTuple):
    """A game: who pays, the other hand, the pile, tries left, the payer's seat, and the score."""

    payer: Cards
    other: Cards
    pile: Cards
    tries: Word
    seat: Word
    score: Score


def zeros(plane: Word) -> Word:
    """Return how many zeros lie below the lowest bit that is set."""
    return Word((int(plane) & -int(plane)).bit_length() - 1)


@overload(zeros, strict=False)
def compiled_zeros(_plane: Any) -> Any:
    """Return what counts the zeros when it is compiled."""
    return lambda _plane: trailing_zeros(_plane)  # type: ignore[call-arg]  # noqa: PLW0108 - numba


@inline
def without(hand: Cards, count: Word) -> Cards:
    """Return a hand after its next cards were turned."""
    return Cards(hand.courts >> count, hand.low >> count, hand.high >> count, hand.size - count)


@inline
def next_cards(hand: Cards, count: Word) -> Cards:
    """Return the next cards of a hand."""
    these = (ONE << count) - ONE
    return Cards(hand.courts & these, hand.low & these, hand.high & these, count)


@inline
def joined(cards: Cards, later: Cards) -> Cards:
    """Return cards with others behind them."""
    return Cards(
        cards.courts | later.courts << cards.size,
        cards.low | later.low << cards.size,
        cards.high | later.high << cards.size,
        cards.size + later.size,
    )


@inline
def chosen(first: Flag, one: Cards, two: Cards) -> Cards:
    """Return the first of two hands, or the second."""
    return Cards(
        one.courts if first else two.courts,
        one.low if first else two.low,
        one.high if first else two.high,
        one.size if first else two.size,
    )


@inline
def tries_at(hand: Cards, place: Word) -> Word:
    """Return how many tries the court at a place of a hand gives."""
    return ONE + (hand.low >> place & ONE) + (hand.high >> place & ONE) * TWO


@inline
def scored(score: Score, cards: Word, taken: Flag, over: Flag, ahead: Word) -> Score:
    """Return a score after some cards; when a pile was ``taken`` a seat is ``ahead``."""
    counts = score.live & Word(taken)
    changed = counts & Word(ahead != score.ahead)
    return Score(
        score.cards + cards * score.live,
        score.tricks + counts,
        score.live & Word(not over),
        ahead if counts == ONE else score.ahead,
        score.leads + changed,
    )


@inline
def pay(lane: Lane) -> Lane:
    """Return a lane after its payer turned cards up to a court, or as many as were owed.

    Then no tries are left, and the other hand has taken the pile.
    """
    payer, score = lane.payer, lane.score
    place = zeros(payer.courts | ONE << lane.tries | ONE << payer.size)
    court = place < min(lane.tries, payer.size)
    count = place + Word(court)
    tries = tries_at(payer, place) if court else ZERO
    pile = joined(lane.pile, next_cards(payer, count))
    payer = without(payer, count)
    nothing = Cards(ZERO, ZERO, ZERO, ZERO)
    other = joined(lane.other, chosen(court, nothing, pile))
    ahead = lane.seat ^ ONE if other.size > payer.size else score.ahead
    over = payer.size == ZERO and not court
    return Lane(
        payer,
        other,
        chosen(court, pile, nothing),
        tries,
        lane.seat,
        scored(score, count, not court, over, ahead),
    )


@inline
def lead(lane: Lane) -> Lane:
    """Return a lane after a trick began: the other hand led, and a court was turned.

    Whoever comes to the end of a hand before there is one has lost.
    """
    leader, second = lane.other, lane.payer
    first = zeros(leader.courts | ONE << leader.size)
    reply = zeros(second.courts | ONE << second.size)
    leads = first <= reply
    place = min(first, reply)
    ended = place == (leader.size if leads else second.size)
    ours = place + Word(not leads) + Word(leads and not ended)
    theirs = place + Word(not leads and not ended)
    tries = tries_at(chosen(leads, leader, second), place)
    court = Cards(Word(not ended), tries - ONE & ONE, tries - ONE >> ONE, Word(not ended))
    leader, second = without(leader, ours), without(second, theirs)
    seat = lane.seat if leads else lane.seat ^ ONE
    return Lane(
        chosen(leads, second, leader),
        chosen(leads, leader, second),
        joined(Cards(ZERO, ZERO, ZERO, ours + theirs - court.size), court),
        tries,
        seat,
        scored(lane.score, ours + theirs, ended, ended, seat),
    )


@inline
def step(lane: Lane) -> Lane:
    """Return a lane after its payer answered, or after it did not and the next trick began."""
    lane = pay(lane)
    led = lead(lane)
    court = lane.tries != ZERO
    return Lane(
        chosen(court, lane.other, led.payer),
        chosen(court, lane.payer, led.other),
        chosen(court, lane.pile, led.pile),
        lane.tries if court else led.tries,
        lane.seat ^ ONE if court else led.seat,
        Score(
            lane.score.cards if court else led.score.cards,
            lane.score.tricks if court else led.score.tricks,
            lane.score.live if court else led.score.live,
            lane.score.ahead if court else led.score.ahead,
            lane.score.leads if court else led.score.leads,
        ),
    )
