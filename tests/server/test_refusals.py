"""Bad input is refused with a reason, and the game goes on."""

import msgspec
import pytest
from aiohttp import WSCloseCode, WSMsgType

from firsthand.room import messages as m
from firsthand.server.frames import FRAME_MOST
from firsthand.shell.registry import Registry
from firsthand.shell.session import BURST, MESSAGE_MOST, PATIENCE
from firsthand.shell.wire import PROTOCOL, Agree, Flip, Gone, Hello, Open, Refused, Welcome
from tests.server.people import Dial, Person, Still
from tests.words import said

OPEN = Open(rules="ratscrew", seats=2, bots=("steady",), pace=20)


async def refused(person: Person) -> tuple[str, str]:
    """What the next refusal is about, and its kind; it has a reason."""
    refusal = await person.until(Refused)
    assert said(refusal.reason)
    return refusal.what, refusal.kind


MALFORMED = [
    ("", ""),
    ("not json", ""),
    ("[]", ""),
    ("{}", ""),
    ("null", ""),
    ('{"type": "dance"}', ""),
    ('{"type": "ask", "seat": 0, "what": "pause"}', ""),
    ('{"type": 1}', ""),
    ('{"type": "slap", "seat": 0}', "slap"),
    ('{"type": "slap", "seat": 0, "k": 1, "c": "fast", "n": 1}', "slap"),
    ('{"type": "slap", "seat": 0, "k": 1, "c": NaN, "n": 1}', ""),
    ('{"type": "slap", "seat": 0, "k": 1, "c": 1e999, "n": 1}', "slap"),
    ('{"type": "flip", "seat": 0, "k": 1, "c": 1, "cards": ["AS"]}', "flip"),
    ('{"type": "welcome", "version": "2"}', ""),
    ("[" * 4000, ""),
    ('{"x": ' + "[" * 4000, ""),
]


@pytest.mark.parametrize(("text", "what"), MALFORMED)
async def test_a_malformed_message_is_refused(dial: Dial, text: str, what: str) -> None:
    person = await dial()
    await person.hello()
    await person.shout(text)
    assert await refused(person) == (what, "malformed")
    await person.say(Hello(PROTOCOL))
    assert await refused(person) == ("hello", "twice")


async def test_bytes_that_are_no_text_are_refused(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    await person.socket.send_frame(b'{"type": "\xff"}', WSMsgType.TEXT)
    assert await refused(person) == ("", "malformed")


async def test_an_oversized_message_is_refused(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    padded = msgspec.json.encode(OPEN).decode().ljust(MESSAGE_MOST + 1)
    for text in (padded, "x" * FRAME_MOST):
        await person.shout(text)
        assert await refused(person) == ("", "oversized")


async def test_a_frame_that_no_page_sends_ends_the_connection_unread(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    await person.shout("x" * (FRAME_MOST + 1))
    while (frame := await person.socket.receive(PATIENCE)).type is WSMsgType.TEXT:
        pass
    assert (frame.type, frame.data) == (WSMsgType.CLOSE, WSCloseCode.MESSAGE_TOO_BIG)


async def test_a_binary_frame_is_refused(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    await person.socket.send_bytes(msgspec.json.encode(OPEN))
    assert await refused(person) == ("", "malformed")


async def test_nothing_is_done_before_the_hello(dial: Dial) -> None:
    person = await dial()
    await person.say(OPEN)
    assert await refused(person) == ("open", "no_hello")
    await person.hello()


@pytest.mark.parametrize("protocol", [PROTOCOL + 1, 0, -1, 10**30])
async def test_a_page_of_another_build_is_told_to_reload(dial: Dial, protocol: int) -> None:
    person = await dial()
    await person.say(Hello(protocol))
    assert await refused(person) == ("hello", "protocol")
    await person.hello()


async def test_a_key_that_opens_nothing_is_told_so(dial: Dial) -> None:
    person = await dial()
    await person.say(Hello(PROTOCOL, "no such key"))
    await person.until(Welcome)
    assert (await person.until(Gone)).reason


@pytest.mark.parametrize("request_", [Flip(0, 0, 200), Agree(0, "", "", ""), m.Leave(0)])
async def test_who_sits_nowhere_is_told_to_open_a_table(dial: Dial, request_: Flip) -> None:
    person = await dial()
    await person.hello()
    await person.say(request_)
    assert (await refused(person))[1] == "no_table"


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"rules": "ratscru"}, "rules_error"),
        ({"seats": 1}, "rules_error"),
        ({"seats": 53}, "rules_error"),
        ({"bots": ("rude",)}, "no_such_temperament"),
        ({"pace": -1}, "unwelcome"),
        ({"seed": "card"}, "unwelcome"),
        ({"name": "n" * 1000}, "bad_name"),
    ],
)
async def test_a_table_that_cannot_be_opened_is_refused(
    dial: Dial, change: dict[str, object], kind: str
) -> None:
    person = await dial()
    await person.hello()
    await person.say(msgspec.structs.replace(OPEN, **change))
    assert await refused(person) == ("open", kind)


@pytest.fixture
def slow(registry: Registry) -> None:
    """Time in which no bucket fills again."""
    registry.clock = Still()


@pytest.mark.usefixtures("slow")
async def test_a_flood_is_cut_short_and_told_once(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    for _ in range(BURST + 10):
        await person.shout("again and again")
    kinds = [(await refused(person))[1] for _ in range(BURST)]
    assert kinds == ["malformed"] * (BURST - 1) + ["flood"]


@pytest.mark.usefixtures("slow")
async def test_a_flood_that_does_not_end_ends_the_connection(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    for _ in range(BURST + PATIENCE):
        await person.shout("again and again")
    while (frame := await person.socket.receive(PATIENCE)).type is WSMsgType.TEXT:
        pass
    assert frame.type is WSMsgType.CLOSE
    assert person.socket.close_code == 1008
