"""Handicaps in a race: what is taken off a hand, and how long it is waited for."""

from typing import Any

import pytest

from firsthand.judge import Final, Hand, Lag, Move, Race, agreed, judge
from firsthand.rules import amended, preset
from tests.judge.races import BOT, HERE, POLICY, final, race, times, until


def aided(hands: dict[int, tuple[float, float, float]], **known: Any) -> Race:
    """A race of hands with arrival, claim and handicap by seat."""
    plain = race({seat: hand[:2] for seat, hand in hands.items()}, **known)
    down = tuple(hand._replace(handicap=hands[hand.seat][2]) for hand in plain.hands)
    most = [hands[seat][2] if seat in hands else 0 for seat in range(3)]
    return plain._replace(hands=down, handicaps=known.get("handicaps", tuple(most)))


def test_a_handicap_is_taken_off_the_time_that_counts() -> None:
    verdict = final(aided({0: (310, 300, 0), 1: (380, 370, 120)}))
    assert (verdict.winner, verdict.reason) == (1, "fastest")
    assert times(verdict.evidence) == ((1, 250, "claim"), (0, 300, "claim"))
    child, other = verdict.evidence
    assert (child.handicap, child.full, child.claim, child.arrival) == (120, 370, 370, 380)
    assert (other.handicap, other.margin) == (0, 50)


def test_it_may_leave_less_than_nothing_and_the_cutoff_goes_by_the_press() -> None:
    verdict = final(aided({0: (150, 20, 300), 1: (150, 140, 300)}))
    assert times(verdict.evidence) == ((0, -194, "clamped"), (1, -160, "claim"))
    early = final(aided({0: (110, 20, 300)}))
    assert early.evidence[0].full == POLICY.cutoff


def test_a_clamp_bounds_the_press_and_not_what_is_left_of_it() -> None:
    (late,) = final(aided({0: (500, 300, 100)})).evidence
    assert (late.full, late.credited, late.how) == (456, 356, "clamped")


def test_who_has_a_handicap_is_waited_for_that_much_longer() -> None:
    known = {"handicaps": (0, 0, 120)}
    assert until(aided({0: (310, 300, 0)}, **known)) == 1000 + 304 + 44 + 120 + 1
    plain = until(race({0: (310, 300)}))
    assert until(aided({0: (310, 300, 0)}, handicaps=(0, 0, 0))) == plain
    gone = frozenset({2})
    assert until(aided({0: (310, 300, 0)}, gone=gone, **known)) == plain
    lags = (HERE, HERE, BOT)
    assert until(aided({0: (310, 300, 0)}, lags=lags, **known)) == plain


def test_a_watermark_of_who_has_a_handicap_reaches_that_much_less_far() -> None:
    known: dict[str, Any] = {"gone": frozenset({1}), "handicaps": (0, 0, 120)}
    near = aided({0: (310, 300, 0)}, watermarks=(-1, -1, 423), **known)
    assert until(near) == 1469
    far = near._replace(watermarks=(-1, -1, 424))
    assert final(far, now=1311).winner == 0


def test_patience_is_longer_by_the_greatest_handicap() -> None:
    slow = Lag(min_rtt=900, high_rtt=900)
    known = {"lags": (HERE, slow, HERE), "sent": (1000, 1300, 1000), "handicaps": (0, 120, 30)}
    given = aided({0: (310, 300, 0), 2: (320, 310, 30)}, **known)
    assert until(given) == 1310 + POLICY.patience + 120
    assert final(given, now=1880).forced


def test_a_flip_races_what_is_left_of_a_hand() -> None:
    given = aided({0: (560, 550, 100)}, gone=frozenset({1, 2}))
    flip = (Move(1, 1510, 500),)
    assert final(given._replace(flips=flip)).by == "slap"
    late = aided({0: (660, 650, 100)}, gone=frozenset({1, 2}))
    assert final(late._replace(flips=flip)).by == "flip"


def test_a_deadline_too() -> None:
    given = aided({0: (1060, 1050, 100)}, deadlines=(1000,), gone=frozenset({1, 2}))
    assert final(given).by == "slap"
    assert final(given._replace(deadlines=(940,))).by == "deadline"


def test_false_hands_pay_in_the_order_of_their_presses() -> None:
    hands = {0: (310.0, 300.0, 0.0), 1: (340.0, 330.0, 200.0)}
    known: dict[str, Any] = {"slappable": False, "handicaps": (0, 200, 200)}
    verdict = judge(POLICY, aided(hands, **known), 9000)
    assert isinstance(verdict, Final)
    assert times(verdict.evidence) == ((0, 300, "claim"), (1, 330, "claim"))
    assert [hand.handicap for hand in verdict.evidence] == [0, 0]
    plain = judge(POLICY, race({0: (310, 300), 1: (340, 330)}, slappable=False), 1330)
    assert judge(POLICY, aided(hands, **known), 1330) == plain, "nor is anybody waited for longer"


def test_on_one_screen_its_clock_separates_what_is_left_of_hands() -> None:
    screens = (4, 4, -1)
    apart = aided({0: (310, 300, 0), 1: (340, 330, 22)}, screens=screens, gone=frozenset({2}))
    assert final(apart).reason == "fastest"
    together = aided({0: (310, 300, 0), 1: (340, 330, 28)}, screens=screens, gone=frozenset({2}))
    assert final(together).reason == "tie"


@pytest.mark.parametrize(("handicap", "winner"), [(5, 0), (9, 1)])
def test_a_tie_by_arrival_counts_what_is_left_of_it(handicap: float, winner: int) -> None:
    rules = amended(preset("ratscrew"), {"tie.goes_to": "arrival", "tie.window_ms": 20})
    given = aided({0: (310, 300, 0), 1: (317, 303, handicap)})
    assert final(given, policy=agreed(rules)).winner == winner


def test_the_device_of_a_hand_is_in_the_evidence() -> None:
    hands = (Hand(0, 1310, 300, device="touch"), Hand(1, 1320, 310))
    evidence = final(race()._replace(hands=hands)).evidence
    assert [hand.device for hand in evidence] == ["touch", ""]
