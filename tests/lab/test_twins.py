"""The kernel's twin is the engine: whatever is played, both come to the same, row by row."""

from collections import Counter
from functools import cache
from typing import NamedTuple, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand import events as e
from firsthand.game.refusals import REFUSALS
from firsthand.lab.compiling import COMPILES
from firsthand.rules import catalogue, options
from firsthand.rules.checks import Choice
from tests.drawing import VALUES, drawn_rules
from tests.lab.twins import Drawn, compare, drawn, occurring

pytestmark = [pytest.mark.usefixtures("checked"), pytest.mark.uncounted]

BATCH = 500
GAMES = 4_500 if COMPILES else 600
DRAWN = 500 if COMPILES else 20
"""Games from seeds, and games that hypothesis draws: uncompiled, fewer must do."""


@cache
def seeded_batch(start: int) -> Counter[object]:
    """Compare some games, and count what they show."""
    seen: Counter[object] = Counter()
    for seed in range(start, start + min(BATCH, GAMES)):
        rules, seats, cards = drawn(seed)
        seen += occurring(rules, compare(rules, seats, seed, cards=cards))
    return seen


@pytest.mark.parametrize("start", range(0, GAMES, BATCH))
def test_kernel_and_engine_agree_under_drawn_rules(start: int) -> None:
    assert seeded_batch(start)


REPEATS = 6_337
"""The seed of a drawn game that ends because a state repeats."""


@cache
def repeating() -> Counter[object]:
    """Compare a game that repeats a state, and count what it shows."""
    rules, seats, cards = drawn(REPEATS)
    return occurring(rules, compare(rules, seats, REPEATS, cards=cards))


def test_a_state_that_repeats_ends_both() -> None:
    assert repeating()["Won", "why", "repeat"] == 1


class Game(NamedTuple):
    """What hypothesis draws, and the seed of a script."""

    drawn: Drawn
    seed: int


@st.composite
def games(draw: st.DrawFn) -> Game:
    rules = drawn_rules(lambda values: draw(st.sampled_from(list(values))))
    seats = draw(st.integers(2, 8))
    cards = draw(st.sampled_from((0, seats, 2 * seats, 12 + seats, 30)))
    return Game(Drawn(rules, seats, cards), draw(st.integers(0, 1 << 30)))


@settings(deadline=None, max_examples=DRAWN)
@given(games())
def test_kernel_and_engine_agree_where_hypothesis_looks(game: Game) -> None:
    rules, seats, cards = game.drawn
    compare(rules, seats, game.seed, cards=cards, actions=100)


def test_nothing_goes_without_comparison() -> None:
    """Every option, pattern, event, verdict, end and refusal is seen in the comparison."""
    seen = sum((seeded_batch(start) for start in range(0, GAMES, BATCH)), repeating())
    wanted: set[object] = {kind.__name__ for kind in get_args(e.AnyEvent)}
    wanted |= {("Slapped", "verdict", verdict) for verdict in get_args(e.Verdict)}
    wanted |= {("PileTaken", "why", why) for why in get_args(e.TakenBy)}
    wanted |= {("SeatOut", "why", why) for why in get_args(e.OutBy)}
    wanted |= {("Paid", "why", why) for why in get_args(e.PaidFor)}
    wanted |= {("Won", "why", why) for why in get_args(e.WonBy)}
    wanted |= {("PileTaken", "drawn", True), ("PileTaken", "comeback", True)}
    wanted |= {("earlier", "first"), ("earlier", "again")}
    wanted |= {("refused", number) for number in range(1, 1 + len(REFUSALS))}
    wanted |= {("pattern", rule.pattern.kind, rule.pattern.flag) for rule in catalogue()}
    missing = wanted - seen.keys()
    assert missing == set() if COMPILES else len(missing) < 5
    for name, check in options().items():
        found = {key[1] for key in seen if isinstance(key, tuple) and key[0] == name}
        assert len(found) > 1, name
        if isinstance(check, Choice):
            assert found == set(map(str, check.values)), name
        assert len(found) >= len(set(map(str, VALUES[name]))), name


@pytest.mark.soak
@pytest.mark.parametrize("start", range(100_000, 120_000, BATCH))
def test_twenty_thousand_games_agree(start: int) -> None:
    assert seeded_batch(start)
