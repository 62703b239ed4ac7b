"""A seat is not lost by asking for another, and no key of a seat is written down."""

import logging

import msgspec
import pytest
from aiohttp import ClientSession, TCPConnector
from aiohttp.test_utils import TestServer

from firsthand.room import Room, Said
from firsthand.room import messages as m
from firsthand.server.network import addresses
from firsthand.shell import actor
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Create, Gone, Join, Open, Refused, Seated
from tests.server.people import Dial, Person
from tests.words import said

WISH = Create(rules="ratscrew", seats=3, pace=700, name="Ann")
SOLO = Open(rules="ratscrew", seats=2, bots=("steady",), pace=20)


async def table(dial: Dial) -> tuple[Person, Seated]:
    """Somebody who keeps a table of three."""
    person = await dial()
    await person.hello()
    await person.say(WISH)
    return person, await person.until(Seated)


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        (Join("BBBB"), "no_such_table"),
        (Join("FULL", "Cem"), "full"),
        (Join("HERE", "x" * 99), "bad_name"),
    ],
)
async def test_a_refused_join_keeps_the_seat(
    dial: Dial, registry: Registry, wish: Join, kind: str
) -> None:
    other, here = await table(dial)
    full = await dial()
    await full.hello()
    await full.say(msgspec.structs.replace(WISH, seats=2))
    codes = {"FULL": (await full.until(Seated)).code, "HERE": here.code, "BBBB": "BBBB"}
    guest = await dial()
    await guest.hello()
    await guest.say(Join(codes["FULL"], "Ben"))
    await guest.until(Seated)

    person = await dial()
    await person.hello()
    await person.say(SOLO)
    kept = await person.until(Seated)
    await person.say(Join(codes[wish.code], wish.name))
    assert (await person.until(Refused)).kind == kind
    await person.say(m.ObjectTo(0))
    assert (await person.until(Seated)).code == kept.code
    assert kept.code in registry.actors
    assert not other.socket.closed


async def test_who_sits_at_the_table_keeps_that_seat_too(dial: Dial) -> None:
    person, seated = await table(dial)
    await person.say(Join(seated.code, "Ann"))
    assert (await person.until(Refused)).kind == "seated"
    await person.say(m.AddSeat(0))
    assert (await person.until(Seated)).yours == (0,)


async def test_who_was_sent_away_stays_away(dial: Dial) -> None:
    keeper, seated = await table(dial)
    guest = await dial()
    await guest.hello()
    await guest.say(Join(seated.code, "Ben"))
    key = (await guest.until(Seated)).key
    await keeper.say(m.Kick(0, 1))
    assert (await guest.until(Gone)).reason
    for name in ("Ben", "Somebody"):
        await guest.say(Join(seated.code, name))
        assert (await guest.until(Refused)).kind == "barred"

    again = await dial()
    await again.hello(key)
    assert "sent away" in said((await again.until(Gone)).reason)
    await again.say(Join(seated.code, "Somebody"))
    assert (await again.until(Refused)).kind == "barred"

    reloaded = await dial()
    await reloaded.hello()
    await reloaded.say(Join(seated.code, "Somebody", key=key))
    assert (await reloaded.until(Refused)).kind == "barred"
    await reloaded.say(Join(seated.code, "Somebody"))
    await reloaded.until(Seated)


async def test_no_key_is_written_to_the_log(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person, seated = await table(dial)

    def broken(*_: object) -> tuple[Room, tuple[()]]:
        raise RuntimeError("a fault on purpose")

    monkeypatch.setattr(actor, "step", broken)
    monkeypatch.setattr(Registry, "back", broken)
    with caplog.at_level(logging.DEBUG):
        await person.say(m.AddSeat(0))
        assert (await person.until(Refused)).kind == "fault"
        again = await dial()
        await again.say_hello(seated.key)
        assert (await again.until(Refused)).kind == "fault"
        await again.say(Join(seated.code, "Ben", key=seated.key))
        await again.say(Join("BBBB", "Ben"))
        await again.until(Refused)
    assert "a fault on purpose" in caplog.text
    assert seated.key not in caplog.text
    assert Said.__name__ in caplog.text


@pytest.mark.parametrize("source", ["127.0.0.2", *addresses()[:1]])
async def test_this_machine_has_one_vote_whichever_address_it_takes(
    server: TestServer, dial: Dial, registry: Registry, source: str
) -> None:
    _, seated = await table(dial)
    code = seated.code
    async with ClientSession(connector=TCPConnector(local_addr=(source, 0))) as session:
        other = Person(
            await session.ws_connect(
                server.make_url("/ws"), headers={"Origin": str(server.make_url("/"))[:-1]}
            )
        )
        await other.hello()
        await other.say(Join(code, "Eve"))
        await other.until(Seated)
        people = registry.actors[code].room.seats[:2]
        assert people[0].address == people[1].address == "127.0.0.1"
