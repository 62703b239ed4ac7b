"""Whether an address on the internet leads to this server: it asks itself there."""

import secrets
import time

from aiohttp import ClientError, ClientSession, ClientTimeout, web

PATH = "/here/"
"""Below it the server answers, to nobody but itself."""

WITHIN = ClientTimeout(total=8)
"""How long an answer may take."""

NOBODY_ANSWERS = -1


class Reaching:
    """Asks an address for a word that only this server knows.

    ``address`` is the one that is being asked, empty while none is.
    """

    def __init__(self) -> None:
        self.address = ""
        self._word = ""

    async def there_and_back(self, address: str) -> int:
        """Return how many ms an answer of this server took by way of an address; -1 without one."""
        word = secrets.token_urlsafe(16)
        self.address, self._word = address, word
        try:
            async with ClientSession(timeout=WITHIN) as session:
                # The first question also looks the name up and opens the connection.
                if not await _answers(session, f"{address}{PATH}{word}"):
                    return NOBODY_ANSWERS
                began = time.perf_counter()
                answers = await _answers(session, f"{address}{PATH}{word}")
                return round((time.perf_counter() - began) * 1000) if answers else NOBODY_ANSWERS
        except (ClientError, OSError, ValueError):
            return NOBODY_ANSWERS
        finally:
            # A later address may be asked by now.
            if self._word == word:
                self.address = self._word = ""

    def answer(self, word: str) -> web.Response:
        """Answer the server's own question, and nobody else's."""
        known = bool(self._word) and secrets.compare_digest(word, self._word)
        return web.Response(status=204 if known else 404)


async def _answers(session: ClientSession, question: str) -> bool:
    async with session.get(question, allow_redirects=False) as answer:
        return answer.status == web.HTTPNoContent.status_code
