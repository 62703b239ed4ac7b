"""Whether an address on the internet leads to this server: the server asks itself there."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from aiohttp import ClientSession, web

from firsthand.server.reaching import NOBODY_ANSWERS, PATH, Reaching


async def serve(reaching: Reaching, asked: list[str]) -> AsyncIterator[str]:
    """Serve the question at some address, and note what was asked."""

    async def here(request: web.Request) -> web.Response:
        asked.append(reaching.address)
        return reaching.answer(request.match_info["word"])

    app = web.Application()
    app.router.add_get(f"{PATH}{{word}}", here)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()


async def test_an_address_that_leads_here_answers_and_another_does_not() -> None:
    own, other, asked = Reaching(), Reaching(), list[str]()
    async for address in serve(own, asked):
        assert await own.there_and_back(address) >= 0
        assert asked == [address, address]
        assert own.address == ""
        assert await other.there_and_back(address) == NOBODY_ANSWERS


async def test_a_word_is_answered_only_while_it_is_asked() -> None:
    reaching = Reaching()
    assert reaching.answer("").status == reaching.answer("guess").status == 404
    async for address in serve(reaching, []):
        async with ClientSession() as session, session.get(f"{address}{PATH}guess") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:{closed}", "http://no.invalid", "http://a:b"]
)
async def test_where_nothing_listens_nobody_answers(address: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        closed = listener.getsockname()[1]
    reaching = Reaching()
    assert await reaching.there_and_back(address.format(closed=closed)) == NOBODY_ANSWERS
    assert reaching.address == ""


async def test_an_address_given_up_leaves_the_next_one_its_word() -> None:
    reaching = Reaching()
    with socket.create_server(("127.0.0.1", 0)) as silent:
        async for address in serve(reaching, []):
            former = f"http://127.0.0.1:{silent.getsockname()[1]}"
            first = asyncio.create_task(reaching.there_and_back(former))
            await asyncio.sleep(0)
            assert reaching.address == former
            second = asyncio.create_task(reaching.there_and_back(address))
            await asyncio.sleep(0)
            first.cancel()
            with suppress(asyncio.CancelledError):
                await first
            assert reaching.address == address
            assert await second >= 0
