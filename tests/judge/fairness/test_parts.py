"""Chance, lines and hands of the simulation (JUDGE.md, the simulation that measures it)."""

from math import inf
from statistics import mean, median, stdev
from typing import Any

import pytest

from firsthand.judge import Policy
from firsthand.judge.fairness.chance import Chance
from firsthand.judge.fairness.frontier import CHOICES, frontier
from firsthand.judge.fairness.lines import ACK_DELAY, Cable, Path, Weather, jitter
from firsthand.judge.fairness.players import (
    BEFORE,
    FLOOR,
    BadCheat,
    Cheat,
    Copycat,
    Player,
    read_cheat,
)
from firsthand.judge.fairness.report import report, simulated
from firsthand.judge.fairness.setting import BadSetting, Setting, read_table
from firsthand.judge.fairness.tally import quantile

MANY = 4000


# ---- chance ---------------------------------------------------------------------------------


def test_chance_is_the_same_for_the_same_seed_and_stream() -> None:
    assert [Chance(1, 2).uniform() for _ in range(2)] == [Chance(1, 2).uniform() for _ in range(2)]
    assert Chance(1, 2).uniform() != Chance(1, 3).uniform() != Chance(2, 3).uniform()


def test_the_distributions_are_what_they_are_called() -> None:
    chance = Chance(7)
    assert mean(chance.uniform(2, 4) for _ in range(MANY)) == pytest.approx(3, abs=0.05)
    assert mean(chance.exponential(70) for _ in range(MANY)) == pytest.approx(70, rel=0.05)
    normal = [chance.normal(250, 20) for _ in range(MANY)]
    assert mean(normal) == pytest.approx(250, abs=1.5)
    assert stdev(normal) == pytest.approx(20, rel=0.05)
    assert median(chance.lognormal(6, 0.9) for _ in range(MANY)) == pytest.approx(6, rel=0.08)


# ---- lines ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rtt", "ms"), [(0, 0), (5, 0.6), (40, 2.5), (80, 4.25), (300, 15), (600, 30)]
)
def test_jitter_grows_with_the_round_trip(rtt: float, ms: float) -> None:
    assert jitter(rtt) == pytest.approx(ms)


def test_a_round_trip_is_split_and_no_way_is_shorter_than_its_part() -> None:
    for number in range(50):
        path = Path(Chance(number), 100)
        down, up = path.down.carry(0), path.up.carry(0)
        assert down >= 35
        assert up >= 35
        assert down + up >= 100


def test_in_rough_weather_one_packet_in_a_hundred_is_late() -> None:
    cable = Cable(Chance(3), 20, 1, "rough", in_order=False)
    late = sum(cable.carry(0) > 20 + 50 for _ in range(MANY))
    assert late / MANY == pytest.approx(0.01, abs=0.005)


def test_in_order_a_late_packet_holds_up_those_behind_it() -> None:
    free, strict = (Cable(Chance(3), 20, 15, "rough", in_order=order) for order in (False, True))
    came = [free.carry(at) for at in range(200)]
    held = [strict.carry(at) for at in range(200)]
    assert held == sorted(held) != came
    assert [max(came[: at + 1]) for at in range(200)] == held


@pytest.mark.parametrize(("weather", "least", "most"), [("stalls", 200, 1000), ("rough", 50, 1000)])
def test_a_packet_that_is_sent_again_is_late_and_no_sample(
    weather: Weather, least: float, most: float
) -> None:
    cable = Cable(Chance(3), 20, 0, weather, in_order=False)
    came = [(cable.carry(at) - at - 20, cable.resent) for at in range(MANY)]
    assert {resent for late, resent in came if late > 1} == {True}
    assert all(least <= late <= most for late, resent in came if resent)
    path = Path(Chance(1), 40)
    assert path.answer(30, 0, None).tcp_rtt is None


def test_an_upload_fills_the_way_up_for_a_quarter_of_the_time() -> None:
    down, up = (Cable(Chance(3), 20, 0, "bloat", up=way) for way in (False, True))
    late = [up.carry(at) - at > 100 for at in range(0, 60_000, 10)]
    assert sum(late) / len(late) == pytest.approx(0.25, abs=0.02)
    assert all(down.carry(at) - at == pytest.approx(20) for at in range(0, 60_000, 1000))


def test_a_radio_sleeps_when_it_has_heard_nothing_for_a_while() -> None:
    cable = Cable(Chance(3), 20, 0, "sleep")
    first = cable.carry(1000)
    assert 1020 < first <= 1120
    assert cable.carry(first) == first + 20
    assert Cable(Chance(3), 20, 0, "sleep", up=True).carry(1000) == 1020


def test_who_fills_his_line_is_silent_from_the_card_on() -> None:
    cable = Cable(Chance(3), 20, 0, up=True)
    cable.queue_ms, cable.queue_from = 100, inf
    assert cable.carry(0) == 120
    cable.queue_from = 1000
    assert [cable.carry(at) for at in (1000, 1200)] == [1120, 1220]


