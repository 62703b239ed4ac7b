"""Devices in the simulation: how late they are, what that does to races, and what a class mends."""

import pytest

from firsthand.judge.fairness import Report, Setting, read_devices, report, simulated
from firsthand.judge.fairness.chance import Chance
from firsthand.judge.fairness.devices import LATE, BadDevices, Setup, earned, reported
from firsthand.judge.fairness.players import Player

ALIKE = (40.0,) * 4
MIXED = read_devices("mouse,mouse,touch,touch", 4)
TABLES, REVEALS = 12, 100


def measured(devices: tuple[Setup, ...], *, by_device: bool = False) -> Report:
    setting = Setting(ALIKE, tables=TABLES, reveals=REVEALS, devices=devices, by_device=by_device)
    return report(setting, simulated(setting))


def bias(found: Report, seats: tuple[int, ...]) -> float:
    """How many points more often some seats win, on average, than their hands are first."""
    places = [found.judge.by_seat[seat] for seat in seats]
    return 100 * sum(place.win_share - place.fastest_share for place in places) / len(places)


def test_two_mice_and_two_phones_are_judged_by_hands_once_touches_count_earlier() -> None:
    before, after = measured(MIXED), measured(MIXED, by_device=True)
    assert before.judge.share < 0.72
    assert after.judge.share > 0.83
    assert bias(before, (0, 1)) > 13
    assert bias(before, (2, 3)) < -13
    assert abs(bias(after, (0, 1))) < 1.5


@pytest.mark.soak
def test_the_figures_that_the_page_on_the_judge_names() -> None:
    setting = Setting(ALIKE, devices=MIXED)
    before = report(setting, simulated(setting))
    setting = Setting(ALIKE, devices=MIXED, by_device=True)
    after = report(setting, simulated(setting))
    assert before.judge.share == pytest.approx(0.66, abs=0.02)
    assert after.judge.share > 0.86
    assert bias(before, (0, 1)) == pytest.approx(16, abs=1)
    assert abs(bias(after, (0, 1))) < 1


def test_who_feigns_a_touch_gains_what_a_touch_earns() -> None:
    feigned: tuple[Setup, ...] = ("feigned", "mouse", "mouse", "mouse")
    assert bias(measured(feigned, by_device=True), (0,)) > 20
    assert abs(bias(measured(feigned), (0,))) < 3


def test_devices_are_as_late_as_they_are_assumed_to_be() -> None:
    for setup, (mean, deviation) in LATE.items():
        player = Player(Chance(3), setup=setup)
        late = [player.late() for _ in range(2000)]
        assert sum(late) / len(late) == pytest.approx(mean, abs=deviation / 10)
    assert Player(Chance(3)).late() == 0


def test_what_devices_say_that_they_are() -> None:
    assert [reported(setup) for setup in LATE] == ["mouse", "key", "touch", "mouse", "touch"]
    assert [earned(setup) for setup in LATE] == [0, 0, 70, 0, 70]
    assert (reported(None), earned(None)) == ("", 0)


@pytest.mark.parametrize("text", ["mouse", "mouse,foot", "mouse,touch,key"])
def test_devices_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(BadDevices, match="one for each seat"):
        read_devices(text, 2)
    assert read_devices("", 2) == ()
