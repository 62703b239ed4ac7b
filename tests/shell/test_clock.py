"""The clock stands still while the loop was held up."""

import asyncio

import pytest

from firsthand.shell import clock as clocks
from firsthand.shell.clock import BEAT, NS, STALL, Clock


class Wall:
    """The wall's time, which is set by hand."""

    def __init__(self) -> None:
        self.ms = 1_000

    def monotonic_ns(self) -> int:
        return self.ms * NS


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    clock = Wall()
    monkeypatch.setattr(clocks, "time", clock)
    return clock


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_time_that_was_lost_passes_once_all_that_came_is_heard(wall: Wall) -> None:
    clock = Clock()
    clock.watch()
    wall.ms += 100
    clock.alive()
    assert (clock.now(), clock.lost) == (1_000 + BEAT, 100 - BEAT)
    await turns(1)
    assert clock.now() == 1_000 + BEAT
    await turns(2)
    assert (clock.now(), clock.lost) == (1_100, 0)
    clock.rest()


async def test_a_short_delay_is_none(wall: Wall) -> None:
    clock = Clock()
    clock.watch()
    wall.ms += BEAT + STALL
    clock.alive()
    assert (clock.now(), clock.lost) == (1_000 + BEAT + STALL, 0)
    clock.rest()


async def test_two_stalls_in_a_row_add_up(wall: Wall) -> None:
    clock = Clock()
    clock.watch()
    for _ in range(2):
        wall.ms += 50
        clock.alive()
    assert clock.now() == 1_000 + 2 * BEAT
    await turns(3)
    assert clock.now() == 1_100
    clock.rest()


async def test_the_clock_never_goes_back(wall: Wall) -> None:
    clock = Clock()
    clock.watch()
    wall.ms += 100
    assert clock.now() == 1_100
    clock.alive()
    assert clock.now() == 1_100
    clock.rest()


async def test_an_alarm_that_was_held_up_too_rings_after_all_that_came_is_heard(
    wall: Wall,
) -> None:
    clock, rung = Clock(), asyncio.Event()
    clock.watch()
    seen: list[int] = []

    def ring() -> None:
        seen.append(clock.now())
        rung.set()

    clock.wake(clock.now(), ring)
    wall.ms += 100
    await rung.wait()
    assert seen == [1_000 + BEAT]
    clock.rest()


async def test_a_clock_that_does_not_watch_knows_of_no_stall(wall: Wall) -> None:
    clock = Clock()
    wall.ms += 100
    clock.alive()
    assert (clock.now(), clock.lost) == (1_100, 0)


async def test_the_clock_looks_at_the_loop_by_itself() -> None:
    clock = Clock()
    clock.watch()
    first = clock._beat
    looked = asyncio.Event()
    alive = clock.alive

    def noted() -> None:
        alive()
        looked.set()

    clock.alive = noted  # type: ignore[method-assign]  # to hear of it
    await looked.wait()
    await turns(1)
    assert clock._beat is not first
    clock.rest()
    assert clock._beat is None
