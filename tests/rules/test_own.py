"""Slap patterns of one's own: tabulated when they are defined, and data from then on."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import firsthand as fh
from firsthand.cards import DECK, card, format_card
from firsthand.errors import FirsthandError, Malformed, RulesError
from firsthand.game.state import showing
from firsthand.law.patterns import JOKER
from firsthand.notation import format_event, format_rules, parse_event, parse_rules
from firsthand.record import format_record, parse_record
from firsthand.rules import own, slap_rule
from firsthand.verify.files import verify

RANKS = [*range(1, 14), JOKER]
TESTS: dict[str, tuple[int, Any]] = {
    "one": (1, lambda top: top in (2, 3, 5, 7)),
    "neighbours": (2, lambda newer, older: abs(newer - older) == 1),
    "larger": (2, lambda newer, older: newer > older),
    "fifteen": (3, lambda a, b, c: a + b + c == 15),
    "between": (3, lambda a, b, c: a < b < c),
}


def pile(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Cards of some ranks, oldest first, given newest first."""
    return tuple(card(rank, place % 4) for place, rank in enumerate(reversed(ranks)))


def lucky(**more: Any) -> Any:
    asked: dict[str, Any] = {
        "span": 2,
        "test": lambda newer, older: newer == older == 7,
        "sentence": "Two sevens in a row",
        **more,
    }
    return fh.pattern("lucky", **asked)


@pytest.mark.parametrize("label", TESTS)
def test_the_table_is_the_test(label: str) -> None:
    span, test = TESTS[label]
    jokers = label in ("larger", "between")
    rule = fh.pattern(label, span=span, test=test, sentence="As said", jokers=jokers)
    for ranks in [*product(RANKS, repeat=span)][:: 5 if span == 3 else 1]:
        wanted = bool(test(*ranks)) and (jokers or JOKER not in ranks)
        assert bool(showing(rule.patterns, pile(ranks))) == wanted, ranks
        assert bool(showing(rule.patterns, (*DECK[:3], *pile(ranks)))) == wanted, ranks
    assert showing(rule.patterns, pile((7,) * (span - 1))) == 0
    again = slap_rule(rule.name)
    assert again == rule
    assert (span > 2) or len(rule.patterns) <= 14


def test_it_needs_no_code_after_it_was_defined() -> None:
    """Record, events and rules carry the pattern: whoever reads them has all of it."""
    rules = fh.Rules().amend({"slap.patterns": ["double", lucky()]})
    assert rules.digest != fh.Rules().amend({"slap.patterns": ["double"]}).digest
    game = fh.play(rules, ["sharp", "steady"], games=1, seed=4).records[0]
    text = format_record(game)
    slap_rule.cache_clear()
    kept = parse_record(text)
    assert kept == game
    assert kept.check() is None
    assert verify(text).failures == ()
    assert parse_rules(format_rules(rules)) == rules
    assert "- Lucky: Two sevens in a row." in rules.sheet()
    assert any("Lucky" in line for line in fh.Rules().diff(rules))


def test_an_event_names_it_and_people_read_its_label() -> None:
    rules = fh.Rules().amend(
        {"slap.patterns": [lucky(), "sandwich"], "comeback.patterns": ["double"]}
    )
    ruling = fh.who_wins("7H 7C", {0: 240}, rules=rules)
    assert (ruling.winner, ruling.why) == (0, "lucky")
    slapped = next(event for event in ruling.events if isinstance(event, fh.events.Slapped))
    assert slapped.patterns == (lucky().name,)
    assert parse_event(format_event(slapped)) == slapped
    assert rules.patterns_of("2C 7H 7C") == ("lucky",)
    assert rules.patterns_of("7H 7C", empty=True) == ("double",)