def test_linux_acknowledges_by_itself_what_is_answered_late() -> None:
    path = Path(Chance(1), 40, delays=True)
    path.acknowledged(40)
    seen = [path.answer(130, 0, 20, held=110).tcp_rtt or 0 for _ in range(200)]
    waits = [rtt > 40 + ACK_DELAY for rtt in seen]
    assert 0.8 < sum(waits) / len(waits) < 0.95, "one in eight is quick"
    assert max(seen) < 130


def test_the_kernel_smooths_round_trips() -> None:
    path = Path(Chance(1), 40)
    assert path.acknowledged(40)[:3] == (40, 20, 40)
    assert path.acknowledged(56)[:3] == (42, 19, 40)
    assert path.acknowledged(None)[:3] == (42, 19, 40), "what was sent again is no sample"


# ---- hands ----------------------------------------------------------------------------------


def test_hands_are_human() -> None:
    player = Player(Chance(5))
    drawn = [player.reaction() for _ in range(MANY)]
    assert min(drawn) >= FLOOR
    assert 270 < mean(drawn) < 370
    assert 1.5 <= min(player.painted(0) for _ in range(MANY)) < 2
    assert {type(player.measured(200.4)) for _ in range(3)} == {int}


@pytest.mark.parametrize(
    ("text", "claim", "when_hopeless"),
    [
        ("", 300, 300),
        ("earliest", 100, 100),
        ("shave:15", 285, 285),
        ("target:40", 260, 300),
        ("wash:40", 260, 460),
        ("pong:50", 250, 250),
        ("hold:50:30", 270, 270),
        ("upload:50:20", 280, 280),
        ("warned:20", 300, 300),
    ],
)
def test_liars_lie(text: str, claim: float, when_hopeless: float) -> None:
    cheat = read_cheat(text)
    assert cheat.claim(300, 100, hopeless=False) == claim
    assert cheat.claim(300, 100, hopeless=True) == when_hopeless
    assert cheat.holds == (50 if text in ("pong:50", "hold:50:30") else 0)
    assert cheat.delays is (text == "hold:50:30")
    assert cheat.queue == (50 if text == "upload:50:20" else 0)
    assert cheat.sooner == (20 if text == "warned:20" else 0)
    assert cheat.flip(600) == (760 if text == "wash:40" else 600)


@pytest.mark.parametrize(
    "text",
    [
        "nap",
        "shave",
        "shave:",
        "shave:x",
        "shave:0",
        "shave:1001",
        "earliest:4",
        "SHAVE:4",
        "hold:4",
        "hold:4:0",
    ],
)
def test_a_cheat_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadCheat, match=f"^--cheat '{text}'"):
        read_cheat(text)


# ---- settings -------------------------------------------------------------------------------


def test_a_table_is_its_round_trips() -> None:
    assert read_table("5,40.5, 120") == (5, 40.5, 120)


@pytest.mark.parametrize(
    "text", ["", "5", "5,x", "5,-1", "5,nan", "5,inf", "5,2001", "5," * 10 + "5"]
)
def test_a_table_that_nobody_can_sit_at_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=r"^--table"):
        read_table(text)


@pytest.mark.parametrize(
    "wrong",
    [
        {"weather": "foul"},
        {"tables": 0},
        {"reveals": 0},
        {"band": -1},
        {"band": 2001},
        {"seed": -1},
    ],
)
def test_a_setting_that_cannot_be_run_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetting):
        Setting(**wrong)  # type: ignore[arg-type]  # that is the point


def test_who_does_not_cheat_is_honest() -> None:
    assert Setting().cheat == Cheat()
    assert [Setting(weather="stalls").weather_of(seat) for seat in (0, 1)] == ["stalls"] * 2
    assert [Setting(weather="sleep", one=True).weather_of(seat) for seat in (0, 1)] == [
        "sleep",
        "calm",
    ]


def test_a_copycat_washes_its_audit_by_hands_that_lose() -> None:
    copycat = Copycat()
    claims = [copycat.claim(Policy(), 200, 400, 5) for _ in range(100)]
    assert set(claims) == {200 - BEFORE, 400 + 5}


def test_who_chooses_lies_about_reactions_that_may_be_the_first_alone() -> None:
    cheat = read_cheat("choose:25")
    assert [cheat.claim(ms, 100, hopeless=False) for ms in (250, 350)] == [225, 350]


def test_trained_hands_are_nearer_to_each_other_and_tie_less_where_pages_measure_finely() -> None:
    def ties(**how: Any) -> float:
        setting = Setting(rtts=(5, 5, 5, 5), tables=6, reveals=50, **how)
        return report(setting, simulated(setting)).judge.tie_rate

    trained = ties(elite=True)
    assert ties(elite=True, policy=Policy(band_fine=4)) > trained > ties()


def test_another_setting_of_the_judge_is_played_in_all_weather_and_attacked() -> None:
    row = frontier(CHOICES[0], tables=1, reveals=2)
    assert row.setting == "chosen"
    assert all(0 <= share <= 1 for share in (row.rough, row.stalls))
    assert row == frontier(CHOICES[0], tables=1, reveals=2)
    assert row != frontier(CHOICES[0], tables=1, reveals=2, seed=2)


# ---- statistics -----------------------------------------------------------------------------


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0, 0.5, 0.95, 1)] == [1, 3, 4, 4]
