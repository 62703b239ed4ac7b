"""A step is stored, then adopted, then told; and what becomes of it where one of these fails."""

import logging
from itertools import pairwise

import msgspec
import pytest

from firsthand.room import Room, Said
from firsthand.room.live import Live
from firsthand.room.messages import Line, Visibility, Watermark
from firsthand.room.types import Sent
from firsthand.sentences import text
from firsthand.shell.actor import WAITING_MOST, RoomActor
from firsthand.shell.opening import Unsaved
from firsthand.shell.saving import GRACE, RETRY
from firsthand.shell.wire import (
    Create,
    Flip,
    Halted,
    Happened,
    Join,
    Leave,
    Nonce,
    RaceResult,
    Refused,
    Seated,
    Slap,
)
from tests.server.people import NONCE
from tests.shell.pages import SOLO, Home, Page
from tests.shell.storages import Late, Moody

WAITS = "The server cannot save: the game waits."


def at_a_table(home: Home, seed: str = "7") -> tuple[Page, RoomActor]:
    """A page whose turn it is, and the actor of its room."""
    page = home.page()
    page.say(msgspec.structs.replace(SOLO, rules="slapjack", seed=seed))
    if isinstance(home.storage, Late):
        home.storage.all()
    page.deal()
    if isinstance(home.storage, Late):
        home.storage.all()
    (actor,) = home.registry.actors.values()
    while actor.room.live is None or actor.room.live.state.table.turn != 0:
        home.clock.pass_by(500)
        if isinstance(home.storage, Late):
            home.storage.all()
    home.clock.pass_by(1_000)
    return page, actor


def live(room: Room) -> Live:
    """The game on a room's table."""
    assert room.live is not None
    return room.live


def why(page: Page) -> str:
    """Why the game waits, as a page reads it."""
    reason = page.last(Halted).reason
    assert reason is not None
    return text(reason)


def flip(page: Page) -> None:
    """The page turns a card."""
    page.say(Flip(0, page.last(Happened).k, 900))


def numbers(page: Page) -> list[int]:
    """The numbers of all events that a page heard, once each."""
    found: list[int] = []
    for happened in page.heard(Happened):
        found += range(happened.number, happened.number + len(happened.events))
    return found


@pytest.fixture
async def home() -> Home:
    return Home()


@pytest.fixture
async def moody() -> Moody:
    return Moody()


@pytest.fixture
async def late() -> Late:
    return Late()


# ---- stored, adopted, told --------------------------------------------------------------------


async def test_nothing_is_told_before_it_is_stored(late: Late) -> None:
    page, actor = at_a_table(Home(storage=late))
    before, heard = actor.room, len(page.transport.texts)
    flip(page)
    ((batch, _),) = late.waiting
    assert [type(entry).__name__ for entry in batch.entries] == ["Acted"]
    assert actor.room is before
    assert len(page.transport.texts) == heard
    late.answer()
    assert page.last(Happened).k == 1 + live(before).newest.k
    assert actor.room.live is not None
    assert actor.room.live.state.table == page.last(Happened).table


async def test_a_hand_that_comes_meanwhile_waits_and_is_judged_by_its_own_time(late: Late) -> None:
    home = Home(storage=late)
    page, actor = at_a_table(home)
    flip(page)
    home.clock.pass_by(200)
    k = page.last(Happened).k
    page.say(Slap(0, k, 900, 1))
    arrived = home.clock.now()
    home.clock.pass_by(300)
    waiting = [given.at for given in actor._mailbox if isinstance(given, Said)]
    assert waiting == [arrived]
    late.all()
    assert not actor._mailbox


async def test_what_is_not_to_be_kept_asks_the_storage_nothing(late: Late) -> None:
    page, actor = at_a_table(Home(storage=late))
    k = page.last(Happened).k
    page.say(Watermark(0, k, 10.0))
    assert late.waiting == []
    assert actor.room.live is not None


