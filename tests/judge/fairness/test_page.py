"""docs/JUDGE.md tells what ``firsthand fairness`` finds."""

import re
from pathlib import Path
from typing import get_args

import pytest

from firsthand.judge import Policy
from firsthand.judge.fairness import (
    ATTACKS,
    CHOICES,
    SCREENS,
    Setting,
    figure,
    report,
    simulated,
)
from firsthand.room.messages import Told
from firsthand.sentences import say, text

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "JUDGE.md").read_text(encoding="utf-8")


@pytest.mark.soak
def test_the_figure_is_what_the_command_draws() -> None:
    setting = Setting()
    drawn = figure(report(setting, simulated(setting)))
    assert (DOCS / "fairness.svg").read_text(encoding="utf-8") == drawn


def test_the_page_gives_the_judges_own_constants() -> None:
    policy = Policy()
    quiet = policy.jitter_least + policy.paint
    restless = policy.jitter_most + policy.paint
    for words in (
        f"({policy.jitter_least} to {policy.jitter_most} ms) and {policy.paint} ms of painting",
        f"At the longest it waits {policy.patience} ms",
        f"Hands within {policy.band} ms of the first are a tie** ({policy.band_screen} ms",
        f"Nobody is faster than {policy.cutoff} ms",
        f"at most {quiet} ms on a quiet line and {restless} on a restless one",
        f"believed to {policy.probation} ms",
        f"({policy.spike} ms each)",
    ):
        assert words in " ".join(PAGE.split())


def test_every_message_to_a_page_has_its_row_and_its_test() -> None:
    rows = [line for line in PAGE.splitlines() if "| `tests/" in line]
    tags = {kind.__struct_config__.tag for kind in get_args(Told)}
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert tags <= named
    for path in re.findall(r"`(tests/[\w/]+\.py)`", PAGE):
        assert (DOCS.parent / path).is_file(), path


def test_every_attack_and_screen_has_its_row() -> None:
    for attack in ATTACKS:
        assert f"{attack.cheat:<16}{attack.table:<14}" in PAGE
    for screen in SCREENS:
        assert text(say("fairness-screen", screen=screen)) in PAGE
    for choice in CHOICES:
        assert text(say("fairness-setting", setting=choice.kind)) in PAGE
