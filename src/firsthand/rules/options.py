"""Every option of a rule set, in sections, with its default and its check.

The defaults are those of preset ``ratscrew``. What an option decides is said in the catalogue
(``option-...``); the clauses and the reasons behind the defaults are in ``docs/RULES.md``.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from firsthand.rules.checks import (
    Cards,
    Check,
    Choice,
    GestureText,
    OrNone,
    Patterns,
    Ranks,
    Switch,
    Tries,
    Whole,
)
from firsthand.sentences import say

HOUR = 3_600_000
DAY = 24 * HOUR
MANY = 1_000_000
SEATS_MOST = 52
PACKS_MOST = 20

NO_MOST, NO_CLOCK, BY_HAND = say("none-most"), say("none-clock"), say("none-by-hand")
NO_LIMIT, SLAPPED, NO_CAP = say("none-limit"), say("none-patterns"), say("none-cap")
"""What nothing means as the value of an option."""

TOUCH_MS = 70
"""How much later than a mouse a touch screen reports a hand, under ``tie.devices = class``."""

Mode = Literal["fixed", "best_of", "first_to"]
"""When a match of several rounds is over."""


def option(default: Any, check: Check, clauses: str) -> Any:
    """Declare an option: its default, its check, and the clauses that it comes from."""
    return field(default=default, metadata={"check": check, "clauses": clauses})


def choice(clauses: str, *values: str) -> Any:
    """Declare an option that is one of a few words, the default first."""
    return option(values[0], Choice(values), clauses)


@dataclass(frozen=True)
class Pack:
    """The cards in play."""

    decks: int = option(1, Whole(1, PACKS_MOST), "E-05, S-37")
    jokers: int = option(0, Whole(0, 4 * PACKS_MOST), "E-07, S-03")
    without: tuple[str, ...] = option((), Cards(), "A-94")


@dataclass(frozen=True)
class Deal:
    """Who deals, and what happens to cards that do not go round."""

    dealer: Literal["random", "last", "cut"] = choice("S-05, A-46", "random", "last", "cut")
    remainder: Literal["deal", "centre"] = choice("E-12, S-08, A-38", "deal", "centre")


@dataclass(frozen=True)
class Players:
    """How many may play."""

    min: int = option(2, Whole(2, SEATS_MOST), "E-04, S-02")
    max: int | None = option(None, Whole(2, SEATS_MOST, NO_MOST), "E-04, S-02, A-55")


@dataclass(frozen=True)
class Turn:
    """Flipping."""

    timeout_ms: int | None = option(None, Whole(1, HOUR, NO_CLOCK), "A-58")
    out_of_turn: Literal["reject", "burn"] = choice("A-49", "reject", "burn")
    drop: Literal["single", "counts"] = choice("S-33, A-59", "single", "counts")


@dataclass(frozen=True)
class Challenge:
    """Face cards and aces."""

    tries: tuple[tuple[str, int], ...] = option(
        (("A", 4), ("J", 1), ("Q", 2), ("K", 3)), Tries(), "E-16, E-17"
    )
    on_empty: Literal["next_continues", "owner_wins", "next_seat"] = choice(
        "A-12", "next_continues", "owner_wins", "next_seat"
    )
    cancel_ranks: tuple[str, ...] = option((), Ranks(), "A-86")
    slaps: Literal["always", "until_lost", "never"] = choice(
        "E-23, A-09, A-10", "always", "until_lost", "never"
    )


@dataclass(frozen=True)
class Slap:
    """What may be slapped and how."""

    patterns: tuple[str, ...] = option(
        ("double", "sandwich"), Patterns(), "E-24 to E-32, S-14, S-34, S-35"
    )
    flipper_allowed: bool = option(True, Switch(), "A-42")
    empty_pile: Literal["penalise", "ignore"] = choice("A-19", "penalise", "ignore")
    late_grace_ms: int = option(500, Whole(0, HOUR), "A-20")
    lockout_ms: int = option(0, Whole(0, HOUR), "A-48")
    lockout_cards: int = option(0, Whole(0, MANY), "A-48")
    lockout_until: str | None = option(None, OrNone("pile"), "A-92")
    once_per_card: bool = option(True, Switch(), "A-48")
    gesture: str | None = option(None, GestureText(), "E-42, A-44")
    without_gesture: Literal["void", "bad"] = choice("A-44", "void", "bad")


@dataclass(frozen=True)
class Penalty:
    """What a false slap costs."""

    enabled: bool = option(True, Switch(), "S-40, A-72")
    count: int = option(1, Whole(1, MANY), "E-33, A-01")
    to: Literal["pile_bottom", "last_flipper", "each_player", "lose_pile"] = choice(
        "E-34, S-17, A-02",
        "pile_bottom", "last_flipper", "each_player", "lose_pile",
    )  # fmt: skip
    card: Literal["top", "bottom"] = choice("A-03", "top", "bottom")
    when_empty: Literal["eliminate", "ignore", "lockout"] = choice(
        "S-18, A-17, A-93", "eliminate", "ignore", "lockout"
    )
    out_at: int = option(0, Whole(0, MANY), "S-39, A-39")


@dataclass(frozen=True)
class Collect:
    """How a pile is taken."""

    window_ms: int | None = option(1000, Whole(0, HOUR, BY_HAND), "A-10")
    order: Literal["pile", "reverse", "shuffle"] = choice(
        "E-20, S-15, A-40", "pile", "reverse", "shuffle"
    )
    shuffle: Literal["won", "whole_hand"] = choice("S-15, A-61", "won", "whole_hand")


@dataclass(frozen=True)
class Lead:
    """Who flips after a pile was taken."""

    after_challenge: Literal["winner", "left_of_winner", "turn_order"] = choice(
        "A-07", "winner", "left_of_winner", "turn_order"
    )
    after_slap: Literal["winner", "left_of_winner", "turn_order"] = choice(
        "S-16, A-08", "winner", "left_of_winner", "turn_order"
    )


@dataclass(frozen=True)
class Comeback:
    """Slapping back in."""

    limit: int | None = option(None, Whole(0, MANY, NO_LIMIT), "E-37, E-38, A-15")
    until: Literal["unlimited", "next_turn", "next_trigger", "next_pile", "next_slap"] = choice(
        "E-39, S-21, A-16, A-25",
        "unlimited", "next_turn", "next_trigger", "next_pile", "next_slap",
    )  # fmt: skip
    patterns: tuple[str, ...] | None = option(None, Patterns(SLAPPED), "A-90")
    answering: bool = option(True, Switch(), "A-91")


@dataclass(frozen=True)
class Bonus:
    """The last card rule."""

    last_jack: Literal["off", "auto_win"] = choice("S-36, A-43", "off", "auto_win")


@dataclass(frozen=True)
class Tie:
    """Hands that land together."""

    window_ms: int = option(0, Whole(0, HOUR), "S-20, A-21")
    goes_to: Literal["closest_to_next_flipper", "next_flipper", "arrival", "random"] = choice(
        "E-35, S-19, S-20, A-21",
        "closest_to_next_flipper", "next_flipper", "arrival", "random",
    )  # fmt: skip
    devices: Literal["off", "class"] = choice("A-95", "off", "class")


@dataclass(frozen=True)
class End:
    """How a game ends."""

    lone_holder: Literal["plays_on", "wins"] = choice("A-27", "plays_on", "wins")
    dead_pile: Literal["last_flipper", "draw"] = choice("A-28", "last_flipper", "draw")
    window_ms: int = option(3000, Whole(0, HOUR), "A-28")
    time_ms: int | None = option(None, Whole(1, DAY, NO_LIMIT), "E-41, A-30")
    flips: int | None = option(None, Whole(1, MANY, NO_CAP), "E-41, A-29")
    level: Literal["shared", "draw"] = choice("A-30", "shared", "draw")
    repeat: Literal["off", "draw"] = choice("A-29", "off", "draw")


@dataclass(frozen=True)
class Match:
    """Rounds that make a match."""

    rounds: int = option(1, Whole(1, 1000), "S-26")
    mode: Literal[Mode] = choice("S-26, A-53", "fixed", "best_of", "first_to")
    level: Literal["shared", "extra_round"] = choice("A-53", "shared", "extra_round")
    dealer: Literal["left", "winner", "loser"] = choice("A-53", "left", "winner", "loser")
