"""What is kept of one line: round trips, spike credit, the audit (JUDGE.md, Per connection)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.judge import (
    Audit,
    JudgedHand,
    LagTracker,
    TcpInfo,
    allowance,
    answered,
    heard,
    jitter,
    lag_of,
    landed,
    longest,
    measured,
    offsets,
    pressed,
    revealed,
    sampled,
    tunnelled,
    turned,
    unvouched,
    usual,
)
from firsthand.judge.audit import Average, limit, suspect
from tests.judge.races import POLICY

CALM = TcpInfo(rtt=20, variation=5, min_rtt=18)


def line(*rtts: float, tcp_info: TcpInfo | None = None) -> LagTracker:
    """A line with these round trips."""
    found = LagTracker()
    for rtt in rtts:
        found = sampled(POLICY, found, rtt, tcp_info)
    return found


STEADY = line(*(40.0,) * POLICY.samples)
AT_CARD = revealed(POLICY, STEADY)


def slap(late: float, margin: float = 0) -> JudgedHand:
    """A slap that took so many ms from press to arrival, and came so long after the first."""
    return JudgedHand(0, 300, 300 + late, 84, 300, "claim", margin)


# ---- round trips ----------------------------------------------------------------------------


def test_a_line_is_measured_when_there_are_enough_samples() -> None:
    assert not measured(POLICY, line(40, 40, 40, 40)).measured
    assert measured(POLICY, line(44, 40, 42, 41, 43))[:3] == (40, 44, 42)


def test_only_the_newest_samples_count() -> None:
    found = line(1, *range(100, 100 + POLICY.samples))
    assert len(found.rtts) == len(found.raw) == POLICY.samples
    # What a connection could once do is kept: it is believed to be a little slower at the most.
    assert measured(POLICY, found).min_rtt == pytest.approx(1.1 + POLICY.held)
    assert measured(POLICY, found._replace(lowest_rtt=100)).min_rtt == 100


def test_the_kernel_bounds_every_sample() -> None:
    found = line(300, tcp_info=CALM)
    assert list(found.rtts) == [40]
    assert list(found.raw) == [300]


def test_answers_that_are_held_back_gain_next_to_nothing() -> None:
    found = revealed(POLICY, line(*(70,) * 8, tcp_info=CALM))
    assert found.holds
    assert found.at_reveal[:3] == (18, 18, 18)
    assert jitter(POLICY, found.at_reveal) == POLICY.jitter_least
    assert lag_of(POLICY, answered(POLICY, found, 150, CALM)).ping == 0


def test_answers_a_little_above_the_kernels_are_as_they_are() -> None:
    found = revealed(POLICY, line(*(24,) * 8, tcp_info=CALM))
    assert not found.holds
    assert found.at_reveal.min_rtt == 24


DELAYED = TcpInfo(rtt=40, variation=13, min_rtt=5)
"""What the kernel makes of a line of 5 ms whose client delays its acknowledgements by 40 ms."""


def test_delayed_acknowledgements_hide_no_held_answers() -> None:
    known = line(5, *(45,) * 31, tcp_info=DELAYED)
    found = revealed(POLICY, known._replace(during=(45.0,) * 8))
    assert found.holds
    assert found.at_reveal[:3] == (5, 5, 5)


def test_the_kernels_least_is_kept_when_it_has_forgotten_it() -> None:
    found = line(5, tcp_info=DELAYED)
    for _ in range(400):
        found = sampled(POLICY, found, 45, DELAYED._replace(min_rtt=45))
    assert found.lowest_rtt == 5
    assert measured(POLICY, found).min_rtt == 5


def test_a_long_line_varies_so_much_that_none_of_it_is_called_held() -> None:
    wild = TcpInfo(rtt=320, variation=40, min_rtt=300)
    assert not revealed(POLICY, line(300, *(420,) * 31, tcp_info=wild)).holds


ASLEEP = TcpInfo(rtt=95, variation=25, min_rtt=40)
"""What the kernel makes of a radio that saves power, 40 ms away."""


@pytest.mark.parametrize(
    ("during", "holds"), [((90.0,) * 8, False), ((41.0,) * 8, True), ((), True)]
)
def test_a_line_is_slow_itself_if_it_is_so_while_hands_fall(
    during: tuple[float, ...], *, holds: bool
) -> None:
    known = line(*(95,) * 32, tcp_info=ASLEEP)
    assert revealed(POLICY, known._replace(during=during)).holds is holds


def test_the_newest_round_trips_while_hands_fall_are_kept_apart() -> None:
    found = STEADY
    for rtt in range(20):
        found = sampled(POLICY, found, rtt, during=True)
    assert found.during == tuple(range(12, 20))
    assert sampled(POLICY, found, 99).during == found.during


def test_the_answer_behind_a_card_is_no_sample() -> None:
    found = answered(POLICY, revealed(POLICY, line(*(5,) * 8, tcp_info=DELAYED)), 45, DELAYED)
    assert set(found.raw) == {5}


def test_a_card_that_was_sent_again_excuses_its_whole_delay() -> None:
    near = TcpInfo(rtt=6, variation=1, min_rtt=5)
    found = revealed(POLICY, line(*(6,) * 32, tcp_info=near))
    assert lag_of(POLICY, answered(POLICY, found, 130, near)).ping == 10
    again = answered(POLICY, found, 130, near._replace(resent=1))
    assert lag_of(POLICY, again).ping == 130
    assert again.backed
    held = again._replace(holds=True)
    assert lag_of(POLICY, held).ping == 130
    # Its delay counts in no audit either.
    assert (
        landed(POLICY, held, slap(late=140)).audit.slaps
        < landed(POLICY, held._replace(backed=False), slap(late=140)).audit.slaps
    )


def test_what_only_a_near_clients_answer_shows_costs_three_times_as_much() -> None:
    swaying = TcpInfo(rtt=30, variation=20, min_rtt=6)
    found = answered(POLICY, revealed(POLICY, line(*(6,) * 32, tcp_info=swaying)), 80, swaying)
    late = usual(POLICY, found.at_reveal) + 30
    spent = [
        landed(POLICY, one, slap(late)).spent
        for one in (found, found._replace(backed=True), found._replace(lowest_rtt=300))
    ]
    assert spent == pytest.approx([90, 30, 30])


def test_the_audit_believes_no_longer_trip_than_one_in_four_is() -> None:
    swaying = TcpInfo(rtt=30, variation=20, min_rtt=6)
    found = answered(POLICY, revealed(POLICY, line(*(6,) * 32, tcp_info=swaying)), 80, swaying)
    far = found._replace(lowest_rtt=300)
    audits = [landed(POLICY, one, slap(late=60)).audit.slaps for one in (found, far)]
    start, weight = POLICY.audit_start, POLICY.audit_weight_sudden
    assert [audit.sudden for audit in audits] == pytest.approx(
        [start + weight * (54 - start), start + weight * (-20 - start)]
    )
    base, weight = POLICY.audit_base, POLICY.audit_weight
    assert [audit.lasting for audit in audits] == pytest.approx(
        [base + weight * (40 - base), base + weight * (-20 - base)]
    )


def test_who_reacts_too_early_is_quick_until_he_reacts_as_people_do() -> None:
    found = AT_CARD
    for time, quick in ((150, False), (150, True), (270, True), (450, True), (450, True)):
        hand = JudgedHand(0, time, time + 50, 84, time, "claim")
        found = landed(POLICY, found, hand)
        assert revealed(POLICY, found).at_reveal.quick is quick, (time, found.pace)
    for _ in range(5):
        found = landed(POLICY, found, JudgedHand(0, 900, 950, 84, 900, "claim"))
    assert not revealed(POLICY, found).at_reveal.quick


def test_a_line_is_frozen_at_the_reveal() -> None:
    found = sampled(POLICY, AT_CARD, 5)
    assert lag_of(POLICY, found).min_rtt == 40
    assert lag_of(POLICY, revealed(POLICY, found)).min_rtt == 5


# ---- spike credit ---------------------------------------------------------------------------


def test_the_ping_behind_the_reveal_is_awaited_and_then_known() -> None:
    waiting = lag_of(POLICY, AT_CARD)
    assert (waiting.ping, waiting.awaited) == (0, True)
    found = lag_of(POLICY, answered(POLICY, AT_CARD, 190))
    assert (found.ping, found.awaited) == (190, False)


def test_an_answer_after_the_slap_excuses_nothing() -> None:
    found = answered(POLICY, pressed(AT_CARD), 190)
    assert lag_of(POLICY, found).ping == 0
    assert found.rtts[-1] == 190


def test_who_sends_much_earns_no_spike_credit() -> None:
    found = answered(POLICY, heard(AT_CARD, POLICY.spike_bytes), 190)
    assert lag_of(POLICY, found).ping == 190
    assert lag_of(POLICY, heard(found, 1)).ping == 0
    assert not lag_of(POLICY, heard(AT_CARD, POLICY.spike_bytes + 1)).awaited


def beyond(found: LagTracker) -> float:
    """What the line excuses beyond the usual just now."""
    known = lag_of(POLICY, found)
    return allowance(POLICY, known) - usual(POLICY, known)


def test_spike_credit_is_given_for_one_slap_in_ten() -> None:
    found = answered(POLICY, AT_CARD, 400)
    assert beyond(found) == POLICY.spike
    late = usual(POLICY, found.at_reveal) + POLICY.spike
    found = landed(POLICY, found, slap(late))
    for _ in range(POLICY.spike_every):
        assert beyond(found) < POLICY.spike
        found = landed(POLICY, found, slap(late=50))
    assert beyond(found) == POLICY.spike


@given(st.lists(st.integers(0, 600), min_size=1, max_size=60))
def test_all_spike_credit_together_is_that_of_one_slap_in_ten(rtts: list[int]) -> None:
    found, total = STEADY, 0.0
    for rtt in rtts:
        found = answered(POLICY, revealed(POLICY, found), rtt)
        total += beyond(found)
        found = landed(POLICY, found, slap(allowance(POLICY, lag_of(POLICY, found))))
    share = POLICY.spike / POLICY.spike_every
    assert total <= POLICY.spike + share * (len(rtts) - 1) + 1e-6


def test_a_spike_that_was_not_needed_is_not_spent() -> None:
    found = landed(POLICY, answered(POLICY, AT_CARD, 190), slap(late=50))
    assert not found.spent


# ---- audit ----------------------------------------------------------------------------------


def after(late: float, times: int, margin: float = 0) -> LagTracker:
    """A line after so many slaps that were so late."""
    found = AT_CARD
    for _ in range(times):
        found = landed(POLICY, answered(POLICY, revealed(POLICY, found), 40), slap(late, margin))
    return found


def test_one_lie_of_a_stranger_is_enough() -> None:
    assert not revealed(POLICY, AT_CARD).at_reveal.on_probation
    assert revealed(POLICY, after(late=120, times=1)).at_reveal.on_probation


def test_honest_hands_are_never_on_probation() -> None:
    assert not revealed(POLICY, after(late=50, times=100)).at_reveal.on_probation


def test_who_claims_too_much_is_on_probation_and_leaves_it_by_itself() -> None:
    found = after(late=90, times=10)
    assert revealed(POLICY, found).at_reveal.on_probation
    for _ in range(20):
        found = landed(POLICY, found, slap(late=50))
    assert not revealed(POLICY, found).at_reveal.on_probation


def test_hopeless_slaps_wash_nothing() -> None:
    found = after(late=90, times=10)
    assert landed(POLICY, found, slap(late=0, margin=45)).audit == found.audit
    assert landed(POLICY, found, slap(late=0, margin=44)).audit != found.audit


def test_flips_are_audited_and_wash_no_slaps() -> None:
    found = after(late=90, times=10)
    for _ in range(100):
        found = turned(POLICY, found, slap(late=-1000))
    assert max(found.audit.flips) < 0
    assert revealed(POLICY, found).at_reveal.on_probation
    flips = AT_CARD
    for _ in range(10):
        flips = turned(POLICY, flips, slap(late=120))
    assert revealed(POLICY, flips).at_reveal.on_probation


def test_a_flip_of_which_nobody_knows_when_it_was_pressed_is_not_audited() -> None:
    unknown = JudgedHand(0, float("inf"), 500, 0, 500, "arrival")
    assert turned(POLICY, AT_CARD, unknown).audit == AT_CARD.audit


def test_a_claim_after_its_arrival_weighs_as_one_at_its_arrival() -> None:
    found = [landed(POLICY, AT_CARD, slap(late)).audit.slaps for late in (0, -1, -1000)]
    assert found[0] < AT_CARD.audit.slaps
    assert len(set(found)) == 1


def test_one_wild_value_weighs_no_more_than_the_clip() -> None:
    policy = replace(POLICY, audit_weight=1, audit_weight_sudden=1)
    clips = (policy.audit_clip, policy.audit_clip_sudden)
    assert landed(policy, AT_CARD, slap(late=1e308)).audit.slaps == clips


def test_a_restless_line_is_held_to_the_limit_of_a_quiet_one_as_the_policy_has_it() -> None:
    calm, wild = (measured(POLICY, found) for found in (STEADY, line(*(40, 100) * 16)))
    assert limit(POLICY, calm) == limit(POLICY, wild) == 22
    lenient = replace(POLICY, audit_jitter=0.3)
    assert limit(lenient, wild) == 28
    for slaps in (Average(23, 0), Average(0, 33)):
        assert suspect(POLICY, Audit(slaps), wild)
        assert suspect(lenient, Audit(slaps), calm)
        assert not suspect(lenient, Audit(slaps), wild)


# ---- behind proxies and tunnels -------------------------------------------------------------

BEHIND = unvouched(POLICY)


@given(rtt=st.floats(0, 2_000), ping=st.floats(0, 5_000))
def test_behind_a_proxy_held_answers_earn_no_more_than_sixty_ms(rtt: float, ping: float) -> None:
    known = answered(BEHIND, revealed(BEHIND, line(*(rtt,) * POLICY.samples)), ping)
    for found in (lag_of(BEHIND, known), lag_of(BEHIND, known._replace(awaited=True))):
        assert allowance(BEHIND, found) == longest(BEHIND, found) <= POLICY.unvouched == 60


def test_behind_a_proxy_nobody_is_sent_a_card_before_another() -> None:
    lags = [measured(BEHIND, line(*(rtt,) * POLICY.samples)) for rtt in (5.0, 300.0)]
    assert offsets(BEHIND, lags) == (0, 0)
    assert offsets(POLICY, lags) == (147.5, 0)


def test_a_tunnel_is_told_by_answers_that_take_ten_times_as_long_as_tcp() -> None:
    near = TcpInfo(rtt=0.1, variation=0.05, min_rtt=0.05)
    assert tunnelled(POLICY, line(*(150.0,) * 10, tcp_info=near))
    assert not tunnelled(POLICY, line(*(150.0,) * 9, tcp_info=near)), "too few to tell"
    assert not tunnelled(POLICY, line(5.0, *(150.0,) * 9, tcp_info=near)), "a page may be busy"
    assert not tunnelled(POLICY, line(*(150.0,) * 10, tcp_info=TcpInfo(16, 4, 15))), (
        "as TCP, nearly are held"
    )
    assert not tunnelled(POLICY, line(*(150.0,) * 10)), "the kernel tells nothing"
