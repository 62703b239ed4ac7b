"""When a card is sent to whom (JUDGE.md, Reveal)."""

from firsthand.judge import Lag, farthest, offsets, watches
from tests.judge.races import BOT, POLICY

NEAR, FAR, BEYOND = Lag(min_rtt=20), Lag(min_rtt=200), Lag(min_rtt=700)


def test_a_far_seat_is_sent_its_card_first_so_that_all_see_it_at_one_time() -> None:
    assert offsets(POLICY, (NEAR, FAR, Lag(), BOT)) == (90, 0, 100, 100)


def test_nobody_is_sent_a_card_too_early() -> None:
    assert offsets(POLICY, (NEAR, BEYOND)) == (140, 0)


def test_a_far_seat_is_sent_it_little_earlier_while_somebody_else_is_quick() -> None:
    quick = NEAR._replace(quick=True)
    assert offsets(POLICY, (quick, BEYOND)) == (50, 0)
    assert offsets(POLICY, (NEAR, BEYOND._replace(quick=True))) == (140, 0), "not for himself"
    assert farthest(POLICY, (quick, FAR, BEYOND)) == POLICY.ahead_quick == 60


def test_who_is_gone_holds_nobody_up() -> None:
    assert offsets(POLICY, (NEAR, FAR), gone={1}) == (0, 0)
    assert offsets(POLICY, ()) == ()


def test_onlookers_are_sent_it_when_the_last_seat_should_have_it() -> None:
    assert farthest(POLICY, (NEAR, FAR)) == 100
    assert farthest(POLICY, (NEAR, Lag(min_rtt=200, measured=False))) == 10


def test_far_seats_tell_at_steps_that_they_have_not_pressed() -> None:
    assert list(watches(POLICY)) == [150, 200, 250, 300, 350, 400, 450]
