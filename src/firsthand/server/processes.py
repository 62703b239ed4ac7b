"""Processes that work beside a server: behind live tables, and no longer than they may take."""

import asyncio
import os
from asyncio.subprocess import Process

NICENESS = 10
"""How far such a process stands back behind live tables."""


def stand_back() -> None:
    """Lower this process's priority, where the system has one."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


async def output_of(process: Process, within: float, data: bytes | None = None) -> bytes | None:
    """Return what a process writes once it ends, None where that takes over ``within`` seconds.

    ``data`` is what it reads. It is ended in any case, also where nobody waits any more.
    """
    try:
        async with asyncio.timeout(within):
            out, _ = await process.communicate(data)
    except TimeoutError:
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return out
