"""Rule sets that cannot be played: each refusal names the field, the value and what is right."""

from typing import Any

import pytest

from firsthand.cards import format_card, pack
from firsthand.errors import RulesError
from firsthand.rules import read

PACK = tuple(map(format_card, pack()))
Bad = tuple[dict[str, Any], str, Any, str]

WORDS: list[Bad] = [
    ({"deal.dealer": "first"}, "deal.dealer", "first", "must be random, last or cut"),
    ({"deal.dealer": 3}, "deal.dealer", 3, "must be random, last or cut"),
    ({"deal": {"remainder": "center"}}, "deal.remainder", "center", "did you mean 'centre'?"),
    ({"turn.out_of_turn": "penalty"}, "turn.out_of_turn", "penalty", "must be reject or burn"),
    ({"turn.drop": "count"}, "turn.drop", "count", "did you mean 'counts'?"),
    ({"challenge.on_empty": "owner"}, "challenge.on_empty", "owner", "owner_wins"),
    ({"challenge.slaps": True}, "challenge.slaps", True, "must be always, until_lost or never"),
    ({"slap.empty_pile": "penalize"}, "slap.empty_pile", "penalize", "did you mean 'penalise'?"),
    ({"slap.without_gesture": None}, "slap.without_gesture", None, "must be void or bad"),
    ({"penalty.to": "pile"}, "penalty.to", "pile", "must be pile_bottom, last_flipper"),
    ({"penalty.card": "middle"}, "penalty.card", "middle", "must be top or bottom"),
    ({"penalty.when_empty": "out"}, "penalty.when_empty", "out", "must be eliminate, ignore or"),
    ({"comeback.patterns": []}, "comeback.patterns", [], "comeback.limit = 0 lets nobody"),
    ({"comeback.patterns": "double"}, "comeback.patterns", "double", "a list of patterns"),
    ({"comeback.patterns": ["dbl"]}, "comeback.patterns", "dbl", "is not a slap pattern"),
    ({"slap.lockout_until": "card"}, "slap.lockout_until", "card", 'must be "pile", or null'),
    ({"collect.order": "shuffled"}, "collect.order", "shuffled", "did you mean 'shuffle'?"),
    ({"collect.shuffle": "all"}, "collect.shuffle", "all", "must be won or whole_hand"),
    ({"lead.after_slap": "left"}, "lead.after_slap", "left", "left_of_winner"),
    ({"comeback.until": "never"}, "comeback.until", "never", "must be unlimited, next_turn"),
    ({"bonus.last_jack": "on"}, "bonus.last_jack", "on", "must be off or auto_win"),
    ({"tie.goes_to": "nobody"}, "tie.goes_to", "nobody", "arrival or random"),
    ({"end.lone_holder": "win"}, "end.lone_holder", "win", "did you mean 'wins'?"),
    ({"end.level": "split"}, "end.level", "split", "must be shared or draw"),
    ({"match.mode": "best of"}, "match.mode", "best of", "did you mean 'best_of'?"),
]

NUMBERS: list[Bad] = [
    ({"pack.decks": 0}, "pack.decks", 0, "must be a whole number from 1 to 20"),
    ({"pack.decks": 1.0}, "pack.decks", 1.0, "must be a whole number"),
    ({"pack.jokers": -1}, "pack.jokers", -1, "from 0 to 80"),
    ({"pack.jokers": "2"}, "pack.jokers", "2", "must be a whole number"),
    ({"seats.min": 1}, "seats.min", 1, "from 2 to 52"),
    ({"seats.max": 53}, "seats.max", 53, 'or null ("none" in TOML) for no upper bound'),
    ({"turn.timeout_ms": 0}, "turn.timeout_ms", 0, "for no clock"),
    ({"slap.late_grace_ms": None}, "slap.late_grace_ms", None, "from 0 to 3600000"),
    ({"slap.lockout_ms": True}, "slap.lockout_ms", True, "must be a whole number"),
    ({"slap.lockout_cards": -1}, "slap.lockout_cards", -1, "must be a whole number"),
    ({"penalty.count": 0}, "penalty.count", 0, "must be a whole number from 1"),
    ({"penalty.out_at": float("nan")}, "penalty.out_at", pytest.approx(float("nan"), nan_ok=True),
     "must be a whole number"),
    ({"collect.window_ms": -5}, "collect.window_ms", -5, "for only by hand"),
    ({"comeback.limit": -1}, "comeback.limit", -1, "for no limit"),
    ({"tie.window_ms": 3_600_001}, "tie.window_ms", 3_600_001, "to 3600000"),
    ({"end.time_ms": 0}, "end.time_ms", 0, "from 1 to 86400000"),
    ({"end.flips": 10**9}, "end.flips", 10**9, "for no cap"),
    ({"match.rounds": 0}, "match.rounds", 0, "from 1 to 1000"),
    ({"slap.flipper_allowed": 1}, "slap.flipper_allowed", 1, "must be true or false"),
    ({"penalty.enabled": "yes"}, "penalty.enabled", "yes", "must be true or false"),
]  # fmt: skip

