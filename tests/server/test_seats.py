"""Seats are kept, found again, and given up; nobody plays for another."""

import asyncio

import msgspec
import pytest

from firsthand.room import AnyInput, Output, Room, Said, Wake, step
from firsthand.room import messages as m
from firsthand.shell import actor
from firsthand.shell.registry import ELSEWHERE, PATIENCE, ROOMS_MOST, Registry
from firsthand.shell.wire import (
    Flip,
    Gone,
    Happened,
    Open,
    Refused,
    Reply,
    Seated,
    Slap,
    Visibility,
)
from tests.server.people import Dial, word
from tests.server.player import Player

WISH = Open(rules="ratscrew", seats=2, bots=("steady",), pace=20, seed="7")
SLOW = Open(rules="ratscrew", seats=2, bots=("steady",), pace=5000, seed="7")
FULL = Open(rules="ratscrew", seats=4, bots=("steady",), pace=5000, seed="7")


async def test_a_reload_comes_back_to_the_seat_with_nothing_lost(dial: Dial) -> None:
    player = Player(await dial(), WISH)
    before = await player.sit()
    await player.play(flips=20)
    known, events = player.table, len(player.events)
    await player.person.socket.close()

    person = await dial()
    await person.hello(before.key)
    after = await person.until(Seated)
    assert (after.code, after.key, after.yours) == (before.code, before.key, (0,))
    whole = await person.until(Happened)
    # The bot goes on while it is its turn; nobody turns a card of the seat that is away.
    assert known.flips <= whole.table.flips
    assert whole.table.counts[0] >= known.counts[0]
    assert whole.number >= events
    assert sum(whole.table.counts) + whole.table.size == 52

    player.person, player.table = person, whole.table
    player.events = [player.events[0]] * whole.number
    await player.act(whole)
    await player.play()
    assert player.table.over
    player.check_deal()


async def test_a_link_that_breaks_does_not_lose_the_seat(dial: Dial, registry: Registry) -> None:
    player = Player(await dial(), WISH)
    seated = await player.sit()
    await player.play(flips=3)
    assert player.person.socket._writer.transport is not None
    player.person.socket._writer.transport.abort()
    person = await dial()
    await person.hello(seated.key)
    assert (await person.until(Seated)).code == seated.code
    assert len(registry.actors) == 1


async def test_before_the_deal_the_seat_is_kept_too(dial: Dial) -> None:
    person = await dial()
    seated = await person.sit(WISH)
    await person.socket.close()
    person = await dial()
    await person.hello(seated.key)
    again = await person.until(Seated)
    assert again.agreed[0] is False
    await person.agree()
    assert (await person.until(Happened)).table.counts == (26, 26)


async def test_a_second_window_takes_the_seat_over(dial: Dial) -> None:
    first, second = await dial(), await dial()
    seated = await first.sit(WISH)
    await second.hello(seated.key)
    assert (await second.until(Seated)).yours == (0,)
    assert (await first.until(Gone)).reason == ELSEWHERE
    await first.agree()
    assert (await first.until(Refused)).kind == "no_table"
    await second.agree()
    await second.until(Happened)


async def test_who_leaves_gives_the_key_up(dial: Dial, registry: Registry) -> None:
    person = await dial()
    seated = await person.sit(WISH)
    await person.say(m.Leave(0))
    await person.until(Gone)
    other = await dial()
    await other.hello(seated.key)
    await other.until(Gone)
    assert not registry.actors
    await person.say(WISH)
    assert (await person.until(Seated)).code != seated.code


async def test_a_new_table_gives_the_old_one_up(dial: Dial, registry: Registry) -> None:
    person = await dial()
    first = await person.sit(WISH)
    await person.say(WISH)
    second = await person.until(Seated)
    assert second.key != first.key
    await person.agree()
    await person.until(Happened)
    assert list(registry.actors) == [second.code]


