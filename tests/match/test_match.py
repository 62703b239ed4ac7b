"""Rounds make a match: tally, ends, ties and the deal (S-26, A-53)."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand import events as e
from firsthand.law.types import NOBODY, Duel
from firsthand.match import Match, Round, match_of, round_of
from firsthand.rules import Rules, amended

VECTORS = json.loads((Path(__file__).parents[1] / "data" / "cases.json").read_text())[
    "match_vectors"
]
NO_DUEL = Duel(NOBODY, NOBODY, 0, 0)


def played(winners: list[Any], **options: Any) -> Match:
    match = Match(**{"seats": 3, **options})
    for won in winners:
        match = match.after(Round(0, tuple(won) if isinstance(won, list) else (won,)))
    return match


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_s_26_the_vectors_hold(vector: dict[str, Any]) -> None:
    match = played(vector["round_winners"], rounds=vector["rounds"])
    expected = vector["match_winner"]
    assert match.over == (expected is not None)
    expected = [] if expected is None else expected
    assert match.winners == tuple(expected if isinstance(expected, list) else [expected])


@pytest.mark.parametrize(
    ("options", "winners", "over", "champions"),
    [
        ({"rounds": 1}, [], False, ()),
        ({"rounds": 1}, [2], True, (2,)),
        ({"rounds": 3}, [2, 2], False, ()),
        ({"rounds": 3, "mode": "best_of"}, [2, 2], True, (2,)),
        ({"rounds": 3, "mode": "best_of"}, [2, 1], False, ()),
        ({"rounds": 5, "mode": "best_of"}, [2, 2, 1, 0], False, ()),
        ({"rounds": 5, "mode": "best_of"}, [2, 2, 2], True, (2,)),
        ({"rounds": 3, "mode": "best_of"}, [0, 1, 2], True, (0, 1, 2)),
        ({"rounds": 2, "mode": "first_to"}, [0, 1, 2], False, ()),
        ({"rounds": 2, "mode": "first_to"}, [0, 1, 2, 1], True, (1,)),
        ({"rounds": 1, "mode": "first_to"}, [[]], False, ()),
        ({"rounds": 1, "mode": "first_to"}, [[], [0, 1]], True, (0, 1)),
        ({"rounds": 1, "mode": "first_to", "level": "extra_round"}, [[0, 1]], False, ()),
        ({"rounds": 1, "mode": "first_to", "level": "extra_round"}, [[0, 1], 1], True, (1,)),
        ({"rounds": 2, "level": "shared"}, [0, 1], True, (0, 1)),
        ({"rounds": 2, "level": "extra_round"}, [0, 1], False, ()),
        ({"rounds": 2, "level": "extra_round"}, [0, 1, 2], False, ()),
        ({"rounds": 2, "level": "extra_round"}, [0, 1, 2, 2], True, (2,)),
        ({"rounds": 2}, [[], []], True, ()),
        ({"rounds": 2, "level": "extra_round"}, [[], []], False, ()),
        ({"rounds": 3}, [[0, 2], [0, 1], 1], True, (0, 1)),
    ],
)
def test_s_26_a_match_ends_when_its_mode_says_so(
    options: dict[str, Any], winners: list[Any], *, over: bool, champions: tuple[int, ...]
) -> None:
    match = played(winners, **options)
    assert match.over == over
    assert match.winners == champions


def test_a_53_a_shared_round_counts_for_each_and_a_draw_for_nobody() -> None:
    assert played([[0, 2], [], 2]).tally == (1, 0, 2)


@pytest.mark.parametrize(
    ("deals", "finished", "dealer"),
    [
        ("left", Round(1, (1,), 0), 2),
        ("left", Round(2, (1,), 0), 0),
        ("winner", Round(1, (1,), 0), 1),
        ("winner", Round(0, (0, 2), 1), 2),
        ("winner", Round(0, (), 1), 1),
        ("loser", Round(1, (1,), 0), 0),
        ("loser", Round(1, (0, 1, 2)), 2),
    ],
)
def test_a_53_who_deals_next(deals: str, finished: Round, dealer: int) -> None:
    match = Match(3, deals=deals)
    assert match.next_dealer() == NOBODY
    assert match.after(finished).next_dealer() == dealer


def test_a_match_follows_its_rules() -> None:
    options = {"rounds": 5, "mode": "first_to", "level": "extra_round", "dealer": "loser"}
    match = match_of(amended(Rules(), {"match": options}), 4)
    assert match == Match(4, 5, "first_to", "extra_round", "loser")


def log(*events: e.AnyEvent, winners: tuple[int, ...]) -> tuple[e.AnyEvent, ...]:
    dealt = e.Dealt(at=0, counts=(5, 3, 3), dealer=1, first=2)
    return (dealt, *events, e.Won(at=9, winners=winners, why="time"))


def out(seat: int) -> e.AnyEvent:
    return e.SeatOut(at=5, seat=seat, why="left", duel=NO_DUEL)


def test_a_round_is_what_a_game_came_to() -> None:
    assert round_of(log(out(2), out(1), winners=(0,))) == Round(1, (0,), 2)
    assert round_of(log(winners=(0,))) == Round(1, (0,), 2)
    assert round_of(log(winners=(2,))) == Round(1, (2,), 1)
    assert round_of(log(winners=(0, 1, 2))) == Round(1, (0, 1, 2), NOBODY)
    assert round_of(log(winners=())) == Round(1, (), 2)
    for unfinished in ((), log(winners=())[:-1], log(winners=())[1:]):
        with pytest.raises(ValueError, match="from its deal to its end"):
            round_of(unfinished)


@given(
    st.lists(st.lists(st.integers(0, 2), max_size=3), min_size=1, max_size=9),
    st.integers(1, 9),
)
def test_best_of_only_stops_what_fixed_would_decide_alike(
    winners: list[list[int]], rounds: int
) -> None:
    match = played([list(set(won)) for won in winners[:rounds]], rounds=rounds, mode="best_of")
    if match.over and len(match.played) < rounds:
        rest = played([list(set(won)) for won in winners[:rounds]], rounds=rounds)
        for seat in range(3):
            worst = rest
            while len(worst.played) < rounds:
                worst = worst.after(Round(0, (seat,)))
            assert worst.winners == match.winners
