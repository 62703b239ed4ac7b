"""Deciding, refusing, and what a seat may ask for."""

import pytest
from msgspec import structs

from firsthand import actions as a
from firsthand import events as e
from firsthand.errors import GameOver, ImpossibleMove, NoSlaps, NoSuchSeat, NotOwed, Out, OutOfTurn
from firsthand.game import EMPTY, actor, apply, decide, evolve, legal, refusal
from firsthand.game.codes import Refusal
from firsthand.game.refusals import usual
from firsthand.law.types import NOBODY
from firsthand.sentences import text
from firsthand.table import Table
from tests.tabletop import Tabletop, fold


def test_deciding_tells_what_applying_does() -> None:
    state = Tabletop("7H 2C | 4S").state
    assert decide(state, a.Flip(0), 5) == apply(state, a.Flip(0), 5)[1]


def test_a_refused_action_changes_nothing_time_included() -> None:
    table = Tabletop("JH 2C | 4S 5S")
    table.flip(0, 1)
    state = table.state
    with pytest.raises(OutOfTurn):
        table.flip(1, at=60_000)
    assert table.state is state
    assert table.time == 200


def test_a_refusal_may_be_asked_for() -> None:
    state = Tabletop("7H 2C | 4S").state
    assert refusal(state, a.Flip(0), 5) is None
    refused = refusal(state, a.Flip(1), 5)
    assert isinstance(refused, OutOfTurn)
    assert (refused.seat, refused.kind) == (1, "out_of_turn")


@pytest.mark.parametrize(
    ("action", "seat"),
    [
        (a.Flip(2), 2), (a.Slap((a.Hand(1, 0),)), None), (a.Stray(1, 0, 0), 1), (a.Tick(), None),
        (a.Beat(1, 0, 5), 1), (a.Accuse(2, 0), 2), (a.Gesture(1), 1), (a.Leave(0), 0),
    ],
)  # fmt: skip
def test_who_asks(action: a.AnyAction, seat: int | None) -> None:
    assert actor(action) == seat


@pytest.mark.parametrize(
    "race",
    [
        a.Slap(()),
        a.Slap((a.Hand(0, 5), a.Hand(0, 6))),
        a.Slap((a.Hand(0, 5),), order=(1,)),
    ],
)
def test_a_race_that_makes_no_sense_is_refused(race: a.Slap) -> None:
    table = Tabletop("7H 2C | 4S")
    with pytest.raises(ImpossibleMove, match="a race needs hands, each seat once"):
        table.do(race)


@pytest.mark.parametrize("seat", [5, -1])
def test_a_race_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = Tabletop("7H 2C | 4S")
    with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}"):
        table.do(a.Slap((a.Hand(seat, 5),)))


def test_slaps_are_refused_where_there_are_none() -> None:
    table = Tabletop("7H 2C | 4S", "beggar_my_neighbour")
    for action in (a.Slap((a.Hand(0, 5), a.Hand(1, 5))), a.Stray(0, 5, 1)):
        with pytest.raises(NoSlaps, match="nothing is slapped"):
            table.do(action)


def test_only_the_owner_collects() -> None:
    table = Tabletop("JH 2C | 4S 5S")
    with pytest.raises(NotOwed):
        table.do(a.Collect(0))
    table.flip(0, 1)
    with pytest.raises(NotOwed):
        table.do(a.Collect(1))


ALWAYS = {a.Slap, a.Disrupt, a.Beat, a.Accuse, a.Leave}


def test_what_a_seat_may_ask_for() -> None:
    table = Tabletop("JH 2C | 4S 5S | 7C")
    assert set(legal(table.state.rules, table.table, 0)) == ALWAYS | {a.Flip, a.Drop}
    assert set(legal(table.state.rules, table.table, 1)) == ALWAYS
    table.flip(0, 1)
    assert set(legal(table.state.rules, table.table, 0)) == ALWAYS | {a.Collect}
    assert set(legal(table.state.rules, table.table, 1)) == ALWAYS
    table.do(a.Disrupt(1))
    assert set(legal(table.state.rules, table.table, 0)) == {a.Slap, a.Resume, a.Accuse, a.Leave}
    table.do(a.Leave(2))
    assert legal(table.state.rules, table.table, 2) == ()
    table.do(a.Leave(1))
    assert table.winners == [0]
    assert legal(table.state.rules, table.table, 0) == ()


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("ratscrew", {a.Slap}),
        ("ratscrew_salute", {a.Slap, a.Gesture}),
        ("beggar_my_neighbour", set[type[a.Action]]()),
    ],
)
def test_a_seat_may_ask_for_what_the_rules_have(name: str, more: set[type[a.Action]]) -> None:
    table = Tabletop("7H 2C | 4S", name)
    found = set(legal(table.state.rules, table.table, 1))
    assert found == {a.Disrupt, a.Beat, a.Accuse, a.Leave} | more
    table.do(a.Disrupt(1))
    still = {a.Slap} & more
    assert set(legal(table.state.rules, table.table, 1)) == {a.Resume, a.Accuse, a.Leave} | still


def test_after_the_end_nothing_happens() -> None:
    table = Tabletop("7H | 4S")
    table.flip(0, 1)
    with pytest.raises(GameOver):
        table.do(a.Leave(0))
    assert table.wait(10_000) == ()


def test_a_race_ends_with_the_game() -> None:
    """Seat 1 pays its last card and is out of chances; the hand behind it comes too late."""
    options = {"comeback.limit": 0}
    table = Tabletop("7H 2C | 4S", options=options)
    table.flip(0)
    assert table.slap(1, 0) == {1: "bad", 0: "rejected"}
    assert table.winners == [0]


def test_a_race_of_seats_that_are_out_is_refused() -> None:
    table = Tabletop("7H 2C | 4S 5S | 7C | 8C")
    table.do(a.Leave(2))
    table.do(a.Leave(3))
    with pytest.raises(Out):
        table.slap(2, 3)


def test_folding_begins_with_nothing() -> None:
    assert Table(counts=(), dealer=0) == EMPTY
    dealt = e.Dealt(at=0, counts=(2, 1), dealer=1, first=0)
    assert fold([dealt]).counts == (2, 1)
    with pytest.raises(TypeError, match="Event is no event of a game"):
        evolve(EMPTY, e.Event(at=0))


def test_where_nobody_is_to_flip_a_flip_is_refused_with_that() -> None:
    table = structs.replace(Tabletop("7H 2C | 4S 9D", "ers").table, turn=NOBODY)
    assert text(usual(table, Refusal.OUT_OF_TURN)) == "it is not your turn: nobody is to flip"
