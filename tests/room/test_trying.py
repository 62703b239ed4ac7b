"""Piles to try rules on: half may be slapped, what was changed comes first, the law judges."""

import pytest

from firsthand.cards import format_card
from firsthand.dice import seeded
from firsthand.notation import parse_rules
from firsthand.room.views.trying import PILES, try_piles
from firsthand.rules import Rules, preset, presets
from firsthand.sentences import text


@pytest.mark.parametrize("name", presets())
def test_half_of_the_piles_of_a_preset_are_slaps_as_the_rules_say(name: str) -> None:
    rules = preset(name)
    piles = try_piles(rules, rules, seeded(5))
    if rules.slap_free:
        assert piles == ()
        return
    assert len(piles) == PILES
    assert sum(pile.slap for pile in piles) == PILES // 2
    for pile in piles:
        assert pile.slap == bool(rules.patterns_of(pile.pile))
        assert pile.changed == ""
        assert text(pile.words)
        assert text(pile.why).endswith(".")


def test_what_was_changed_comes_first() -> None:
    rules = parse_rules("ratscrew slap.patterns=[double top_bottom]")
    piles = try_piles(rules, Rules(), seeded(8))
    changed = [pile.changed for pile in piles]
    many = len([one for one in changed if one])
    assert {*changed[:many]} == {"added", "dropped"}
    assert not any(changed[many:])
    for pile in piles[:many]:
        added = pile.changed == "added"
        assert pile.pattern == ("top_bottom" if added else "sandwich")
        assert bool(rules.patterns_of(pile.pile)) is added
        assert bool(Rules().patterns_of(pile.pile)) is not added


def test_a_rare_pattern_is_laid_by_hand() -> None:
    rules = parse_rules("ratscrew slap.patterns=[straight_flush:13]")
    piles = try_piles(rules, rules, seeded(1))
    slaps = [pile for pile in piles if pile.slap]
    assert len(slaps) == PILES // 2
    assert all(len(pile.pile) == 13 == len(pile.cards) for pile in slaps)


def test_one_seed_gives_the_same_piles() -> None:
    first, again = (try_piles(Rules(), Rules(), seeded(3)) for _ in range(2))
    assert first == again
    assert first != try_piles(Rules(), Rules(), seeded(4))
    assert format_card(first[0].pile[0])


def test_where_everything_may_be_slapped_there_is_nothing_to_leave() -> None:
    every = "rank:A,2,3,4,5,6,7,8,9,10,J,Q,K"
    rules = parse_rules(f"snap slap.patterns=[{every}]")
    piles = try_piles(rules, rules, seeded(2))
    assert all(pile.slap for pile in piles)
    assert len(piles) == PILES // 2
