"""Tables in time steps: what seats chose is carried out in all of them, one after the other.

The order in a step is that of `firsthand.env.stepping.Steps`: hands by their times, each after what
is due before it; then what is due at the step's end; then the move of the seat on turn.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from firsthand.bots.time_steps import FLIP, SLAP, Shown, reward, show, width
from firsthand.game.codes import Refusal
from firsthand.game.facts import UNPLACED
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel import procedure
from firsthand.lab.kernel.batch import seed_game
from firsthand.lab.kernel.chance import below, luck
from firsthand.lab.kernel.deal import deal
from firsthand.lab.kernel.minds import LOW, think
from firsthand.lab.kernel.positions import Arrays, Cast, Ints, TableSetup
from firsthand.lab.kernel.reading import size
from firsthand.lab.kernel.windows import fill_windows
from firsthand.law.types import NEVER, NOBODY, Law

Floats = MutableSequence[float]
"""A flat array of float32, or uncompiled a list of floats."""

GOING_ON, OVER, GIVEN_UP = range(3)
"""How a step left a game."""

NEW = -1
"""The number of steps of a table at which nothing has been dealt yet."""


class Timing(NamedTuple):
    """What a batch of tables in time steps depends on beside rules and players."""

    tables: int
    """How many tables there are."""
    agents: int
    """How many seats choose by themselves: seats 0 to ``agents - 1``; bots have the others."""
    step_ms: int
    """How long a step is, in ms."""
    most: int
    """The number of steps after which a game is given up."""


class Outcomes(NamedTuple):
    """What a step writes, in the order of tables and in these of agents."""

    seen: Floats
    """What each agent sees now."""
    last: Floats
    """What each agent saw last of a game that this step ended."""
    paid: Floats
    """What this step paid each agent."""
    ended: Ints
    """How the step left the game of each table."""


class Chosen(NamedTuple):
    """What seats do, and when the hands of a table fall."""

    doing: Ints
    """What each agent does in this step, in the order of tables."""
    falls: Ints
    """Room for a time a seat."""


class Grid(NamedTuple):
    """What all tables in time steps have together."""

    timing: Timing
    """What they depend on beside rules and players."""
    base: Ints
    """A seed, and the number of the first game."""
    chosen: Chosen
    """What the seats do in this step."""
    clocks: Ints
    """For each table its steps since the deal, or `NEW`, and the number of its next game."""
    outcomes: Outcomes
    """What the step writes."""


def steps(
    law: Law,
    setup: TableSetup,
    boards: Sequence[Ints],
    cards: Sequence[Ints],
    cast: Cast,
    grid: Grid,
) -> None:
    """Carry out a step at every table, or deal its first game.

    A game that ends gives way to the next one at once.
    """
    for number in range(grid.timing.tables):
        t = Arrays(setup, boards[number], cards[number])
        grid.outcomes.ended[number] = GOING_ON
        if grid.clocks[2 * number] == NEW:
            copy_windows(t, boards[0], number)
            begin_game(law, t, cast, grid, number)
        else:
            step(law, t, cast, grid, number)
            grid.clocks[2 * number] += 1
            conclude(law, t, cast, grid, number)
        observe(t, grid, grid.outcomes.seen, number)


def copy_windows(t: Arrays, board: Ints, number: int) -> None:
    """Fill the windows of the first table, and copy them to every other one."""
    if number == 0:
        fill_windows(t)
        return
    for place in range(p.WINDOWS, p.VARIED):
        t.board[place] = board[place]


def begin_game(law: Law, t: Arrays, cast: Cast, grid: Grid, number: int) -> None:
    """Deal a table's next game; game k of a table has the number of the table and k tables."""
    seed_game(t, grid.base, grid.base[8] + grid.clocks[2 * number + 1])
    deal(law, t)
    grid.clocks[2 * number] = 0
    grid.clocks[2 * number + 1] += grid.timing.tables
    consider(law, t, cast, grid.timing, 0, 0)


def now_at(grid: Grid, number: int) -> int:
    """Return the ms since the deal at a table."""
    return grid.clocks[2 * number] * grid.timing.step_ms


def consider(law: Law, t: Arrays, cast: Cast, timing: Timing, flips: int, piles: int) -> None:
    """Ask the bots about what is new, if there are any bots.

    ``flips`` and ``piles`` are the counts of flips and of taken piles before the latest action.
    """
    if timing.agents < t.setup.seats:
        think(law, t, cast, flips, piles)


# ---- a step ------------------------------------------------------------------------------------


def step(law: Law, t: Arrays, cast: Cast, grid: Grid, number: int) -> None:
    """Carry out a step at one table."""
    timing, chosen, begins = grid.timing, grid.chosen, now_at(grid, number)
    first, ends = number * timing.agents, begins + timing.step_ms
    for seat in range(timing.agents):
        chosen.falls[seat] = NEVER
        if chosen.doing[first + seat] == SLAP:
            chosen.falls[seat] = begins + below(luck(t.board) & LOW, timing.step_ms)
    seat = next_hand(t, timing, chosen.falls, ends)
    while seat != NOBODY:
        put_down(law, t, cast, timing, chosen.falls, seat)
        seat = next_hand(t, timing, chosen.falls, ends)
    close(law, t, cast, timing, ends)
    mover = t.board[p.CHALLENGER] if t.board[p.LOST] == 1 else t.board[p.TURN]
    if t.board[p.OVER] == 1 or mover == NOBODY:
        return
    if mover < timing.agents:
        wants = chosen.doing[first + mover] == FLIP
    else:
        wants = t.board[p.MOVER] == mover and t.board[p.MOVE_AT] <= ends
    if wants:
        move(law, t, cast, timing, mover, ends)


