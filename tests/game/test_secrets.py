"""What nobody may know shows in nothing: other hidden cards come to the very same events."""

from random import Random

import msgspec
import pytest

from firsthand import events as e
from firsthand.cards import pack
from firsthand.dice import seeded, shuffled
from firsthand.errors import Illegal
from firsthand.game import State, apply, deal
from tests.drawing import drawn_rules
from tests.playing import PAUSES, drawn_action


def rehidden(state: State, shown: set[int], random: Random) -> State:
    """Return a state whose hidden cards have changed places, but for some."""
    hidden = [c for part in (*state.stocks, state.burned) for c in part if c not in shown]
    random.shuffle(hidden)

    def part(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card if card in shown else hidden.pop() for card in cards)

    stocks = tuple(part(stock) for stock in state.stocks)
    return msgspec.structs.replace(state, stocks=stocks, burned=part(state.burned))


@pytest.mark.parametrize("seed", range(60))
def test_no_event_depends_on_a_card_that_stays_hidden(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - the same game every time
    rules = drawn_rules(random.choice)
    deck, dice = shuffled(pack(1, min(4, rules.pack.jokers)), seeded(seed))
    state, _ = deal(rules, random.randint(2, 6), deck[: random.choice((12, 52))], dice)
    at = 0
    for _ in range(80):
        at += random.choice(PAUSES)
        action = drawn_action(state, random.choice, at)
        try:
            after, events = apply(state, action, at)
        except Illegal:
            continue
        shown = {card for event in events if isinstance(event, e.Flipped) for card in event.cards}
        if rules.end.repeat == "off":
            other, told = apply(rehidden(state, shown, random), action, at)
            assert told == events
            assert other.table == after.table
        state = after


def test_a_table_has_no_field_for_what_is_hidden() -> None:
    state, _ = deal(drawn_rules(Random(1).choice), 2, pack(), seeded(1))  # noqa: S311 - repeatable
    open_fields = set(state.table.__struct_fields__)
    secret = set(state.__struct_fields__) - {"table", "rules"}
    assert secret == {"stocks", "burned", "dice", "passed", "payer", "window_at", "seen"}
    assert open_fields & secret == {"burned"}
    assert isinstance(state.table.burned, int), "a count alone"
