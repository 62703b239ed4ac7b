"""What a claimed reaction is credited with (JUDGE.md, Judging a slap)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.judge import Hand, Lag, Move, allowance, credited, longest
from tests.judge.races import BOT, HERE, POLICY, race

times = st.integers(0, 5_000)
rtts = st.floats(0, 800)
lags = st.builds(
    Lag,
    min_rtt=st.floats(0, 400),
    high_rtt=rtts,
    mean_rtt=rtts,
    ping=rtts,
    awaited=st.booleans(),
    measured=st.booleans(),
    on_probation=st.booleans(),
    drawn=st.booleans(),
    screen=st.floats(0, 60),
    unseen=st.booleans(),
)


def credit(arrival: float, claim: float, lag: Lag = HERE, quiet: int = -1) -> tuple[float, str]:
    known = race(lags=(lag, HERE, HERE), watermarks=(quiet, -1, -1))
    found = credited(POLICY, known, Hand(0, 1000 + arrival, claim))
    return found.credited, found.how


@pytest.mark.parametrize(
    ("lag", "ms"),
    [
        (HERE, 44),
        (Lag(min_rtt=120, high_rtt=135), 120 + 15 + 34),
        (Lag(min_rtt=40, high_rtt=45), 40 + 10 + 34),
        (Lag(min_rtt=40, high_rtt=900), 40 + 40 + 34),
        (Lag(min_rtt=400, high_rtt=440), 450),
        (Lag(min_rtt=40, measured=False), 0),
        (BOT, 0),
        (Lag(min_rtt=40, high_rtt=45, ping=90), 90 + 10 + 34),
        (Lag(min_rtt=40, high_rtt=45, ping=20), 40 + 10 + 34),
        (Lag(min_rtt=40, high_rtt=45, ping=800), 40 + 10 + 34 + 150),
        (Lag(min_rtt=40, high_rtt=45, mean_rtt=42, on_probation=True), 40 + 13),
        (Lag(min_rtt=40, high_rtt=45, mean_rtt=90, on_probation=True), 40 + 13),
        (Lag(min_rtt=300, high_rtt=400, mean_rtt=340, on_probation=True), 340 + 8),
        (Lag(min_rtt=300, high_rtt=320, mean_rtt=305, on_probation=True), 300 + 13),
    ],
)
def test_a_line_excuses_its_round_trip_its_unrest_and_the_paint(lag: Lag, ms: float) -> None:
    assert allowance(POLICY, lag) == ms


@pytest.mark.parametrize(
    ("lag", "ms"),
    [
        (Lag(min_rtt=40, high_rtt=45, awaited=True), 40 + 10 + 34 + 150),
        (Lag(min_rtt=400, high_rtt=405, awaited=True), 450),
        (Lag(min_rtt=40, high_rtt=45, mean_rtt=42, on_probation=True, awaited=True), 40 + 13),
        (Lag(measured=False, awaited=True), 0),
        (HERE, 44),
    ],
)
def test_a_hand_whose_ping_is_on_the_way_is_waited_for_longer(lag: Lag, ms: float) -> None:
    assert longest(POLICY, lag) == ms


def test_a_claim_within_what_the_line_excuses_holds() -> None:
    assert credit(arrival=240, claim=231) == (231, "claim")


def test_a_claim_beyond_it_is_clamped() -> None:
    assert credit(arrival=240, claim=120) == (196, "clamped")


def test_no_claim_is_later_than_its_arrival() -> None:
    assert credit(arrival=240, claim=9e9) == (240, "arrival")


def test_no_claim_is_below_the_least_human_reaction() -> None:
    assert credit(arrival=20, claim=-50)[0] == POLICY.cutoff


def test_an_unmeasured_line_is_judged_by_arrival() -> None:
    assert credit(arrival=240, claim=200, lag=Lag(measured=False)) == (240, "arrival")


def test_a_bot_is_credited_with_what_it_drew() -> None:
    assert credit(arrival=240, claim=240, lag=BOT) == (240, "drawn")


def test_a_claim_in_what_the_seat_called_quiet_comes_after_it() -> None:
    assert credit(arrival=240, claim=215, quiet=220) == (221, "claim")


def test_a_watermark_ahead_of_the_arrival_is_ignored() -> None:
    assert credit(arrival=240, claim=215, quiet=300) == (215, "claim")


def test_without_watermarks_the_claim_stands() -> None:
    known = race(watermarks=())
    assert credited(POLICY, known, Hand(0, 1240, 231)).credited == 231


def test_a_flip_is_credited_like_a_hand() -> None:
    assert credited(POLICY, race(), Move(0, 1240, 231)).credited == 231


@given(times, times, times, lags)
def test_nobody_gains_more_than_the_line_excuses(
    arrival: float, honest: float, lie: float, lag: Lag
) -> None:
    gain = credit(arrival, min(honest, arrival), lag)[0] - credit(arrival, lie, lag)[0]
    assert gain <= allowance(POLICY, lag) + 1e-9


@given(times, st.floats(allow_nan=False), lags)
def test_a_credit_lies_between_cutoff_and_arrival(arrival: float, claim: float, lag: Lag) -> None:
    found, _ = credit(arrival, claim, lag)
    assert POLICY.cutoff <= found <= max(POLICY.cutoff, arrival)
