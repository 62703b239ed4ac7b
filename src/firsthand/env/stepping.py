"""A game in time steps: what every seat does in each, and what it sees after it."""

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from firsthand import actions as a
from firsthand.bots.time_steps import FLIP, NEWEST, NOTHING, SLAP, Shown, reward, show, width
from firsthand.errors import Illegal, Malformed
from firsthand.game import State, apply, deadline
from firsthand.law.types import NEVER, NOBODY
from firsthand.library.game import rules_of
from firsthand.record.record import begun, sealed
from firsthand.rules import Rules
from firsthand.sentences import say

See = npt.NDArray[np.float32]


class Steps:
    """A game that is played in time steps of ``step_ms``.

    A seat's action takes place ``latency`` steps after it was chosen; nobody flips sooner than
    ``pace`` ms after another card. Raises `RulesError` for a number of seats that rules refuse.
    """

    def __init__(
        self, rules: str | Rules, seats: int, *, step_ms: int, latency: int, pace: int
    ) -> None:
        self.rules = rules_of(rules)
        self.names = tuple(f"seat_{seat}" for seat in range(seats))
        for name, value, least in (("step_ms", step_ms, 1), ("latency", latency, 0)):
            if value < least:
                raise Malformed(say("env-least", name=name, value=value, least=least))
        self.step_ms, self.latency, self.pace = step_ms, latency, pace
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Deal the game of a seed, from 0 on."""
        self.rng = Random(seed)  # noqa: S311 - a game
        self.deal()

    def deal(self) -> None:
        """Deal the game that the dice come to."""
        header = sealed(self.rules, self.names, self.rng.getrandbits(256), bytes(16))
        self.dealt, self.state = begun(header)
        self.now, self.last = 0, 0
        nothing = [NOTHING] * len(self.names)
        self.coming = deque(nothing for _ in range(self.latency))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.table.over

    def step(self, chosen: Sequence[int]) -> None:
        """Carry out a step: first what was due, then hands by a drawn time in it, then a flip."""
        self.coming.append(list(chosen))
        doing = self.coming.popleft()
        begins, self.now = self.now, self.now + self.step_ms
        hands = [
            (begins + self.rng.randrange(self.step_ms), seat)
            for seat, what in enumerate(doing)
            if what == SLAP
        ]
        for at, seat in sorted(hands):
            self._slap(seat, at)
        self._due(self.now)
        table = self.state.table
        mover = table.owed if table.owed != NOBODY else table.turn
        if not self.over and mover != NOBODY and doing[mover] == FLIP:
            self._move(mover)

    def _slap(self, seat: int, at: int) -> None:
        self._due(at)
        if self.over:
            return
        if self.rules.slap.gesture is not None:
            self._act(a.Gesture(seat), at)
        self._act(a.Slap((a.Hand(seat, at),)), at)

    def _move(self, seat: int) -> None:
        table = self.state.table
        if table.owed == seat:
            self._act(a.Collect(seat), self.now)
        elif table.flipped_at < 0 or self.now >= table.flipped_at + table.stood + self.pace:
            self._act(a.Flip(seat), self.now)

    def _due(self, until: int) -> None:
        """Close every window that closes by a time."""
        while not self.over:
            due = deadline(self.state)
            if due is None or due.at > until:
                return
            self._act(a.Tick(), max(due.at, self.last))

    def _act(self, action: a.AnyAction, at: int) -> None:
        """Carry out an action; what the rules refuse has no effect."""
        state: State = self.state
        try:
            self.state, _ = apply(state, action, at)
        except Illegal:
            return
        self.last = at

    def seen(self, seat: int) -> See:
        """Return what a seat sees, each number between 0 and 1: see `firsthand.bots.time_steps`."""
        table = self.state.table
        seen: Any = np.zeros(width(len(self.names)), np.float32)
        newest = table.pile[: -NEWEST - 1 : -1]
        shown = Shown(
            seats=table.seats,
            ranks=sum((card >> 2) << 4 * index for index, card in enumerate(newest)),
            size=table.size,
            cards=sum(table.counts) + table.size,
            turn=table.turn,
            owed=table.owed,
            challenger=table.challenger,
            tries=table.tries,
            age=NEVER if table.flipped_at < 0 else self.now - table.flipped_at - table.stood,
            out=bits(table.out),
        )
        show(seen, 0, seat, shown, table.counts, 0)
        return cast("See", seen)

    def rewards(self) -> tuple[float, ...]:
        """Return what a game comes to for each seat: winners share 1, the others share -1.

        All are 0 while it goes on, and where nobody or everybody has won.
        """
        seats = len(self.names)
        winners = bits(seat in self.state.table.winners for seat in range(seats))
        return tuple(reward(winners, seats, seat) for seat in range(seats))


def bits(flags: Iterable[bool]) -> int:
    """Return flags as one number, the first lowest."""
    return sum(flag << index for index, flag in enumerate(flags))
