"""When a hand falls is in the law's dialect: it compiles, and the compiled one agrees."""

import inspect
import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
import pytest

from firsthand.bots import error_rates, matching, near_misses
from firsthand.bots.error_rates import CHANCES, ErrorRates
from firsthand.cards import pack
from firsthand.game.state import see
from firsthand.rules import catalogue
from tests.law.compiling import compiled

pytestmark = pytest.mark.uncounted

PILES = 400


def jitted(module: ModuleType, law: dict[str, Callable[..., Any]]) -> dict[str, Any]:
    """A module's functions compiled, over the law compiled."""
    space = dict(vars(module))
    space |= {name: law[f"{place}.{name}"] for place, name in (way(key) for key in law)
              if name in space}  # fmt: skip
    for name, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ == module.__name__:
            exec(compile(inspect.getsource(function), name, "exec"), space)  # noqa: S102 - our own
            space[name] = numba.njit(boundscheck=True)(space[name])
    return space


def way(key: str) -> tuple[str, str]:
    module, _, name = key.partition(".")
    return module, name


@pytest.fixture(scope="module")
def law(pytestconfig: pytest.Config) -> dict[str, Callable[..., Any]]:
    assert pytestconfig.cache is not None
    return compiled(pytestconfig.cache.mkdir("law"))


def test_near_misses_compile_and_agree(law: dict[str, Callable[..., Any]]) -> None:
    fast = jitted(near_misses, law)["is_near_miss"]
    chance = random.Random(1)  # noqa: S311 - repeatable
    cards = pack(2, 4)
    rules = [rule.pattern for rule in catalogue()]
    for _ in range(PILES):
        patterns = tuple(chance.sample(rules, 3))
        sight = see(tuple(chance.sample(cards, chance.randint(1, 20))))
        assert fast(patterns, sight) == near_misses.is_near_miss(patterns, sight)


def test_error_rates_compile_and_agree(law: dict[str, Callable[..., Any]]) -> None:
    fast = jitted(error_rates, law)["falls"]
    chance = random.Random(2)  # noqa: S311 - repeatable
    for _ in range(PILES):
        odds = ErrorRates(*(chance.randrange(CHANCES) for _ in range(3)))
        given = (odds, chance.randint(0, 1), chance.randint(0, 1), chance.randrange(CHANCES), 300)
        assert fast(*given) == error_rates.falls(*given)


def test_the_pace_of_bots_that_match_compiles_and_agrees(
    law: dict[str, Callable[..., Any]],
) -> None:
    fast = jitted(matching, law)
    chance = random.Random(3)  # noqa: S311 - repeatable
    for _ in range(PILES):
        race = (
            chance.randint(matching.LEAST, matching.MOST),
            chance.randint(0, 8),
            chance.randint(0, 4),
            chance.choice((matching.PERSON, matching.MATCHING, matching.OTHER)),
            chance.choice((matching.UNKNOWN, chance.randint(-50, 3_000))),
        )
        assert fast["raced"](*race) == matching.raced(*race)
        drawn = (chance.randint(400, 2_000), race[0], chance.randint(1, matching.SEATS))
        assert fast["paced"](*drawn) == matching.paced(*drawn)
