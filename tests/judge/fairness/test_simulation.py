"""Simulated tables over the judge: what is measured, and how it is told."""

from dataclasses import replace
from math import inf
from typing import Literal
from xml.etree import ElementTree as ET

import msgspec
import pytest

from firsthand.judge import Final, JudgedHand, Policy
from firsthand.judge.fairness import (
    ATTACKS,
    Attack,
    Report,
    Setting,
    attacked,
    chunks,
    figure,
    read_cheat,
    report,
    simulated,
)
from firsthand.judge.fairness.showing import Outcome
from firsthand.judge.fairness.table import Table
from firsthand.judge.fairness.tally import Tally

SMALL = Setting(tables=3, reveals=12)


@pytest.fixture(scope="module")
def found() -> Report:
    return report(SMALL, simulated(SMALL))


def test_every_card_is_slapped_judged_and_counted() -> None:
    outcomes = list(Table(SMALL, 0).play())
    assert len(outcomes) == SMALL.reveals
    for outcome in outcomes:
        slapped = {seat for seat, time in enumerate(outcome.reactions) if time < inf}
        assert {credit.seat for credit in outcome.credits} == slapped
        assert outcome.verdict.winner in slapped
        assert outcome.waits[0] >= outcome.waits[1] >= 0


@pytest.mark.parametrize("weather", ["calm", "rough"])
def test_promise_4_no_hand_that_comes_later_could_have_won(
    weather: Literal["calm", "rough"],
) -> None:
    setting = replace(SMALL, weather=weather, reveals=60)
    policy, late = Policy(), 0
    for outcome in Table(setting, 0).play():
        told = {credit.seat for credit in outcome.verdict.evidence}
        bound = outcome.verdict.evidence[0].credited + policy.band
        after = [credit.credited for credit in outcome.credits if credit.seat not in told]
        late += len(after)
        assert outcome.verdict.forced or min(after, default=inf) > bound
    assert late > 10


def test_the_same_seed_gives_the_same_figures(found: Report) -> None:
    assert report(SMALL, simulated(SMALL)) == found
    other = msgspec.structs.asdict(found)
    again = Setting(tables=3, reveals=12, seed=2)
    assert msgspec.structs.asdict(report(again, simulated(again))) != other


def test_parts_of_a_simulation_are_the_whole() -> None:
    whole = Setting(rtts=(5, 40), tables=21, reveals=1)
    first, second = (simulated(whole, numbers) for numbers in chunks(whole))
    first.join(second)
    assert report(whole, first) == report(whole, simulated(whole))


def test_a_report_is_one_object_with_these_fields(found: Report) -> None:
    told = msgspec.json.decode(msgspec.json.encode(found))
    assert list(told) == [
        *("table", "weather", "slaps"),
        *("judge", "judge_no_band", "arrival", "half_rtt"),
    ]
    shares = {"share", "interval", "share_within_band", "wait_p50", "wait_p95"}
    assert set(told["arrival"]) == set(told["half_rtt"]) == set(told["judge_no_band"]) == shares
    assert set(told["judge"]) == shares | {"by_seat", "tie_rate"}
    assert set(told["judge"]["by_seat"][0]) == {
        *("rtt", "fastest_share", "win_share", "clamp_rate", "probation_rate"),
        *("mean_gain_ms", "max_gain_ms"),
    }
    assert [seat["rtt"] for seat in told["judge"]["by_seat"]] == told["table"] == [5, 40, 120, 300]
    assert told["slaps"] == SMALL.tables * SMALL.reveals


def test_a_seat_that_never_slapped_gained_nothing() -> None:
    tally = Tally(2, 4)
    credit = JudgedHand(1, 230, 300, 60, 240, "clamped")
    final = Final("slap", 1, "fastest", (credit,))
    nothing = (inf, 230)
    tally.add(Outcome(nothing, final, final, (9, 8), (credit,), (inf, 300), (5, 40), (False, True)))
    seats = report(Setting(rtts=(5, 40)), tally).judge.by_seat
    assert (seats[0].mean_gain_ms, seats[0].max_gain_ms, seats[0].clamp_rate) == (0, 0, 0)
    assert (seats[1].mean_gain_ms, seats[1].clamp_rate, seats[1].probation_rate) == (-10, 1, 1)
    assert (seats[1].fastest_share, seats[1].win_share) == (1, 1)


