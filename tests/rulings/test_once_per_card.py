"""False slaps on earlier cards: each card costs a seat once (R-9)."""

import pytest

from firsthand import actions as a
from firsthand.dice import seeded
from firsthand.game import State, apply, set_up
from firsthand.notation import format_table, parse_table
from tests.tabletop import cards as read
from tests.tabletop import rules_of


def game(**options: object) -> State:
    """Three seats; 4D, then 6S, then 8C have been turned, by 0, 1 and 2."""
    hands = tuple(read(hand) for hand in ("4D 2H 3H 9H", "6S 2C 3C 9C", "8C 2D 3D 9D"))
    changed = {name.replace("__", "."): value for name, value in options.items()}
    state = set_up(rules_of("ratscrew", changed), hands, seeded(1), pile=read("KC 10H"))
    for seat in range(3):
        state, _ = apply(state, a.Flip(seat), 1_000 * seat)
    return state


def held(state: State, *flips: int) -> list[int]:
    """Slap wrongly the cards after so many flips, and return what seat 1 holds after each."""
    counts = []
    for number, card in enumerate(flips):
        at = 3_000 + 100 * number
        hand = a.Stray(1, at, 0, flips=card) if card < 3 else a.Slap((a.Hand(1, at),))
        state, _ = apply(state, hand, at)
        assert parse_table(format_table(state.table)) == state.table
        counts.append(state.table.counts[1])
    return counts


@pytest.mark.parametrize(
    ("flips", "costs"),
    [
        ((1, 1), [2, 2]),
        ((1, 2), [2, 1]),
        ((1, 3, 1, 3), [2, 1, 1, 1]),
        ((3, 1, 3, 1), [2, 1, 1, 1]),
        ((2, 3, 1, 2), [2, 1, 0, 0]),
    ],
)
def test_r_9_each_card_costs_once_in_any_order(flips: tuple[int, ...], costs: list[int]) -> None:
    assert held(game(), *flips) == costs


def test_r_9_each_slap_pays_where_the_rules_say_so() -> None:
    assert held(game(slap__once_per_card=False), 1, 1, 3) == [2, 1, 0]


def test_an_older_record_that_names_no_card_means_the_newest() -> None:
    assert held(game(), -1, 3) == [2, 2]


def test_r_9_a_slap_before_a_flip_is_remembered_after_it() -> None:
    state, _ = apply(game(), a.Slap((a.Hand(1, 2_500),)), 2_500)
    state, _ = apply(state, a.Flip(0), 2_600)
    state, _ = apply(state, a.Stray(1, 2_700, 2, flips=3), 2_700)
    assert state.table.counts[1] == 2


def test_r_9_a_free_slap_on_an_earlier_card_lengthens_no_lock() -> None:
    state, _ = apply(game(slap__lockout_ms=500), a.Stray(1, 3_000, 0, flips=1), 3_000)
    state, _ = apply(state, a.Stray(1, 3_501, 0, flips=1), 3_501)
    state, events = apply(state, a.Slap((a.Hand(1, 3_600),)), 3_600)
    assert [event.verdict for event in events if hasattr(event, "verdict")] == ["bad"]
    assert state.table.counts[1] == 1
