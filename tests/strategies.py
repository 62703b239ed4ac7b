"""What hypothesis draws: rule sets from all options."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from firsthand.rules import Rules
from tests.drawing import drawn_rules


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Draw a rule set from all options."""

    def choose(values: Sequence[Any]) -> Any:
        return draw(st.sampled_from(values))

    return drawn_rules(choose)
