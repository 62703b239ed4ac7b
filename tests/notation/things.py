"""Hypothesis strategies for everything that has a line of text."""

import string
from typing import Any, get_args

from hypothesis import strategies as st

from firsthand import actions as a
from firsthand import events as e
from firsthand.cards import RANKS, SUITS, parse_card
from firsthand.law.slaps import REACH
from firsthand.law.types import NOBODY, Duel
from firsthand.rules import Rules
from firsthand.table import Fine, Table, Vote
from tests.drawing import PATTERNS, drawn_rules

CARDS = [parse_card(rank + suit) for rank in RANKS for suit in SUITS]
CARDS += [parse_card(f"JK{number}") for number in (1, 2, 3, 4)]

cards = st.sampled_from(CARDS)
hands = st.lists(cards, max_size=8).map(tuple)
seats = st.integers(0, 51)
maybe_seats = st.integers(NOBODY, 51)
numbers = st.integers(0, 10**9)
times = st.integers(-(10**6), 10**12)
anything = st.integers(-(10**17), 10**17)
sets = st.integers(0, (1 << REACH) - 1)
hexadecimal = st.text(string.digits + "abcdef", max_size=64)
duels = st.builds(Duel, maybe_seats, maybe_seats, st.integers(-1, 20), st.integers(0, 1))


def word(kind: Any) -> st.SearchStrategy[Any]:
    return st.sampled_from(get_args(kind))


def several(of: st.SearchStrategy[int]) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(of, max_size=6).map(tuple)


ACTIONS: dict[type[a.Action], st.SearchStrategy[a.AnyAction]] = {
    a.Flip: st.builds(a.Flip, anything),
    a.Slap: st.builds(
        a.Slap,
        st.lists(st.builds(a.Hand, anything, times), max_size=4).map(tuple),
        several(anything),
    ),
    a.Stray: st.builds(a.Stray, anything, times, anything, st.booleans(), anything),
    a.Stray: st.builds(a.Stray, anything, times, anything, st.booleans(), anything),
    a.Collect: st.builds(a.Collect, anything),
    a.Gesture: st.builds(a.Gesture, anything, st.text(max_size=20)),
    a.Drop: st.builds(a.Drop, anything, anything),
    a.Disrupt: st.builds(a.Disrupt, anything),
    a.Resume: st.builds(a.Resume, anything),
    a.Beat: st.builds(a.Beat, anything, anything, anything),
    a.Accuse: st.builds(a.Accuse, anything, anything),
    a.Leave: st.builds(a.Leave, anything),
    a.Tick: st.builds(a.Tick),
}

votes = st.sampled_from(("beat", "interference"))
EVENTS: dict[type[e.Event], st.SearchStrategy[e.AnyEvent]] = {
    e.Dealt: st.builds(
        e.Dealt,
        at=times,
        counts=several(numbers),
        dealer=seats,
        first=seats,
        burned=numbers,
        digest=hexadecimal,
        commitment=hexadecimal,
        shown=st.lists(hands, max_size=3).map(tuple),
    ),
    e.Flipped: st.builds(
        e.Flipped, at=times, seat=seats, cards=hands, duel=duels, by_itself=st.booleans()
    ),
    e.Slapped: st.builds(
        e.Slapped,
        at=times,
        seat=seats,
        verdict=word(e.Verdict),
        ms=times,
        patterns=st.lists(st.sampled_from(PATTERNS), max_size=4).map(tuple),
        flips=anything,
    ),
    e.Paid: st.builds(
        e.Paid, at=times, seat=seats, to=maybe_seats, why=word(e.PaidFor), duel=duels
    ),
    e.PileTaken: st.builds(
        e.PileTaken,
        at=times,
        seat=seats,
        why=word(e.TakenBy),
        size=numbers,
        duel=duels,
        comeback=st.booleans(),
        drawn=st.booleans(),
    ),
    e.SeatOut: st.builds(
        e.SeatOut, at=times, seat=seats, why=word(e.OutBy), duel=duels, surrendered=numbers
    ),
    e.Gestured: st.builds(e.Gestured, at=times, seat=seats),
    e.Disrupted: st.builds(e.Disrupted, at=times, seat=seats),
    e.Readied: st.builds(e.Readied, at=times, seat=seats),
    e.Resumed: st.builds(e.Resumed, at=times, stood=numbers),
    e.Voted: st.builds(e.Voted, at=times, kind=votes, by=seats, seat=seats, ms=numbers),
    e.BeatSet: st.builds(e.BeatSet, at=times, seat=seats, ms=numbers),
    e.Locked: st.builds(e.Locked, at=times, seat=seats),
    e.VotesCleared: st.builds(e.VotesCleared, at=times, kind=votes, seat=seats),
    e.Won: st.builds(e.Won, at=times, winners=several(seats), why=word(e.WonBy)),
}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a table, as a deal and any events could have left it or not."""
    number = draw(st.integers(2, 8))

    def each(of: st.SearchStrategy[Any]) -> tuple[Any, ...]:
        return tuple(draw(st.lists(of, min_size=number, max_size=number)))

    over = draw(st.booleans())
    return Table(
        counts=each(numbers),
        dealer=draw(seats),
        pile=draw(hands),
        burned=draw(numbers),
        turn=draw(maybe_seats),
        challenger=draw(maybe_seats),
        tries=draw(st.integers(-1, 15)),
        lost=draw(st.booleans()),
        out=each(st.booleans()),
        comebacks=each(numbers),
        gestured=each(st.booleans()),
        locked=each(st.booleans()),
        recent=draw(several(seats)),
        fines=each(st.none() | st.builds(Fine, times, numbers, numbers, times, sets)),
        beats=each(numbers),
        votes=tuple(draw(st.lists(st.builds(Vote, votes, seats, seats, numbers), max_size=3))),
        flips=draw(numbers),
        piles=draw(numbers),
        flipped_at=draw(times),
        taken_at=draw(times),
        lost_at=draw(times),
        turn_at=draw(times),
        frozen_at=draw(times),
        ready=each(st.booleans()),
        stood=draw(numbers),
        over=over,
        winners=draw(several(seats)) if over else (),
    )


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Draw a rule set from all options."""
    return drawn_rules(lambda values: draw(st.sampled_from(values)))
