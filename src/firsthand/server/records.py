"""Records that pages open: each is folded by a process of its own, and nothing of it is kept."""

import asyncio
import sys

import msgspec
from aiohttp import web

from firsthand.sentences import Sentence, say, text
from firsthand.server.access import Access
from firsthand.server.processes import output_of
from firsthand.shell.wire import Unread

MEGABYTES = 2
MOST = MEGABYTES * 1_000_000
"""How many bytes a record has at most."""

SENT_WITHIN = 20
"""The seconds after which a record must have arrived."""

WITHIN = 20.0
"""The seconds after which a record that is not folded is given up."""

AT_ONCE = 1
"""How many records are folded at a time: live tables go first."""

WAITING = 8
"""How many records wait at the most, with those that are folded."""

COMMAND = (sys.executable, "-m", "firsthand.server.folding")

JSON = "application/json"


class Unreadable(Exception):
    """A record that is not opened: an HTTP status, and why."""

    def __init__(self, status: int, why: Sentence) -> None:
        """Keep both."""
        super().__init__(text(why))
        self.status = status
        self.why = why


class Records:
    """Opens records for pages that ``access`` takes for our own."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def open(self, request: web.Request) -> web.Response:
        """Answer with the game of a record that a page sends, or with what is wrong with it."""
        if not self._access.same_origin(request):
            raise web.HTTPForbidden(text=f"{text(say('server-other-page'))}\n")
        try:
            async with asyncio.timeout(SENT_WITHIN):
                data = await sent(request)
            folded = await self.folded(data)
        except TimeoutError:
            raise web.HTTPRequestTimeout(
                text=f"{text(say('limit-head', seconds=SENT_WITHIN))}\n"
            ) from None
        except Unreadable as error:
            body = msgspec.json.encode(Unread(error.why))
            return web.Response(body=body, content_type=JSON, status=error.status)
        answer = web.Response(body=folded, content_type=JSON)
        answer.enable_compression()
        return answer

    async def folded(self, data: bytes) -> bytes:
        """Return the JSON of a record; raise `Unreadable` where too many wait."""
        if self._waiting >= WAITING:
            raise Unreadable(503, say("record-file-busy"))
        self._waiting += 1
        try:
            async with self._free:
                return await fold(data)
        finally:
            self._waiting -= 1


async def sent(request: web.Request) -> bytes:
    """Return what a request brings; raise `Unreadable` as soon as it is too much."""
    large = Unreadable(413, say("record-file-large", most=MEGABYTES))
    if (request.content_length or 0) > MOST:
        raise large
    data = bytearray()
    async for part in request.content.iter_any():
        data += part
        if len(data) > MOST:
            raise large
    return bytes(data)


async def fold(data: bytes) -> bytes:
    """Return the JSON of a record, made in a process; raise `Unreadable` where that is too slow."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    out = await output_of(process, WITHIN, data)
    if out is None:
        raise Unreadable(422, say("record-file-long"))
    if process.returncode != 0:
        raise Unreadable(422, say("record-file-events"))
    return out
