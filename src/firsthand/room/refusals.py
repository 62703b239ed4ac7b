"""The kinds of refusals: each is one word, sent beside the sentence that says what was wrong."""

from typing import Literal, get_args

from firsthand.errors import FirsthandError
from firsthand.sentences import Sentence

GameKind = Literal[
    "frozen",
    "game_over",
    "impossible_move",
    "no_cards",
    "no_slaps",
    "no_such_seat",
    "not_agreed",
    "not_frozen",
    "not_owed",
    "out",
    "out_of_turn",
    "pile_owed",
]
"""What the rules of the game refuse: the kinds of `firsthand.errors.Illegal`."""

PressKind = Literal["hidden", "malformed", "no_game", "paused", "stale", "stopped", "unknown_card"]
"""Why a press counts for nothing before the rules are asked."""

SeatKind = Literal[
    "bad_name",
    "barred",
    "chosen",
    "full",
    "no_bot",
    "no_such_vote",
    "nobody",
    "not_dealt",
    "not_host",
    "not_open",
    "not_your_seat",
    "onlookers",
    "seated",
    "taken",
]
"""What can't be done with a seat or with who sits on it."""

DealKind = Literal[
    "away_ms",
    "dealt",
    "delay_ms",
    "game_on",
    "handicap",
    "nonce_hash",
    "opened",
    "other_deal",
    "other_nonce",
    "other_rules",
    "pace",
    "rules",
    "seats",
    "temperament",
]
"""What stands against a deal, or against what is proposed for it."""

ActKind = Literal["not_paused", "once_a_pile", "pile_won", "playing", "too_often", "waiting"]
"""Why an act at the table does not happen, or not yet."""

SessionKind = Literal[
    "fault",
    "flood",
    "no_hello",
    "no_such_table",
    "no_such_temperament",
    "no_table",
    "not_counted",
    "not_yours",
    "oversized",
    "protocol",
    "rules_error",
    "too_much",
    "twice",
    "unsaved",
    "unwelcome",
]
"""What a page is refused that has no table, or says what no page says."""

RefusalKind = Literal[GameKind, PressKind, SeatKind, DealKind, ActKind, SessionKind]
"""All kinds of wrong."""

Refusal = tuple[RefusalKind, Sentence] | None
"""The kind of wrong and the reason, where a request is refused."""

KINDS: dict[str, RefusalKind] = {kind: kind for kind in get_args(RefusalKind)}


def kind_of(error: FirsthandError) -> RefusalKind:
    """Return the kind of an error: the name of its type in snake case, or fault without one.

    >>> from firsthand.errors import OutOfTurn
    >>> kind_of(OutOfTurn(0, "wait"))
    'out_of_turn'
    """
    name = type(error).__name__
    snake = "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")
    return KINDS.get(snake, "fault")
