"""Garbage is collected while nobody plays."""

import gc
from collections.abc import Iterator

import pytest

from firsthand.server.garbage import SELDOM, Garbage


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """The full collections so far."""
    found: list[bool] = []
    monkeypatch.setattr("firsthand.server.garbage.gc.collect", lambda: found.append(True))
    yield found
    gc.enable()


async def test_nothing_is_collected_by_itself(collected: list[bool]) -> None:
    garbage = Garbage(lambda: True)
    garbage.begin()
    assert not gc.isenabled()
    garbage.end()
    assert gc.isenabled()
    assert len(collected) == 1


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
