"""The actor of a room: inputs one by one, outputs carried out, faults survived."""

import logging

import pytest

from firsthand.room import Room, Wake, step
from firsthand.room.messages import Pause
from firsthand.room.types import AnyInput
from firsthand.sentences import say
from firsthand.shell import actor as actors
from firsthand.shell.actor import AGAIN, RoomActor, ends_the_stay
from firsthand.shell.wire import Flip, Gone, Happened, Leave, Refused, Seated
from tests.shell.pages import SOLO, Home, Page


@pytest.fixture
async def home() -> Home:
    return Home()


def at_a_table(home: Home) -> tuple[Page, RoomActor]:
    """A page that was dealt cards, and the actor of its room."""
    page = home.page()
    page.say(SOLO)
    page.deal()
    (actor,) = home.registry.actors.values()
    return page, actor


async def test_an_input_is_taken_in_the_call_that_brings_it(home: Home) -> None:
    page, actor = at_a_table(home)
    while (before := page.last(Happened)).table.turn != 0:
        home.clock.pass_by(1_000)
    home.clock.pass_by(1_000)
    page.say(Flip(0, before.k, 900))
    happened = page.last(Happened)
    assert happened.k == before.k + 1
    assert actor.room.live is not None
    assert actor.room.live.state.table == happened.table


async def test_an_input_that_comes_during_another_waits_for_its_turn(home: Home) -> None:
    page, actor = at_a_table(home)
    order: list[str] = []

    def nested(room: Room, given: AnyInput) -> object:
        order.append(type(given).__name__)
        if len(order) == 1:
            actor.put(Wake(home.clock.now()))
            assert order == ["Said"], "it is not taken inside the step of another one"
        return step(room, given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(actors, "step", nested)
        page.say(Pause(0))
    assert order == ["Said", "Wake"]


async def test_a_fault_leaves_the_room_as_it_was_and_its_alarm_rings_again(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    page, actor = at_a_table(home)
    before, faults = actor.room, list[AnyInput]()

    def faulty(_room: Room, given: AnyInput) -> object:
        faults.append(given)
        raise RuntimeError("a fault on purpose")

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(actors, "step", faulty)
        page.say(Pause(0))
        actor.put(Wake(home.clock.now()))
        home.clock.pass_by(AGAIN - 1)
        assert len(faults) == 2
        home.clock.pass_by(1)
        assert len(faults) == 3
    assert actor.room is before
    assert page.last(Refused).kind == "fault"
    assert "could not take Said" in caplog.text
    assert page.connection.keys.isdisjoint(caplog.text.split())


async def test_it_knows_since_when_nobody_is_there(home: Home) -> None:
    page, actor = at_a_table(home)
    assert actor.idle_since == -1
    home.clock.pass_by(70)
    page.end()
    assert actor.connections == {}
    assert actor.idle_since == home.clock.now()
    actor.detach(99)
    home.clock.pass_by(10)
    assert actor.idle_since == home.clock.now() - 10


async def test_a_new_connection_brings_the_round_trips_it_knows(home: Home) -> None:
    page = home.page()
    home.clock.pass_by(30)
    for nonce in page.transport.nonces:
        page.session.pong(nonce)
    page.say(SOLO)
    (actor,) = home.registry.actors.values()
    assert list(actor.room.seats[0].line.rtts) == [30.0]


async def test_what_is_for_a_connection_that_is_gone_goes_nowhere(home: Home) -> None:
    page, actor = at_a_table(home)
    actor.connections.pop(page.connection.number)
    before = len(page.transport.texts)
    page.say(Flip(0, 0, 300))
    assert len(page.transport.texts) == before


async def test_a_stopped_actor_takes_nothing_more(home: Home) -> None:
    page, actor = at_a_table(home)
    actor.stop()
    before = len(page.transport.texts)
    home.clock.pass_by(60_000)
    assert len(page.transport.texts) == before


def test_what_ends_a_stay() -> None:
    assert ends_the_stay(Gone(say("refusal-fault")))
    assert ends_the_stay(Refused("join", "full", say("refusal-fault")))
    assert not ends_the_stay(Refused("flip", "out_of_turn", say("refusal-fault")))


async def test_who_leaves_has_no_seat_any_more(home: Home) -> None:
    page, _ = at_a_table(home)
    page.say(Leave(0))
    assert list(page.heard(Gone))
    page.say(Pause(0))
    assert page.last(Refused).kind == "no_table"
    assert len(list(page.heard(Seated))) > 0
