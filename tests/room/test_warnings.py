"""Between homes everyone is warned of a card, and nobody knows when it falls (docs/JUDGE.md)."""

from random import Random

import pytest

from firsthand.judge import Policy
from firsthand.room import messages as m
from firsthand.room.live import Wish
from tests.room.table import ANN, BEN, Table, events, one, told

LEAST, MOST = Policy.warned_least, Policy.warned_most


def homes(pile: str = "8C 9S", *, pace: int = 700, rtts: dict[int, float] | None = None) -> Table:
    """Two people at two pages; Ann has just turned a seven."""
    table = Table(people=("Ann", "Ben"), bots=(), pace=pace, rtts=rtts, warns=True).begin()
    table.rig("7D 2C 3C 4C", "5H 3S KS 6S", pile=pile)
    for conn in rtts or {}:
        table.measure(conn)
    table.flip(0)
    table.pass_to(table.now + MOST)
    assert table.live.newest.k == 1
    return table


def wish(table: Table) -> Wish:
    found = table.live.wish
    assert found is not None
    return found


def test_all_are_warned_when_a_flip_is_wished_and_the_card_falls_later() -> None:
    table = homes()
    table.pass_to(table.clock(1_000))
    out = table.flip(1, c=990)
    assert one(out, m.Reaching, BEN) == one(out, m.Reaching, ANN) == m.Reaching(1, 1)
    assert told(out, m.Happened) == []
    falls = wish(table).due
    assert LEAST <= falls - table.live.played(table.now) <= MOST
    at = table.live.clock(falls)
    assert told(table.pass_to(at - 1), m.Happened) == []
    assert events(table.pass_to(at)) == ["Flipped"]


def test_nobody_can_tell_from_one_card_when_the_next_one_falls() -> None:
    waits = set()
    for seed in range(40):
        table = Table(people=("Ann", "Ben"), bots=(), warns=True, seed=seed).begin()
        table.flip(table.table.turn)
        waits.add(wish(table).due - wish(table).arrival)
    assert min(waits) >= LEAST
    assert max(waits) <= MOST
    assert len(waits) > 25
    assert max(waits) - min(waits) > (MOST - LEAST) / 2


def test_the_warning_is_never_longer_than_the_pace() -> None:
    table = homes(pace=200)
    table.flip(1)
    assert LEAST < MOST < Policy.gap
    assert wish(table).due - wish(table).arrival < Policy.gap


def test_a_wish_that_waits_for_the_pace_is_warned_of_at_once() -> None:
    table = homes()
    table.pass_to(table.clock(50))
    assert told(table.flip(1, c=40), m.Reaching)
    assert wish(table).due == table.live.newest.sent + 700


def test_alone_with_bots_or_round_one_screen_the_card_falls_at_once() -> None:
    alone = Table(people=("Ann",), bots=("steady",), warns=True).begin()
    assert events(alone.flip(0))[0] == "Flipped"
    screen = Table(people=("Ann", "Ben"), bots=(), warns=True)
    screen.give_secret()
    screen.sit(ANN, 0, 1)
    screen.agree(ANN, 0)
    screen.agree(ANN, 1)
    assert events(screen.flip(screen.table.turn, conn=ANN))[0] == "Flipped"


@pytest.mark.parametrize("rtt", [0, 40, 120])
def test_a_right_slap_between_wish_and_fall_is_never_late(rtt: float) -> None:
    random, late = Random(rtt), 0  # noqa: S311  # nobody guards a secret with it
    table = homes("7H KC", rtts={ANN: rtt, BEN: rtt})
    start, at = table.room, table.now
    for _ in range(350):
        table.room, table.now, table.alarm = start, at, None
        sent = table.live.newest.sent
        wished = random.randrange(500, 1_500)
        table.pass_to(table.live.clock(sent + wished))
        table.flip(1, c=wished - 5)
        falls = wish(table).due - sent
        hand = random.randint(wished, falls)
        table.pass_to(table.live.clock(sent + hand + round(rtt / 2)))
        table.n += 1
        out = table.say(ANN, m.Slap(0, 1, hand, table.n))
        out += table.pass_to(table.now + 1_000)
        result = told(out, m.RaceResult)[0]
        late += result.winner != 0
    assert late == 0


def test_a_hand_behind_the_fall_is_late() -> None:
    table = homes("7H KC")
    table.pass_to(table.clock(1_000))
    table.flip(1, c=990)
    falls = wish(table).due - table.live.newest.sent
    out = table.slap(0, falls + 3)
    out += table.pass_to(table.now + 1_000)
    assert {result.winner for result in told(out, m.RaceResult)} == {-1}
