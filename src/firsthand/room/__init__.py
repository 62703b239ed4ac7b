"""One live table: timed inputs to outputs. No sockets and no clock live here."""

from firsthand.room.room import Room, Seat
from firsthand.room.step import step
from firsthand.room.types import (
    Acted,
    AnyInput,
    Closed,
    Connected,
    Ended,
    Input,
    Joined,
    Output,
    Ponged,
    Said,
    Sealed,
    Secret,
    Send,
    Sent,
    Store,
    Wake,
    WakeAt,
)

__all__ = [
    "Acted",
    "AnyInput",
    "Closed",
    "Connected",
    "Ended",
    "Input",
    "Joined",
    "Output",
    "Ponged",
    "Room",
    "Said",
    "Sealed",
    "Seat",
    "Secret",
    "Send",
    "Sent",
    "Store",
    "Wake",
    "WakeAt",
    "step",
]
