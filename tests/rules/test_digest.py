"""The digest identifies a rule set by its canonical form."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.law.patterns import Pattern
from firsthand.law.types import Law
from firsthand.rules import Rules, amended, nested, preset, presets, read
from tests.strategies import rule_sets


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"slap.patterns": ["tens", "double"]}, {"slap.patterns": ["double", "sum:10", "pair"]}),
        ({"slap.patterns": ["rank:K,J"]}, {"slap.patterns": ["rank:j, k"]}),
        ({"slap.patterns": ["pair_of:9,6"]}, {"slap.patterns": ["sixty-nine"]}),
        ({"slap.patterns": ["run:04"]}, {"slap.patterns": ["straight"]}),
        ({"slap.patterns": ["card:QH,2C"]}, {"slap.patterns": ["card:2C, QH"]}),
        ({"challenge.tries": {"Q": 2, "J": 1}}, {"challenge.tries": {"j": 1, "q": 2}}),
        ({"challenge.cancel_ranks": ["10", "4"]}, {"challenge.cancel_ranks": ["4", "10", "4"]}),
        ({"slap.gesture": "word: Snap "}, {"slap.gesture": "word:Snap"}),
        ({"preset": "ers"}, {"preset": "slap", "penalty.count": 1}),
        ({"end.time_ms": "none"}, {}),
    ],
)
def test_one_rule_set_has_one_digest(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert read(one) == read(other)
    assert read(one).digest == read(other).digest


def test_digests_are_pinned() -> None:
    """Records name them: another digest of the same rules would orphan every record."""
    assert preset("ratscrew").digest == RATSCREW
    assert preset("slapjack").digest == SLAPJACK
    before = {"slap.once_per_card": False}
    assert amended(preset("ratscrew"), before).digest == FIRST_RATSCREW
    assert amended(preset("slapjack"), before).digest == FIRST_SLAPJACK


RATSCREW = "1a6f791e209a2afa7eb529730437aff64b84d6e4e76377a93764b7463239a485"
SLAPJACK = "3481e548dda9fb4b42314c4646b617a5c2ca1ebd27c685415dd1272b69e14c47"
FIRST_RATSCREW = "ad0bfa6e38a3826f7236eac7b66033470ac632a09a551d416776477d10727327"
FIRST_SLAPJACK = "1c8182efe903b7f3e872538f16db473cfd8fb8b80bad83e8e09e72454b4df540"
"""Those of the first version, in which each false slap was paid."""


def test_every_option_is_in_the_digest() -> None:
    base = Rules()
    changed: dict[str, Any] = {
        "pack.decks": 2, "pack.jokers": 1, "pack.without": ["2C"],
        "deal.dealer": "last", "deal.remainder": "centre",
        "seats.min": 3, "seats.max": 8, "turn.timeout_ms": 5, "turn.out_of_turn": "burn",
        "challenge.tries": {"J": 1}, "challenge.on_empty": "next_seat",
        "challenge.cancel_ranks": ["10"], "challenge.slaps": "never", "slap.patterns": ["double"],
        "slap.flipper_allowed": False, "slap.empty_pile": "ignore", "slap.late_grace_ms": 1,
        "slap.lockout_ms": 1, "slap.lockout_cards": 1, "slap.lockout_until": "pile",
        "slap.once_per_card": False,
        "slap.gesture": "salute", "slap.without_gesture": "bad", "penalty.enabled": False,
        "penalty.count": 2, "penalty.to": "each_player", "penalty.card": "bottom",
        "penalty.when_empty": "ignore", "penalty.out_at": 1, "collect.window_ms": 1,
        "collect.order": "reverse", "collect.shuffle": "whole_hand",
        "lead.after_challenge": "turn_order", "lead.after_slap": "turn_order",
        "comeback.limit": 1, "comeback.until": "next_pile", "comeback.answering": False,
        "comeback.patterns": ["double"],
        "bonus.last_jack": "auto_win",
        "tie.window_ms": 1, "tie.goes_to": "random", "tie.devices": "class",
        "end.lone_holder": "wins",
        "end.dead_pile": "draw", "end.window_ms": 1, "end.time_ms": 1, "end.flips": 1,
        "end.level": "draw", "match.rounds": 3, "match.mode": "best_of",
        "match.level": "extra_round", "match.dealer": "loser",
    }  # fmt: skip
    digests = {base.digest}
    digests |= {amended(base, {name: value}).digest for name, value in changed.items()}
    assert len(digests) == len(changed) + 1 == 53
    free = amended(base, {"slap.patterns": []})
    assert amended(free, {"end.repeat": "draw"}).digest != free.digest
    no_faces = amended(base, {"challenge.tries": {}})
    assert amended(no_faces, {"turn.drop": "counts"}).digest != no_faces.digest


@given(rule_sets())
def test_a_rule_set_comes_back_from_its_own_options(rules: Rules) -> None:
    again = read(nested(rules))
    assert again == rules
    assert again.digest == rules.digest
    assert len(rules.digest) == 64
    assert hash(again) == hash(rules)


def numbers(value: Any) -> list[Any]:
    """Return all that a nested tuple holds."""
    return [n for part in value for n in numbers(part)] if isinstance(value, tuple) else [value]


@given(st.one_of(rule_sets(), st.sampled_from(presets()).map(preset)))
def test_the_law_is_plain_numbers_below_64_bits(rules: Rules) -> None:
    assert isinstance(rules.law, Law)
    assert all(isinstance(pattern, Pattern) for pattern in rules.patterns)
    for number in numbers((rules.law, rules.patterns)):
        assert type(number) is int
        assert -(1 << 63) <= number < 1 << 63
