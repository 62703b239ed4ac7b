"""Chance, lines and hands of the simulation (JUDGE.md, the simulation that measures it)."""

from statistics import mean, median, stdev

import pytest

from firsthand.judge.fairness.chance import Chance
from firsthand.judge.fairness.lines import Cable, Path, jitter
from firsthand.judge.fairness.players import FLOOR, BadCheat, Cheat, Player, read_cheat
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
        path = Path(Chance(number), 100, rough=False)
        down, up = path.down.carry(0), path.up.carry(0)
        assert down >= 35
        assert up >= 35
        assert down + up >= 100


def test_in_rough_weather_one_packet_in_a_hundred_is_late() -> None:
    cable = Cable(Chance(3), 20, 1, rough=True)
    late = sum(cable.carry(0) > 20 + 50 for _ in range(MANY))
    assert late / MANY == pytest.approx(0.01, abs=0.005)


def test_in_order_a_late_packet_holds_up_those_behind_it() -> None:
    free, strict = (Cable(Chance(3), 20, 15, rough=True, in_order=order) for order in (False, True))
    came = [free.carry(at) for at in range(200)]
    held = [strict.carry(at) for at in range(200)]
    assert held == sorted(held) != came
    assert [max(came[: at + 1]) for at in range(200)] == held


def test_the_kernel_smooths_round_trips() -> None:
    path = Path(Chance(1), 40, rough=False)
    assert path.acknowledged(40) == (40, 20, 40)
    assert path.acknowledged(56) == (42, 19, 40)


# ---- hands ----------------------------------------------------------------------------------


def test_hands_are_human() -> None:
    player = Player(Chance(5))
    drawn = [player.reaction() for _ in range(MANY)]
    assert min(drawn) >= FLOOR
    assert 270 < mean(drawn) < 370
    assert 1.5 <= min(player.paint() for _ in range(MANY)) < 2
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
    ],
)
def test_liars_lie(text: str, claim: float, when_hopeless: float) -> None:
    cheat = read_cheat(text)
    assert cheat.claim(300, 100, hopeless=False) == claim
    assert cheat.claim(300, 100, hopeless=True) == when_hopeless
    assert cheat.holds == (50 if text == "pong:50" else 0)
    assert cheat.flip(600) == (760 if text == "wash:40" else 600)


@pytest.mark.parametrize(
    "text", ["nap", "shave", "shave:", "shave:x", "shave:0", "shave:1001", "earliest:4", "SHAVE:4"]
)
def test_a_cheat_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadCheat, match=f"^cheat '{text}'"):
        read_cheat(text)


# ---- settings -------------------------------------------------------------------------------


def test_a_table_is_its_round_trips() -> None:
    assert read_table("5,40.5, 120") == (5, 40.5, 120)


@pytest.mark.parametrize(
    "text", ["", "5", "5,x", "5,-1", "5,nan", "5,inf", "5,2001", "5," * 10 + "5"]
)
def test_a_table_that_nobody_can_sit_at_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=r"^table"):
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
    assert Setting(weather="rough").rough


# ---- statistics -----------------------------------------------------------------------------


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], part) for part in (0, 0.5, 0.95, 1)] == [1, 3, 4, 4]
