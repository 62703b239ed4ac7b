"""Processes beside a server write what is waited for, and are gone in any case."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import pytest

from firsthand.server.processes import NICENESS, output_of, stand_back

ECHOES = "import sys; sys.stdout.write(sys.stdin.read().upper())"
STUCK = "import time; time.sleep(600)"
PATIENCE = 60


async def begun(program: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdin=PIPE, stdout=PIPE
    )


async def test_what_a_process_writes_is_returned() -> None:
    process = await begun(ECHOES)
    assert await output_of(process, PATIENCE, b"jack") == b"JACK"
    assert process.returncode == 0


async def test_a_process_that_takes_too_long_is_ended() -> None:
    process = await begun(STUCK)
    assert await output_of(process, 0.0) is None
    assert process.returncode is not None


async def test_a_process_that_nobody_waits_for_any_more_is_ended() -> None:
    process = await begun(STUCK)
    waiting = asyncio.create_task(output_of(process, PATIENCE))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert process.returncode is not None


def test_a_process_stands_back_where_the_system_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lowered: list[int] = []
    monkeypatch.setattr(os, "nice", lowered.append)
    stand_back()
    monkeypatch.delattr(os, "nice")
    stand_back()
    assert lowered == [NICENESS]
