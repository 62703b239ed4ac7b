"""The sealed deal over sockets: what a host, a guest or a server that cheats could try."""

import asyncio
import json
import logging

import msgspec
import pytest

from firsthand.room import AnyInput, Output, Room, Secret, step
from firsthand.room.seats import agreeing
from firsthand.shell import actor
from firsthand.shell.registry import Registry
from firsthand.shell.wire import (
    PROTOCOL,
    Agree,
    CalledOff,
    Create,
    Gone,
    Happened,
    Hello,
    Join,
    Nonce,
    Open,
    OpenList,
    Peek,
    Refused,
    Seated,
)
from tests.server.people import NONCE, Dial, Person, word
from tests.words import said

TABLE = Create("ratscrew", 2, 20, "Ann")
ALONE = Open(rules="ratscrew", seats=2, bots=("steady",), pace=20, seed="7")


async def met(dial: Dial) -> tuple[Person, Person]:
    """Ann's table, with Ben at it."""
    ann, ben = await dial(), await dial()
    for person in (ann, ben):
        await person.hello()
    await ann.say(TABLE)
    await ben.say(Join((await ann.until(Seated)).code, "Ben"))
    await ben.until(Seated)
    await ann.until(Seated)
    return ann, ben


async def asked(dial: Dial) -> tuple[Person, Person]:
    """Both have agreed, and Ben's page keeps its nonce."""
    ann, ben = await met(dial)
    await ann.agree()
    await ben.agree()
    ben.shows = False
    await ann.until(OpenList)
    await ben.until(OpenList)
    return ann, ben


async def test_no_seed_comes_with_a_table_for_friends(dial: Dial) -> None:
    person = await dial()
    await person.hello()
    await person.shout(json.dumps({**msgspec.to_builtins(TABLE), "seed": "7"}))
    refused = await person.until(Refused)
    assert (refused.what, refused.kind) == ("create", "malformed")
    assert "seed" in said(refused.reason)


async def test_nobody_joins_or_looks_on_where_a_page_chose_its_seed(dial: Dial) -> None:
    person, other = await dial(), await dial()
    seated = await person.sit(ALONE)
    assert seated.chosen
    await other.hello()
    for wish in (Join(seated.code), Join(seated.code, watch=True), Peek(seated.code)):
        await other.say(wish)
        assert (await other.until(Refused)).kind == "no_such_table"


async def test_who_withholds_the_nonce_is_named_and_nothing_is_dealt(
    dial: Dial, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(agreeing, "ANSWER_MS", 5_000)
    ann, ben = await asked(dial)
    off, same = await asyncio.gather(ann.until(CalledOff), ben.until(CalledOff))
    assert off == same
    assert said(off.reason) == "Ben's page did not answer: nothing was dealt (once)"
    seated, _ = await asyncio.gather(ann.until(Seated), ben.until(Seated))
    assert (seated.agreed, seated.deal.called_off) == ((False, False), off.reason)
    await ben.say(Nonce(1, NONCE.hex()))
    assert (await ben.until(Refused)).kind == "not_open"
    (table,) = registry.actors.values()
    assert table.room.live is None


async def test_a_reload_between_agreeing_and_the_deal_is_asked_again(dial: Dial) -> None:
    ann, ben = await asked(dial)
    assert ben.seated is not None
    await ben.socket.close()
    again = await dial()
    await again.say(Hello(PROTOCOL, ben.seated.key))
    await again.until(OpenList)
    assert (await again.until(Happened)).table.counts == (26, 26)
    assert (await ann.until(Happened)).table.counts == (26, 26)


async def test_a_server_that_starts_again_deals_nothing(dial: Dial, registry: Registry) -> None:
    _, ben = await asked(dial)
    assert ben.seated is not None
    registry.stop()
    again = await dial()
    await again.say(Hello(PROTOCOL, ben.seated.key))
    await again.until(Gone)
    await again.say(Nonce(1, NONCE.hex()))
    assert (await again.until(Refused)).kind == "no_table"
    assert registry.actors == {}


async def test_a_cheat_at_the_table_gains_nothing(dial: Dial, registry: Registry) -> None:
    ann, ben = await met(dial)
    await ann.agree()
    assert ben.seated is not None
    old = word(ben.seated)
    for wrong, kind in (
        (msgspec.structs.replace(old, seat=0), "not_your_seat"),
        (msgspec.structs.replace(old, server_hash="0" * 64), "other_deal"),
        (msgspec.structs.replace(old, digest="0" * 64), "other_rules"),
        (msgspec.structs.replace(old, nonce_hash="x"), "nonce_hash"),
        (Nonce(1, NONCE.hex()), "not_open"),
    ):
        await ben.say(wrong)
        assert (await ben.until(Refused)).kind == kind
    ben.shows = False
    await ben.say(old)
    await ben.until(OpenList)
    for cheat, kind in (
        (Nonce(1, "11" * 32), "other_nonce"),
        (Nonce(0, NONCE.hex()), "not_your_seat"),
        (Agree(1, old.digest, old.server_hash, "0" * 64), "opened"),
    ):
        await ben.say(cheat)
        assert (await ben.until(Refused)).kind == kind
    (table,) = registry.actors.values()
    assert table.room.live is None
    heard = msgspec.json.encode([*ann.heard, *ben.heard]).decode()
    assert table.room.secret is not None
    assert table.room.secret.server.hex() not in heard
    assert NONCE.hex() not in heard


async def test_no_secret_reaches_the_log(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    drawn: list[bytes] = []

    def faulty(room: Room, given: AnyInput) -> tuple[Room, tuple[Output, ...]]:
        if isinstance(given, Secret):
            drawn.append(given.server)
            raise ZeroDivisionError
        return step(room, given)

    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(actor, "step", faulty)
    person = await dial()
    await person.hello()
    await person.say(TABLE)
    await person.until(Seated)
    assert "could not take Secret" in caplog.text
    assert drawn
    for server in drawn:
        assert repr(server) not in caplog.text
        assert server.hex() not in caplog.text
