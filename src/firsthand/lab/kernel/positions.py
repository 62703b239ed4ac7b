"""Where everything stands on the board, a flat array of whole numbers; times are in ms.

A board begins with single numbers, then a row of `SEATS` numbers for each fact about a seat, then
the votes, the windows that show a pattern, and at its end what differs in length: patterns,
reactions, and the tape. The cards have an array of their own: a ring a seat, then the pile.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

Ints = MutableSequence[int]
"""A flat array of int64, or uncompiled a list of ints."""

SEATS = 64
"""The most seats that a board has room for."""

(
    TURN, CHALLENGER, TRIES, LOST,
    HOLDERS, OUT, COUNTED, SPENT, PASSED, PAYER, GESTURED, READY, SHUT,
    FACES, RANKS, SUITS, BOTTOM, BELOW, SHOWN, SHOWN_EMPTY, BURNED, TURNER,
    FLIPS, PILES, WATCHED, VOTERS, SEEN,
    AT, FLIPPED_AT, TAKEN_AT, LOST_AT, TURN_AT, WINDOW_AT, FROZEN_AT, STOOD,
    OVER, WINNERS, WHY,
    STREAM, DRAWN, BLOCK, LUCK, DEALER,
    HANDS, ORDERED, SANE,
    MOVER, MOVE_AT, MEANT,
    AHEAD, LEADS, SLAPS,
    ROWS, CAPACITY, TAPE,
    LAST,
    THETA, CHANGES, QUICKEST, MATCHING,
) = range(60)  # fmt: skip
"""The duel; sets of seats; who paid the last card in any hand; the sight of the pile, the ranks
below its newest card, whether it shows a pattern to hands with cards and to those without, its
face-down cards, who turned its newest; counts;
times; how the game ended; dice; a race; what a player means to do; figures; how many rows
the tape has and may have, and where it is; the pace of bots that match, how often it has changed,
the soonest right hand of a person in a race, and which seats the bots that match have.
"""

KEY = 80
"""The eight words of the game's seed."""

WORDS = 96
"""The sixteen words of the current block of the dice."""

(
    COUNT, HEAD, STAMP, COMEBACKS, FINE_AT, FINE_FLIPS, FINE_PILES, FINE_FIRST, FINE_CARDS, BEAT,
    SLAP_AT, GESTURE_AT, WON, FALSE,
    HAND_SEAT, HAND_AT, HAND_HEIGHT, HAND_JUDGED, HAND_HELD, HAND_FATE,
) = range(128, 128 + 20 * SEATS, SEATS)  # fmt: skip
"""Hand size, where its top card lies in the ring, the number of its latest flip; how often it
slapped in; its latest false slap, when it first slapped that card wrongly, and which cards of this
pile it did; its beat; when it means to slap; slaps won and false; the hands of a race in their
order: what each is by itself, how many cards its seat had as it came down, and what a false slap
does to that seat."""

FRESH = 128 + 20 * SEATS
"""What lies below this is set anew for each game; what lies above stays."""

(MISS, FOOLED, SLIP, SOONEST, SPAN, RISK_RANKS, RISK_CARDS, REACTIONS, REACTED, FIRST) = range(
    FRESH, FRESH + 10 * SEATS, SEATS
)
"""The players: their chances, when they flip, what they dare, where their reactions stand and how
many there are, and the share of cards not to be slapped on which they are the first to err."""

VOTES = FRESH + 10 * SEATS
"""The open votes, one number each: two matters, on which each seat may ask about each."""

WINDOWS = VOTES + 2 * SEATS * SEATS
"""One bit for each four newest ranks: whether they show a pattern."""

VARIED = WINDOWS + (1 << 16 - 6)
"""From here on: patterns, reactions, tape."""

WIDTH = 10
"""A row: what, when, seat, three numbers, and the duel after it."""

(
    DEALT, FLIPPED, SLAPPED, PAID, PILE_TAKEN, SEAT_OUT, GESTURE_MADE, DISRUPTED, READIED,
    RESUMED, VOTED, BEAT_SET, VOTES_CLEARED, WON_BY, LOCKED, HELD, CARD, SHOWING,
) = range(18)  # fmt: skip
"""The events of a game, and kinds of row that follow one: a hand's size, a card, more patterns."""

(
    FLIP, DROP, SLAP, STRAY, COLLECT, GESTURE, DISRUPT, RESUME, ASK_BEAT, ACCUSE, LEAVE, TICK,
    HAND, BELOW_ALL,
    REFUSED, PACE,
) = range(18, 34)  # fmt: skip
"""What is asked; two kinds of row that follow a slap, a hand and a seat of the order; a refusal;
what the pace of bots that match is after a race, behind its last hand.
"""

PATTERN = 5
"""How many numbers a pattern has."""


class TableSetup(NamedTuple):
    """What the kernel must know of rules and table beside the law; all are whole numbers."""

    seats: int
    """How many seats there are."""
    cards: int
    """How many cards are in play."""
    ring: int
    """The length of a hand's ring, a power of two."""
    pile: int
    """Where among the cards the first face-up card goes."""
    pack: int
    """Where among the cards they lie in the order of new packs."""
    patterns: int
    """Where on the board the patterns begin."""
    all_of: int
    """How many patterns there are."""
    windowed_at: int
    """Where on the board the patterns stand again that windows decide."""
    windowed: int
    """How many patterns windows decide."""
    odd_at: int
    """Where on the board the patterns stand again that windows do not decide."""
    odd: int
    """How many of these there are, without top and bottom."""
    bottom: int
    """The span of the pattern of top and bottom, 0 where it is not slapped."""
    empty_at: int
    """Where on the board the patterns stand that a hand without cards may slap."""
    empty: int
    """How many of these there are."""
    burns: int
    """Whether a flip out of turn costs a card (``turn.out_of_turn = "burn"``): 0 or 1."""
    drops: int
    """Whether drops count (``turn.drop = "counts"``): 0 or 1."""
    lowest: int
    """Whether penalties are paid from the bottom of the hand: 0 or 1."""
    order: int
    """The number of ``collect.order``."""
    whole: int
    """Whether taking a pile shuffles the whole hand: 0 or 1."""
    time: int
    """The limit of time in ms since the deal; `NEVER` where there is none."""
    repeat: int
    """Whether a repeated state ends the game as a draw: 0 or 1."""
    dealer: int
    """The number of the way in which the dealer is found."""
    centre: int
    """Whether the cards that are left over lie in the middle: 0 or 1."""


class Arrays(NamedTuple):
    """A table as the kernel holds it: the handle ``t`` of the procedure."""

    setup: TableSetup
    board: Ints
    cards: Ints


class Cast(NamedTuple):
    """What the play of a batch depends on beside the rules.

    Of 2**31, ``errs`` is how often somebody errs on a card not to be slapped; ``daring`` is whether
    anyone takes risks, ``pace`` is in ms, ``most`` in cards.
    """

    errs: int
    daring: int
    pace: int
    most: int
