"""The whole way: a server, real sockets and delayed lines give the pile to the first hand (F13)."""

import asyncio
from pathlib import Path

import pytest

from tests.homes import virtual
from tests.homes.players import Tally
from tests.homes.tables import Homes, raced, served

pytestmark = pytest.mark.uncounted

HOMES = (5, 40, 120, 300)
"""Round trips in ms of the four homes."""


def played(tables: int, races: int, *, rough: bool) -> Tally:
    with served() as port:
        return asyncio.run(raced(port, Homes(HOMES, rough), tables=tables, races=races, seed=1))


def test_over_real_sockets_the_first_hand_wins_whatever_its_line(tmp_path: Path) -> None:
    async def met() -> Tally:
        async with virtual.served(tmp_path) as server:
            return await raced(server, Homes(HOMES), tables=12, races=18, seed=1)

    with asyncio.Runner(loop_factory=virtual.Loop) as runner:
        tally = runner.run(met())
    assert len(tally.won) >= 12 * 18
    # By arrival it would be half of them; with 216 races 88 % lies four deviations below 95 %.
    assert tally.share() >= 0.88


@pytest.mark.soak
@pytest.mark.parametrize(("rough", "share", "within"), [(False, 0.94, 0.97), (True, 0.925, 0.955)])
def test_f13(*, rough: bool, share: float, within: float) -> None:
    tally = played(20, 125, rough=rough)
    assert len(tally.won) >= 20 * 125
    assert tally.share() >= share
    assert tally.share(4) >= within
    assert tally.worst() <= 0.015