def test_two_boxes_of_one_pattern_are_one_name() -> None:
    rule = fh.pattern("either", span=1, test=lambda top: top in (2, 9), sentence="A two or a nine")
    far = fh.pattern(
        "far", span=2, test=lambda a, b: (a, b) in ((2, 3), (9, 4)), sentence="Three two, four nine"
    )
    assert (len(rule.patterns), len(far.patterns)) == (1, 2)
    rules = fh.Rules().amend({"slap.patterns": ["double", far, rule]})
    assert rules.patterns_of("3H 2C") == ("either", "far")
    assert rules.patterns_of("4H 9C") == ("either", "far")
    assert len(rules.patterns) == 4


def test_words_of_any_script_travel_in_the_name() -> None:
    sentence = "Zwei Siebenen, „glücklich“: 7-7_!"
    rule = slap_rule(lucky(sentence=sentence, legal="7s 7d", illegal="7H 8C").name)
    assert rule.when.args == {"when": sentence}
    assert (rule.legal, rule.illegal) == (("7S", "7D"), ("7H", "8C"))
    assert all(part.isascii() for part in rule.name)


HOUSE = """
[slap]
patterns = ["double", "lucky"]

[pattern.lucky]
piles = ["7 7", "J-K A", "2,4 x"]
sentence = "Seven on seven, or an ace on a court card"
legal = "QH AC"
"""


def test_a_rule_file_describes_one(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE, encoding="utf-8")
    rules = fh.Rules.load(str(file))
    for shown in ("7H 7D", "JH AC", "KH AC", "2H 9C", "4H 2D"):
        assert "lucky" in rules.patterns_of(shown), shown
    for missed in ("7H 8D", "AH JC", "10H AC", "2H JK1"):
        assert "lucky" not in rules.patterns_of(missed), missed
    same = fh.pattern(
        "lucky", span=2, sentence="Seven on seven, or an ace on a court card", legal="QH AC",
        test=lambda a, b: (a, b) == (7, 7) or (a == 1 and b in (11, 12, 13)) or b in (2, 4),
    )  # fmt: skip
    assert same.name in rules.slap.patterns
    both = HOUSE.replace("[slap]", "[slap]\nlockout_cards = 1").replace('"x"', '"x"')
    file.write_text(f'{both}\n[comeback]\npatterns = ["lucky"]\n', encoding="utf-8")
    assert fh.Rules.load(str(file)).comeback.patterns == (same.name,)
    joker = HOUSE.replace('"7 7"', '"joker joker", "7 7"').replace(
        "[slap]", "[pack]\njokers=2\n[slap]"
    )
    file.write_text(joker, encoding="utf-8")
    assert "lucky" in fh.Rules.load(str(file)).patterns_of("JK1 JK2")


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ('"7 7", ', '"7 7 7", ', r"pattern 'lucky' needs a list of piles of 1 to 3 ranks"),
        ('"7 7", ', '"7 Z", ', r"pattern 'lucky': '7 Z' is no pile of ranks"),
        ('"7 7", ', "7, ", "no pile of ranks|needs a list of piles"),
        ("piles = [", "pile = [", "needs a list of piles"),
        ("legal =", "leagl =", "pattern 'lucky' has no field leagl: it has piles, sentence"),
        ("sentence =", "illegal =", "'lucky' needs a sentence of 1 to 120 characters|not a card"),
        ('legal = "QH AC"', 'legal = "QH KC"', "QH KC should show 'lucky', and does not"),
        ('legal = "QH AC"', 'illegal = "QH AC"', "QH AC should not show 'lucky', and does"),
        ('"double", "lucky"', '"double"', "pattern.lucky is described, but slap.patterns does not"),
        ('"double", "lucky"', '3, "lucky"', "must be a pattern's name in quotes"),
        ("[pattern.lucky]", "[[pattern]]", "must be a table of options"),
        ("[pattern.lucky]", "[pattern.Lucky]", "'Lucky' can't be a pattern's name"),
        ("[pattern.lucky]", "[pattern]", "needs a list of piles"),
    ],
)
def test_a_slip_in_a_rule_file_is_named(
    before: str, after: str, wrong: str, tmp_path: Path
) -> None:
    assert before in HOUSE
    file = tmp_path / "house.toml"
    text = HOUSE.replace(before, after)
    file.write_text(text.replace('"lucky"', '"Lucky"') if "Lucky" in after else text, "utf-8")
    with pytest.raises(FirsthandError, match=wrong):
        fh.Rules.load(str(file))


