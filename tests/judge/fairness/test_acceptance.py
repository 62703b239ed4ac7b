"""How fair the judge has to be, F1 to F10, over the judge itself (JUDGE.md).

`make test` plays a few small tables of fixed seeds and leaves room for their luck; `make soak`
plays the full size of ``firsthand fairness`` and leaves none. F1 to F10 hold where what becomes of
one packet says nothing of the next; the last tests are in order, as over TCP.
"""

from functools import cache
from typing import Literal, NamedTuple

import pytest

from firsthand.intervals import of_share
from firsthand.judge.fairness import (
    ATTACKS,
    SCREENS,
    Attack,
    Report,
    Setting,
    attacked,
    read_cheat,
    read_table,
    report,
    screened,
    simulated,
)
from firsthand.judge.fairness.screened import CLAMPED, PROBATION

FOUR, ALIKE = "5,40,120,300", "40,40,40,40"
CHEATS = [
    *("earliest", "shave:8", "shave:15", "shave:40", "target:15", "target:40"),
    *("wash:15", "wash:40", "pong:50"),
]
TRIED = [("earliest", ALIKE), ("target:40", FOUR)]
"""What small tables try; the full size tries every cheat at either table."""

Weather = Literal["calm", "rough", "stalls"]


class Size(NamedTuple):
    """How many tables play how many cards each, and how much luck that leaves."""

    tables: int
    reveals: int
    luck: float = 0

    def points(self, share: float) -> float:
        """How far off a share may be by chance alone."""
        slaps = self.tables * self.reveals
        low, high = of_share(share * slaps, slaps, self.luck)
        return max(high - share, share - low)


SMALL, FULL = Size(10, 50, luck=3), Size(400, 100)
LIED_TO = Size(100, 100)
"""Enough tables for a liar, whose gain stands out."""

sizes = pytest.mark.parametrize(
    "size", [SMALL, pytest.param(FULL, marks=pytest.mark.soak)], ids=["small", "full"]
)


def found(size: Size, table: str = FOUR, weather: Weather = "calm", cheat: str = "") -> Report:
    return played(size, table, weather, cheat)


@cache
def played(size: Size, table: str, weather: Weather, cheat: str) -> Report:
    setting = Setting(
        rtts=read_table(table),
        weather=weather,
        cheat=read_cheat(cheat),
        tables=size.tables,
        reveals=size.reveals,
        in_order=False,
    )
    return report(setting, simulated(setting))


@sizes
@pytest.mark.parametrize(
    ("weather", "share", "near"), [("calm", 0.95, 0.98), ("rough", 0.94, 0.97)]
)
def test_f1_the_truly_fastest_hand_takes_the_pile(
    weather: Weather, share: float, near: float, size: Size
) -> None:
    judged = found(size, weather=weather).judge
    assert judged.share >= share - size.points(share)
    assert judged.share_within_band >= near - size.points(near)


@sizes
def test_f2_without_a_tie_band_it_does_so_more_often(size: Size) -> None:
    assert found(size).judge_no_band.share >= 0.97 - size.points(0.97)


@sizes
def test_f3_no_seat_wins_more_or_less_than_it_should(size: Size) -> None:
    for seat in found(size).judge.by_seat:
        assert abs(seat.win_share - seat.fastest_share) <= 0.01 + size.points(0.03)


@sizes
@pytest.mark.parametrize(
    ("table", "middle", "most"),
    [
        ("5,40", 50, 75),
        (ALIKE, 50, 75),
        ("40,120", 60, 120),
        ("5,300", 195, 270),
        ("5,120,300", 195, 270),
        (FOUR, 195, 270),
    ],
)
def test_f4_nobody_waits_long_for_the_verdict(
    table: str, middle: float, most: float, size: Size
) -> None:
    judged = found(size, table).judge
    assert judged.wait_p50 <= middle
    assert judged.wait_p95 <= most


LIARS = [
    *(pytest.param(SMALL, *tried, id=f"small-{tried[0]}") for tried in TRIED),
    *(
        pytest.param(LIED_TO, cheat, table, id=f"full-{cheat}-{table}", marks=pytest.mark.soak)
        for cheat in CHEATS
        for table in (FOUR, ALIKE)
    ),
]


@pytest.mark.parametrize(("size", "cheat", "table"), LIARS)
def test_f5_a_liar_gains_little_over_a_hundred_slaps(size: Size, cheat: str, table: str) -> None:
    liar = found(size, table, cheat=cheat).judge.by_seat[0]
    assert liar.win_share - liar.fastest_share <= 0.055 + size.points(0.03)
    if cheat == "earliest":
        assert liar.mean_gain_ms <= 3 + size.luck


@sizes
def test_f8_honest_hands_are_not_on_probation(size: Size) -> None:
    seats = found(size).judge.by_seat
    assert sum(seat.probation_rate for seat in seats) / len(seats) <= 0.002


@sizes
def test_f9_honest_hands_are_rarely_clamped(size: Size) -> None:
    for seat in found(size).judge.by_seat:
        most = 0.02 if seat.rtt <= 120 else 0.06
        assert seat.clamp_rate <= most + size.points(most)


@sizes
def test_f10_ties_are_rare(size: Size) -> None:
    for table in (FOUR, ALIKE):
        assert found(size, table).judge.tie_rate <= 0.1 + size.points(0.1)


TOLD = [
    ("copycat", "1,1,1,1"),
    ("hold:40:20", ALIKE),
    ("upload:100:12", "5,5,5,5"),
    ("warned:20", "5,5,5,5"),
]
"""Of the known attacks those that `make test` plays; the soak plays all of them."""


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda one: f"{one.cheat}-{one.table}-{one.needs}")
@pytest.mark.parametrize(
    "tables", [4, pytest.param(40, marks=pytest.mark.soak)], ids=["small", "full"]
)
def test_no_known_attack_gains_more_than_its_bound(attack: Attack, tables: int) -> None:
    full = tables == 40
    if attack.bound is None or not (full or attack[:2] in TOLD):
        return
    result = attacked(attack, tables=tables)
    assert result.points <= attack.bound + (0 if full else 3 * result.standard_error)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    "tables", [4, pytest.param(50, marks=pytest.mark.soak)], ids=["small", "full"]
)
def test_honest_hands_are_believed_on_every_screen(screen: str, tables: int) -> None:
    result = screened(screen, tables=tables)
    luck = 3 if tables < 50 else 1
    assert result.probation <= PROBATION * luck
    assert result.clamped <= CLAMPED * luck


@pytest.mark.parametrize(("weather", "share"), [("calm", 0.94), ("rough", 0.915), ("stalls", 0.88)])
@pytest.mark.parametrize("size", [pytest.param(FULL, marks=pytest.mark.soak)], ids=["full"])
def test_in_order_the_fastest_hand_still_takes_the_pile(
    weather: Weather, share: float, size: Size
) -> None:
    setting = Setting(weather=weather, tables=size.tables // 4, reveals=size.reveals)
    assert report(setting, simulated(setting)).judge.share >= share


@sizes
def test_order_of_arrival_is_not_fair(size: Size) -> None:
    judged = found(size)
    assert judged.arrival.share < 0.6 < judged.half_rtt.share + 0.1
    assert judged.judge.share > judged.half_rtt.share + 0.25
