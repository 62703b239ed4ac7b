"""A tunnel hides how long lines are: the table is told once, and behind a proxy nobody vouches."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from aiohttp import ClientSession

from firsthand.shell.wire import PROTOCOL, Create, Hello, Join, Notice, Seated
from tests.homes.relay import Relay, ways
from tests.server.people import Person
from tests.words import said

FAR = 150


@contextmanager
def playing(*options: str) -> Iterator[int]:
    """Run ``firsthand play``, and yield its port."""
    command = [sys.executable, "-m", "firsthand.cli", "play", "--no-browser", "--port", "0"]
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield int(server.stdout.readline().split("/ (")[0].rpartition(":")[2])
        finally:
            server.terminate()


async def met(session: ClientSession, port: int, relay: Relay) -> tuple[Person, Person, bool]:
    """Ann is near and keeps a table, and Ben joins it through the relay."""
    await relay.start()
    people = []
    for at in (port, relay.port):
        person = Person(await session.ws_connect(f"http://127.0.0.1:{at}/ws"))
        await person.say(Hello(PROTOCOL))
        people.append(person)
    ann, ben = people
    await ann.say(Create("ratscrew", 2, 500, "Ann"))
    seated = await ann.until(Seated)
    await ben.say(Join(seated.code, "Ben"))
    await ben.until(Seated)
    return ann, ben, seated.vouched


async def noticed(port: int) -> tuple[str, str]:
    """What host and guest are told of a tunnel that the guest comes through."""
    relay = Relay(port, *ways(FAR, Random(1), rough=False))  # noqa: S311  # nobody guards a secret with it
    async with ClientSession() as session:
        ann, ben, vouched = await met(session, port, relay)
        assert vouched
        # Whoever does not listen answers no PING.
        notices = await asyncio.gather(ann.until(Notice), ben.until(Notice))
        await ben.socket.close()
        await ann.until(Seated)
        assert sum(isinstance(told, Notice) for told in ann.heard) == 1
        await ann.socket.close()
        await relay.stop()
    return said(notices[0].text), said(notices[1].text)


async def vouched(port: int) -> bool:
    """Whether a table behind a proxy vouches for its lines."""
    relay = Relay(port, *ways(FAR, Random(1), rough=False))  # noqa: S311  # nobody guards a secret with it
    async with ClientSession() as session:
        ann, ben, told = await met(session, port, relay)
        for person in (ann, ben):
            await person.socket.close()
        await relay.stop()
    return told


def test_the_host_is_told_once_to_start_behind_proxy_and_a_guest_sees_no_command() -> None:
    with playing() as port:
        host, guest = asyncio.run(noticed(port))
    assert host.startswith("Your friends come through a tunnel")
    assert host.endswith("start Firsthand with --behind-proxy.")
    assert "--" not in guest
    assert "tunnel" in guest


def test_behind_a_proxy_a_table_says_that_its_lines_are_not_vouched_for() -> None:
    with playing("--behind-proxy") as port:
        assert not asyncio.run(vouched(port))
