"""The verdict on a race as it is told."""

from typing import Any

import pytest
from msgspec.structs import replace

from firsthand import actions as a
from firsthand.dice import seeded
from firsthand.events import AnyEvent
from firsthand.game import apply, set_up
from firsthand.game.state import next_to_flip
from firsthand.notation import parse_cards
from firsthand.record import How, JudgedHand
from firsthand.room.messages import DeadHeat, HandView, RaceResult
from firsthand.room.views.race_result import Case, Context, result_of, with_late_hands
from firsthand.room.views.wording import dead_heat
from firsthand.rules import amended, preset
from firsthand.sentences import say
from tests.words import said


def hand(seat: int, credited: float, how: How = "claim") -> JudgedHand:
    """A hand of which nothing is known but what it was credited with."""
    return JudgedHand(seat, 0, 0, 0, credited, how)


HANDS = {0: hand(0, 300, "claim"), 1: hand(1, 250.5, "clamped")}


def told(pile: str, options: dict[str, Any] | None = None, **judged: Any) -> RaceResult:
    """The result of a race of two hands, or of the seats given, on a pile."""
    rules = amended(preset("ratscrew"), options or {})
    hands = judged.pop("hands", HANDS)
    state = set_up(
        rules, (parse_cards("2H 3H"), parse_cards("2C 3C")), seeded(1), pile=parse_cards(pile)
    )
    down = tuple(a.Hand(seat, round(credit.credited)) for seat, credit in hands.items())
    slap = a.Slap(down, judged.pop("order", ()))
    _, events = apply(state, slap, 500)
    first = judged.pop("first", next_to_flip(state.table))
    known = Context(7, state.table, first, hands, **judged)
    result = result_of(Case(rules, events, known))
    assert result is not None
    return result


def test_a_race_that_was_won() -> None:
    result = told("KS 2D 9C 7H KC 7D")
    assert (result.k, result.winner, result.reason, said(result.why)) == (7, 1, "fastest", "")
    assert said(result.line) == "250 ms: sandwich 7-K-7"
    assert result.patterns == ("sandwich",)
    assert result.hands == (
        HandView(1, 0, 0, 0, 250.5, "clamped", verdict="won"),
        HandView(0, 0, 0, 0, 300, "claim", 49.5, verdict="lost"),
    )
    assert result.pile == parse_cards("2D 9C 7H KC 7D")
    assert result.cards == (0, 1, 2)


def test_the_pile_is_told_as_deep_as_its_pattern_goes() -> None:
    result = told("7S KS 2D 9C 8H KC 7D", {"slap.patterns": ["top_bottom"]})
    assert len(result.pile) == 7
    assert result.cards == (0, 6)


def test_of_several_patterns_all_are_told_and_one_makes_the_line() -> None:
    result = told("7S 7D", {"slap.patterns": ["double", "top_bottom"]})
    assert result.patterns == ("double", "top_bottom")
    assert said(result.line) == "250 ms: double 7-7"


HEAT = {0: hand(0, 304, "claim"), 1: hand(1, 300, "claim")}
TOLD_HEAT = "4 ms apart is too close to call here (up to 10 ms). House rule: "


def test_a_dead_heat_says_how_close_it_was_and_how_it_was_settled() -> None:
    result = told("7S 7D", hands=HEAT, level=10)
    assert result.reason == "tie"
    assert said(result.why) == TOLD_HEAT + "who flips sooner takes it."
    assert result.heat == DeadHeat(4, 10, (1, 0), "nearer")


def test_the_line_of_a_dead_heat_names_who_takes_the_pile() -> None:
    told_so = dead_heat(DeadHeat(4, 10, (0, 2), "next"), "Wren")
    assert said(told_so) == "Dead heat, 4 ms: Wren is next, Wren takes it"


@pytest.mark.parametrize(("first", "by"), [(1, "next"), (0, "nearer"), (-1, "nearer")])
def test_who_is_next_is_who_was_next_as_the_card_was_shown(first: int, by: str) -> None:
    hands = {0: hand(0, 300, "claim"), 1: hand(1, 304, "claim")}
    result = told("7S 7D", hands=hands, level=10, order=(1, 0), first=first)
    assert (result.winner, result.heat and result.heat.by) == (1, by)


@pytest.mark.parametrize(
    ("goes_to", "by", "rule"),
    [
        ("next_flipper", "next", "the next to flip takes it."),
        ("arrival", "first", "the hand that came in first takes it."),
        ("random", "lot", "one of them takes it by lot."),
    ],
)
def test_each_tie_rule_is_said(goes_to: str, by: str, rule: str) -> None:
    options = {"tie.goes_to": goes_to, "tie.window_ms": 4}
    result = told("7S 7D", options, hands=HEAT, level=10)
    assert result.heat is not None
    assert result.heat.by == by
    assert said(result.why) == TOLD_HEAT + rule


