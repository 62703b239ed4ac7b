"""The verdict on a race as it is told."""

from typing import Any

import pytest
from msgspec.structs import replace

from firsthand import actions as a
from firsthand.dice import seeded
from firsthand.events import AnyEvent
from firsthand.game import apply, set_up
from firsthand.judge import Credit
from firsthand.notation import parse_cards
from firsthand.room.awards import Case, award, joining
from firsthand.room.messages import Award, HandNote
from firsthand.rules import amended, preset

HANDS = {0: Credit(0, 300, "claim"), 1: Credit(1, 250.5, "clamped")}


def told(pile: str, options: dict[str, Any] | None = None, **judged: Any) -> Award:
    """The award of a race of two hands, or of the seats given, on a pile."""
    rules = amended(preset("ratscrew"), options or {})
    hands = judged.pop("hands", HANDS)
    state = set_up(
        rules, (parse_cards("2H 3H"), parse_cards("2C 3C")), seeded(1), pile=parse_cards(pile)
    )
    slap = a.Slap(tuple(a.Hand(seat, round(credit.time)) for seat, credit in hands.items()))
    _, events = apply(state, slap, 500)
    found = award(Case(7, rules, state.table, events, hands, **judged))
    assert found is not None
    return found


def test_a_race_that_was_won() -> None:
    found = told("KS 2D 9C 7H KC 7D")
    assert (found.k, found.winner, found.reason, found.why) == (7, 1, "fastest", "")
    assert found.line == "250 ms: sandwich 7-K-7"
    assert found.patterns == ("sandwich",)
    assert found.hands == (
        HandNote(1, 250.5, "clamped", "won"),
        HandNote(0, 300, "claim", "lost", margin=49.5),
    )
    assert found.pile == parse_cards("2D 9C 7H KC 7D")
    assert found.cards == (0, 1, 2)


def test_the_pile_is_told_as_deep_as_its_pattern_goes() -> None:
    found = told("7S KS 2D 9C 8H KC 7D", {"slap.patterns": ["top_bottom"]})
    assert len(found.pile) == 7
    assert found.cards == (0, 6)


def test_of_several_patterns_all_are_told_and_one_makes_the_line() -> None:
    found = told("7S 7D", {"slap.patterns": ["double", "top_bottom"]})
    assert found.patterns == ("double", "top_bottom")
    assert found.line == "250 ms: double 7-7"


def test_a_tie_says_how_it_was_settled() -> None:
    found = told("7S 7D", tied=True)
    assert found.reason == "tie"
    assert found.why.startswith("A dead heat:")


def test_a_verdict_that_patience_brought_says_so() -> None:
    assert told("7S 7D").why == ""
    assert told("7S 7D", forced=True).why == "The judge waited no longer: one line was too slow."
    both = told("7S 7D", tied=True, forced=True).why
    assert both.startswith("A dead heat:")
    assert both.endswith("too slow.")


def test_a_false_slap_says_why_and_what_it_cost() -> None:
    found = told("7S 9D", {"penalty.count": 2}, hands={0: HANDS[0]})
    assert (found.winner, found.reason, found.cards) == (-1, "bad", ())
    assert found.line == "not a slap: 9 on 7"
    assert found.why.endswith("makes no double and no sandwich. It costs two cards.")


def test_a_false_slap_may_cost_the_pile() -> None:
    rules = amended(preset("ratscrew"), {"penalty.to": "lose_pile"})
    state = set_up(rules, (parse_cards("2H 9H"), parse_cards("2C 3C")), seeded(1))
    state, _ = apply(state, a.Flip(0), 10)
    _, events = apply(state, a.Slap((a.Hand(1, 500),)), 500)
    found = award(Case(1, rules, state.table, events, {1: Credit(1, 490, "claim")}))
    assert found is not None
    assert found.why.endswith("It costs the pile.")


def test_where_hands_end_differently_the_false_one_is_explained() -> None:
    hands = {0: HANDS[0], 1: HANDS[1]}
    options = {"penalty.when_empty": "eliminate", "slap.once_per_card": True}
    assert told("7S 9D", options, hands=hands).reason == "bad"


def test_a_hand_after_the_end_has_no_effect() -> None:
    rules = preset("ratscrew")
    state = set_up(rules, ((), parse_cards("2C 3C")), seeded(1), pile=parse_cards("7S"), first=1)
    slap = a.Slap((a.Hand(0, 300), a.Hand(1, 400)))
    _, events = apply(state, slap, 500)
    late = tuple(event for event in events if getattr(event, "seat", 0) == 1)
    found = award(Case(1, rules, state.table, late, {1: Credit(1, 400, "claim")}))
    assert found is not None
    assert (found.line, found.why) == ("no effect", "The pile was decided already.")


@pytest.mark.parametrize("events", [(), (1, 2)])
def test_where_no_hand_came_down_there_is_nothing_to_tell(events: tuple[AnyEvent, ...]) -> None:
    rules = preset("ratscrew")
    state = set_up(rules, (parse_cards("2H"), parse_cards("2C")), seeded(1))
    _, flipped = apply(state, a.Flip(0), 10)
    assert award(Case(1, rules, state.table, flipped if events else (), {})) is None


def test_a_late_hand_joins_a_race_once() -> None:
    won = told("7S 7D", hands={1: HANDS[1]})
    hand = HandNote(0, 400, "claim", "late")
    late = Award(7, -1, "late", (hand,), (), "too late", "Too late: Ben had the pile.", (), ())
    joined = joining(won, late)
    assert joined is not None
    assert joined.hands == (*won.hands, replace(hand, margin=149.5))
    assert (joined.winner, joined.line, joined.why) == (1, won.line, late.why)
    assert joining(joined, late) is None
