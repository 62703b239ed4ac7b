"""Whole numbers for what the procedure names, and the words that events have for them."""

from enum import IntEnum
from typing import get_args

from firsthand.events import OutBy, PaidFor, TakenBy, Verdict, WonBy
from firsthand.table import VoteKind

VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
WINS, LOSES, AWARDED, BAD, VOID, LATE, IGNORED, REJECTED = range(8)
"""What a slap came to, by its place in `VERDICTS`."""

TAKEN_BY: tuple[TakenBy, ...] = (
    "slap", "tie", "challenge", "last_jack", "forfeit", "sole", "lone_holder", "last_flipper",
)  # fmt: skip
BY_SLAP, BY_TIE, BY_CHALLENGE, BY_LAST_JACK, BY_FORFEIT, BY_SOLE = range(6)
"""Why a pile is taken, by its place in `TAKEN_BY`: the law's `Taken`."""

OUT_BY: tuple[OutBy, ...] = (
    "no_slap_in", "turn_came_round", "chance_missed", "pile_lost", "all_empty", "unanswered",
    "false_slap", "left",
)  # fmt: skip
OUT_BY_FALSE_SLAP, OUT_BY_LEAVING = 6, 7
"""Why a seat goes out, by its place in `OUT_BY`; the first six are the law's `Gone`."""

PAID_FOR: tuple[PaidFor, ...] = get_args(PaidFor)
FALSE_SLAP, OUT_OF_TURN, INTERFERENCE = range(3)
"""What a card is paid for, by its place in `PAID_FOR`."""

WON_BY: tuple[WonBy, ...] = get_args(WonBy)
(
    UNFINISHED, ALL_CARDS, LAST_ONE_IN, BY_TIME, BY_FLIPS, BY_REPEAT, NO_FLIPPER, DEAD_PILE,
) = range(8)  # fmt: skip
"""How a game ended: not yet, or by its place in `WON_BY` and one."""

VOTED_ON: tuple[VoteKind, ...] = get_args(VoteKind)
FOR_BEAT, FOR_INTERFERENCE = range(2)
"""What is voted on, by its place in `VOTED_ON`."""

WINDOWS = (None, "collect", "close", "turn", "time", "resume")
NOTHING, COLLECTED, CLOSED, TURNED, TIMED, RESUMED = range(6)
"""What time brings, by its place in `WINDOWS`."""


class Refusal(IntEnum):
    """Why an action is refused, or that it is not."""

    ALLOWED = 0
    GAME_OVER = 1
    NO_SUCH_SEAT = 2
    OUT = 3
    OUT_OF_TURN = 4
    NO_CARDS = 5
    PILE_OWED = 6
    NOT_OWED = 7
    NO_SLAPS = 8
    NOT_AGREED = 9
    FROZEN = 10
    NOT_FROZEN = 11
    IMPOSSIBLE_MOVE = 12