def hand_at(t: Arrays, timing: Timing, falls: Ints, seat: int) -> int:
    """Return when a seat's hand falls, or NEVER."""
    return falls[seat] if seat < timing.agents else t.board[p.SLAP_AT + seat]


def next_hand(t: Arrays, timing: Timing, falls: Ints, until: int) -> int:
    """Return whose hand falls next, up to a time; of those at one time the lowest seat's."""
    seat, soonest = NOBODY, until + 1
    for other in range(t.setup.seats):
        at = hand_at(t, timing, falls, other)
        if at != NEVER and at < soonest:
            seat, soonest = other, at
    return seat


def put_down(law: Law, t: Arrays, cast: Cast, timing: Timing, falls: Ints, seat: int) -> None:
    """Put down a hand, after what is due before it; a bot's may be given up for that."""
    at = hand_at(t, timing, falls, seat)
    close(law, t, cast, timing, at)
    if hand_at(t, timing, falls, seat) != at:
        return
    if seat < timing.agents:
        falls[seat] = NEVER
    else:
        t.board[p.SLAP_AT + seat] = NEVER
    if t.board[p.OVER] == 1:
        return
    flips, piles = t.board[p.FLIPS], t.board[p.PILES]
    procedure.elapse(law, t, at)
    if law.slaps.gesture == 1 and procedure.admit(law, t, seat, 1, 0) == Refusal.ALLOWED:
        procedure.gesture(law, t, seat, 0)
    t.board[p.HANDS] = 1
    t.board[p.HAND_SEAT] = seat
    t.board[p.HAND_AT] = at
    t.board[p.HAND_HEIGHT] = UNPLACED
    procedure.ask_slap(law, t)
    t.board[p.HANDS] = 0
    consider(law, t, cast, timing, flips, piles)


def close(law: Law, t: Arrays, cast: Cast, timing: Timing, until: int) -> None:
    """Close every window that closes by a time."""
    due = procedure.deadline(law, t).at
    while due <= until:
        flips, piles = t.board[p.FLIPS], t.board[p.PILES]
        procedure.elapse(law, t, max(due, t.board[p.AT]))
        procedure.settle(law, t, 0)
        consider(law, t, cast, timing, flips, piles)
        due = procedure.deadline(law, t).at


def move(law: Law, t: Arrays, cast: Cast, timing: Timing, seat: int, at: int) -> None:
    """Take a pile that is owed to a seat, or turn up its card if the pace allows one."""
    lost, flipped_at = t.board[p.LOST], t.board[p.FLIPPED_AT]
    if lost == 0 and flipped_at >= 0 and at < flipped_at + t.board[p.STOOD] + cast.pace:
        return
    flips, piles = t.board[p.FLIPS], t.board[p.PILES]
    t.board[p.MOVER] = NOBODY
    procedure.elapse(law, t, at)
    if lost == 1:
        procedure.collect(law, t, seat)
    else:
        procedure.ask_flip(law, t, seat, 1)
    consider(law, t, cast, timing, flips, piles)


# ---- what a step brings ------------------------------------------------------------------------


def conclude(law: Law, t: Arrays, cast: Cast, grid: Grid, number: int) -> None:
    """Pay the agents of a table, and deal the next game where one has ended."""
    timing, outcomes = grid.timing, grid.outcomes
    for seat in range(timing.agents):
        paid = reward(t.board[p.WINNERS], t.setup.seats, seat) if t.board[p.OVER] == 1 else 0.0
        outcomes.paid[number * timing.agents + seat] = paid
    if t.board[p.OVER] == 1:
        outcomes.ended[number] = OVER
    elif grid.clocks[2 * number] >= timing.most:
        outcomes.ended[number] = GIVEN_UP
    else:
        return
    observe(t, grid, outcomes.last, number)
    begin_game(law, t, cast, grid, number)


def observe(t: Arrays, grid: Grid, seen: Floats, number: int) -> None:
    """Write what each agent of a table sees now."""
    timing, now = grid.timing, now_at(grid, number)
    lost, flipped_at = t.board[p.LOST] == 1, t.board[p.FLIPPED_AT]
    shown = Shown(
        t.setup.seats,
        t.board[p.RANKS],
        size(t),
        t.setup.cards,
        t.board[p.TURN],
        t.board[p.CHALLENGER] if lost else NOBODY,
        t.board[p.CHALLENGER],
        t.board[p.TRIES],
        NEVER if flipped_at < 0 else now - flipped_at - t.board[p.STOOD],
        t.board[p.OUT],
    )
    wide = width(t.setup.seats)
    for seat in range(timing.agents):
        show(seen, (number * timing.agents + seat) * wide, seat, shown, t.board, p.COUNT)
