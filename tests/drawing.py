"""Rule sets drawn from all options: from a seed, or by hypothesis, in one and the same way."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from firsthand.rules import Rules, amended, catalogue

Choose = Callable[[Sequence[Any]], Any]
"""How one of several values is picked: `random.Random.choice`, or a draw of hypothesis."""

LAWS_OWN = (("A", 4), ("J", 1), ("Q", 2), ("K", 3))
PATTERNS = (
    *(rule.name for rule in catalogue()),
    "sum:11", "run:2", "run:3", "run_any:4", "run_wrap:3", "flush:2", "color:3", "parity:2",
    "trips:2", "palindrome:3", "palindrome:4", "rank:J,Q,K", "rank:2", "card:QH,2C", "pair_of:A,K",
    "pair_sandwich_of:6,7", "double", "double", "sandwich", "rank:J",
)  # fmt: skip
"""Names to draw from; some twice, as they are played the most."""

WINDOWS = (0, 1, 400, 1000, 3000)
VALUES: dict[str, tuple[Any, ...]] = {
    "pack.decks": (1, 1, 1, 2),
    "pack.jokers": (0, 0, 1, 4),
    "pack.without": ((), (), ("2C",), ("JS", "AH", "JK1")),
    "deal.dealer": ("random", "last", "cut"),
    "deal.remainder": ("deal", "centre"),
    "seats.min": (2,),
    "seats.max": (None, 8),
    "turn.timeout_ms": (None, None, None, 700, 5000),
    "turn.out_of_turn": ("reject", "burn"),
    "turn.drop": ("single", "counts"),
    "challenge.tries": (
        LAWS_OWN,
        LAWS_OWN,
        (),
        (("J", 1), ("Q", 2), ("K", 3)),
        (("2", 15), ("10", 1), ("joker", 5)),
    ),
    "challenge.on_empty": ("next_continues", "owner_wins", "next_seat"),
    "challenge.cancel_ranks": ((), (), ("10",), ("4", "8")),
    "challenge.slaps": ("always", "until_lost", "never"),
    "slap.patterns": (),
    "slap.flipper_allowed": (True, True, False),
    "slap.empty_pile": ("penalise", "ignore"),
    "slap.late_grace_ms": (500, 0, 2000),
    "slap.lockout_ms": (0, 0, 850),
    "slap.lockout_cards": (0, 0, 3),
    "slap.lockout_until": (None, None, "pile"),
    "slap.once_per_card": (False, True),
    "slap.gesture": (None, None, None, "salute", "word:Slapjack"),
    "slap.without_gesture": ("void", "bad"),
    "penalty.enabled": (True, True, True, False),
    "penalty.count": (1, 1, 2, 5),
    "penalty.to": ("pile_bottom", "last_flipper", "each_player", "lose_pile"),
    "penalty.card": ("top", "bottom"),
    "penalty.when_empty": ("eliminate", "ignore", "lockout"),
    "penalty.out_at": (0, 0, 0, 1, 3),
    "collect.window_ms": (1000, None, *WINDOWS),
    "collect.order": ("pile", "reverse", "shuffle"),
    "collect.shuffle": ("won", "whole_hand"),
    "lead.after_challenge": ("winner", "left_of_winner", "turn_order"),
    "lead.after_slap": ("winner", "left_of_winner", "turn_order"),
    "comeback.limit": (None, None, 0, 1, 2),
    "comeback.until": ("unlimited", "next_turn", "next_trigger", "next_pile", "next_slap"),
    "comeback.patterns": (),
    "comeback.answering": (True, True, False),
    "bonus.last_jack": ("off", "auto_win"),
    "tie.window_ms": (0, 0, 20),
    "tie.goes_to": ("closest_to_next_flipper", "next_flipper", "arrival", "random"),
    "tie.devices": ("off", "class"),
    "end.lone_holder": ("plays_on", "wins"),
    "end.dead_pile": ("last_flipper", "draw"),
    "end.window_ms": WINDOWS,
    "end.time_ms": (None, None, None, 20_000, 100_000),
    "end.flips": (None, None, None, 30, 200),
    "end.level": ("shared", "draw"),
    "end.repeat": ("off", "draw"),
    "match.rounds": (1, 3),
    "match.mode": ("fixed", "best_of", "first_to"),
    "match.level": ("shared", "extra_round"),
    "match.dealer": ("left", "winner", "loser"),
}
"""What each option is drawn from; the usual values more often than the rest."""


def mended(given: Mapping[str, Any]) -> dict[str, Any]:
    """Return drawn options without what cannot be played together."""
    options = dict(given)
    if options["turn.drop"] == "counts":
        options["challenge.tries"] = ()
    tries = options["challenge.tries"] = dict(options["challenge.tries"])
    ranked = any(name.startswith("rank:") for name in options["slap.patterns"])
    if ranked and not tries and "joker" not in options["slap.patterns"]:
        options["pack.jokers"] = 0
    named = [*options["slap.patterns"], *(options.get("comeback.patterns") or ())]
    if "joker" in named and not options["pack.jokers"]:
        options["pack.jokers"] = 1
        options["pack.without"] = ()
        if ranked and not tries and "joker" not in options["slap.patterns"]:
            options["slap.patterns"] = [*options["slap.patterns"], "joker"]
    if options["pack.jokers"] < 2:
        options["pack.without"] = [word for word in options["pack.without"] if word != "JK1"]
    options["challenge.cancel_ranks"] = [
        rank for rank in options["challenge.cancel_ranks"] if rank not in tries
    ]
    if not options["slap.patterns"] and options["penalty.when_empty"] == "lockout":
        options["penalty.when_empty"] = "ignore"
    if options["slap.patterns"] or options["collect.order"] == "shuffle":
        options["end.repeat"] = "off"
    return options


PLAIN: dict[str, tuple[Any, ...]] = {
    "slap.patterns": (["double"], ["double", "sandwich"], ["rank:J"]),
    "slap.lockout_ms": (0, 0, 850),
    "slap.lockout_cards": (0,),
    "slap.gesture": (None, "salute"),
    "slap.without_gesture": ("bad", "bad", "void"),
    "penalty.enabled": (True,),
    "penalty.count": (1, 1, 2),
    "penalty.to": ("pile_bottom", "pile_bottom", "last_flipper", "each_player"),
    "comeback.limit": (None, None, None, 1),
    "end.lone_holder": ("plays_on",),
    "end.dead_pile": ("last_flipper", "last_flipper", "last_flipper", "draw"),
    "end.time_ms": (None,),
    "end.flips": (None,),
    "tie.window_ms": (20,),
    "tie.goes_to": ("next_flipper", "next_flipper", "closest_to_next_flipper", "random"),
}
"""What lets hands empty together, with nobody out before and nothing that ends the game early."""


DRAWN_LAST = ("tie.devices",)
"""Options whose coming changed no rules that had been drawn from a seed before."""


def drawn_values(choose: Choose, *, last: bool) -> dict[str, Any]:
    """Draw the options that are drawn last, or all others."""
    return {
        name: choose(values)
        for name, values in VALUES.items()
        if values and (name in DRAWN_LAST) == last
    }


def plain_rules(choose: Choose, newer: Choose | None = None) -> Rules:
    """Draw a rule set under which games with few cards come to what was ruled on.

    ``newer`` draws the options that are drawn last, where a script is to stay as it was before.
    """
    options = drawn_values(choose, last=False)
    options |= {name: choose(values) for name, values in PLAIN.items()}
    options |= drawn_values(newer or choose, last=True)
    return amended(Rules(), mended(options))


def drawn_rules(choose: Choose, newer: Choose | None = None) -> Rules:
    """Draw a rule set from all options; ``newer`` is as in `plain_rules`."""
    options = drawn_values(choose, last=False)
    number = choose((0, 1, 2, 2, 3, 8))
    options["slap.patterns"] = [choose(PATTERNS) for _ in range(number)]
    if number:
        empty = [choose(PATTERNS) for _ in range(choose((0, 0, 1, 2)))]
        options["comeback.patterns"] = empty or None
    options |= drawn_values(newer or choose, last=True)
    return amended(Rules(), mended(options))
