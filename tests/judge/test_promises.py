"""What the judge promises (JUDGE.md, What is promised); each test fails without its guard."""

from collections.abc import Mapping
from itertools import permutations

from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from firsthand.judge import (
    Final,
    Hand,
    Lag,
    LagTracker,
    Race,
    Wait,
    allowance,
    answered,
    credited,
    jitter,
    judge,
    lag_of,
    landed,
    revealed,
    sampled,
    usual,
)
from firsthand.judge.judge import ranked
from tests.judge.races import POLICY

SEATS = range(3)
SENT = (1000.0, 1060.0, 1000.5)
MOST = POLICY.jitter_most + POLICY.paint
"""What a lie gains at most on one slap without a spike: 74 ms."""

rtts = st.integers(0, 400)
claims = st.integers(-1000, 5000)
waits = st.integers(0, 3000)
soon = st.integers(0, 3) | waits
lies = st.just(-1000) | claims


@st.composite
def lags(draw: st.DrawFn) -> Lag:
    """Any line that a seat may have."""
    min_rtt = draw(rtts)
    return Lag(
        min_rtt=min_rtt,
        high_rtt=min_rtt + draw(st.integers(0, 100)),
        mean_rtt=min_rtt + draw(st.integers(0, 50)),
        ping=draw(st.sampled_from([0, 0, min_rtt, min_rtt + 60, min_rtt + 300])),
        awaited=draw(st.booleans()),
        measured=draw(st.sampled_from([True, True, False])),
        on_probation=draw(st.sampled_from([False, False, True])),
    )


lines = st.tuples(lags(), lags(), lags())


def race(known: tuple[Lag, ...], hands: Mapping[int, tuple[float, float]], **more: object) -> Race:
    """A race with these lines; ``hands`` are ms since the seat's reveal, and claims, by seat."""
    down = tuple(
        Hand(seat, SENT[seat] + arrival, claim, arrival_order=number)
        for number, (seat, (arrival, claim)) in enumerate(hands.items())
    )
    more = {"watermarks": (-1, -1, -1), "order": (1, 2, 0), **more}
    return Race(7, True, SENT, known, down, **more)  # type: ignore[arg-type]  # any fields


def within(known: Lag) -> float:
    """What downlink, paint and uplink of a line may take together."""
    if not known.measured:
        return 0
    jitter = min(40, max(10, known.high_rtt - known.min_rtt))
    usual_most = known.min_rtt + jitter + 34
    excused = max(usual_most, min(known.ping + jitter + 34, usual_most + 150))
    far = known.mean_rtt - 5 if known.min_rtt > 60 else 0
    return min(450, excused, max(known.min_rtt, far) + 13 if known.on_probation else 450)


@given(
    lines,
    st.lists(st.integers(POLICY.cutoff, 900), min_size=3, max_size=3),
    st.lists(st.sampled_from([0, 0.5, 1]), min_size=3, max_size=3),
)
def test_promise_1_order_is_that_of_the_measured_reactions(
    known: tuple[Lag, ...], reactions: list[int], parts: list[float]
) -> None:
    ordered = sorted(reactions)
    assume(ordered[1] - ordered[0] > POLICY.band)
    hands = {
        seat: (reactions[seat] + parts[seat] * within(known[seat]), reactions[seat])
        for seat in SEATS
    }
    verdict = judge(POLICY, race(known, hands), 9000)
    assert isinstance(verdict, Final)
    times = {credit.seat: round(credit.credited, 6) for credit in verdict.evidence}
    assert times == dict(enumerate(reactions))
    assert verdict.winner == reactions.index(min(reactions))


@given(lines, lines, st.tuples(waits, claims), st.tuples(waits, claims), st.tuples(waits, claims))
def test_promise_2_overflow_hurts_only_its_owner(
    known: tuple[Lag, ...],
    others: tuple[Lag, ...],
    mine: tuple[int, int],
    late: tuple[int, int],
    theirs: tuple[int, int],
) -> None:
    """Whatever becomes of seat 0's line and hand, the others are credited as they were."""
    apart = (-1, -1, -1)
    before = race(known, {0: mine, 1: theirs, 2: theirs}, screens=apart)
    after = race((others[0], *known[1:]), {0: late, 1: theirs, 2: theirs}, screens=apart)
    found = [
        {credit.seat: replace(credit, margin=0) for credit in ranked(POLICY, given) if credit.seat}
        for given in (before, after)
    ]
    assert found[0] == found[1]


