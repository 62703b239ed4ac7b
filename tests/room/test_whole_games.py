"""Whole games through `step` alone, with virtual time."""

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.bots import TEMPERAMENTS
from firsthand.game import EMPTY, evolve, slappable
from firsthand.intervals import of_share
from firsthand.record import Record, begun, check
from firsthand.record import races as stored
from firsthand.room import Acted, Sealed, Send
from firsthand.room import messages as m
from firsthand.rules import preset, presets
from firsthand.table import Table as OpenTable
from tests.room.table import Table, kept, told

SEATS = 4
SHORT, LONG = 100, 4_000
SURE = 2.576
"""Standard deviations within which 99 % of a normal distribution lie."""


def played(rules: str, minds: list[str], seed: int) -> Table:
    """A game that bots played to its end while one looked on."""
    table = Table(rules, (), minds, seed=seed)
    table.sit(9)
    table.give_secret()
    return table.run(20_000_000)


@pytest.mark.parametrize("name", presets())
def test_bots_play_every_preset_to_its_end(name: str) -> None:
    seats = min(4, preset(name).seats.max or 4)
    table = played(name, [*TEMPERAMENTS, "steady"][:seats], 11)
    assert table.table.over
    assert table.alarm is None
    assert sum(table.room.match.tally) == len(table.table.winners)


@pytest.mark.parametrize("name", ["ratscrew", "slapjack", "beggar_my_neighbour"])
def test_what_is_kept_of_a_game_is_a_true_record(name: str) -> None:
    table = played(name, ["sharp", "gentle", "steady"], 5)
    record = recorded(table)
    assert check(record) is None
    assert tuple(record.events) == table.live.log


def recorded(table: Table) -> Record:
    """The record that what was kept amounts to."""
    head, *acts = kept(table.out)
    assert isinstance(head, Sealed)
    record, _ = begun(head.header)
    for act in acts:
        if isinstance(act, Acted):
            record = record.append(act.entry)
    return record


def test_how_a_race_was_judged_is_kept_with_it() -> None:
    table = played("slapjack", ["sharp", "steady"], 5)
    races = [act.entry for act in kept(table.out) if isinstance(act, Acted)]
    evidence = [entry.evidence for entry in races if entry.evidence]
    assert evidence
    assert all(hand["how"] == "drawn" for race in evidence for hand in race["hands"])
    told = [kept for kept in stored(recorded(table)) if kept.evidence is not None]
    assert len(told) == len(evidence)


def test_the_same_inputs_make_the_same_outputs() -> None:
    first, second = (played("ratscrew", ["steady"] * 3, 7) for _ in range(2))
    assert first.out == second.out
    assert first.room == second.room


def test_events_are_numbered_without_a_gap_and_make_the_tables() -> None:
    table = played("ratscrew", ["sharp", "gentle"], 2)
    happened = told(table.out, m.Happened, 9)
    assert [told.number for told in happened] == [
        0, *accumulate(len(told.events) for told in happened[:-1]),
    ]  # fmt: skip
    seen = EMPTY
    for told_now in happened:
        for event in told_now.events:
            seen = evolve(seen, event)
        assert seen == told_now.table
    assert [told.k for told in happened] == sorted(told.k for told in happened)


# ---- what leaves the room -------------------------------------------------------------------


def hidden(table: Table) -> set[int]:
    """The cards that nobody may see now."""
    state = table.live.state
    return {card for stock in state.stocks for card in stock} | set(state.burned)


def test_no_view_holds_a_hidden_card_or_a_secret() -> None:
    table = Table(bots=("steady", "sharp"), seed=4).begin()
    header = table.live.header
    assert header.sealing is not None
    nonces = (nonce.hex() for nonce in header.sealing.nonces if nonce)
    secrets = {f"{header.seed:064x}", header.sealing.server.hex(), *nonces}
    while not table.table.over and table.table.flips < 200:
        out = step_on(table)
        shown = {
            card
            for send in out
            if isinstance(send, Send) and isinstance(send.message, m.Happened)
            for card in named(send.message)
        }
        assert shown.isdisjoint(hidden(table) - taken(out))
        sent = [o.message for o in out if isinstance(o, Send)]
        told = str([message for message in sent if not isinstance(message, m.Revealed)])
        assert not any(secret in told for secret in secrets)


def named(happened: m.Happened) -> Iterator[int]:
    """Every card that a message names."""
    yield from happened.table.pile
    for event in happened.events:
        yield from getattr(event, "cards", ())


def taken(out: list[object]) -> set[int]:
    """Cards that were open at the beginning of a step, and went into a hand in it."""
    return {
        card
        for send in out
        if isinstance(send, Send) and isinstance(send.message, m.Happened | m.RaceResult)
        for card in (
            send.message.pile if isinstance(send.message, m.RaceResult) else named(send.message)
        )
        if any(
            type(event).__name__ == "PileTaken"
            for other in out
            if isinstance(other, Send) and isinstance(other.message, m.Happened)
            for event in other.message.events
        )
    }


