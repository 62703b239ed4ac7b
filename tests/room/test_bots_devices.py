"""Bots are as late as the devices of the people they play against."""

import pytest

from firsthand.record import Device
from firsthand.room import messages as m
from firsthand.room.play.bots import later
from tests.room.table import ANN, Table, act


def slaps(temperament: str, device: Device) -> list[int]:
    """How long after a double two bots mean to slap, where Ann presses with a device."""
    table = Table(people=("Ann",), bots=(temperament,) * 2, pace=100).begin()
    table.rig("7H 2C", "5S 9S", "4D 9D", pile="7S")
    table.say(ANN, m.Flip(0, table.live.newest.k, 900, device=device))
    sent = table.live.newest.sent
    return [intent.at - sent for intent in table.live.intents if intent.doing == "slap"]


def test_fixed_bots_are_as_late_as_a_touch_where_people_touch() -> None:
    mouse = slaps("steady", "mouse")
    assert mouse
    assert slaps("steady", "touch") == [ms + 60 for ms in mouse]
    assert slaps("steady", "key") == slaps("steady", "") == slaps("steady", "pen") == mouse


def test_bots_that_match_are_not() -> None:
    assert slaps("matching", "touch") == slaps("matching", "mouse") != []


@pytest.mark.parametrize(
    ("devices", "ms"),
    [
        (("touch", "mouse", "key"), 0),
        (("touch", "mouse", ""), 0),
        (("touch", "touch", "mouse"), 60),
        (("touch", "", ""), 60),
    ],
)
def test_most_people_decide(devices: tuple[Device, ...], ms: int) -> None:
    table = Table(people=("Ann", "Ben", "Cy"), bots=("steady",)).begin()
    for seat, device in enumerate(devices):
        table.say(seat + 1, m.Slap(seat, 0, 5, 1, device))
    assert later(table.room) == ms


def test_who_has_left_does_not_decide() -> None:
    table = Table(people=("Ann", "Ben"), bots=("steady",)).begin()
    table.say(ANN, m.Slap(0, 0, 5, 1, "touch"))
    table.say(ANN, act("leave", 0))
    assert later(table.room) == 0
