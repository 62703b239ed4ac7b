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
"""Room for so many seats."""

# ---- single numbers --------------------------------------------------------------------------

(
    TURN, CHALLENGER, TRIES, LOST,
    HOLDERS, OUT, COUNTED, SPENT, PASSED, PAYER, GESTURED, READY, SHUT,
    FACES, RANKS, SUITS, BOTTOM, BELOW, SHOWN, SHOWN_EMPTY, BURNED, TURNER,
    FLIPS, PILES, WATCHED, STAMPS, SEEN,
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

# ---- by seat ---------------------------------------------------------------------------------

(
    COUNT, HEAD, STAMP, COMEBACKS, FINE_AT, FINE_FLIPS, FINE_PILES, FINE_FIRST, FINE_CARDS, BEAT,
    SLAP_AT, GESTURE_AT, WON, FALSE,
    HAND_SEAT, HAND_AT, HAND_PLACE, HAND_JUDGED, HAND_HELD, HAND_FATE,
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
"""What each seat asks about each, first beats, then interference: ms, or -1."""

WHEN = 2 * SEATS * SEATS
"""So much further stands when it was asked."""

WINDOWS = VOTES + 2 * WHEN
"""One bit for each four newest ranks: whether they show a pattern."""

VARIED = WINDOWS + (1 << 16 - 6)
"""From here on: patterns, reactions, tape."""

# ---- the tape --------------------------------------------------------------------------------

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
"""A pattern has so many numbers."""


class TableSetup(NamedTuple):
    """What the kernel must know of rules and table beside the law; all are whole numbers.

    ``cards`` are in play; ``ring`` is the length of a hand's ring, a power of two; ``pile`` is
    where the first face-up card goes, and ``pack`` where the cards lie in the order of new packs.
    ``patterns`` is where on the board all patterns begin, ``all_of`` their number. Those that the
    windows decide, ``windowed``, stand again from ``windowed_at`` on; the ``odd`` ones stand from
    ``odd_at`` on, but for top and bottom: ``bottom`` is its span, or 0. The ``empty`` ones, which a
    hand without cards may slap, stand from ``empty_at`` on. The rest are options, flags as 0 or 1.
    """

    seats: int
    cards: int
    ring: int
    pile: int
    pack: int
    patterns: int
    all_of: int
    windowed_at: int
    windowed: int
    odd_at: int
    odd: int
    bottom: int
    empty_at: int
    empty: int
    burns: int
    drops: int
    lowest: int
    order: int
    whole: int
    time: int
    repeat: int
    dealer: int
    centre: int


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