async def test_an_answer_that_comes_twice_or_after_the_end_changes_nothing(late: Late) -> None:
    home = Home(storage=late)
    page, actor = at_a_table(home)
    flip(page)
    ((batch, done),) = late.waiting
    done(None)
    room = actor.room
    done(None)
    done(OSError())
    assert actor.room is room
    home.clock.pass_by(3_000)
    assert late.waiting, "the bot has turned a card"
    room = actor.room
    actor.stop()
    for _, answer in late.waiting:
        answer(None)
    assert actor.room is room
    assert batch.code == room.code


# ---- while the storage refuses ----------------------------------------------------------------


@pytest.mark.parametrize("raises", [False, True])
async def test_a_short_refusal_is_heard_by_nobody(moody: Moody, *, raises: bool) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    before = actor.room
    moody.full, moody.raises = True, raises
    flip(page)
    assert actor.room is before
    moody.full = False
    home.clock.pass_by(RETRY)
    assert page.last(Happened).k == 1 + live(before).newest.k
    assert list(page.heard(Halted)) == []
    assert numbers(page) == list(range(len(numbers(page))))


async def test_a_long_one_halts_the_game_which_goes_on_by_itself(
    moody: Moody, caplog: pytest.LogCaptureFixture
) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    before = actor.room
    moody.full = True
    with caplog.at_level(logging.WARNING):
        flip(page)
        home.clock.pass_by(600_000)
        assert actor.room is before
        assert why(page) == WAITS
        moody.full = False
        home.clock.pass_by(RETRY)
    assert not actor.halted
    assert page.last(Halted).reason is None
    assert len(list(page.heard(Halted))) == 2
    assert [record.levelname for record in caplog.records] == ["ERROR", "WARNING"]
    assert "No space left" in caplog.text
    assert live(actor.room).newest.k == live(before).newest.k + 1
    home.clock.pass_by(60_000)
    assert numbers(page) == list(range(len(numbers(page))))
    assert page.last(Happened).k > live(before).newest.k + 1, "bots play on by themselves"


