"""The minutes that the laboratory foretells are those of the room with the same bots."""

import os
from concurrent.futures import ProcessPoolExecutor
from math import hypot

import numpy as np
import pytest

from firsthand.intervals import Z95
from firsthand.lab import simulate
from firsthand.lab.estimate import MINUTE, measured
from tests.room.table import Table

SEATS = 4
GAMES = 2000


def lasted(seed: int) -> int:
    """How many ms a game of steady bots took, in a room whose clock runs as it likes."""
    table = Table("ratscrew", (), ["steady"] * SEATS, seed=seed)
    table.sit(9)
    table.give_secret()
    table.run(100_000_000)
    assert table.table.over
    return table.live.log[-1].at


@pytest.mark.soak
def test_two_thousand_games_of_the_room_last_as_long_as_foretold() -> None:
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        times = list(workers.map(lasted, range(GAMES), chunksize=20))
    room = measured(np.array(times), MINUTE)
    lab = simulate("ratscrew", ["steady"] * SEATS, 100_000, 1).minutes
    apart = abs(room.mean - lab.mean)
    assert apart <= Z95 * hypot(room.standard_error, lab.standard_error)
    assert room.quantile(50) == pytest.approx(lab.quantile(50), rel=0.05)