def test_options_without_lists_are_left_to_their_checks() -> None:
    with pytest.raises(RulesError, match="must be a list of patterns"):
        fh.Rules().amend({"slap.patterns": 3})
    described = {"slap.patterns": 3, "pattern": {"lucky": {"piles": ["7 7"], "sentence": "So"}}}
    with pytest.raises(Malformed, match="does not list it"):
        own_read(described)
    good = {**described, "slap.patterns": ["lucky"]}
    assert own.short(own_read(good).slap.patterns[0]) == "lucky"


def own_read(given: dict[str, Any]) -> fh.Rules:
    from firsthand.rules import read

    return read(given)


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"span": 4}, "a pattern can't look at 4 cards: its span is 1 to 3"),
        ({"span": 0}, "can't look at 0 cards"),
        ({"span": True}, "can't look at True cards"),
        ({"sentence": ""}, "needs a sentence of 1 to 120 characters"),
        ({"sentence": "two\nlines"}, "needs a sentence"),
        ({"sentence": "x" * 121}, "needs a sentence"),
        ({"legal": "7H 8C"}, "7H 8C should show 'lucky', and does not"),
        ({"illegal": "7H 7C"}, "7H 7C should not show 'lucky', and does"),
        ({"legal": "seven"}, "is not a card"),
        ({"test": lambda _newer, _older: False}, "the test is true of no ranks at all"),
        ({"test": lambda _newer, _older: True}, "the test is true of all ranks"),
        (
            {"test": lambda _newer: True},
            r"the test raised TypeError for 1, 1: .* positional argument",
        ),
        ({"test": lambda newer, _older: 1 / (newer - 2)}, "raised ZeroDivisionError for 2, 1"),
    ],
)
def test_what_is_no_pattern_says_what_would_be_right(given: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Malformed, match=wrong):
        lucky(**given)


def test_a_label_is_a_word() -> None:
    labels: tuple[Any, ...] = ("", "Lucky", "7up", "lucky:7", "x" * 33, 7)
    for label in labels:
        with pytest.raises(Malformed, match="can't be a pattern's name: write small letters"):
            fh.pattern(label, span=1, test=lambda top: top == 7, sentence="So")


@pytest.mark.parametrize(
    "name",
    [
        "own:lucky",
        "own:Lucky:7,7:So:7H,7C:7H,8C",
        "own:lucky:7,7::7H,7C:7H,8C",
        "own:lucky:7,:So:7H,7C:7H,8C",
        "own:lucky:7,7,7,7:So:7H,7C:7H,8C",
        "own:lucky:7,7-7:So:7H,7C:7H,8C",
        "own:lucky:Z,7:So:7H,7C:7H,8C",
        "own:lucky:7,7:So:7H,7Q:7H,8C",
        "own:lucky:7,7:S-zz-o:7H,7C:7H,8C",
        "own:lucky:7,7:S-1F-:7H,7C:7H,8C",
        "own:lucky:" + "-".join(["7,7"] * 257) + ":So:7H,7C:7H,8C",
    ],
)
def test_a_name_that_is_none_is_refused_where_it_is_read(name: str) -> None:
    with pytest.raises(RulesError, match="is no pattern of one's own: write own:label:ranks"):
        fh.Rules().amend({"slap.patterns": [name]})
    with pytest.raises(RulesError, match="should show"):
        fh.Rules().amend({"slap.patterns": ["own:lucky:7,7:So:7H,8C:7H,8C"]})


def test_no_table_over_three_ranks_has_too_many_boxes() -> None:
    """Any test over three ranks comes to at most as many boxes as two ranks have values."""
    odd = fh.pattern(
        "odd", span=3, sentence="Odd", jokers=True,
        test=lambda a, b, c: (a * 7919 + b * 104_729 + c * 1_299_709) % 97 % 2,
    )  # fmt: skip
    assert len(odd.patterns) <= own.BOXES_MOST
    assert format_card(29) == "7H"