async def test_the_clock_of_the_room_stands_still_meanwhile(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    moody.full = True
    flip(page)
    flipped = home.clock.now()
    home.clock.pass_by(GRACE + 50_000)
    moody.full = False
    home.clock.pass_by(RETRY)
    game = live(actor.room)
    assert game.acted < flipped - game.began - game.halted + 5 * GRACE
    home.clock.pass_by(20_000)
    times = [event.at for event in live(actor.room).log]
    assert max(after - before for before, after in pairwise(times)) < 25_000


async def test_a_press_is_refused_and_what_must_not_be_lost_waits(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    moody.full = True
    flip(page)
    home.clock.pass_by(GRACE)
    flip(page)
    refused = page.last(Refused)
    assert (refused.what, refused.kind) == ("flip", "unsaved")
    assert text(refused.reason).startswith("The server cannot save: the game waits")
    page.say(Watermark(0, page.last(Happened).k, 5.0), Visibility(hidden=True))
    k, conn = page.last(Happened).k, page.connection.number
    actor.put(Sent(home.clock.now(), conn, k, home.clock.now()))
    page.say(Leave(0))
    moody.full = False
    home.clock.pass_by(RETRY)
    assert actor.room.closed


async def test_inputs_do_not_pile_up(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    moody.full = True
    flip(page)
    home.clock.pass_by(GRACE)
    for number in range(WAITING_MOST + 60):
        home.clock.pass_by(20)
        home.registry.say(page.connection.number, Visibility(hidden=bool(number % 2)))
    assert page.last(Refused).kind == "unsaved"
    assert len(actor._mailbox) == WAITING_MOST


async def test_figures_of_the_line_go_out_meanwhile(moody: Moody) -> None:
    home = Home(storage=moody)
    page, _ = at_a_table(home)
    moody.full = True
    flip(page)
    home.clock.pass_by(GRACE + 3_000)
    page.connection.measure()
    before = len(list(page.heard(Line)))
    page.session.pong(page.transport.nonces[-1])
    home.clock.pass_by(3_000)
    page.connection.measure()
    assert len(list(page.heard(Line))) == before + 1


async def test_a_page_that_comes_meanwhile_reads_why_it_waits(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    key = page.seated.key
    moody.full = True
    flip(page)
    home.clock.pass_by(GRACE)
    page.end()
    back = home.page(greeted=False)
    back.hello(key)
    assert why(back) == WAITS
    moody.full = False
    home.clock.pass_by(RETRY)
    assert back.last(Halted).reason is None
    assert back.last(Happened).table == live(actor.room).state.table


async def test_no_table_is_opened_while_one_waits(moody: Moody) -> None:
    home = Home(storage=moody)
    page, _ = at_a_table(home)
    moody.full = True
    flip(page)
    home.clock.pass_by(GRACE)
    other = home.page()
    other.say(SOLO)
    assert other.last(Refused).kind == "unsaved"
    assert "no table can be opened now" in text(other.last(Refused).reason)
    with pytest.raises(Unsaved):
        home.registry.open(home.catalogue.set_up(SOLO), other.connection)


async def test_the_first_table_waits_until_it_can_be_saved(moody: Moody) -> None:
    home = Home(storage=moody)
    moody.full = True
    page = home.page()
    page.say(SOLO)
    home.clock.pass_by(GRACE)
    assert why(page) == WAITS
    assert list(page.heard(Seated)) == []
    moody.full = False
    home.clock.pass_by(RETRY)
    assert page.seated.yours == (0,)


async def test_a_table_that_cannot_be_forgotten_ends_all_the_same(
    moody: Moody, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)

    def locked(_code: str) -> None:
        raise OSError("locked")

    monkeypatch.setattr(moody, "drop", locked)
    page.say(Leave(0))
    assert home.registry.actors == {}
    assert "is still kept" in caplog.text
    again = home.started_again()
    assert again.registry.actors == {}
    assert actor.room.closed


# ---- when the server stops --------------------------------------------------------------------


async def test_a_room_stops_once_the_hands_of_its_race_are_judged(home: Home) -> None:
    people = home.page(), home.page()
    ann, page = people
    ann.say(Create(rules="slapjack", seats=2, pace=700, name="Ann"))
    page.say(Join(ann.seated.code, "Ben"))
    for seat, one in enumerate(people):
        one.agree(seat)
    for seat, one in enumerate(people):
        one.say(Nonce(seat, NONCE.hex()))
    (actor,) = home.registry.actors.values()
    for number in (1, 2):
        home.clock.pass_by(1_000)
        turn = page.last(Happened).table.turn
        people[turn].say(Flip(turn, page.last(Happened).k, 700))
        home.clock.pass_by(200)
        people[turn].say(Slap(turn, page.last(Happened).k, 150, number))
    assert actor.races
    rested: list[bool] = []
    actor.rest(lambda: rested.append(actor.races))
    assert rested == []
    awards = len(list(page.heard(RaceResult)))
    home.clock.pass_by(5_000)
    assert rested == [False]
    assert len(list(page.heard(RaceResult))) == awards + 1
    room = actor.room
    page.say(Flip(1, page.last(Happened).k, 700))
    home.clock.pass_by(60_000)
    assert actor.room is room


async def test_a_room_stops_once_its_step_is_stored(late: Late) -> None:
    home = Home(storage=late)
    page, actor = at_a_table(home)
    flip(page)
    rested: list[int] = []
    actor.rest(lambda: rested.append(live(actor.room).newest.k))
    k = page.last(Happened).k
    assert rested == []
    late.answer()
    assert rested == [k + 1]
    assert page.last(Happened).k == k + 1, "what is stored is told"


async def test_a_server_that_stops_opens_no_table_and_waits_for_each_room(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    await home.registry.drain(60.0)
    room = actor.room
    home.clock.pass_by(60_000)
    assert actor.room is room
    other = home.page()
    other.say(SOLO)
    assert text(other.last(Refused).reason).startswith("The server is about to be started again")
    assert page.seated.yours == (0,)


async def test_a_server_that_stops_does_not_wait_for_ever(moody: Moody) -> None:
    home = Home(storage=moody)
    page, actor = at_a_table(home)
    moody.full = True
    flip(page)
    await home.registry.drain(0.01)
    home.registry.stop()
    assert home.registry.actors == {}
    moody.full = False
    home.clock.pass_by(60_000)
    assert live(actor.room).newest.k == page.last(Happened).k
