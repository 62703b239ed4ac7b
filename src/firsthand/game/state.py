"""The state of a game: the table that all see, and the secrets that nobody sees."""

from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, TypeVar

import msgspec

from firsthand.dice import Dice
from firsthand.law import duel as duels
from firsthand.law.slaps import next_flipper
from firsthand.law.types import NOBODY, Flow, Seats
from firsthand.rules import Rules, seeing
from firsthand.table import Table


class State(msgspec.Struct, frozen=True):
    """A table with its rules and its secrets: no view may carry more than ``table``."""

    rules: Rules
    """The rules of the game."""
    table: Table
    """What everyone sees."""
    stocks: tuple[tuple[int, ...], ...]
    """The hands by seat, top card first."""
    burned: tuple[int, ...]
    """The face-down cards under the pile, the lowest first."""
    dice: Dice
    """The dice for every later shuffle."""
    passed: int = 0
    """The empty seats, one bit each, whose chance ends as soon as nothing is slappable."""
    payer: int = NOBODY
    """The seat that paid the last card in any hand; `NOBODY` while a hand holds a card."""
    window_at: int = 0
    """When the endgame window last began, in ms of play (R-1)."""
    seen: frozenset[bytes] = frozenset()
    """The states at the start of each pile, where a repeated one ends the game."""


Value = TypeVar("Value")


def remembered(function: Callable[[State], Value]) -> Callable[[State], Value]:
    """Return a function of states that knows its latest answer: it is asked over and over."""
    latest: list[tuple[State, Value]] = []

    @wraps(function)
    def answer(state: State) -> Value:
        known = latest[:]
        if known and known[0][0] is state:
            return known[0][1]
        value = function(state)
        latest[:] = [(state, value)]
        return value

    return answer


see, showing = seeing.see, seeing.showing


class Live(NamedTuple):
    """Whether a slap would be right, by a hand that holds cards and by an empty one (A-90)."""

    holding: bool
    empty: bool


@remembered
def live(state: State) -> Live:
    """Return for whom a slap would be right now. No view may carry this."""
    table, rules = state.table, state.rules
    if table.over:
        return Live(holding=False, empty=False)
    holding = duels.live(rules.law, table.duel, showing(rules.patterns, table.pile))
    if rules.comeback.patterns is None:
        return Live(holding, holding)
    empty = duels.live(rules.law, table.duel, showing(rules.comeback_patterns, table.pile))
    return Live(holding, empty)


def slappable_by(state: State, seat: int) -> bool:
    """Return whether a seat still in may slap the pile. No view may carry this."""
    return live(state).holding if state.table.counts[seat] > 0 else live(state).empty


def slappable(state: State) -> bool:
    """Return whether some seat still in could slap the pile now. No view may carry this."""
    out = enumerate(state.table.out)
    return any(live(state)) and any(not gone and slappable_by(state, seat) for seat, gone in out)


@remembered
def flow(state: State) -> Flow:
    """Return the state as the law reads it."""
    table, law = state.table, state.rules.law
    holders, out, spent = 0, 0, 0
    for seat, count in enumerate(table.counts):
        if count > 0:
            holders |= 1 << seat
        if table.out[seat]:
            out |= 1 << seat
        elif duels.spent(law, table.comebacks[seat]):
            spent |= 1 << seat
    return Flow(table.duel, Seats(len(table.counts), holders, out, spent, state.passed))


def next_to_flip(table: Table) -> int:
    """Return the seat that ties count from, NOBODY before anyone can flip (S-20)."""
    out = sum(1 << seat for seat in range(table.seats) if table.out[seat])
    return next_flipper(Flow(table.duel, Seats(table.seats, 0, out, 0, 0)), last_flipper(table))


def last_flipper(table: Table) -> int:
    """Return who flipped last, in or out; before the first flip the dealer, whom turns follow."""
    return table.recent[0] if table.recent else table.dealer


def clock(table: Table, at: int) -> int:
    """Return ms of play at ``at`` ms since the deal: a disrupted table stands still (S-28)."""
    return table.frozen_at if table.frozen_at >= 0 else at - table.stood
