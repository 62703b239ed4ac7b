"""Slap patterns: against the rule book's table, at every span, on and above burned cards."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.cards import RANKS, pack
from firsthand.game.state import showing
from firsthand.law.patterns import Kind
from firsthand.rules import SlapRule, catalogue, slap_rule
from firsthand.rules.patterns import SPAN_MOST
from firsthand.rules.spans import SPANNED
from tests.drawing import PATTERNS
from tests.law.predicates import reference
from tests.tabletop import Tabletop, cards

DECK = pack(1, 4)
NAMES = sorted(
    {slap_rule(name).name for name in PATTERNS}
    | {f"{word}:{n}" for word in SPANNED for n in range(SPANNED[word].least, 8)}
)


def shows(name: str, pile: tuple[int, ...]) -> bool:
    """Tell whether a pile of face-up cards, oldest first, shows a pattern."""
    return bool(showing((slap_rule(name).pattern,), pile))


def agree(name: str, pile: tuple[int, ...]) -> None:
    """Compare the law with the table of the rule book."""
    assert shows(name, pile) == reference(name)([(card >> 2, card & 3) for card in pile]), pile


FEW = st.lists(st.sampled_from(DECK), min_size=1, max_size=3).flatmap(
    lambda some: st.lists(st.sampled_from(some), min_size=1, max_size=20)
)
"""Piles of few different cards, which match often."""

STEPPING = st.tuples(
    st.integers(1, 13), st.lists(st.tuples(st.sampled_from([1, -1, 0, 2, 12]), st.integers(0, 3)),
                                 max_size=16)
).map(
    lambda drawn: [
        (((drawn[0] + sum(step for step, _ in drawn[1][:place]) - 1) % 13 + 1) << 2) | suit
        for place, (_, suit) in enumerate(drawn[1], 1)
    ] or [4]
)  # fmt: skip
"""Piles whose ranks mostly step up or down."""

ANY = st.lists(st.sampled_from(DECK), min_size=1, max_size=20)


@settings(max_examples=1500)
@given(st.sampled_from(NAMES), st.one_of(FEW, STEPPING, ANY))
def test_every_pattern_is_what_the_rule_book_says(name: str, pile: list[int]) -> None:
    agree(name, tuple(pile))


@pytest.mark.parametrize("name", NAMES)
def test_every_pattern_over_all_windows_of_three_ranks(name: str) -> None:
    ranks = [*range(1, 14), 15]
    for first, second, third in product(ranks, ranks, ranks):
        agree(name, (first << 2, second << 2 | 1, third << 2))
    for first, second in product(DECK, DECK):
        agree(name, (first, second))
    for card in DECK:
        agree(name, (card,))


@pytest.mark.parametrize("rule", catalogue(), ids=lambda rule: rule.name)
@pytest.mark.parametrize("burned", ["", "(5C)", "(5D) (9C)"], ids=["none", "one", "two"])
def test_examples_hold_above_burned_cards(rule: SlapRule, burned: str) -> None:
    for pile, live in [(rule.legal, True), (rule.illegal, False)]:
        *below, newest = pile
        options = {"slap.patterns": [rule.name], "challenge.tries": {}, "pack.jokers": 4}
        if rule.name.startswith("rank:"):
            options["challenge.tries"] = {"2": 1}
        table = Tabletop(f"{newest} 2C 3C | 9S 8S", "ers", options, pile=" ".join([burned, *below]))
        table.flip(0)
        assert table.live() == live, pile


@pytest.mark.parametrize("word", SPANNED)
def test_examples_hold_at_every_span(word: str) -> None:
    for number in range(SPANNED[word].least, SPAN_MOST + 1):
        rule = slap_rule(f"{word}:{number}")
        assert len(rule.legal) == len(rule.illegal) == number == rule.pattern.span
        assert shows(rule.name, cards(" ".join(rule.legal))), rule.legal
        assert not shows(rule.name, cards(" ".join(rule.illegal))), rule.illegal
        assert not shows(rule.name, cards(" ".join(rule.legal))[1:]), "too few cards"


@pytest.mark.parametrize("number", range(2, 21))
def test_examples_of_every_sum_hold(number: int) -> None:
    rule = slap_rule(f"sum:{number}")
    assert shows(rule.name, cards(" ".join(rule.legal)))
    assert not shows(rule.name, cards(" ".join(rule.illegal)))


@pytest.mark.parametrize("number", range(2, 21))
def test_every_sum_over_all_windows_of_two_cards(number: int) -> None:
    for first, second in product(DECK[::4], repeat=2):
        agree(f"sum:{number}", (first, second))


@pytest.mark.parametrize("word", RANKS)
def test_examples_of_every_rank_hold(word: str) -> None:
    rule = slap_rule(f"rank:{word}")
    assert shows(rule.name, cards(" ".join(rule.legal)))
    assert not shows(rule.name, cards(" ".join(rule.illegal)))
    assert all(shows(rule.name, (RANKS[word] << 2 | suit,)) for suit in range(4))


def test_every_kind_of_pattern_but_those_of_one_s_own_is_in_the_catalogue() -> None:
    assert {rule.pattern.kind for rule in catalogue()} == set(map(int, Kind)) - {Kind.BOX}
    assert len({rule.name for rule in catalogue()}) == len(catalogue())


def test_the_count_goes_round_after_the_king() -> None:
    pile = tuple(DECK[:13])
    assert shows("count", (*pile, *cards("AH")))
    assert not shows("count", (*pile, *cards("KH")))
    assert shows("count_near", (*pile, *cards("2H")))
    assert not shows("count_near", (*pile, *cards("KH")))


def test_a_pile_deeper_than_a_sight_keeps_count_and_bottom() -> None:
    pile = tuple(DECK[1:30])
    assert not shows("top_bottom", (*pile, *cards("AH")))
    assert shows("top_bottom", (*pile, *cards("2H")))
    assert shows("count", (*pile[:16], *cards("4H")))


def test_an_empty_pile_shows_nothing() -> None:
    assert showing(tuple(rule.pattern for rule in catalogue()), ()) == 0
