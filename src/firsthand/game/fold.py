"""Folding: what an event does to the table, and to the hidden cards. Nothing is judged here."""

from functools import singledispatch
from typing import Any

import msgspec

from firsthand import events as e
from firsthand.dice import draw, shuffled
from firsthand.game.state import State
from firsthand.law import slaps
from firsthand.law.types import NEVER, NOBODY, Duel
from firsthand.table import Fine, Table, Vote

replace = msgspec.structs.replace

EMPTY = Table(counts=(), dealer=0)
"""The table before the deal, from which a log is folded."""

UNFINED = Fine(NEVER, 0, 0, NEVER, 0)
"""What is known of the false slaps of a seat that has made none."""


def put(items: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Return a tuple with one place changed."""
    return (*items[:index], value, *items[index + 1 :])


def dueling(table: Table, duel: Duel, at: int, **changes: Any) -> Table:
    """Return the table with a duel's consequence, and when the turn came to where it is."""
    turn_at = table.turn_at if duel.turn == table.turn else at
    lost_at = table.lost_at if table.lost else at
    fresh: dict[str, Any] = {"turn_at": turn_at, **changes}
    return replace(
        table,
        turn=duel.turn,
        challenger=duel.challenger,
        tries=duel.tries,
        lost=bool(duel.lost),
        lost_at=lost_at if duel.lost else NEVER,
        **fresh,
    )


def evolve(table: Table, event: e.Event) -> Table:
    """Return the table after an event; folding from `EMPTY` replays a game."""
    return folded(event, table)


@singledispatch
def folded(event: e.Event, _table: Table) -> Table:
    """Return the table after an event, by the event's type."""
    raise TypeError(f"{type(event).__name__} is no event of a game")


@folded.register
def _(event: e.Dealt, _table: Table) -> Table:
    seats = len(event.counts)
    return Table(
        counts=event.counts,
        dealer=event.dealer,
        burned=event.burned,
        turn=event.first,
        out=(False,) * seats,
        comebacks=(0,) * seats,
        gestured=(False,) * seats,
        fines=(None,) * seats,
        locked=(False,) * seats,
        beats=(0,) * seats,
        ready=(False,) * seats,
        turn_at=event.at,
    )


@folded.register
def _(event: e.Flipped, table: Table) -> Table:
    seat, number = event.seat, len(event.cards)
    return dueling(
        table,
        event.duel,
        event.at,
        counts=put(table.counts, seat, table.counts[seat] - number),
        pile=table.pile + event.cards,
        flips=table.flips + number,
        flipped_at=event.at,
        turn_at=event.at,
        gestured=(False,) * table.seats,
        recent=(seat, *(other for other in table.recent if other != seat)),
    )


@folded.register
def _(event: e.Slapped, table: Table) -> Table:
    if event.verdict != "bad":
        return table
    before = slaps.Fined(*msgspec.structs.astuple(table.fines[event.seat] or UNFINED))
    after = slaps.slapped_wrongly(before, event.at, table.flips, table.piles, event.flips)
    return replace(table, fines=put(table.fines, event.seat, Fine(*after)))


@folded.register
def _(event: e.Paid, table: Table) -> Table:
    counts = put(table.counts, event.seat, table.counts[event.seat] - 1)
    if event.to >= 0:
        counts = put(counts, event.to, counts[event.to] + 1)
    burned = table.burned + (event.to < 0)
    return dueling(table, event.duel, event.at, counts=counts, burned=burned)


@folded.register
def _(event: e.Locked, table: Table) -> Table:
    return replace(table, locked=put(table.locked, event.seat, True))


@folded.register
def _(event: e.PileTaken, table: Table) -> Table:
    seat = event.seat
    return dueling(
        table,
        event.duel,
        event.at,
        counts=put(table.counts, seat, table.counts[seat] + table.size),
        pile=(),
        burned=0,
        piles=table.piles + 1,
        locked=(False,) * table.seats,
        taken_at=event.at,
        turn_at=event.at,
        comebacks=put(table.comebacks, seat, table.comebacks[seat] + event.comeback),
    )


@folded.register
def _(event: e.SeatOut, table: Table) -> Table:
    return dueling(
        table,
        event.duel,
        event.at,
        counts=put(table.counts, event.seat, 0),
        burned=table.burned + event.surrendered,
        out=put(table.out, event.seat, True),
    )


@folded.register
def _(event: e.Gestured, table: Table) -> Table:
    return replace(table, gestured=put(table.gestured, event.seat, True))


@folded.register
def _(event: e.Disrupted, table: Table) -> Table:
    return replace(table, frozen_at=event.at, ready=(False,) * table.seats)


@folded.register
def _(event: e.Readied, table: Table) -> Table:
    return replace(table, ready=put(table.ready, event.seat, True))


@folded.register
def _(event: e.Resumed, table: Table) -> Table:
    return replace(
        table, frozen_at=-1, stood=table.stood + event.stood, ready=(False,) * table.seats
    )


@folded.register
def _(event: e.Voted, table: Table) -> Table:
    vote = Vote(event.kind, event.by, event.seat, event.ms)
    same = (event.kind, event.by, event.seat)
    others = tuple(old for old in table.votes if (old.kind, old.by, old.seat) != same)
    return replace(table, votes=(*others, vote))


@folded.register
def _(event: e.BeatSet, table: Table) -> Table:
    return replace(table, beats=put(table.beats, event.seat, event.ms))


@folded.register
def _(event: e.VotesCleared, table: Table) -> Table:
    kept = tuple(vote for vote in table.votes if (vote.kind, vote.seat) != (event.kind, event.seat))
    return replace(table, votes=kept)


@folded.register
def _(event: e.Won, table: Table) -> Table:
    return replace(table, turn=-1, over=True, winners=event.winners)


def carry(state: State, event: e.Event) -> State:
    """Return the state after an event: the table folded, and the hidden cards moved along."""
    table = evolve(state.table, event)
    match event:
        case e.Flipped():
            stock = state.stocks[event.seat][len(event.cards) :]
            stocks = put(state.stocks, event.seat, stock)
            return replace(state, table=table, stocks=stocks, window_at=event.at)
        case e.Paid():
            return _paid(replace(state, table=table), event)
        case e.PileTaken():
            return _taken(replace(state, table=table), event, state.table.pile)
        case e.SeatOut():
            burned = (*reversed(state.stocks[event.seat]), *state.burned)
            stocks = put(state.stocks, event.seat, ())
            return replace(state, table=table, stocks=stocks, burned=burned)
        case _:
            return replace(state, table=table)


def _paid(state: State, event: e.Paid) -> State:
    stock = state.stocks[event.seat]
    if state.rules.penalty.card == "bottom" and event.why != "out_of_turn":
        card, stock = stock[-1], stock[:-1]
    else:
        card, stock = stock[0], stock[1:]
    stocks = put(state.stocks, event.seat, stock)
    if event.to < 0:
        payer = state.payer if any(state.table.counts) else event.seat
        return replace(state, stocks=stocks, burned=(card, *state.burned), payer=payer)
    return replace(state, stocks=put(stocks, event.to, (*stocks[event.to], card)))


def _taken(state: State, event: e.PileTaken, pile: tuple[int, ...]) -> State:
    hand, won, dice = state.stocks[event.seat], state.burned + pile, state.dice
    if event.drawn:
        _, dice = draw(dice, 1)
    order = state.rules.collect.order
    if order == "reverse":
        won = won[::-1]
    elif order == "shuffle" and state.rules.collect.shuffle == "whole_hand":
        hand, dice = shuffled(hand + won, dice)
        won = ()
    elif order == "shuffle":
        won, dice = shuffled(won, dice)
    stocks = put(state.stocks, event.seat, hand + won)
    return replace(state, stocks=stocks, burned=(), dice=dice, payer=NOBODY)
