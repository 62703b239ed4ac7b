"""The law's own types: NamedTuples of ints, which numba compiles as they stand.

A set of seats is an int with one bit a seat. Flags are 0 or 1, times are milliseconds.
"""

from enum import IntEnum
from typing import NamedTuple

NOBODY = -1
"""No seat."""

NEWEST = -1
"""The newest card, where an earlier one is named by how many were flipped when it lay on top."""

NEVER = -1
"""No time: it has not come, or does not come by itself; also a limit that is not set."""

UNTIMED = -1
"""No reaction: there is no card since which it could be counted."""


class OnEmpty(IntEnum):
    """Who goes on when the challenged hand runs out with tries left (A-12)."""

    NEXT_CONTINUES = 0
    OWNER_WINS = 1
    NEXT_SEAT = 2


class During(IntEnum):
    """When patterns may be slapped while there is a challenge (A-09, A-10)."""

    ALWAYS = 0
    UNTIL_LOST = 1
    NEVER = 2


class To(IntEnum):
    """Where the cards of a penalty go (A-02)."""

    PILE_BOTTOM = 0
    LAST_FLIPPER = 1
    EACH_PLAYER = 2
    LOSE_PILE = 3


class Leader(IntEnum):
    """Who leads after a pile was taken (A-07, A-08)."""

    WINNER = 0
    LEFT_OF_WINNER = 1
    TURN_ORDER = 2


class Until(IntEnum):
    """How long the chance of an empty hand lasts (A-16, A-25)."""

    UNLIMITED = 0
    NEXT_TURN = 1
    NEXT_TRIGGER = 2
    NEXT_PILE = 3
    NEXT_SLAP = 4


class TieTo(IntEnum):
    """Who takes a tied pile (A-21)."""

    CLOSEST_TO_NEXT_FLIPPER = 0
    NEXT_FLIPPER = 1
    ARRIVAL = 2
    RANDOM = 3


class Judged(IntEnum):
    """What one hand on the pile is, before hands are compared."""

    VALID = 0
    FALSE = 1
    VOID = 2
    LATE = 3
    IGNORED = 4
    REFUSED = 5


class Taken(IntEnum):
    """Why a pile is taken."""

    SLAP = 0
    TIE = 1
    CHALLENGE = 2
    LAST_JACK = 3
    FORFEIT = 4
    SOLE = 5
    LONE_HOLDER = 6
    LAST_FLIPPER = 7


class What(IntEnum):
    """What is due at once."""

    NOTHING = 0
    OUT = 1
    TAKE = 2
    WIN = 3
    DRAW = 4


class Gone(IntEnum):
    """Why a seat goes out without having done anything wrong."""

    NO_SLAP_IN = 0
    TURN_CAME_ROUND = 1
    CHANCE_MISSED = 2
    PILE_LOST = 3
    ALL_EMPTY = 4
    UNANSWERED = 5


class Challenges(NamedTuple):
    """Tries by rank, a nibble each (a joker's is the lowest), and what bends a challenge."""

    tries: int
    cancels: int
    on_empty: int
    slaps: int


class Slaps(NamedTuple):
    """What a slap needs, and what happens to a false one; flags are 0 or 1."""

    any: int
    """Whether anything may be slapped at all."""
    flipper: int
    """Whether the seat that turned the newest card may slap it."""
    ignore_empty: int
    """Whether a slap on an empty pile is ignored."""
    grace: int
    """How many ms after a pile was taken a slap is late, not false."""
    lockout: int
    """How many ms after its false slap a seat's slaps are void."""
    lockout_cards: int
    """For how many cards after its false slap a seat's slaps are void."""
    lockout_pile: int
    """Whether a seat's slaps are void after a false one until a pile is taken."""
    once: int
    """Whether a second false slap on one card is free."""
    gesture: int
    """Whether a slap needs a gesture before it."""
    bare_is_false: int
    """Whether a slap without that gesture is false; if not it is void."""


class Penalty(NamedTuple):
    """What a false slap costs."""

    enabled: int
    cards: int
    to: int
    eliminates: int
    locks: int
    out_at: int


class Leads(NamedTuple):
    """Who leads after a challenge and after a slap."""

    challenge: int
    slap: int


class Comeback(NamedTuple):
    """How often and how long an empty hand may slap back in; a limit of NEVER is none.

    ``answering`` tells whether it may after its last card was turned in answer to a challenge.
    """

    limit: int
    until: int
    answering: int


class Tie(NamedTuple):
    """How close hands must be for a tie, and who takes it."""

    window: int
    to: int


class Ending(NamedTuple):
    """How games end beside one seat holding all cards."""

    lone_wins: int
    dead_draws: int
    window: int
    level_draws: int
    flips: int


class Law(NamedTuple):
    """One rule set as the law reads it; patterns stand apart, as `Pattern`s."""

    challenges: Challenges
    """Which cards challenge, and how."""
    slaps: Slaps
    """What a slap needs."""
    penalty: Penalty
    """What a false slap costs."""
    leads: Leads
    """Who leads after a pile is taken."""
    comeback: Comeback
    """How a seat without cards may slap back in."""
    tie: Tie
    """Who takes a tie."""
    ending: Ending
    """How a game ends."""
    collect: int
    """After how many ms the pile of a lost challenge is collected by itself, or NEVER."""
    timeout: int
    """After how many ms a flip is made for a seat, or NEVER."""
    last_jack: int
    """Whether a last card that is a Jack takes the pile by itself (0 or 1)."""


class Duel(NamedTuple):
    """Whose turn it is, who challenged, how many tries are left, and whether it was lost."""

    turn: int
    challenger: int
    tries: int
    lost: int


class Seats(NamedTuple):
    """How many seats there are, and four sets of them.

    ``holders`` have cards, ``out`` are out for good, ``spent`` have no slap-in left, ``passed``
    have lost their last chance and go as soon as nothing is slappable.
    """

    number: int
    holders: int
    out: int
    spent: int
    passed: int


class Flow(NamedTuple):
    """All that the law carries from move to move."""

    duel: Duel
    seats: Seats


class Flippers(NamedTuple):
    """What an ending asks about who turned the cards, and who paid the last one.

    ``any`` tells whether anybody has ever flipped. ``last`` did so last, in or out; before the
    first flip it is the dealer. ``payer`` has paid the last card in any hand, or is NOBODY.
    ``heir`` is the latest flipper still in other than the payer, or NOBODY.
    """

    any: int
    last: int
    heir: int
    payer: int


class Reasons(NamedTuple):
    """What the endgame window waits for: it begins when the last of these arises (R-1).

    ``waiting`` are the seats that were passed over and may still slap the pile. Flags tell that no
    hand holds a card, that the pile may be slapped, and that it is owed to nobody.
    """

    waiting: int
    empty: int
    live: int
    free: int


class Due(NamedTuple):
    """What must happen at once, to whom and why."""

    what: int
    seat: int
    why: int
