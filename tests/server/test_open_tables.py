"""People meet at a table by its code, over real sockets."""

import pytest
from aiohttp.test_utils import TestServer

from firsthand.room import messages as m
from firsthand.server.qr import drawn
from firsthand.shell.registry import Registry
from firsthand.shell.wire import (
    PROTOCOL,
    Cleared,
    Create,
    Found,
    Gone,
    Happened,
    Hello,
    Join,
    Open,
    Peek,
    Propose,
    Refused,
    Seated,
    Welcome,
)
from tests.server.people import Dial, Person, together
from tests.words import said

WISH = Create(rules="ratscrew", seats=3, pace=20, name="Ann")


async def meet(dial: Dial, wish: Create = WISH) -> tuple[Person, Seated]:
    """Ann opens a table."""
    ann = await dial()
    await ann.hello()
    await ann.say(wish)
    return ann, await ann.until(Seated)


async def guest(dial: Dial, code: str, name: str = "Ben", *, watch: bool = False) -> Person:
    person = await dial()
    await person.hello()
    await person.say(Join(code, name, watch))
    return person


async def test_a_guest_finds_the_table_joins_agrees_and_is_dealt_cards(dial: Dial) -> None:
    ann, seated = await meet(dial)
    assert (seated.open, seated.host, seated.yours) == (True, 0, (0,))
    ben = await dial()
    await ben.hello()
    await ben.say(Peek(seated.code.lower()))
    found = await ben.until(Found)
    assert (found.code, found.host, found.began) == (seated.code, "Ann", False)
    assert found.name not in {"", "Ann"}
    assert [seat.kind for seat in found.seats] == ["person", "free", "free"]
    await ben.say(Join(seated.code, "Ben"))
    assert (await ben.until(Seated)).yours == (1,)
    assert (await ann.until(Seated)).seats[1].name == "Ben"
    await ann.say(m.SeatBot(0, 2, temperament="sharp"))
    await ann.until(Seated)
    await together(ann, ben)
    assert sorted((await ben.until(Happened)).table.counts) == [17, 17, 18]


async def test_whom_the_room_turns_away_sits_nowhere(dial: Dial, registry: Registry) -> None:
    _, seated = await meet(dial, Create("ratscrew", 2, 20, "Ann"))
    await guest(dial, seated.code)
    eve = await guest(dial, seated.code, "Eve")
    assert (await eve.until(Refused)).kind in {"full", "taken"}
    await eve.say(m.AddSeat(0))
    assert (await eve.until(Refused)).kind == "no_table"
    await eve.say(Join(seated.code, "Eve", watch=True))
    assert (await eve.until(Seated)).yours == ()
    await eve.say(Peek(seated.code))
    assert (await eve.until(Found)).seats[1].kind == "person"
    assert len(registry.actors) == 1


@pytest.mark.parametrize("code", ["", "ZZZZ", "<b>", "Z" * 3000])
async def test_a_code_that_no_table_has_is_told(dial: Dial, code: str) -> None:
    person = await dial()
    await person.hello()
    await person.say(Peek(code), Join(code))
    for what in ("peek", "join"):
        refused = await person.until(Refused)
        assert (refused.what, refused.kind) == (what, "no_such_table")
        assert len(said(refused.reason)) < 100


async def test_a_table_against_bots_is_not_open(dial: Dial) -> None:
    person = await dial()
    seated = await person.sit(Open(rules="ratscrew", seats=2, bots=("steady",), pace=20))
    other = await guest(dial, seated.code)
    assert (await other.until(Refused)).kind == "no_such_table"


async def test_who_opens_another_table_leaves_the_first(dial: Dial, registry: Registry) -> None:
    ann, seated = await meet(dial)
    ben = await guest(dial, seated.code)
    await ben.until(Seated)
    await ben.say(WISH)
    other = await ben.until(Seated)
    while other.code == seated.code:
        other = await ben.until(Seated)
    while (await ann.until(Seated)).seats[1].kind != "free":
        pass
    assert len(registry.actors) == 2


async def test_a_reload_tells_what_was_missed(dial: Dial) -> None:
    ann, seated = await meet(dial, Create("ratscrew", 2, 5_000, "Ann"))
    ben = await guest(dial, seated.code)
    await ben.until(Seated)
    await together(ann, ben)
    await ann.until(Happened)
    await ann.socket.close()
    for game, seen, events in ((1, 0, 1), (1, -1, 0), (2, 0, 0)):
        person = await dial()
        await person.say(Hello(PROTOCOL, seated.key, game, seen))
        await person.until(Seated)
        assert len((await person.until(Happened)).events) == events
        await person.socket.close()


async def test_the_host_sends_a_guest_away_whose_key_opens_nothing_then(dial: Dial) -> None:
    ann, seated = await meet(dial)
    ben = await guest(dial, seated.code)
    key = (await ben.until(Seated)).key
    await ann.say(m.Kick(0, 1))
    assert "given your seat away" in said((await ben.until(Gone)).reason)
    again = await dial()
    await again.hello(key)
    await again.until(Gone)


async def test_rules_that_can_not_be_are_refused_in_words(dial: Dial) -> None:
    ann, _ = await meet(dial)
    await ann.say(Propose(0, "ratscrew slap.patterns=[dubble]"))
    assert "did you mean" in said((await ann.until(Refused)).reason)


async def test_links_to_a_table_show_the_page_and_its_code_as_a_picture(
    server: TestServer, dial: Dial
) -> None:
    _, seated = await meet(dial)
    picture = await server_get(server, f"/qr/{seated.code}.svg")
    address = f"http://{server.host}:{server.port}/j/{seated.code}"
    assert picture == drawn(address)


async def server_get(server: TestServer, path: str) -> bytes:
    from aiohttp import ClientSession

    async with ClientSession() as session, session.get(server.make_url(path)) as answer:
        assert answer.status == 200
        assert answer.content_type == "image/svg+xml"
        return await answer.read()


async def test_the_welcome_offers_all_patterns_and_a_name(dial: Dial) -> None:
    person = await dial()
    welcome = await person.hello()
    assert isinstance(welcome, Welcome)
    assert len({note.name for note in welcome.patterns}) == len(welcome.patterns) > 10
    assert welcome.name
    assert welcome.home == ""


async def test_a_table_that_everybody_left_is_remembered(dial: Dial, registry: Registry) -> None:
    ann, seated = await meet(dial)
    await ann.say(m.Leave(0))
    await ann.until(Gone)
    ben = await dial()
    await ben.hello()
    await ben.say(Peek(seated.code.lower()))
    gone = await ben.until(Cleared)
    assert (gone.code, gone.rules.digest) == (seated.code, seated.rules.digest)
    assert gone.ago >= 0
    await ben.say(Join(seated.code, "Ben"))
    assert (await ben.until(Refused)).kind == "no_such_table"
    assert seated.code not in registry.actors
