"""Gymnasium's environment: one seat learns, the others are bots that are given."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from firsthand.bots.answers import answer
from firsthand.bots.bot import Bot, View
from firsthand.bots.intent import Moment
from firsthand.bots.own import find_bot
from firsthand.bots.time_steps import FLIP, NOTHING, SLAP, width
from firsthand.env.stepping import See, Steps
from firsthand.extras import need
from firsthand.law.types import NOBODY
from firsthand.rules import Rules

gymnasium: Any = need("gymnasium", "rl")


class SoloEnv(gymnasium.Env):  # type: ignore[misc] # it is not typed for us
    """A table at which seat 0 learns against bots (Gymnasium's environment).

    ``bots`` are names as in ``["steady", "sharp"]``, words as in ``"mine.py:Keen"``, or a
    `firsthand.Bot` each; settings are those of `ParallelTable`. The reward is 1 where seat 0 wins
    alone, and -1 or less of it where others do, when the game ends.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        rules: str | Rules = "ratscrew",
        bots: Sequence[str | Bot] = ("steady", "steady"),
        *,
        step_ms: int = 50,
        latency: int = 4,
        pace: int = 700,
        most_steps: int = 20_000,
    ) -> None:
        self.bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        seats = len(self.bots) + 1
        self.steps = Steps(rules, seats, step_ms=step_ms, latency=latency, pace=pace)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (width(seats),), np.float32)
        self.action_space = gymnasium.spaces.Discrete(SLAP + 1)
        self._most, self._count = most_steps, 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[See, dict[str, Any]]:
        """Deal a new game; the same ``seed`` gives the same games from there on."""
        super().reset(seed=seed, options=options)
        self.steps.begin(int(self.np_random.integers(1 << 62)))
        self._count, self._card, self._mover = 0, 0, NOBODY
        self._meant: dict[int, int] = {}
        self._moves_at = 0
        for index, bot in enumerate(self.bots):
            answer(bot.begin, self._view(index), self.steps.rng)
        return self.steps.seen(0), {}

    def step(self, action: int) -> tuple[See, float, bool, bool, dict[str, Any]]:
        """Carry out one time step, in which the bots do what they meant to."""
        doing = [int(action), *(self._doing(index) for index in range(len(self.bots)))]
        # The bots' own reactions hold their latency: they act in the step that they mean.
        self.steps.step(doing)
        self._count += 1
        over = self.steps.over
        reward = self.steps.rewards()[0]
        return self.steps.seen(0), reward, over, not over and self._count >= self._most, {}

    def _view(self, index: int) -> View:
        steps = self.steps
        table = steps.state.table
        moment = Moment(table.flips, steps.now, pace=steps.pace)
        return View(steps.rules, table, index + 1, steps.names, moment)

    def _doing(self, index: int) -> int:
        """Return what a bot does in a step: the hand that it meant for the card, or its move."""
        self._ask()
        steps, seat = self.steps, index + 1
        ahead = steps.now + steps.latency * steps.step_ms + steps.step_ms
        if self._meant.get(index, ahead) < ahead:
            del self._meant[index]
            return SLAP
        return FLIP if self._mover == seat and self._moves_at < ahead else NOTHING

    def _ask(self) -> None:
        """Ask the bots about a card that is new, and whoever moves next for its time."""
        steps, table = self.steps, self.steps.state.table
        if table.flips != self._card and not steps.rules.slap_free:
            self._card, self._meant, self._mover = table.flips, {}, NOBODY
            for index, bot in enumerate(self.bots):
                after = answer(bot.at_card, self._view(index), steps.rng)
                if isinstance(after, int) and table.pile and not table.out[index + 1]:
                    self._meant[index] = steps.now + after
        mover = table.owed if table.owed != NOBODY else table.turn
        if mover > 0 and mover != self._mover:
            after = answer(self.bots[mover - 1].at_turn, self._view(mover - 1), steps.rng)
            self._moves_at = steps.now + (after if isinstance(after, int) else steps.pace)
        self._mover = mover
