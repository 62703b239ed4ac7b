"""A record is shown again as those who look on saw the game."""

from collections.abc import AsyncIterator

import msgspec
import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from firsthand.game import EMPTY, evolve
from firsthand.record import Record, format_record
from firsthand.record.evidence import written
from firsthand.record.matched import Matched, Sides
from firsthand.room import messages as m
from firsthand.room.messages import DeadHeat
from firsthand.rules import preset
from firsthand.sentences import say
from firsthand.server.site import make_app
from firsthand.shell.catalogue import Catalogue
from firsthand.shell.playback import LONGEST, folded, timed_messages
from firsthand.shell.registry import Registry
from firsthand.shell.wire import (
    Gone,
    Happened,
    Open,
    RaceResult,
    Refused,
    Replayed,
    Revealed,
    Seated,
    Unread,
)
from tests.record.games import dead_heat, played, played_together
from tests.record.test_evidence import HANDS, game
from tests.server.people import CHOICE, Fast, Person

replace = msgspec.structs.replace


def test_all_events_are_told_in_order_with_the_table_that_results() -> None:
    record = played(3, preset("ratscrew"), moves=9_000)
    table, number = EMPTY, 0
    for each in timed_messages(record):
        assert 0 <= each.after <= LONGEST
        if isinstance(each.message, Happened):
            assert each.message.number == number
            number += len(each.message.events)
            for event in each.message.events:
                table = evolve(table, event)
            assert each.message.table == table
    assert number == len(list(record.events))
    told = [each.message for each in timed_messages(record)]
    assert isinstance(told[0], Seated)
    assert isinstance(told[-1], Revealed)
    assert any(isinstance(message, RaceResult) for message in told)


def test_a_race_is_told_with_the_evidence_that_was_kept() -> None:
    results = [
        each.message
        for each in timed_messages(game(written(1, HANDS)))
        if isinstance(each.message, RaceResult)
    ]
    known = {hand.seat: hand for hand in HANDS}
    first = results[0]
    assert [(hand.seat, hand.credited, hand.claim, hand.allowance) for hand in first.hands] == [
        (hand.seat, hand.credited, hand.claim, hand.allowance)
        for hand in (known[note.seat] for note in first.hands)
    ]


def test_a_dead_heat_is_told_as_one() -> None:
    results = [
        each.message
        for each in timed_messages(dead_heat(10, 476, 480))
        if isinstance(each.message, RaceResult)
    ]
    assert results[0].heat == DeadHeat(4, 10, (0, 1), "next")
    assert results[0].winner == 1


@pytest.fixture
async def looker() -> AsyncIterator[Person]:
    """Somebody who looks on at a record, two thousand times as fast."""
    catalogue = Catalogue(CHOICE, recording=played(3, preset("ratscrew"), moves=9_000), speed=100)
    running = TestServer(make_app(catalogue, registry=Registry(Fast(20))))
    async with running, ClientSession() as session:
        yield Person(await session.ws_connect(running.make_url("/ws")))


async def test_whoever_comes_is_shown_the_game(looker: Person) -> None:
    await looker.hello()
    assert (await looker.until(Seated)).yours == ()
    seal = await looker.until(Revealed)
    assert seal.commitment


def test_hands_that_no_judge_has_seen_are_shown_at_their_own_times() -> None:
    told = [each.message for each in timed_messages(game())]
    (result,) = [message for message in told if isinstance(message, RaceResult)]
    assert [(hand.credited, hand.how) for hand in result.hands] == [(750, "drawn"), (856, "drawn")]


async def test_who_goes_is_shown_no_more_and_may_play(looker: Person) -> None:
    await looker.hello()
    await looker.until(Happened)
    await looker.say(m.Leave(-1))
    await looker.until(Gone)
    await looker.say(m.Leave(-1))
    assert (await looker.until(Refused)).kind == "no_table"
    await looker.say(Open(rules="ratscrew", seats=2, bots=("steady",), pace=20))
    assert (await looker.until(Seated)).yours == (0,)


def test_bots_are_shown_as_bots() -> None:
    def kinds(record: Record) -> list[str]:
        first = next(iter(timed_messages(record))).message
        assert isinstance(first, Seated)
        return [seat.kind for seat in first.seats]

    assert kinds(played_together()) == ["person", "bot", "person"]
    plain = played(3, preset("ratscrew"))
    assert set(kinds(plain)) == {"person"}
    players = {"players": ["steady"] * len(plain.header.names)}
    assert set(kinds(replace(plain, header=replace(plain.header, notes=players)))) == {"bot"}
    sides = Matched(650, 0, Sides((1,), (0,)))
    matched = replace(plain, header=replace(plain.header, matched=sides))
    assert kinds(matched)[:2] == ["person", "bot"]


def test_a_picture_is_no_record() -> None:
    assert folded(b"\x89PNG\xff\xfe") == Unread(say("record-file-bytes"))


def test_events_of_another_game_do_not_fold() -> None:
    two = format_record(dead_heat(10, 476, 480))
    strange = two.replace(" 0 flips", " 7 flips").replace(" 1 flips", " 7 flips")
    assert strange != two
    assert folded(strange.encode()) == Unread(say("record-file-events"))


def test_a_changed_record_is_shown_and_says_what_was_changed() -> None:
    text = format_record(played_together())
    whole = folded(text.encode())
    assert isinstance(whole, Replayed)
    assert whole.fault == ""
    changed = text.replace('"Ann"', '"Eve"', 1)
    shown = folded(changed.encode())
    assert isinstance(shown, Replayed)
    assert "Eve" in shown.fault
