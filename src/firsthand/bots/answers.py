"""What a bot answers when it is asked: whole ms, nothing, or something that is neither."""

from collections.abc import Callable
from math import isfinite
from random import Random

from firsthand.bots.bot import View
from firsthand.sentences import Sentence, say

LATEST = 3_600_000
"""No hand comes later, in ms."""


def answer(ask: Callable[[View, Random], object], view: View, rng: Random) -> int | Sentence | None:
    """Return what a bot's method answers in ms, or in a sentence what it did wrong."""
    try:
        given = ask(view, rng)
    except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on
        kind, why = type(error).__name__, " ".join(str(error).split())
        return say("library-raised", asked=ask.__name__, error=kind, why=why)
    if given is None or (type(given) is int and 0 <= given <= LATEST):
        return given
    return whole(ask.__name__, given)


def whole(asked: str, given: object) -> int | Sentence:
    """Return a number as whole ms, or a sentence for what is none."""
    try:
        ms = float(given)  # type: ignore[arg-type] # that is what is tried
    except (TypeError, ValueError):
        ms = -1.0
    if isfinite(ms) and 0 <= ms <= LATEST and not isinstance(given, bool | str):
        return round(ms)
    shown = " ".join(repr(given).split())
    return say("library-answer", asked=asked, given=shown, most=LATEST)
