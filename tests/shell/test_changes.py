"""A page is sent what changed of the seats, and comes to the same as if it were sent them whole."""

import msgspec
import pytest

from firsthand.room.messages import AddSeat, Leave, Propose, Rename, SeatBot, Settle, Visibility
from firsthand.shell.connection import Connection
from firsthand.shell.limits import RATES
from firsthand.shell.wire import Create, Join, Refused, Reply, Request, Reseated, Seated
from tests.reading import decoder
from tests.shell.pages import Home, Page

MOST = 20
"""So many bytes go out for one that comes in, summed over all pages of a table."""

FRAME = 6
"""A browser's frame has so many bytes more than its message, and one of the server two."""


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Seated]]:
    """The seats as rooms send them, with the number of the connection."""
    sent: list[tuple[int, Seated]] = []
    send = Connection.send

    def noted(self: Connection, message: Reply, at: int = 0) -> None:
        if isinstance(message, Seated):
            sent.append((self.number, message))
        send(self, message, at)

    monkeypatch.setattr(Connection, "send", noted)
    return sent


def table(home: Home, seats: int = 8) -> list[Page]:
    """Pages that sit at one table."""
    pages = [home.page() for _ in range(seats)]
    pages[0].say(Create("ratscrew", seats, 700, "Ann"))
    for number, page in enumerate(pages[1:]):
        home.clock.pass_by(60_000)
        page.say(Join(pages[0].seated.code, f"Guest {number}"))
    return pages


async def test_pages_come_to_what_they_would_have_been_sent(
    whole: list[tuple[int, Seated]],
) -> None:
    home = Home()
    pages = table(home, 3)
    for request in (
        Rename(0, 0, "Eve"),
        AddSeat(0),
        SeatBot(0, 3, temperament="steady"),
        Propose(0, "ratscrew penalty.count=2"),
        Propose(0, "slapjack"),
        Settle(0, 900, "bot", 60_000, 0),
        Visibility(hidden=True),
    ):
        home.clock.pass_by(10_000)
        pages[0].say(request)
    pages[2].say(Leave(2))
    for page in pages:
        sent = [message for number, message in whole if number == page.connection.number]
        assert list(page.heard(Seated)) == sent
        assert len(sent) > 7
        whole_ones = [t for t in page.transport.texts if isinstance(decoder.decode(t), Seated)]
        assert len(whole_ones) == 1


async def test_another_table_and_another_connection_begin_with_all() -> None:
    home = Home()
    pages = table(home, 2)
    key = pages[1].seated.key
    pages[0].say(Create("ratscrew", 2, 700, "Ann"))
    kinds = [type(decoder.decode(text)) for text in pages[0].transport.texts]
    assert kinds.count(Seated) == 2
    again = home.page(greeted=False)
    again.hello(key)
    assert isinstance(decoder.decode(again.transport.texts[-1]), Seated | Reseated)
    assert Seated in [type(decoder.decode(text)) for text in again.transport.texts]


ACTS: dict[str, list[Request]] = {
    "hiding": [Visibility(hidden=bool(number % 2 == 0)) for number in range(60)],
    "names": [Rename(0, 0, f"Ann {number % 7}") for number in range(60)],
    "pace": [Settle(0, 700 + number % 9, "bot", 60_000, 0) for number in range(60)],
    "refused": [Rename(0, 0, "x" * 99)] * 60,
}


@pytest.mark.parametrize("what", ACTS)
async def test_a_table_of_eight_is_sent_little_for_what_is_no_act_in_the_game(what: str) -> None:
    home = Home()
    pages = table(home)
    home.clock.pass_by(60_000)
    before = sum(len(text) for page in pages for text in page.transport.texts)
    messages = ACTS[what]
    pages[0].say(*messages)
    home.clock.pass_by(60_000)
    texts = [text for page in pages for text in page.transport.texts]
    out = sum(map(len, texts)) - before
    into = sum(len(msgspec.json.encode(message)) + FRAME for message in messages)
    assert out <= MOST * into, out / into
    assert RATES["changes"].burst < len(messages)


async def test_of_rules_that_change_a_page_is_sent_what_changed_and_seldom() -> None:
    home = Home()
    pages = table(home)
    home.clock.pass_by(60_000)
    before = [len(page.transport.texts) for page in pages]
    pages[0].say(*[Propose(0, f"ratscrew penalty.count={2 + number % 2}") for number in range(60)])
    assert pages[0].last(Refused).kind == "too_much"
    for page, known in list(zip(pages, before, strict=True))[1:]:
        new = [text for text in page.transport.texts[known:] if b"rules" in text]
        assert len(new) <= RATES["proposals"].burst
        assert all(len(text) < 1_500 for text in new[1:])
