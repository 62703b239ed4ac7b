"""Each option stands in one group, with answers that are rules, and its value in words."""

import pytest

from firsthand.notation import parse_rules
from firsthand.rules import Rules, options, preset, presets
from firsthand.rules.choices import GROUPS, changes, offered, value_words
from firsthand.rules.text import flat_options, write_option
from firsthand.sentences import say, text

TOGETHER = {
    "challenge.tries": "turn.drop=single",
    "turn.drop": "challenge.tries={}",
    "end.repeat": "slap.patterns=[] collect.order=pile",
    "match.mode": "match.rounds=3",
}
"""What has to be said beside an answer, so that the two can be played together."""


def test_each_option_stands_in_one_group() -> None:
    named = [name for group in GROUPS.values() for name in group]
    assert sorted(named) == sorted(options())
    assert len(named) == len(set(named))


@pytest.mark.parametrize("name", options())
def test_each_answer_of_an_option_is_a_rule_that_reads_back(name: str) -> None:
    answers = offered(name).answers
    assert name == "slap.patterns" or len(answers) >= 2
    words = [text(said) for _, said in answers]
    assert len(set(words)) == len(words)
    assert all(words)
    for written, _ in answers:
        rules = parse_rules(f"ratscrew {TOGETHER.get(name, '')} {name}={written}")
        assert write_option(flat_options(rules)[name]) == written


@pytest.mark.parametrize("name", options())
def test_each_option_has_a_title_and_a_sentence(name: str) -> None:
    title = f"choice-{name.replace('.', '-')}"
    assert text(say(title)) != text(say(f"{title}-line"))
    assert text(say(f"{title}-line")).endswith(".")


@pytest.mark.parametrize("name", presets())
def test_each_value_of_a_preset_has_words(name: str) -> None:
    for option, value in flat_options(preset(name)).items():
        assert text(value_words(option, value))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("ratscrew", []),
        ("ratscrew penalty.count=2", ["a wrong slap costs: 2 cards, not 1 card"]),
        ("ratscrew slap.patterns=[double top_bottom]", ["top and bottom on", "sandwich off"]),
        (
            "ratscrew challenge.tries={joker:2 A:4}",
            ["cards that challenge: joker 2, A 4, not J 1, Q 2, K 3, A 4"],
        ),
        (
            "ratscrew challenge.cancel_ranks=[9 10]",
            ["cards that stop a challenge: 9, 10, not none"],
        ),
        ("ratscrew slap.gesture=salute", ["before a slap: a salute, not nothing"]),
        ("ratscrew slap.gesture=word:Hey", ["before a slap: the word “Hey”, not nothing"]),
        ("ratscrew pack.without=[2C]", ["cards taken out: the two of clubs, not none"]),
        (
            "ratscrew comeback.patterns=[double]",
            ["what an empty hand may slap: Double, not the same as any hand"],
        ),
        ("ratscrew end.time_ms=60000", ["time limit: one minute, not none"]),
        ("ratscrew collect.window_ms=0", ["a lost pile waits: not at all, not for one second"]),
        ("ratscrew turn.timeout_ms=2000", ["a card turns itself: after two seconds, not never"]),
    ],
)
def test_what_differs_is_said_in_a_clause_each(line: str, said: list[str]) -> None:
    assert [text(one) for one in changes(Rules(), parse_rules(line))] == said
