"""Whole games over a real socket."""

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from firsthand.events import Dealt, Flipped, Slapped, Won
from firsthand.record import check, parse_record, races
from firsthand.shell.registry import Registry
from firsthand.shell.wire import Open, Revealed, Seated
from tests.server.people import Dial, Fast
from tests.server.player import Player

GAMES = ["ratscrew", "slapjack", "beggar_my_neighbour"]


def wish(rules: str, seats: int = 2, seed: str = "7", pace: int = 20) -> Open:
    return Open(rules=rules, seats=seats, bots=("steady",), pace=pace, name="Ann", seed=seed)


@pytest.mark.parametrize("rules", GAMES)
async def test_a_whole_game_is_played_by_who_never_slaps(dial: Dial, rules: str) -> None:
    player = Player(await dial(), wish(rules))
    await player.sit()
    await player.play()
    assert player.table.over
    assert isinstance(player.events[-1], Won)
    player.check_deal()


@pytest.mark.parametrize("rules", ["ratscrew", "slapjack"])
async def test_a_whole_game_is_played_by_who_slaps(dial: Dial, clock: Fast, rules: str) -> None:
    player = Player(await dial(), wish(rules, pace=300), clock)
    await player.sit()
    await player.play()
    slaps = [event for event in player.events if isinstance(event, Slapped) and event.seat == 0]
    verdicts = {event.verdict for event in slaps}
    assert "won" in verdicts
    assert "bad" not in verdicts
    assert any(result.winner == 0 and result.hands for result in player.results)
    player.check_deal()


@pytest.mark.parametrize(("rules", "seats"), [("ratscrew", 8), ("slapjack", 6)])
async def test_a_full_table_plays_to_the_end(dial: Dial, rules: str, seats: int) -> None:
    player = Player(await dial(), wish(rules, seats))
    seated = await player.sit()
    assert [seat.kind for seat in seated.seats] == ["person"] + ["bot"] * (seats - 1)
    assert len({seat.name for seat in seated.seats}) == seats
    await player.play()
    assert player.table.over


async def test_the_same_seed_deals_the_same_cards(dial: Dial) -> None:
    tapes = []
    for _ in range(2):
        player = Player(await dial(), wish("beggar_my_neighbour", 4, "c0ffee"))
        await player.sit()
        await player.play()
        dealt = player.events[0]
        assert isinstance(dealt, Dealt)
        flips = [event.cards for event in player.events if isinstance(event, Flipped)]
        tapes.append((dealt.commitment, flips))
    assert tapes[0][1] == tapes[1][1]
    assert tapes[0][0] != tapes[1][0]


async def test_without_a_seed_every_deal_is_new(dial: Dial) -> None:
    bound = set()
    for _ in range(2):
        player = Player(await dial(), wish("ratscrew", seed=""))
        await player.sit()
        await player.play(flips=1)
        dealt = player.events[0]
        assert isinstance(dealt, Dealt)
        bound.add(dealt.commitment)
    assert len(bound) == 2


async def test_another_game_is_dealt_at_the_same_table(dial: Dial) -> None:
    person = await dial()
    player = Player(person, wish("slapjack"))
    seated = await player.sit()
    await player.play()
    await person.until(Seated)
    await person.agree()
    again = await person.until(Seated)
    while again.game == 1:
        again = await person.until(Seated)
    assert (again.code, again.game, sum(again.score)) == (seated.code, 2, 1)
    player.events, player.revealed = [], None
    await player.play()
    player.check_deal()


async def test_nothing_that_is_hidden_is_told_before_the_end(dial: Dial) -> None:
    player = Player(await dial(), wish("ratscrew"))
    await player.sit()
    await player.play()
    heard = player.person.heard
    assert [type(reply) for reply in heard].index(Revealed) > len(heard) - 4


async def test_a_game_is_kept_as_it_happens(dial: Dial, registry: Registry) -> None:
    player = Player(await dial(), wish("ratscrew"))
    seated = await player.sit()
    await player.play()
    kept = registry.archive.game(seated.code, 1)
    names = [type(entry).__name__ for entry in kept]
    assert (names[0], names[-1]) == ("Sealed", "Ended")
    assert set(names[1:-1]) == {"Acted"}


async def test_a_game_that_is_over_can_be_had_as_a_record(
    dial: Dial, clock: Fast, server: TestServer
) -> None:
    player = Player(await dial(), wish("ratscrew", pace=300), clock)
    seated = await player.sit()
    address = server.make_url(f"/games/{seated.code}-1.txt")
    async with ClientSession() as session:
        async with session.get(address) as early:
            assert early.status == 404
            assert "has no game 1 that is over" in await early.text()
        await player.play()
        async with session.get(address) as answer:
            assert answer.content_type == "text/plain"
            assert f"{seated.code}-1.txt" in answer.headers["Content-Disposition"]
            record = parse_record(await answer.text())
    assert check(record) is None
    assert tuple(record.events) == tuple(player.events)
    assert len(list(races(record))) > 0
