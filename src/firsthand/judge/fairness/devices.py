"""How late devices report a hand, or show a card, in the simulation."""

from typing import Literal, NamedTuple, get_args

from firsthand.errors import FirsthandError
from firsthand.record.hand import Device
from firsthand.rules.options import TOUCH_MS
from firsthand.sentences import say

Setup = Literal["mouse", "key", "touch", "tv", "feigned"]
"""What somebody plays with: a TV shows late, and is played at by mouse; feigned is a mouse whose
page says that it is a touch."""


class Late(NamedTuple):
    """By how many ms a device is late: the mean, and how much it varies from press to press."""

    mean: float
    deviation: float


LATE: dict[Setup, Late] = {
    "mouse": Late(20, 6),
    "key": Late(25, 7),
    "touch": Late(90, 20),
    "tv": Late(80, 25),
    "feigned": Late(20, 6),
}
"""``docs/JUDGE.md`` says which of these are published, and which are assumed."""


class BadDevices(FirsthandError):
    """Devices that are not known, or not as many as there are seats."""


def read_devices(text: str, seats: int) -> tuple[Setup, ...]:
    """Return the devices that a text like ``mouse,touch`` lists, none where it is empty.

    Raises `BadDevices`.
    """
    if not text:
        return ()
    words = text.split(",")
    known: dict[str, Setup] = {setup: setup for setup in get_args(Setup)}
    if len(words) != seats or not set(words) <= known.keys():
        raise BadDevices(say("fairness-devices", devices=repr(text), n=seats, known=tuple(known)))
    return tuple(known[word] for word in words)


def reported(setup: Setup | None) -> Device:
    """Return what a press there is said to be made with; nothing where it is not known."""
    match setup:
        case None:
            return ""
        case "tv":
            return "mouse"
        case "feigned":
            return "touch"
        case _:
            return setup


def earned(setup: Setup | None) -> int:
    """Return how many ms earlier a hand counts under ``tie.devices = class``."""
    return TOUCH_MS if reported(setup) == "touch" else 0