async def test_a_room_that_nobody_comes_back_to_is_dropped(
    dial: Dial, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, other = await dial(), await dial()
    seated, kept = await person.sit(WISH), await other.sit(WISH)
    # At a table where no card was dealt, nobody is waited for so long.
    await person.agree()
    await person.until(Happened)
    room = registry.actors[seated.code]
    gone = asyncio.Event()
    detach = room.detach

    def detached(conn: int) -> None:
        detach(conn)
        gone.set()

    monkeypatch.setattr(room, "detach", detached)
    await person.socket.close()
    await gone.wait()
    registry.sweep(room.idle_since + PATIENCE)
    assert set(registry.actors) == {seated.code, kept.code}
    registry.sweep(room.idle_since + PATIENCE + 1)
    assert set(registry.actors) == {kept.code}
    late = await dial()
    await late.hello(seated.key)
    assert (await late.until(Gone)).reason


async def test_a_full_house_says_so(
    dial: Dial, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("firsthand.shell.registry.ROOMS_MOST", 0)
    assert ROOMS_MOST > 100
    person = await dial()
    await person.hello()
    await person.say(WISH)
    assert (await person.until(Refused)).kind == "full"


async def test_a_flip_out_of_turn_is_refused_and_the_game_goes_on(dial: Dial) -> None:
    player = Player(await dial(), SLOW)
    await player.sit()
    reply: Reply | None = None
    while not isinstance(reply, Refused):
        reply = await player.person.hear()
        await player.heed(reply)
        # Said again at each turn of the other's: its bot may be quicker than a busy machine.
        if isinstance(reply, Happened) and player.table.turn == 1:
            await player.person.say(Flip(0, player.table.flips, 300))
    assert (reply.what, reply.kind) == ("flip", "out_of_turn")
    await player.play(flips=player.table.flips + 2)


async def refused(player: Player) -> Refused:
    """The next refusal; what comes before it is heeded."""
    while not isinstance(reply := await player.person.hear(), Refused):
        await player.heed(reply)
    return reply


@pytest.mark.parametrize("seat", [1, 3, 4, -1, 10**9])
async def test_a_message_for_another_seat_is_refused(dial: Dial, seat: int) -> None:
    player = Player(await dial(), FULL)
    await player.sit()
    await player.play(flips=1)
    for message in (Flip(seat, 1, 200), Slap(seat, 1, 200, 1), m.Leave(seat)):
        await player.person.say(message)
        kind = "not_your_seat" if 0 <= seat < 4 else "no_such_seat"
        assert (await refused(player)).kind == kind


async def test_other_rules_than_the_tables_cannot_be_agreed_to(dial: Dial) -> None:
    person = await dial()
    seated = await person.sit(WISH)
    await person.say(msgspec.structs.replace(word(seated), digest="0" * 64))
    assert (await person.until(Refused)).kind == "other_rules"


async def test_a_page_that_was_hidden_before_it_sat_down_is_known_as_hidden(
    dial: Dial, registry: Registry
) -> None:
    person = await dial()
    await person.hello()
    await person.say(Visibility(hidden=True), WISH)
    seated = await person.until(Seated)
    await person.agree()
    await person.until(Happened)
    assert registry.actors[seated.code].room.seats[0].hidden


async def test_two_tables_do_not_hear_each_other(dial: Dial) -> None:
    one, other = Player(await dial(), WISH), Player(await dial(), WISH)
    await one.sit()
    await other.sit()
    await asyncio.gather(one.play(), other.play())
    assert one.table.over
    assert other.table.over


async def test_a_room_is_woken_again_after_a_fault(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = iter([True])

    def faulty(room: Room, given: AnyInput) -> tuple[Room, tuple[Output, ...]]:
        if isinstance(given, Wake) and next(faults, False):
            raise ZeroDivisionError
        return step(room, given)

    monkeypatch.setattr(actor, "step", faulty)
    player = Player(await dial(), WISH)
    await player.sit()
    await player.play()
    assert player.table.over
    assert len(caplog.records) == 1


async def test_a_fault_in_one_step_is_told_and_the_game_goes_on(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def faulty(room: Room, given: AnyInput) -> tuple[Room, tuple[Output, ...]]:
        if isinstance(given, Said) and isinstance(given.message, Slap):
            raise ZeroDivisionError
        return step(room, given)

    monkeypatch.setattr(actor, "step", faulty)
    player = Player(await dial(), WISH)
    await player.sit()
    await player.play(flips=1)
    await player.person.say(Slap(0, 1, 200, 1))
    refusal = await refused(player)
    assert (refusal.what, refusal.kind) == ("slap", "fault")
    assert "ZeroDivisionError" in caplog.text
    await player.play()
    assert player.table.over
