"""Nothing that was announced is lost or comes twice, however the server ends."""

import signal
from pathlib import Path

import pytest

from tests.store.crashes import Server, crashed

KILL, TERM = signal.SIGKILL, signal.SIGTERM


async def test_killed_at_any_moment_it_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    evening = await crashed(server, 4, [KILL, TERM, KILL, KILL], seed=1)
    assert all(guest.visits > 3 for guest in evening.guests)
    assert all(guest.dismissed for guest in evening.guests)


@pytest.mark.soak
async def test_two_hundred_times_a_server_of_fifty_tables_is_killed(tmp_path: Path) -> None:
    evening = await crashed(Server(f"sqlite:///{tmp_path}/tables.db"), 50, [KILL] * 200, seed=2)
    assert all(guest.visits > 150 for guest in evening.guests)
