"""docs/JUDGE.md tells what ``firsthand fairness`` finds."""

from pathlib import Path

import pytest

from firsthand.judge import Policy
from firsthand.judge.fairness import Setting, figure, report, simulated

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