LISTS: list[Bad] = [
    ({"challenge.tries": ["J"]}, "challenge.tries", ["J"], "a table of ranks and tries"),
    ({"challenge.tries": {"J": 0}}, "challenge.tries.J", 0, "from 1 to 15"),
    ({"challenge.tries": {"J": 16}}, "challenge.tries.J", 16, "from 1 to 15"),
    ({"challenge.tries": {"knight": 1}}, "challenge.tries", "knight", "must be a rank: A, 2"),
    ({"challenge.tries": {11: 1}}, "challenge.tries", 11, "Q, K or joker"),
    ({"challenge.cancel_ranks": "10"}, "challenge.cancel_ranks", "10", "must be a list of ranks"),
    ({"challenge.cancel_ranks": ["joker"]}, "challenge.cancel_ranks", "joker", "Q or K"),
    ({"challenge.cancel_ranks": [10]}, "challenge.cancel_ranks", 10, "must be a rank"),
    ({"slap.patterns": "double"}, "slap.patterns", "double", "must be a list of patterns"),
    ({"slap.patterns": [7]}, "slap.patterns", 7, "must be a pattern's name in quotes"),
    ({"slap.patterns": ["dubble"]}, "slap.patterns", "dubble", "did you mean 'double'?"),
    ({"slap.patterns": ["xyzzy"]}, "slap.patterns", "xyzzy", "see the rule book"),
    ({"slap.patterns": ["run"]}, "slap.patterns", "run", "run needs an argument, as in run:4"),
    ({"slap.patterns": ["runn:4"]}, "slap.patterns", "runn:4", "did you mean 'run:4'?"),
    ({"slap.patterns": ["double:2"]}, "slap.patterns", "double:2", "did you mean 'double'?"),
    ({"slap.patterns": ["run:1"]}, "slap.patterns", "run:1", "a whole number N from 2 to 13"),
    ({"slap.patterns": ["run:14"]}, "slap.patterns", "run:14", "from 2 to 13"),
    ({"slap.patterns": ["run:x"]}, "slap.patterns", "run:x", "write run:N"),
    ({"slap.patterns": ["palindrome:2"]}, "slap.patterns", "palindrome:2", "from 3 to 13"),
    ({"slap.patterns": ["sum:1"]}, "slap.patterns", "sum:1", "from 2 to 20"),
    ({"slap.patterns": ["rank:"]}, "slap.patterns", "rank:", "write rank: and ranks"),
    ({"slap.patterns": ["rank:11"]}, "slap.patterns", "rank:11", "(A, 2 to 10, J, Q, K)"),
    ({"slap.patterns": ["card:ZZ"]}, "slap.patterns", "card:ZZ", "'ZZ' is not a card"),
    ({"slap.patterns": ["pair_of:6"]}, "slap.patterns", "pair_of:6", "two different ranks"),
    ({"slap.patterns": ["pair_of:6,6"]}, "slap.patterns", "pair_of:6,6", "two different ranks"),
    ({"slap.patterns": ["queen_beatrice"]}, "slap.patterns", "queen_beatrice", "write card:QH"),
    ({"pack.without": "2C"}, "pack.without", "2C", 'a list of cards, as in ["2C"]'),
    ({"pack.without": [2]}, "pack.without", 2, "a card in quotes"),
    ({"pack.without": ["11H"]}, "pack.without", "11H", "'11H' is not a card"),
    ({"slap.gesture": "bow"}, "slap.gesture", "bow", '"salute", or "word:"'),
    ({"slap.gesture": "word: "}, "slap.gesture", "word: ", "at most 40 letters"),
    ({"slap.gesture": "word:" + "x" * 41}, "slap.gesture", "word:" + "x" * 41, "at most 40"),
    ({"slap.gesture": "word:a\nb"}, "slap.gesture", "word:a\nb", "must be null"),
]

