"""What is taken off the hands of a game's seats, as its header fixes it."""

import re
from typing import TYPE_CHECKING, cast, get_args

from firsthand.errors import Malformed
from firsthand.record.hand import Device
from firsthand.rules.options import TOUCH_MS
from firsthand.sentences import say

if TYPE_CHECKING:
    from firsthand.record.record import Header

HANDICAP_MOST = 300
"""The greatest handicap of a seat, in ms."""

UNKNOWN = "-"
"""What stands for the device of a seat of which none is known."""

DEVICES = tuple(device or UNKNOWN for device in get_args(Device))


def handicap_of(header: "Header", seat: int, device: Device) -> int:
    """Return what is taken off a hand of a seat that was pressed with a device, in ms.

    A touch earns something under ``tie.devices = class``, where the seat agreed by touch (A-95).
    """
    sealing = header.sealing
    if sealing is None:
        return 0
    ms = sealing.handicaps[seat] if sealing.handicaps else 0
    touches = device == "touch" and bool(sealing.devices) and sealing.devices[seat] == device
    return ms + TOUCH_MS * (touches and header.rules.tie.devices == "class")


def most_of(header: "Header", seat: int) -> int:
    """Return the most that is taken off any hand of a seat, in ms."""
    sealing = header.sealing
    device: Device = sealing.devices[seat] if sealing is not None and sealing.devices else ""
    return handicap_of(header, seat, device)


def write_handicaps(handicaps: tuple[int, ...]) -> str:
    """Write the handicaps of all seats on one line."""
    return " ".join(map(str, handicaps))


def read_handicaps(text: str) -> tuple[int, ...]:
    """Read what `write_handicaps` writes, or raise `Malformed`."""
    if re.fullmatch("[0-9]{1,3}(?: [0-9]{1,3})*", text) is None:
        raise Malformed(say("record-handicaps", text=repr(text), most=HANDICAP_MOST))
    handicaps = tuple(map(int, text.split()))
    if max(handicaps) > HANDICAP_MOST:
        raise Malformed(say("record-handicaps", text=repr(text), most=HANDICAP_MOST))
    return handicaps


def write_devices(devices: tuple[Device, ...]) -> str:
    """Write with what each seat agreed on one line.

    >>> write_devices(("touch", ""))
    'touch -'
    """
    return " ".join(device or UNKNOWN for device in devices)


def read_devices(text: str) -> tuple[Device, ...]:
    """Read what `write_devices` writes, or raise `Malformed`."""
    words = text.split(" ")
    if not set(words) <= set(DEVICES):
        raise Malformed(say("record-devices", text=repr(text), devices=DEVICES))
    return tuple(cast("Device", "" if word == UNKNOWN else word) for word in words)
