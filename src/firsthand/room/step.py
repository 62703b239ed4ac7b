"""One step of a room."""

from firsthand.room.room import Room
from firsthand.room.types import AnyInput, Output, WakeAt


def step(room: Room, given: AnyInput) -> tuple[Room, tuple[Output, ...]]:
    """Return the room after an input, and what it sends, keeps and waits for.

    Whatever is due before the input's time happens first. The last output is a `WakeAt`.
    """
    del given
    return room, (WakeAt(None),)
