"""What a bot answers: whatever its code does, the game goes on."""

from functools import partial
from random import Random
from typing import Any

import pytest

from firsthand.bots.answers import LATEST, answer
from firsthand.bots.bot import View
from firsthand.sentences import Sentence, text

VIEW: Any = None
"""No bot here looks at it."""

RNG = Random(1)  # noqa: S311 - a game


class Mute(Exception):
    """An error that can't say what it is."""

    def __str__(self) -> str:
        raise RuntimeError


class Odd:
    """An answer that raises whatever is asked of it."""

    def __float__(self) -> float:
        raise ZeroDivisionError

    def __repr__(self) -> str:
        raise MemoryError


class Shy(str):
    """A text that can't be shown."""

    __slots__ = ()

    def __repr__(self) -> str:
        raise SystemError


def asked(given: object) -> int | str | None:
    """Return what is made of an answer, or of what is raised; a sentence as its text."""

    def at_card(view: View, rng: Random) -> object:
        if isinstance(given, BaseException):
            raise given
        return given

    said = answer(at_card, VIEW, RNG)
    return text(said) if isinstance(said, Sentence) else said


@pytest.mark.parametrize(
    ("given", "ms"),
    [(None, None), (0, 0), (240, 240), (240.4, 240), (True, None), (LATEST, LATEST)],
)
def test_a_time_is_whole_ms(given: object, ms: int | None) -> None:
    said = asked(given)
    assert said == ms if given is not True else isinstance(said, str)


@pytest.mark.parametrize(
    "raised",
    [
        ValueError("no"),
        SystemExit(3),
        GeneratorExit(),
        RecursionError(),
        Mute(),
        Exception("x" * 999),
    ],
)
def test_whatever_is_raised_is_said_in_a_line(raised: BaseException) -> None:
    said = asked(raised)
    assert isinstance(said, str)
    assert type(raised).__name__ in said
    assert "\n" not in said
    assert len(said) < 300


@pytest.mark.parametrize(
    "given", ["soon", -1, LATEST + 1, float("nan"), [240], 10**400, Odd(), Shy()]
)
def test_what_is_no_time_is_said_in_a_line(given: object) -> None:
    assert isinstance(asked(given), str)


def test_a_method_without_a_name_of_its_own_is_asked_too() -> None:
    def broken(_number: int, view: View, rng: Random) -> object:
        raise ValueError

    said = answer(partial(broken, 1), VIEW, RNG)
    assert isinstance(said, Sentence)
    assert "partial" in text(said)


def test_who_interrupts_is_heard() -> None:
    with pytest.raises(KeyboardInterrupt):
        asked(KeyboardInterrupt())
