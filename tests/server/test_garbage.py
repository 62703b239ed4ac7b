"""Garbage: young objects are looked through always, all of them while nobody plays."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from firsthand.server.garbage import SELDOM, YOUNG, Garbage


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """The full collections so far."""
    found: list[bool] = []
    usual = gc.get_threshold()
    monkeypatch.setattr("firsthand.server.garbage.gc.collect", lambda: found.append(True))
    yield found
    gc.set_threshold(*usual)


async def test_young_garbage_is_collected_while_people_play(collected: list[bool]) -> None:
    usual = gc.get_threshold()
    garbage = Garbage(lambda: True)
    garbage.begin()
    knots = weakref.WeakSet[Knot]()
    for _ in range(100 * YOUNG[0]):
        knots.add(Knot())
    assert len(knots) < 2 * YOUNG[0]
    garbage.end()
    assert gc.get_threshold() == usual
    assert len(collected) == 1


async def test_old_objects_are_left_alone_while_people_play(collected: list[bool]) -> None:
    garbage = Garbage(lambda: True)
    garbage.begin()
    before = gc.get_stats()[2]["collections"]
    kept = [Knot() for _ in range(300 * YOUNG[0])]
    assert gc.get_stats()[2]["collections"] == before
    assert len(kept) == 300 * YOUNG[0]
    garbage.end()


async def test_it_is_collected_while_nobody_plays(collected: list[bool]) -> None:
    playing = True
    garbage = Garbage(lambda: playing)
    garbage.look()
    assert collected == []
    playing = False
    garbage.look()
    assert collected == [True]
    garbage.end()


async def test_it_is_not_put_off_for_ever(collected: list[bool]) -> None:
    garbage = Garbage(lambda: True)
    for _ in range(2 * SELDOM):
        garbage.look()
    assert len(collected) == 2
    garbage.end()