def step_on(table: Table) -> list[object]:
    """Let the next thing happen; Ann flips when it is her turn."""
    if table.table.turn == 0 and table.live.wish is None:
        table.pass_to(max(table.now, table.clock(table.live.newest.sent + 700)))
        if table.table.turn == 0:
            return list(table.flip(0, c=700))
        return []
    assert table.alarm is not None
    return list(table.pass_to(table.alarm))


def test_what_is_told_of_a_card_does_not_tell_whether_it_may_be_slapped() -> None:
    fields = set(OpenTable.__struct_fields__) | set(m.Happened.__struct_fields__)
    assert not any("slap" in field for field in fields)
    live = Table(people=("Ann", "Ben"), bots=()).begin()
    dead = Table(people=("Ann", "Ben"), bots=()).begin()
    live.rig("7D 2C", "9H 3S", pile="7H")
    dead.rig("7D 2C", "9H 3S", pile="8H")
    for table in (live, dead):
        table.flip(0)
    assert slappable(live.live.state)
    assert not slappable(dead.live.state)
    views = [told(table.out, m.Happened)[-1] for table in (live, dead)]
    shapes = [[type(output).__name__ for output in table.out] for table in (live, dead)]
    assert shapes[0] == shapes[1]
    assert {view.table.counts for view in views} == {(1, 2)}
    assert views[0].events == views[1].events


# ---- people and bots at random --------------------------------------------------------------

presses = st.tuples(
    st.sampled_from(["flip", "slap", "slap", "collect", "wait", "wait", "pause", "close"]),
    st.integers(0, 1),
    st.integers(0, 1_500),
    st.integers(0, 1_000),
)


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(presets()),
    st.integers(0, 2**32),
    st.lists(presses, min_size=30, max_size=120),
)
def test_someone_owes_an_action_or_a_wake_up_comes_or_the_game_is_over(
    name: str, seed: int, asked: list[tuple[str, int, int, int]]
) -> None:
    table = Table(name, ("Ann", "Ben"), ("sharp",), seed=seed).begin()
    for doing, seat, wait, c in asked:
        act(table, doing, seat, wait, c)
        state, live = table.table, table.live
        whole = [*state.pile, *live.state.burned, *(c for hand in live.state.stocks for c in hand)]
        assert len(whole) == table.room.rules.cards
        waited = live.halted_at >= 0 or state.over or table.alarm is not None
        assert waited or state.frozen_at >= 0 or max(state.turn, state.owed) in (0, 1)
        assert not live.hands or table.alarm is not None or live.halted_at >= 0
    assert check(recorded(table)) is None


def act(table: Table, doing: str, seat: int, wait: int, c: int) -> None:
    """Let a person do something after a while."""
    table.pass_to(table.now + wait)
    conn, k = table.room.seats[seat].conn, table.live.newest.k
    match doing:
        case "flip":
            table.say(conn, m.Flip(seat, k, c))
        case "slap":
            table.n += 1
            table.say(conn, m.Slap(seat, k - c % 2, c, table.n))
        case "collect":
            table.say(conn, m.Collect(seat, k, c))
        case "pause":
            table.say(conn, m.Pause(seat))
            table.say(conn, m.GoOn(seat))
        case "close":
            table.close(conn)
            table.back(conn, f"key {seat + 1}")
        case _:
            pass


# ---- fairness (EDGES 19) --------------------------------------------------------------------


def winners(game: tuple[str, int]) -> tuple[int, ...]:
    """Who won a game of equal bots."""
    name, seed = game
    table = Table(name, (), ["steady"] * SEATS, seed=seed)
    table.give_secret()
    return table.run(50_000_000).table.winners


def check_fair(won: list[tuple[int, ...]]) -> None:
    """Wins by seat lie within the 99 % interval of equal shares."""
    assert all(won)
    by_seat = Counter(seat for seats in won for seat in seats)
    games = sum(by_seat.values())
    spans = [of_share(by_seat[seat], games, SURE) for seat in range(SEATS)]
    assert all(low <= 1 / SEATS <= high for low, high in spans), by_seat


@pytest.mark.uncounted
def test_equal_bots_win_equally_often_in_every_seat() -> None:
    check_fair([winners(("slapjack", seed)) for seed in range(SHORT)])


@pytest.mark.soak
@pytest.mark.parametrize("name", ["ratscrew", "slapjack"])
def test_equal_bots_win_equally_often_in_every_seat_over_many_games(name: str) -> None:
    games = [(name, seed) for seed in range(LONG)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        check_fair(list(pool.map(winners, games, chunksize=20)))