TOGETHER: list[Bad] = [
    ({"seats.min": 4, "seats.max": 3}, "seats.max", 3, "must be at least seats.min, 4"),
    ({"turn.drop": "counts"}, "turn.drop", "counts", "'single' while challenge.tries has ranks"),
    (
        {"preset": "slapjack", "pack.jokers": 2}, "pack.jokers", 2,
        "must be 0 with rank:J and no challenges",
    ),
    (
        {"challenge.cancel_ranks": ["10", "K"]}, "challenge.cancel_ranks", "K",
        "must not hold a rank that challenge.tries has too",
    ),
    (
        {"pack.without": ["2c", "2C"]}, "pack.without", "2C",
        "of 1 packs and 0 jokers, only 1 of it",
    ),
    ({"pack.without": ["JK1"]}, "pack.without", "JK1", "of 1 packs and 0 jokers, none of it"),
    (
        {"pack.decks": 2, "pack.jokers": 5, "pack.without": ["JK1", "JK1", "JK2", "JK2"]},
        "pack.without", "JK2", "only 1 of it",
    ),
    ({"pack.without": [*PACK[:-1]]}, "pack.without", 1, "at least 2"),
    ({"pack.without": [*PACK[:-2]], "seats.min": 3}, "pack.without", 2, "at least 3"),
    ({"slap.patterns": ["joker"]}, "slap.patterns", "joker", "as with pack.jokers = 2"),
    (
        {"preset": "ratscrew_full_house", "pack.jokers": 0}, "slap.patterns", "joker",
        "put jokers in",
    ),
    ({"comeback.patterns": ["card:JK1"]}, "comeback.patterns", "card:JK1", "put jokers in"),
    (
        {"slap.patterns": ["card:QH"], "pack.without": ["QH"]}, "slap.patterns", "card:QH",
        "leave one in the pack",
    ),
    (
        {"preset": "slapjack", "pack.without": ["JS", "JH", "JD", "JC"]}, "slap.patterns", "rank:J",
        "leave one in the pack",
    ),
    (
        {"preset": "beggar_my_neighbour", "comeback.patterns": ["double"]}, "comeback.patterns",
        ["double"], "must be null while slap.patterns is empty",
    ),
    (
        {"slap.patterns": [], "penalty.when_empty": "lockout"}, "penalty.when_empty", "lockout",
        "'eliminate' or 'ignore' while slap.patterns is empty",
    ),
    ({"end.repeat": "draw"}, "end.repeat", "draw", "'off' while slap.patterns is not empty"),
    (
        {"slap.patterns": [], "end.repeat": "draw", "collect.order": "shuffle"}, "end.repeat",
        "draw", "'off' while collect.order is 'shuffle'",
    ),
]  # fmt: skip

NAMES: list[Bad] = [
    ({"slap.pattern": ["double"]}, "slap.pattern", ["double"], "did you mean 'slap.patterns'?"),
    ({"slaps": {}}, "slaps", {}, "is no option"),
    ({"end": 3}, "end", 3, "must be a table of options"),
    ({"end": {"tme_ms": 5}}, "end.tme_ms", 5, "did you mean 'end.time_ms'?"),
    ({"colour": "red"}, "colour", "red", "is no option"),
    ({"preset": "ratscrue"}, "preset", "ratscrue", "did you mean 'ratscrew'?"),
    ({"preset": "bridge"}, "preset", "bridge", "is no preset"),
    ({"preset": 1}, "preset", 1, "must be a preset's name in quotes"),
]

BAD = [*WORDS, *NUMBERS, *LISTS, *TOGETHER, *NAMES]


@pytest.mark.parametrize(("given", "field", "value", "right"), BAD, ids=lambda part: str(part)[:40])
def test_a_bad_rule_set_is_refused(
    given: dict[str, Any], field: str, value: Any, right: str
) -> None:
    with pytest.raises(RulesError) as refusal:
        read(given)
    error = refusal.value
    assert error.field == field
    assert error.value == value
    assert right in error.right
    assert str(error) == f"{field} = {error.value!r}: {error.right}"


def test_the_table_is_long_enough() -> None:
    assert len(BAD) >= 40
