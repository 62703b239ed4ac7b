"""Slap patterns of one's own in the kernel: it comes to what the engine does."""

import pytest

import firsthand as fh
from firsthand import lab
from firsthand.lab.compiling import COMPILES
from tests.lab.twins import compare, drawn

pytestmark = [pytest.mark.usefixtures("checked"), pytest.mark.uncounted]

OWN = (
    fh.pattern("near", span=2, test=lambda a, b: abs(a - b) == 1, sentence="Neighbours"),
    fh.pattern("low", span=1, test=lambda top: top < 3, sentence="An ace or a two"),
    fh.pattern("up", span=3, test=lambda a, b, c: a > b > c, sentence="Three upwards", jokers=True),
)
GAMES = 60 if COMPILES else 8


def test_kernel_and_engine_agree_on_patterns_of_ones_own() -> None:
    shown = set()
    for seed in range(GAMES):
        rules, seats, cards = drawn(seed)
        few = OWN[seed % 3 :]
        changed = {"slap.patterns": [*rules.slap.patterns, *few], "end.repeat": "off"}
        if seed % 2:
            changed["comeback.patterns"] = [OWN[0]]
        played = compare(rules.amend(changed), seats, seed, cards=cards)
        shown |= {name for event in played.events if isinstance(event, fh.events.Slapped)
                  for name in event.patterns}  # fmt: skip
    assert {rule.name for rule in OWN} <= shown


def test_a_game_of_the_laboratory_is_one_of_the_engines() -> None:
    rules = fh.Rules().amend({"slap.patterns": ["double", *OWN]})
    record = lab.explain(rules, ["sharp", "steady", "gentle"], 7, 0)
    assert record.check() is None
    assert any("own:" in name for event in record.events
               if isinstance(event, fh.events.Slapped) for name in event.patterns)  # fmt: skip
