"""Records that a page opens: they are folded for it, and what is none is answered with why."""

import asyncio
import io
from collections.abc import AsyncIterator

import msgspec
import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from firsthand.record import format_record
from firsthand.record.evidence import written
from firsthand.sentences import say
from firsthand.server import records
from firsthand.server.access import Access
from firsthand.server.records import MOST, WAITING, Records
from firsthand.shell.playback import replayed
from firsthand.shell.wire import Unread
from tests.record.test_evidence import HANDS, game


@pytest.fixture
async def browser() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


async def opened(
    browser: ClientSession, server: TestServer, data: bytes | io.BytesIO, **headers: str
) -> tuple[int, bytes]:
    async with browser.post(server.make_url("/records"), data=data, headers=headers) as answer:
        return answer.status, await answer.read()


async def test_a_record_is_folded_with_its_evidence(
    server: TestServer, browser: ClientSession
) -> None:
    record = game(written(1, HANDS))
    status, body = await opened(browser, server, format_record(record).encode())
    assert status == 200
    assert body == msgspec.json.encode(replayed(record))
    shown = msgspec.json.decode(body)["moments"]
    race = next(moment for moment in shown if moment["result"])
    kept = {hand.seat: hand for hand in HANDS}
    assert race["band"] == 4
    for hand in race["result"]["hands"]:
        assert (hand["credited"], hand["claim"], hand["arrival"], hand["clamp"]) == (
            kept[hand["seat"]].credited,
            kept[hand["seat"]].claim,
            round(kept[hand["seat"]].arrival, 1),
            kept[hand["seat"]].allowance,
        )


WRONG = {
    "": "line 1",
    "a shopping list": "firsthand record 2",
    "firsthand record 2\nrules 7\n": "line 2",
}


@pytest.mark.parametrize("written_down", WRONG)
async def test_a_file_that_is_no_record_is_answered_with_where_and_why(
    server: TestServer, browser: ClientSession, written_down: str
) -> None:
    status, body = await opened(browser, server, written_down.encode())
    unread = msgspec.json.decode(body, type=Unread)
    assert (status, unread.reason.id) == (200, "record-file-wrong")
    assert WRONG[written_down] in str(unread.reason.args["why"])


async def test_a_file_that_is_too_large_is_refused_however_it_is_sent(
    server: TestServer, browser: ClientSession
) -> None:
    status, body = await opened(browser, server, io.BytesIO(b"#" * (MOST + 1)))
    assert status == 413
    assert msgspec.json.decode(body, type=Unread).reason == say("record-file-large", most=2)

    async def bit_by_bit() -> AsyncIterator[bytes]:
        for _ in range(3):
            yield b"#" * (MOST // 2)

    async with browser.post(server.make_url("/records"), data=bit_by_bit()) as answer:
        assert answer.status == 413


async def test_a_page_of_another_site_opens_none(
    server: TestServer, browser: ClientSession
) -> None:
    status, _ = await opened(browser, server, b"", Origin="https://elsewhere.example")
    assert status == 403


async def test_a_record_that_takes_too_long_is_given_up(
    server: TestServer, browser: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "WITHIN", 0.0)
    status, body = await opened(browser, server, b"")
    assert status == 422
    assert msgspec.json.decode(body, type=Unread).reason == say("record-file-long")


async def test_a_process_that_fails_is_answered_too(
    server: TestServer, browser: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "COMMAND", ("/bin/false",))
    status, body = await opened(browser, server, b"")
    assert (status, msgspec.json.decode(body, type=Unread).reason.id) == (422, "record-file-events")


async def test_no_more_than_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(data: bytes) -> bytes:
        begun.set()
        await go_on.wait()
        return data

    monkeypatch.setattr(records, "fold", slowly)
    opener = Records(Access())
    waiting = [asyncio.ensure_future(opener.folded(b"")) for _ in range(WAITING)]
    await begun.wait()
    with pytest.raises(records.Unreadable) as refused:
        await opener.folded(b"")
    assert (refused.value.status, refused.value.why) == (503, say("record-file-busy"))
    go_on.set()
    await asyncio.gather(*waiting)
    assert await opener.folded(b"again") == b"again"


@pytest.mark.parametrize("path", ["/r", "/r/", "/r/BCDF-1"])
async def test_a_replay_has_an_address(
    server: TestServer, browser: ClientSession, path: str
) -> None:
    async with browser.get(server.make_url(path)) as answer:
        assert answer.status == 503


async def test_a_record_that_does_not_arrive_is_given_up(
    server: TestServer, browser: ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "SENT_WITHIN", 0.01)

    async def never() -> AsyncIterator[bytes]:
        yield b"firsthand"
        await asyncio.Event().wait()

    async with browser.post(server.make_url("/records"), data=never()) as answer:
        assert answer.status == 408
        assert "send it again" in await answer.text()
