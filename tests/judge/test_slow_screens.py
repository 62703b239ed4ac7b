"""Slow screens that a table trusts: how much more is believed, and how long is waited for it."""

from firsthand.judge import Lag, LagTracker, lag_of, landed, revealed, sampled, shown
from tests.judge.races import HERE, POLICY, final, race, times, until


def tracked(*, trusts: bool = True) -> LagTracker:
    """A line of 20 ms at a reveal."""
    found = LagTracker()
    for _ in range(8):
        found = sampled(POLICY, found, 20)
    return revealed(POLICY, found, trusts=trusts)


def test_what_the_screen_took_is_believed_up_to_a_bound() -> None:
    assert lag_of(POLICY, shown(POLICY, tracked(), 65)).screen == 45
    assert lag_of(POLICY, shown(POLICY, tracked(), 300)).screen == POLICY.screen == 60
    assert lag_of(POLICY, shown(POLICY, tracked(), 12)).screen == 0


def test_the_first_word_counts_and_only_where_the_table_trusts() -> None:
    once = shown(POLICY, tracked(), 30)
    assert shown(POLICY, once, 300) == once
    never = tracked(trusts=False)
    assert shown(POLICY, never, 65) == never
    again = revealed(POLICY, shown(POLICY, tracked(), 65))
    assert (again.screen, again.unseen) == (0, False)


def test_a_hand_from_a_slow_screen_counts_as_pressed() -> None:
    slow = Lag(screen=50)
    late = {0: (420.0, 330.0), 1: (360.0, 350.0)}
    assert times(final(race(late, lags=(HERE, HERE, HERE))).evidence)[0] == (1, 350, "claim")
    trusted = final(race(late, lags=(slow, HERE, HERE))).evidence
    assert times(trusted)[0] == (0, 330, "claim")
    assert (trusted[0].allowance, trusted[0].screen) == (94, 50)
    assert times(final(race(late, lags=(slow._replace(on_probation=True), HERE, HERE))).evidence)[
        0
    ] == (1, 350, "claim")


def test_until_a_screen_shows_the_card_it_is_waited_for() -> None:
    unseen = Lag(unseen=True)
    plain = until(race({0: (310, 300)}))
    assert until(race({0: (310, 300)}, lags=(HERE, HERE, unseen))) == plain + POLICY.screen
    assert until(race({0: (310, 300)}, lags=(HERE, HERE, Lag(screen=25)))) == plain + 25
    awaited = Lag(unseen=True, awaited=True)
    longer = until(race({0: (310, 300)}, lags=(HERE, HERE, awaited._replace(unseen=False))))
    assert until(race({0: (310, 300)}, lags=(HERE, HERE, awaited))) == longer + POLICY.screen


def test_an_unmeasured_line_is_judged_by_arrival_all_the_same() -> None:
    unknown = Lag(measured=False, screen=50, unseen=True)
    assert times(final(race({0: (420, 330)}, lags=(unknown, HERE, HERE))).evidence)[0][1] == 420


def test_the_audit_does_not_hold_a_slow_screen_against_anybody() -> None:
    def audited(elapsed: float) -> LagTracker:
        found = tracked()
        for _ in range(40):
            found = shown(POLICY, revealed(POLICY, found, trusts=True), elapsed)
            lags = (lag_of(POLICY, found), HERE, HERE)
            (credit,) = final(race({0: (390.0, 300.0)}, lags=lags)).evidence
            found = landed(POLICY, found, credit)
        return revealed(POLICY, found)

    assert audited(80).at_reveal.on_probation is False
    assert audited(20).at_reveal.on_probation is True
