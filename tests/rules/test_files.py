"""A rule file that is written is read again as the same rules."""

import tomllib

import pytest

from firsthand.notation import parse_rules
from firsthand.rules import presets, read
from firsthand.rules.choices import GROUPS, offered
from firsthand.rules.files import write_file
from tests.rules.test_choices import TOGETHER

LINES = [
    f"ratscrew {TOGETHER.get(name, '')} {name}={written}"
    for group in GROUPS.values()
    for name in group
    for written, _ in offered(name).answers
]


@pytest.mark.parametrize("line", [*presets(), *LINES])
def test_a_file_is_read_again_as_the_same_rules(line: str) -> None:
    rules = parse_rules(line)
    for base in ("ratscrew", "slapjack", "beggar_my_neighbour"):
        assert read(tomllib.loads(write_file(rules, base))) == rules


def test_a_preset_is_a_line() -> None:
    assert write_file(parse_rules("snap"), "snap") == 'preset = "snap"\n'