@given(lags(), st.integers(POLICY.cutoff, 2000), st.integers(0, 600), claims)
def test_promise_3_a_lie_gains_at_most_74_ms_on_a_slap_without_a_spike(
    known: Lag, reaction: int, later: int, lie: int
) -> None:
    """No message is faster than the least round trip ever seen on its line (F6)."""
    known = known._replace(ping=min(known.ping, known.min_rtt))
    arrival = reaction + known.min_rtt + later
    given = race((known,) * 3, {0: (arrival, lie)})
    gain = reaction - credited(POLICY, given, given.hands[0]).credited
    assert gain <= jitter(POLICY, known) + POLICY.paint <= MOST


@given(st.lists(st.integers(0, 600), min_size=1, max_size=50), st.integers(0, 300))
def test_promise_3_trusted_spikes_are_at_most_one_slap_in_ten(pings: list[int], rtt: int) -> None:
    found, beyond = LagTracker(), 0.0
    for _ in range(POLICY.samples_least):
        found = sampled(POLICY, found, rtt)
    for ping in pings:
        found = answered(POLICY, revealed(POLICY, found), ping)
        known = lag_of(POLICY, found)
        arrival = 100 + allowance(POLICY, known)
        beyond += allowance(POLICY, known) - usual(POLICY, known)
        given = race((known,) * 3, {0: (arrival, 100)})
        found = landed(POLICY, found, ranked(POLICY, given)[0])
    share = POLICY.spike / POLICY.spike_every
    assert beyond <= POLICY.spike + share * (len(pings) - 1) + 1e-6


@given(
    lines,
    st.tuples(st.integers(100, 500) | waits, claims),
    st.tuples(*[st.just(-1) | st.integers(100, 700)] * 3),
    st.lists(st.tuples(soon, lies), min_size=2, max_size=2),
    st.sampled_from([0, 200, 900]),
)
def test_promise_4_final_is_final(
    known: tuple[Lag, ...],
    first: tuple[int, int],
    marks: tuple[int, ...],
    later: list[tuple[int, int]],
    ping: int,
) -> None:
    """No hand that comes after a verdict is credited within its band of the first."""
    arrival, claim = max(first[0], POLICY.cutoff), first[1]
    started = race(known, {0: (arrival, claim)}, watermarks=(-1, *marks[1:]))
    came = started.hands[0].arrival
    wait = judge(POLICY, started, came)
    now = wait.until if isinstance(wait, Wait) else came
    assume(now < came + POLICY.patience)
    verdict = judge(POLICY, started, now)
    assert isinstance(verdict, Final)
    bound = verdict.evidence[0].credited + POLICY.band
    for seat, (after, lie) in zip((1, 2), later, strict=True):
        told = known[seat]
        if told.awaited:
            told = told._replace(awaited=False, ping=ping)
        known = (*known[:seat], told, *known[seat + 1 :])
        hand = Hand(seat, now + after, lie)
        whole = started._replace(lags=known, hands=(*started.hands, hand))
        late = credited(POLICY, whole, hand)
        # A watermark counts only once it has come, and none comes ahead of its time.
        assume(marks[seat] <= now - SENT[seat])
        assert late.credited > bound


@given(lines, st.tuples(*[st.tuples(waits, claims)] * 3), st.integers(0, 3000))
def test_promise_5_the_verdict_is_pure(
    known: tuple[Lag, ...], hands: tuple[tuple[int, int], ...], after: int
) -> None:
    """The same attempts give the same verdict and evidence, however they are listed."""
    started = race(known, dict(enumerate(hands)))
    # A seat's second press is no hand of its own, wherever it is listed.
    again = Hand(0, started.hands[0].arrival + 1, hands[1][1], arrival_order=3)
    attempts = (*started.hands, again)
    verdicts = {
        judge(POLICY, started._replace(hands=order), 1000 + after)
        for order in permutations(attempts)
    }
    assert len(verdicts) == 1
