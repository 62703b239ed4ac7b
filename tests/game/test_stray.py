"""Hands that were meant for a card which no longer lies on top (EDGES 11)."""

from typing import Any

import pytest

from firsthand import actions as a
from firsthand.dice import seeded
from firsthand.errors import NoSlaps, Out
from firsthand.events import Event, Paid, Slapped
from firsthand.game import State, apply, set_up
from tests.tabletop import cards as read
from tests.tabletop import rules_of


def game(name: str = "ratscrew", pile: str = "7H KC 7D", **options: Any) -> State:
    """Three seats with three cards each; seat 0 leads."""
    hands = tuple(read(hand) for hand in ("2H 3H 4H", "2C 3C 4C", "2D 3D 4D"))
    changed = {key.replace("__", "."): value for key, value in options.items()}
    return set_up(rules_of(name, changed), hands, seeded(1), pile=read(pile))


def after(state: State, *actions: a.AnyAction) -> tuple[State, list[Event]]:
    told: list[Event] = []
    for number, action in enumerate(actions, 1):
        state, events = apply(state, action, 1_000 * number)
        told += events
    return state, told


def verdicts(events: list[Event]) -> list[str]:
    return [event.verdict for event in events if isinstance(event, Slapped)]


def test_a_late_hand_is_free() -> None:
    state, events = after(game(), a.Stray(1, 900, 0, late=True))
    assert verdicts(events) == ["late"]
    assert state.table.counts == (3, 3, 3)


def test_a_false_hand_pays_though_the_newest_card_may_be_slapped() -> None:
    state, events = after(game(), a.Stray(1, 900, 0))
    assert verdicts(events) == ["bad"]
    assert state.table.counts == (3, 2, 3)
    assert state.table.burned == 1


@pytest.mark.parametrize(("seat", "flipper", "to"), [(2, 0, 0), (2, 1, 1), (0, 0, 1)])
def test_a_22_the_penalty_goes_to_who_turned_the_card_that_was_slapped(
    seat: int, flipper: int, to: int
) -> None:
    state, _ = after(game("slapjack", "2S"), a.Flip(0), a.Flip(1))
    state, events = after(state, a.Stray(seat, 2_500, flipper))
    assert [event.to for event in events if isinstance(event, Paid)] == [to]


def test_who_is_out_gets_no_penalty() -> None:
    state, _ = after(game("slapjack", "2S"), a.Flip(0), a.Flip(1), a.Leave(0))
    state, events = after(state, a.Stray(2, 2_500, 0))
    assert [event.to for event in events if isinstance(event, Paid)] == [1]


def test_a_hand_while_the_pile_is_rebuilt_does_not_count() -> None:
    _, events = after(game(), a.Disrupt(0), a.Stray(1, 900, 0))
    assert verdicts(events) == ["void"]


def test_nobody_slaps_where_nothing_is_slapped() -> None:
    with pytest.raises(NoSlaps):
        after(game("beggar_my_neighbour"), a.Stray(1, 900, 0))


def test_who_is_out_does_not_slap() -> None:
    with pytest.raises(Out):
        after(game(), a.Leave(1), a.Stray(1, 900, 0))
