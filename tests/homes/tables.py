"""Whole tables of scripted people, each on a line of their own."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from aiohttp import ClientSession, TCPConnector, UnixConnector

from firsthand.judge.fairness import Cheat
from firsthand.judge.fairness.players import HONEST
from firsthand.shell.wire import Create, Join, Propose
from tests.homes.liars import FilledWay, introduced, kind_of, ways_of
from tests.homes.players import RULES, Hands, Player, Tally, dialled
from tests.homes.relay import Relay, ways

LONGEST = 20.0
"""Nobody waits longer for a table to come together, in seconds."""


@dataclass(frozen=True)
class Homes:
    """The lines of a table by their round trips in ms, and the weather on them."""

    rtts: tuple[int, ...]
    rough: bool = False
    cheat: Cheat = HONEST

    @property
    def rules(self) -> str:
        """The rules of the table: with a gesture where a cheat waits for that of others."""
        return f"{RULES} slap.gesture=salute" if self.cheat.kind == "gesture" else RULES


@contextmanager
def served() -> Iterator[int]:
    """Run a server of its own, and yield its port; it takes the relays for the lines they play."""
    command = [sys.executable, "-m", "tests.homes.server"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().split("/ (")[0].rpartition(":")[2])
        finally:
            server.terminate()


async def gathered(
    sessions: AsyncExitStack, server: int | Path, number: int, homes: Homes, tally: Tally, seed: int
) -> tuple[list[Player], list[Relay]]:
    """Let people meet at a new table and agree to its rules."""
    chance = Random(f"{seed} {number}")  # noqa: S311  # nobody guards a secret with it
    hands = Hands(number, len(homes.rtts), chance, tally)
    lines = [
        ways_of(homes.cheat, seat, ways(rtt, chance, rough=homes.rough))
        for seat, rtt in enumerate(homes.rtts)
    ]
    relays = [Relay(server, *line) for line in lines]
    players: list[Player] = []
    for seat, relay in enumerate(relays):
        await relay.start()
        connector = UnixConnector(str(relay.path)) if relay.path else TCPConnector()
        session = await sessions.enter_async_context(ClientSession(connector=connector))
        player = await dialled(session, relay.port, hands, chance, kind_of(homes.cheat, seat))
        if players:
            seated = players[0].seated
            assert seated is not None
            player.say(Join(seated.code, ""))
        else:
            player.say(Create("ratscrew", len(relays), 500, "Ann"))
        await asyncio.wait_for(player.sat.wait(), LONGEST)
        players.append(player)
    up = lines[0][0]
    introduced(players, homes.cheat, up if isinstance(up, FilledWay) else None)
    players[0].say(Propose(0, homes.rules))
    return players, relays


async def raced(server: int | Path, homes: Homes, *, tables: int, races: int, seed: int) -> Tally:
    """Play until so many races were decided at so many tables of a server at once.

    A table on which nothing is decided any more would keep this from ending: it is given the time
    that its races may take at most, and what is missing then has hung.
    """
    tally = Tally(len(homes.rtts))
    async with AsyncExitStack() as sessions:
        met = await asyncio.gather(
            *(gathered(sessions, server, number, homes, tally, seed) for number in range(tables))
        )
        players = [player for those, _ in met for player in those]
        await tally.reached(races * tables, LONGEST + 4.0 * races)
        for player in players:
            await player.leave()
        for _, relays in met:
            for relay in relays:
                await relay.stop()
    return tally
