"""Every function of the law compiles, and the compiled one agrees with the plain one."""

import inspect
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from firsthand import dice
from firsthand.cards import pack
from firsthand.law.patterns import Alike, Pattern
from firsthand.law.sight import Sight, blank, laid
from firsthand.law.slaps import Fined, Touch
from firsthand.law.types import (
    NEVER,
    NOBODY,
    Duel,
    Flippers,
    Flow,
    Law,
    Reasons,
    Seats,
    Taken,
    What,
)
from firsthand.rules import catalogue
from tests.drawing import drawn_rules
from tests.law.compiling import MODULES, compiled, functions, short

pytestmark = pytest.mark.uncounted

DRAWS = 250
DECK = pack(1, 4)
WORD = 1 << 32
PLAIN: dict[str, Callable[..., Any]] = {
    f"{short(module)}.{name}": function
    for module in MODULES
    for name, function in functions(module).items()
}


@cache
def laws() -> list[Law]:
    """Many rule sets as the law reads them."""
    return [drawn_rules(Random(seed).choice).law for seed in range(100)]  # noqa: S311 - repeatable


class Draw:
    """One set of arguments, fit for each other: all seats belong to one table."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)  # noqa: S311 - a repeatable draw
        self.count = self.random.randint(2, 8)

    def seat(self) -> int:
        return self.random.randrange(self.count)

    def anyone(self) -> int:
        return self.random.choice([NOBODY, self.seat(), self.seat()])

    def among(self) -> int:
        every = (1 << self.count) - 1
        few = self.random.getrandbits(self.count) & self.random.getrandbits(self.count)
        return self.random.choice([0, every, few, 1 << self.seat(), self.random.randint(0, every)])

    def flag(self) -> int:
        return self.random.randint(0, 1)

    def ms(self) -> int:
        return self.random.choice([NEVER, 0, 1, 20, 399, 400, 500, 501, 850, 851, 1000, 4000])

    def number(self) -> int:
        return self.random.choice([0, 0, 1, 1, 2, 3, 4, 5, 15])

    def seats(self) -> Seats:
        return Seats(self.count, self.among(), self.among(), self.among(), self.among())

    def duel(self) -> Duel:
        return Duel(self.anyone(), self.anyone(), self.number(), self.flag())

    def flow(self) -> Flow:
        return Flow(self.duel(), self.seats())

    def flippers(self) -> Flippers:
        return Flippers(self.flag(), self.anyone(), self.anyone(), self.anyone())

    def reasons(self) -> Reasons:
        return Reasons(self.among(), self.flag(), self.flag(), self.flag())

    def law(self) -> Law:
        return self.random.choice(laws())

    def sight(self) -> Sight:
        sight = blank()
        ranks = self.random.sample(DECK, self.random.randint(1, len(DECK)))
        few = [card for card in DECK if card >> 2 in {rank >> 2 for rank in ranks[:3]}]
        for _ in range(self.random.randint(1, 20)):
            sight = laid(sight, self.random.choice(self.random.choice([ranks, few])))
        return sight

    def pattern(self) -> Pattern:
        return self.random.choice(catalogue()).pattern

    def patterns(self) -> tuple[Pattern, ...]:
        return tuple(self.pattern() for _ in range(2))

    def touch(self) -> Touch:
        flags = [self.flag() for _ in range(3)]
        playing, frozen, slappable = flags[0] or self.flag(), flags[1] and self.flag(), flags[2]
        return Touch(
            playing, frozen, slappable, self.number(), self.flag(), self.flag(), self.ms(),
            self.ms(), self.ms(), self.ms(), self.number(),
            self.flag(), self.random.choice([0, 0, 400]),
        )  # fmt: skip

    def known(self) -> Fined:
        flips, cards = self.random.randint(0, 20), self.random.getrandbits(50)
        return Fined(self.ms(), flips, self.flag(), self.ms(), cards)

    def dice(self) -> dice.Dice:
        return dice.seeded(self.random.getrandbits(256), self.random.getrandbits(32))

    def word(self) -> int:
        return self.random.choice([0, WORD - 1, self.random.randrange(WORD)])

    def block(self) -> tuple[int, ...]:
        return tuple(self.word() for _ in range(16))

    def choice(self, *values: int) -> int:
        return self.random.choice(values)


NAMED: dict[str, Callable[[Draw], Any]] = {
    **dict.fromkeys("abcd", Draw.word),
    "ace": lambda draw: draw.choice(1, 14),
    "aimed": lambda draw: draw.random.randint(-1, 90),
    "alike": lambda draw: int(draw.random.choice(list(Alike))),
    "after": Draw.reasons,
    "among": Draw.among,
    "at": Draw.ms,
    "before": Draw.reasons,
    "behind": lambda draw: draw.random.randint(-2, 60),
    "biggest": Draw.among,
    "by": lambda draw: draw.random.randint(1, 31),
    "card": lambda draw: int(draw.random.choice(DECK)),
    "cards": lambda draw: draw.random.getrandbits(50),
    "cards_since_fine": Draw.number,
    "count": lambda draw: draw.count,
    "depth": lambda draw: draw.random.randint(1, 15),
    "dice": Draw.dice,
    "draw": lambda draw: draw.random.randint(0, 4),
    "duel": Draw.duel,
    "fined": Draw.flag,
    "first": Draw.seat,
    "flippers": Draw.flippers,
    "flips": lambda draw: draw.random.randint(20, 90),
    "flow": Draw.flow,
    "held": Draw.number,
    "known": Draw.known,
    "last": Draw.anyone,
    "latest_other": Draw.anyone,
    "law": Draw.law,
    "left": Draw.number,
    "number": Draw.number,
    "paid": Draw.number,
    "pattern": Draw.pattern,
    "patterns": Draw.patterns,
    "piles": Draw.flag,
    "previous": Draw.seat,
    "rank": lambda draw: int(draw.random.choice(DECK)) >> 2,
    "s": Draw.block,
    "seat": Draw.seat,
    "seats": Draw.seats,
    "shown": lambda draw: draw.choice(0, 0, 1, 5),
    "shut": Draw.flag,
    "sight": Draw.sight,
    "since": lambda draw: draw.random.randint(0, 60),
    "since_fine": Draw.ms,
    "since_first": Draw.ms,
    "size": Draw.number,
    "slappable": Draw.flag,
    "slapped": Draw.flag,
    "span": lambda draw: draw.random.randint(2, 13),
    "start": Draw.seat,
    "step": lambda draw: draw.choice(-1, 1),
    "stop": Draw.seat,
    "stopped": Draw.flag,
    "tied": Draw.among,
    "to": Draw.anyone,
    "touch": Draw.touch,
    "used": Draw.number,
    "what": lambda draw: int(draw.random.choice(list(What))),
    "why": lambda draw: int(draw.random.choice(list(Taken))),
    "word": Draw.word,
    "wrap": Draw.flag,
}
"""How each argument of the law is drawn, by its name."""

NOBODY_TOO = {"seats.bit", "seats.within"}
"""Where even ``seat`` may be nobody."""


def arguments(name: str, number: int) -> list[Any]:
    """Draw the arguments of a function."""
    draw = Draw(f"{name} {number}")
    names = inspect.signature(PLAIN[name]).parameters
    return [
        draw.anyone() if word == "seat" and name in NOBODY_TOO else NAMED[word](draw)
        for word in names
    ]


@pytest.fixture(scope="module")
def jitted(pytestconfig: pytest.Config) -> dict[str, Callable[..., Any]]:
    assert pytestconfig.cache is not None
    return compiled(pytestconfig.cache.mkdir("law"))


@pytest.mark.parametrize("name", PLAIN)
def test_compiled_equals_plain(name: str, jitted: dict[str, Callable[..., Any]]) -> None:
    for number in range(DRAWS):
        given = arguments(name, number)
        assert jitted[name](*given) == PLAIN[name](*given), given


def test_nothing_of_the_law_is_left_plain(jitted: dict[str, Callable[..., Any]]) -> None:
    assert jitted.keys() == PLAIN.keys()
    assert all(hasattr(function, "py_func") for function in jitted.values())
    assert len(PLAIN) >= 60
