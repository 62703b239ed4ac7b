"""What a bot answers when it is asked: whole ms, nothing, or something that is neither."""

from collections.abc import Callable
from math import isfinite
from random import Random

from firsthand.bots.bot import View
from firsthand.sentences import Sentence, say

LATEST = 3_600_000
"""No hand comes later, in ms."""


LONGEST = 200
"""How many characters of what a bot raised or answered are shown."""


def answer(ask: Callable[[View, Random], object], view: View, rng: Random) -> int | Sentence | None:
    """Return what a bot's method answers in ms, or in a sentence what it did wrong.

    Whatever it raises is caught but ``KeyboardInterrupt``, which is its user's.
    """
    asked = str(getattr(ask, "__name__", "") or type(ask).__name__)
    try:
        given = ask(view, rng)
        if given is None or (type(given) is int and 0 <= given <= LATEST):
            return given
        return whole(asked, given)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - whatever it is, the game goes on
        return say("library-raised", asked=asked, error=type(error).__name__, why=why(error))


def why(error: BaseException) -> str:
    """Return what an error says, in a line; nothing where it can't say it."""
    return in_a_line(str, error)


def in_a_line(write: Callable[[object], str], thing: object) -> str:
    """Return a thing of somebody's own code in a line of text, empty where that raises."""
    try:
        return " ".join(write(thing).split())[:LONGEST]
    except Exception:  # noqa: BLE001 - it is not our code
        return ""


def whole(asked: str, given: object) -> int | Sentence:
    """Return a number as whole ms, or a sentence for what is none."""
    try:
        ms = float(given)  # type: ignore[arg-type] # that is what is tried
    except (TypeError, ValueError, OverflowError):
        ms = -1.0
    if isfinite(ms) and 0 <= ms <= LATEST and not isinstance(given, bool | str):
        return round(ms)
    return say("library-answer", asked=asked, given=in_a_line(repr, given), most=LATEST)