def test_arrival_is_judged_as_if_all_had_been_sent_the_card_at_once() -> None:
    tally = Tally(2, 4)
    credit = JudgedHand(0, 300, 350, 84, 300, "claim")
    final = Final("slap", 0, "fastest", (credit,))
    reactions, came = (300.0, 290.0), (310.0, 420.0)
    tally.add(Outcome(reactions, final, final, (9, 8), (credit,), came, (5, 300), (False,) * 2))
    assert (tally.arrival.right, tally.arrival.near, tally.arrival.waits) == (0, 0, [0])
    assert (tally.half_trip.right, tally.half_trip.waits) == (1, [110])
    assert tally.judge.right == 0
    assert tally.judge.waits == [9]


def test_a_figure_is_wellformed_and_says_what_it_shows(found: Report) -> None:
    drawn = figure(found)
    root = ET.fromstring(drawn)  # noqa: S314  # it was drawn here
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Round trips of 5, 40, 120 and 300 ms, calm weather; 36 slaps." in words
    assert f"{found.judge.share:.1%}" in words
    assert "prefers-color-scheme: dark" in drawn


def test_a_figure_tells_of_the_cheat_and_fits_any_shares() -> None:
    setting = Setting(rtts=(5, 40), tables=1, reveals=3, cheat=read_cheat("earliest"))
    drawn = figure(report(setting, simulated(setting)), "earliest")
    assert "the first seat cheats (earliest)" in drawn


def test_who_pressed_because_he_was_sent_a_hand_has_no_gain() -> None:
    tally = Tally(2, 4)
    credit = JudgedHand(0, 230, 240, 60, 230, "claim")
    final = Final("slap", 0, "fastest", (credit,))
    told = (inf, 240)
    tally.add(Outcome(told, final, final, (9, 8), (credit,), (240, 300), (5, 5), (False, False)))
    liar = report(Setting(rtts=(5, 5)), tally).judge.by_seat[0]
    assert (liar.mean_gain_ms, liar.win_share, liar.fastest_share) == (0, 1, 0)


def test_an_attack_is_its_points_with_their_error() -> None:
    whole = attacked(Attack("earliest", "5,5", "script"), tables=3, reveals=20)
    again = attacked(Attack("earliest", "5,5", "script"), tables=3, reveals=20)
    assert whole == again
    assert whole.standard_error > 0 == attacked(ATTACKS[0], tables=1, reveals=1).standard_error
    assert (whole.attack, whole.table, whole.bound) == ("earliest", "5,5", 5.5)


@pytest.mark.parametrize(
    "cheat",
    [
        *("earliest", "shave:15", "target:40", "wash:40", "pong:50"),
        *("hold:40:20", "upload:100:25", "copycat", "gesture", "peek", "warned:20"),
    ],
)
def test_every_cheat_and_weather_can_be_played(cheat: str) -> None:
    setting = Setting(
        rtts=(5, 40), weather="rough", cheat=read_cheat(cheat), tables=2, reveals=30, band=0
    )
    first, _ = report(setting, simulated(setting)).judge.by_seat
    assert first.max_gain_ms > 0


def test_who_alone_is_warned_of_a_card_wins_by_it() -> None:
    attack = Attack("warned:20", "5,5,5,5", "person")
    alone, all_warned = (
        attacked(attack, tables=5, reveals=60, warns_all=warns).points for warns in (False, True)
    )
    assert alone > 4
    assert all_warned < 3


@pytest.mark.parametrize(("cheat", "points"), [("copycat", 20), ("gesture", 40)])
def test_who_is_sent_a_rivals_hand_or_gesture_at_once_wins_by_it(cheat: str, points: float) -> None:
    attack = Attack(cheat, "1,1,1,1", "script")
    gains = [attacked(attack, tables=3, reveals=40, tells=tells).points for tells in (True, False)]
    assert gains[0] > points
    assert gains[1] < 5.5
