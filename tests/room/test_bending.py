"""Nobody bends a race: what another seat does after the winning press changes nothing in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.judge import Policy
from tests.room.bending import ACTS, RULES, Plan, Race, come_back, once_cut_off, played

pytestmark = pytest.mark.uncounted

MANY = 120
RTTS = (0, 20, 120, 300)
FLIPS = ("flip out of turn",)
"""A flip is of the race; one in turn is not tried here."""

reactions = st.one_of(st.just(-1.0), st.integers(150, 700).map(float))


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    seats = draw(st.integers(2, 4))
    rules, lead = draw(st.sampled_from(RULES))
    rtts = tuple(draw(st.sampled_from(RTTS)) for _ in range(seats))
    hands = [draw(reactions) for _ in range(seats)]
    if max(hands) < 0:
        hands[draw(st.integers(0, seats - 1))] = float(draw(st.integers(150, 700)))
    bots = draw(st.integers(0, 1)) if seats < 4 else 0
    return Plan(rules, lead, rtts, tuple(hands), bots)


def check_same(plain: Race, bent: Race, plan: Plan, what: str) -> None:
    assert bent.verdict == plain.verdict, what
    arrived = [at for at, _ in plain.results][:1]
    decided = [at for at, result in bent.results if result.winner >= 0]
    assert decided[0] <= arrived[0] + Policy().patience


@given(plan=plans(), what=st.sampled_from(sorted(ACTS)), data=st.data())
@settings(max_examples=MANY, deadline=None, print_blob=True)
def test_what_another_seat_does_after_the_winning_press_changes_nothing(
    plan: Plan, what: str, data: st.DataObject
) -> None:
    plain = played(plan, None, 0, 0, 0)
    winner = plain.verdict[0] if plain.verdict else -1
    if not isinstance(winner, int) or not 0 <= winner < plan.seats or plan.reactions[winner] < 0:
        return
    who = data.draw(st.sampled_from([seat for seat in range(plan.seats) if seat != winner]))
    if what in FLIPS and plain.table.table.recent[:1] != (who,) and who == 1:
        return
    # So long after the press what comes from another seat is certain to have been done after it.
    at = round(plan.reactions[winner]) + data.draw(st.integers(0, 600))
    check_same(plain, played(plan, ACTS[what], who, winner, at), plan, what)


@pytest.mark.parametrize("what", sorted(ACTS))
@pytest.mark.parametrize("rtts", [(300, 20), (0, 300, 20, 20)])
def test_an_act_at_any_moment_after_the_winning_press_leaves_the_verdict(
    what: str, rtts: tuple[int, ...]
) -> None:
    rules, lead = RULES[0]
    plan = Plan(rules, lead, rtts, (300.0, *(330.0 + 9 * seat for seat in range(1, len(rtts)))))
    plain = played(plan, None, 0, 0, 0)
    assert plain.verdict[0] == 0
    for at in range(300, 760, 71):
        for who in range(1, len(rtts)):
            if what in FLIPS and who == 1:
                continue
            check_same(plain, played(plan, ACTS[what], who, 0, at), plan, f"{what} at {at}")


@pytest.mark.parametrize("what", sorted(ACTS))
@pytest.mark.parametrize("rtts", [(20, 300), (0, 300, 20, 20)])
def test_an_act_once_the_winner_is_cut_off_leaves_the_verdict(
    what: str, rtts: tuple[int, ...]
) -> None:
    rules, lead = RULES[0]
    plan = Plan(rules, lead, rtts, (300.0, *(-1.0 for _ in rtts[1:])))
    plain = played(plan, None, 0, 0, 0)
    assert plain.verdict[0] == 0
    for who in range(2, len(rtts)) if what in FLIPS else range(1, len(rtts)):
        bent = played(plan, once_cut_off(ACTS[what]), who, 0, 300)
        # Where nobody is left the clocks stand still until he is back.
        come_back(bent, 0)
        assert bent.verdict == plain.verdict
