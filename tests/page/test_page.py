"""The tables of a page: dials, what is shown of a record, and who ends what."""

import msgspec
import pytest

from firsthand.page import CHOICE, Dial, Page, reopened
from firsthand.record import parse_record
from firsthand.shell.connection import SILENCE_MOST
from firsthand.shell.session import BURST, PATIENCE
from firsthand.shell.wire import PROTOCOL, Hello, Open, Replayed, Reply, Seated, Unread, Welcome
from firsthand.shell.written import RoomRows
from tests.page.whole_games import recorded
from tests.reading import Reader
from tests.server.people import Manual
from tests.shell.test_written import Store

HELLO = msgspec.json.encode(Hello(PROTOCOL)).decode()
RECORD = recorded("snap", 16)
unfolded: msgspec.json.Decoder[Replayed | Unread] = msgspec.json.Decoder(Replayed | Unread)
OPEN = msgspec.json.encode(Open("ratscrew", 2, ("steady",), 700)).decode()


def encoded(rooms: list[RoomRows]) -> str:
    return msgspec.json.encode(rooms).decode()


class Watched(Manual):
    """A clock that says whether it watches the loop."""

    watches = False

    def watch(self) -> None:
        self.watches = True

    def rest(self) -> None:
        self.watches = False


class Told:
    """What a dial posts, echoes and cuts."""

    def __init__(self) -> None:
        self.replies: list[Reply] = []
        self._reader = Reader()
        self.nonces: list[str] = []
        self.cuts = 0

    def post(self, text: str) -> None:
        self.replies.append(self._reader.decode(text))

    def cut(self) -> None:
        self.cuts += 1

    def kinds(self) -> list[type[Reply]]:
        """The kinds of the messages so far."""
        return [type(reply) for reply in self.replies]


def dialled(page: Page) -> tuple[Dial, Told]:
    told = Told()
    return page.dial(told.post, told.nonces.append, told.cut), told


async def test_a_hello_is_answered_with_what_the_page_offers() -> None:
    page = Page(Manual())
    page.begin()
    dial, told = dialled(page)
    dial.take(HELLO)
    assert told.kinds() == [Welcome]
    assert isinstance(told.replies[0], Welcome)
    assert told.replies[0].choice == CHOICE
    assert told.nonces


async def test_the_echo_of_a_nonce_is_a_round_trip() -> None:
    clock = Manual()
    dial, told = dialled(Page(clock))
    dial.take(HELLO)
    clock.at += 7
    dial.pong(told.nonces[0])
    assert list(dial._connection.pings.rtts) == [7.0]


async def test_a_seat_is_kept_for_the_next_dial() -> None:
    page = Page(Manual())
    first, told = dialled(page)
    first.take(HELLO)
    first.take(OPEN)
    seat = next(reply for reply in told.replies if isinstance(reply, Seated))
    first.close()
    first.close()
    second, heard = dialled(page)
    second.take(msgspec.json.encode(Hello(PROTOCOL, seat.key)).decode())
    assert [reply.code for reply in heard.replies if isinstance(reply, Seated)] == [seat.code]
    assert told.cuts == heard.cuts == 0


async def test_the_clock_watches_while_any_dial_is_open() -> None:
    clock = Watched()
    page = Page(clock)
    dials = [dialled(page)[0] for _ in range(2)]
    assert clock.watches
    dials[0].close()
    assert clock.watches
    dials[1].close()
    assert not clock.watches


@pytest.mark.parametrize("what", ["take", "pong"])
async def test_a_flood_is_cut_off_and_nothing_is_read_after_it(what: str) -> None:
    dial, told = dialled(Page(Manual()))
    for _ in range(BURST + PATIENCE):
        getattr(dial, what)("00")
    assert told.cuts == 1
    heard = len(told.replies)
    dial.take(HELLO)
    dial.pong("00")
    assert (len(told.replies), told.cuts) == (heard, 1)


async def test_a_page_that_echoes_nothing_is_cut_off() -> None:
    clock = Manual()
    dial, told = dialled(Page(clock))
    dial.take(HELLO)
    for _ in range(SILENCE_MOST // 1000 + 2):
        clock.at += 1000
        dial._connection.measure()
    assert told.cuts == 1


async def test_a_record_is_made_into_what_a_page_shows() -> None:
    page = Page(Manual())
    told = unfolded.decode(page.folded(RECORD))
    assert isinstance(told, Replayed)
    assert told.fault == ""
    assert isinstance(unfolded.decode(page.folded("no record")), Unread)


async def test_no_record_is_of_a_table_that_is_not_known() -> None:
    assert Page(Manual()).record("QQQQ", 1) == ""


async def test_a_page_that_is_opened_again_has_the_same_tables_until_it_erases_them() -> None:
    store = Store()
    page, storage = reopened(store.write, store.dropped.append, "[]")
    dial, told = dialled(page)
    dial.take(HELLO)
    dial.take(OPEN)
    assert told.kinds() == [Welcome], "nobody is told what is not written"
    for number in store.numbers:
        storage.answer(number, "")
    seat = next(reply for reply in told.replies if isinstance(reply, Seated))
    again, _ = reopened(store.write, store.dropped.append, encoded(store.found()))
    again.begin()
    second, heard = dialled(again)
    second.take(msgspec.json.encode(Hello(PROTOCOL, seat.key)).decode())
    assert [reply.code for reply in heard.replies if isinstance(reply, Seated)] == [seat.code]
    again.erase()
    assert store.dropped == [seat.code]
    assert again.registry.actors == {}


async def test_what_cannot_be_read_at_all_opens_no_table() -> None:
    page, storage = reopened(print, print, '[{"code": 1}]')
    page.begin()
    assert storage.codes() == ()


@pytest.mark.parametrize("preset", ["ratscrew", "slapjack"])
def test_a_whole_game_can_be_verified(preset: str) -> None:
    assert parse_record(recorded(preset, 17)).header.names[0] == "Ann"