@pytest.mark.parametrize(
    ("apart", "how", "level", "limit"),
    [
        (4, "claim", None, 4),
        (5, "claim", None, None),
        (4, "drawn", None, None),
        (4, "claim", 0, None),
    ],
)
def test_where_nobody_kept_it_the_times_tell_a_dead_heat(
    apart: int, how: Any, level: float | None, limit: float | None
) -> None:
    hands = {0: hand(0, 300 + apart, how), 1: hand(1, 300, how)}
    result = told("7S 7D", hands=hands, level=level)
    assert (result.heat and result.heat.limit) == limit


def test_the_winner_of_a_dead_heat_may_be_the_slower() -> None:
    hands = {0: hand(0, 300, "drawn"), 1: hand(1, 320, "drawn")}
    result = told("7S 7D", hands=hands, order=(1, 0), level=None)
    assert (result.winner, result.heat and result.heat.seats) == (1, (0,))


def test_a_hand_before_the_winner_that_did_not_count_says_why() -> None:
    options = {"slap.gesture": "salute"}
    rules = amended(preset("ratscrew"), options)
    hands = {0: hand(0, 200, "claim"), 1: hand(1, 300, "claim")}
    state = set_up(
        rules, (parse_cards("2H 3H"), parse_cards("2C 3C")), seeded(1), pile=parse_cards("7S 7D")
    )
    state, _ = apply(state, a.Gesture(1), 100)
    _, events = apply(state, a.Slap((a.Hand(0, 200), a.Hand(1, 300))), 500)
    result = result_of(Case(rules, events, Context(7, state.table, 0, hands)))
    assert result is not None
    assert [said(hand.why) for hand in result.hands] == ["It did not count: salute first.", ""]


def test_a_verdict_that_patience_brought_says_so() -> None:
    assert said(told("7S 7D").why) == ""
    assert told("7S 7D").heat is None
    assert (
        said(told("7S 7D", forced=True).why) == "The judge waited no longer: one line was too slow."
    )
    both = said(told("7S 7D", hands=HEAT, level=4, forced=True).why)
    assert both.startswith("4 ms apart")
    assert both.endswith("too slow.")


def test_a_false_slap_says_why_and_what_it_cost() -> None:
    result = told("7S 9D", {"penalty.count": 2}, hands={0: HANDS[0]})
    assert (result.winner, result.reason, result.cards) == (-1, "bad", ())
    assert said(result.line) == "not a slap: 9 on 7"
    assert said(result.why).endswith("makes no double and no sandwich. It costs two cards.")


def test_a_false_slap_may_lock_a_seat() -> None:
    result = told("7S 9D", {"slap.lockout_until": "pile"}, hands={0: HANDS[0]})
    assert said(result.why).endswith("Further slaps do not count until a pile is taken.")


def test_a_false_slap_may_cost_the_pile() -> None:
    rules = amended(preset("ratscrew"), {"penalty.to": "lose_pile"})
    state = set_up(rules, (parse_cards("2H 9H"), parse_cards("2C 3C")), seeded(1))
    state, _ = apply(state, a.Flip(0), 10)
    _, events = apply(state, a.Slap((a.Hand(1, 500),)), 500)
    result = result_of(Case(rules, events, Context(1, state.table, 1, {1: hand(1, 490, "claim")})))
    assert result is not None
    assert said(result.why).endswith("It costs the pile.")


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
    result = result_of(Case(rules, late, Context(1, state.table, 1, {1: hand(1, 400, "claim")})))
    assert result is not None
    assert (said(result.line), said(result.why)) == ("no effect", "The pile was decided already.")


@pytest.mark.parametrize("events", [(), (1, 2)])
def test_where_no_hand_came_down_there_is_nothing_to_tell(events: tuple[AnyEvent, ...]) -> None:
    rules = preset("ratscrew")
    state = set_up(rules, (parse_cards("2H"), parse_cards("2C")), seeded(1))
    _, flipped = apply(state, a.Flip(0), 10)
    assert result_of(Case(rules, flipped if events else (), Context(1, state.table, 1))) is None


TOO_LATE = say("verdict-none", came="late"), (say("verdict-late-for", name="Ben"),)


def test_a_late_hand_joins_a_race_once() -> None:
    won = told("7S 7D", hands={1: HANDS[1]})
    late_hand = HandView(0, 0, 0, 0, 400, "claim", verdict="late")
    late = RaceResult(7, -1, "late", (late_hand,), (), *TOO_LATE, (), ())
    joined = with_late_hands(won, late)
    assert joined is not None
    assert joined.hands == (*won.hands, replace(late_hand, margin=149.5))
    assert (joined.winner, joined.line, joined.why) == (1, won.line, late.why)
    assert with_late_hands(joined, late) is None


def test_a_late_hand_takes_the_reason_of_a_dead_heat_from_nobody() -> None:
    won = told("7S 7D", hands=HEAT, level=4)
    for seat in (2, 3):
        late_hand = HandView(seat, 0, 0, 0, 400, "claim", verdict="late")
        late = RaceResult(7, -1, "late", (late_hand,), (), *TOO_LATE, (), ())
        joined = with_late_hands(won, late)
        assert joined is not None
        won = joined
    assert said(won.why).endswith(
        "House rule: who flips sooner takes it. Too late: Ben had the pile."
    )
    assert won.heat is not None
