"""The messages between browser and server. TypeScript types are generated from these Structs.

Every message is one JSON object with a ``type``. Times are milliseconds. Those of one table are
the room's own.
"""

import msgspec

from firsthand.room.messages import (
    Agree,
    Ask,
    Award,
    Collect,
    Flip,
    Gesture,
    Gone,
    Hand,
    HandNote,
    Happened,
    Line,
    Message,
    PatternNote,
    Refused,
    Revealed,
    RulesNote,
    Seated,
    SeatNote,
    Slap,
    Visibility,
    Watermark,
)

__all__ = [
    "PROTOCOL",
    "Agree",
    "Ask",
    "Award",
    "Choice",
    "Collect",
    "Flip",
    "Gesture",
    "Gone",
    "Hand",
    "HandNote",
    "Happened",
    "Hello",
    "Line",
    "Message",
    "Open",
    "PatternNote",
    "Refused",
    "Reply",
    "Request",
    "Revealed",
    "RulesNote",
    "SeatNote",
    "Seated",
    "Slap",
    "TemperamentNote",
    "Visibility",
    "Watermark",
    "Welcome",
]

PROTOCOL = 1
"""Raised whenever a browser of an older build could misread a message."""


# ---- from the browser -----------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First message: which build speaks, and the key of a seat kept from before, if any."""

    protocol: int
    key: str = ""


class Open(Message, frozen=True, tag="open", forbid_unknown_fields=True):
    """Open a table against bots and sit down at seat 0.

    ``rules`` is a preset's name, or ``"table"`` for the rules the server was started with;
    ``bots`` are temperaments by seat from seat 1, repeated to fill; ``pace`` is the least time
    between flips; ``seed`` is a hexadecimal number of up to 64 digits, empty for a fresh one.
    """

    rules: str
    seats: int
    bots: tuple[str, ...]
    pace: int
    name: str = ""
    seed: str = ""


Request = Hello | Open | Agree | Flip | Slap | Gesture | Collect | Watermark | Visibility | Ask

# ---- from the server ------------------------------------------------------------------------


class TemperamentNote(msgspec.Struct, frozen=True):
    """A bot's temperament in plain words."""

    name: str
    title: str
    words: str


class Choice(msgspec.Struct, frozen=True):
    """What *Play now* opens unless the player chooses otherwise."""

    rules: str
    seats: int
    bots: tuple[str, ...]
    pace: int
    seed: str


class Welcome(Message, frozen=True, tag="welcome"):
    """Answer to hello: everything the home screen offers."""

    version: str
    protocol: int
    presets: tuple[RulesNote, ...]
    temperaments: tuple[TemperamentNote, ...]
    choice: Choice
    pace_least: int
    pace_most: int


Reply = Welcome | Seated | Happened | Hand | Award | Revealed | Refused | Gone | Line
