"""Patterns by name: aliases, spellings, what is said of each, and names that are refused."""

import pytest

from firsthand.cards import format_card, pack
from firsthand.rules import SlapRule, catalogue, slap_rule
from firsthand.rules.patterns import ALIASES, BUILDERS, REFUSED, PatternError, canonical, examples
from firsthand.sentences import text

NAMES = {
    "double": ["pair", "doubles", "snap"],
    "top_bottom": ["top/bottom", "bottoms", "Top Bottom"],
    "sum:10": ["tens", "add to ten"],
    "tens_sandwich": ["ten sandwich"],
    "marriage": ["royal couple", "Marriage"],
    "lovers": ["couples", "suited marriage"],
    "divorce": ["marriage sandwich"],
    "scandal": ["incest"],
    "run:4": ["four in a row", "straight", "staircase"],
    "run_wrap:4": ["around the corner"],
    "big_mac": ["book", "hoagie", "club", "two-in-the-middle"],
    "pair_of:6,9": ["69", "sixty-nine"],
    "pair_sandwich_of:6,9": ["69 sandwich"],
    "pair_of:6,7": ["6-7"],
    "rank:J": ["slapjack"],
    "rank:J,Q,K": ["royals", "faces"],
    "interleave": ["double sandwich"],
    "palindrome:5": ["double-decker", "nested sandwich"],
    "trips:3": ["three of a kind"],
    "trips:4": ["four of a kind"],
    "count": ["snap-count", "heart attack"],
    "count_near": ["one up one down"],
}


@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_the_rule_book_find_their_pattern(name: str) -> None:
    for other in NAMES[name]:
        assert slap_rule(other) == slap_rule(name)
        assert canonical(other) == name


def test_every_alias_leads_to_a_canonical_name() -> None:
    for alias, name in ALIASES.items():
        assert canonical(alias) == canonical(name) == name
    assert set(ALIASES.values()) == set(NAMES)


def test_every_word_with_an_argument_has_an_example() -> None:
    assert examples().keys() == BUILDERS.keys()
    for name in examples().values():
        assert canonical(name) == name


@pytest.mark.parametrize("rule", catalogue(), ids=lambda rule: rule.name)
def test_people_are_told_what_a_pattern_is(rule: SlapRule) -> None:
    assert canonical(rule.name) == rule.name
    title, sentence = text(rule.title), text(rule.sentence)
    assert title[0].isupper() or title[0].isdigit()
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0].isdigit()
    assert text(rule.short)
    assert rule.source
    assert rule.legal != rule.illegal


@pytest.mark.parametrize(
    ("name", "title", "sentence"),
    [
        ("trips:5", "Five of a kind", "Five cards of the same rank in a row."),
        ("trips:9", "9 of a kind", "9 cards of the same rank in a row."),
        ("sum:11", "Sum of 11", "Two number cards in a row add up to 11; the ace is one."),
        ("rank:J", "Jack", "A jack on top."),
        ("rank:A", "Ace", "An ace on top."),
        ("rank:8", "8", "An 8 on top."),
        ("rank:2,3,10", "2, 3 or 10", "A 2, 3 or 10 on top."),
        ("card:QH", "Queen of hearts", "The queen of hearts on top."),
        (
            "card:QH,2C,JK1",
            "Two of clubs, the queen of hearts or joker 1",
            "The two of clubs, the queen of hearts or joker 1 on top.",
        ),
        ("pair_of:6,9", "6 and 9", "6 and 9 in a row, in either order."),
        ("pair_sandwich_of:K,A", "A and K sandwich",
         "Ace and king with one card between, in either order."),
    ],
)  # fmt: skip
def test_sentences(name: str, title: str, sentence: str) -> None:
    rule = slap_rule(name)
    assert (text(rule.title), text(rule.sentence)) == (title, sentence)


def test_a_pattern_of_every_card_has_no_illegal_example() -> None:
    whole = slap_rule(f"card:{','.join(map(format_card, pack(1, 4)))}")
    assert (whole.legal, whole.illegal) == (("AS",), ())
    every = slap_rule("rank:A,2,3,4,5,6,7,8,9,10,J,Q,K")
    assert every.illegal == ()
    assert slap_rule("rank:2,3").illegal == ("2H", "KC")
    assert slap_rule("card:2C").illegal == ("2C", "3C")
    assert slap_rule("card:2C,3C,4C").illegal == ("2C", "AS")
    assert slap_rule("pair_sandwich_of:2,6").legal == ("2H", "3C", "6D")


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_without_a_source_is_refused(name: str) -> None:
    with pytest.raises(PatternError, match="no source says what it is"):
        slap_rule(name)


@pytest.mark.parametrize("name", ["", ":", "run:", "run:4:5", "double:", "Run:4", "sandwich 2"])
def test_what_is_no_pattern_is_refused(name: str) -> None:
    with pytest.raises(PatternError):
        slap_rule(name)
