"""Gymnasium's vector environment: many tables at once, stepped in one compiled call."""

from collections.abc import Sequence
from typing import Any, TypedDict, Unpack

import numpy as np
import numpy.typing as npt

from firsthand.bots import Temperament
from firsthand.bots.bot import Bot
from firsthand.bots.own import OwnBot, find_bot
from firsthand.bots.time_steps import SLAP, width
from firsthand.env.stepping import See
from firsthand.errors import Malformed
from firsthand.extras import need
from firsthand.library.game import rules_of
from firsthand.rules import Rules
from firsthand.sentences import say

gymnasium: Any = need("gymnasium", "rl")
vector: Any = need("gymnasium.vector", "rl")
need("numba", "lab")

from firsthand.lab.stepping import Stepped, Tables, TableSettings  # noqa: E402 - what it needs is there

Infos = dict[str, Any]
Acts = Sequence[int] | npt.NDArray[np.int64]


class Settings(TypedDict, total=False):
    """What may be set of a vector environment beside who sits where."""

    step_ms: int
    """How long a step is, in ms: 50 by default."""
    latency: int
    """After how many steps an action takes place: 4 by default."""
    pace: int
    """The least time between two flips, in ms: 700 by default."""
    most_steps: int
    """The number of steps after which a game is given up: 20,000 by default."""
    frozen: bool
    """Whether a kernel for these rules alone is compiled: it takes longer, and then runs faster."""


class VectorTable(vector.VectorEnv):  # type: ignore[misc] # it is not typed for us
    """Many tables that are stepped in one compiled call (Gymnasium's vector environment).

    At each of ``tables`` tables sit ``agents`` seats that act, then ``bots``: temperaments, their
    names or files. A row of what is given and returned is an agent; those of the first table come
    first, so there are ``tables * agents`` of them. Steps, actions, what is seen and rewards are
    those of `ParallelTable`. A game that ends or is given up gives way to the next in the same
    step: what an agent saw last of it stands in ``infos["final_obs"]``, where ``_final_obs`` is
    true. Bots whose code is Python are refused, because a kernel can't run it. Further settings are
    those of `Settings`.

    Raises `Malformed` or a kind of `FirsthandError` for what can't be played.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [], "autoreset_mode": vector.AutoresetMode.SAME_STEP,
    }  # fmt: skip

    def __init__(
        self,
        tables: int = 256,
        rules: str | Rules = "ratscrew",
        bots: Sequence[str | Bot] = ("steady", "steady"),
        *,
        agents: int = 1,
        **settings: Unpack[Settings],
    ) -> None:
        cast = tuple(temperament_of(bot) for bot in bots)
        self.tables = Tables(TableSettings(rules_of(rules), tables, agents, cast, **settings))
        self.num_envs = self.tables.rows
        box, spaces = gymnasium.spaces.Box, gymnasium.spaces
        wide = width(agents + len(cast))
        self.single_observation_space = box(0.0, 1.0, (wide,), np.float32)
        self.observation_space = box(0.0, 1.0, (self.num_envs, wide), np.float32)
        self.single_action_space = spaces.Discrete(SLAP + 1)
        self.action_space = spaces.MultiDiscrete([SLAP + 1] * self.num_envs)

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[See, Infos]:
        """Deal a new game at every table; the same ``seed`` gives the same games from there on."""
        super().reset(seed=seed, options=options)
        return self.tables.begin(int(self.np_random.integers(1 << 62))).seen, {}

    def step(
        self, actions: Acts
    ) -> tuple[See, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Carry out one time step at every table."""
        its: Stepped = self.tables.step(actions)
        ended = its.over | its.given_up
        infos: Infos = {"final_obs": its.last, "_final_obs": ended} if ended.any() else {}
        return its.seen, its.paid, its.over, its.given_up, infos


def temperament_of(bot: str | Bot) -> Temperament:
    """Return a temperament, or the one of a name or file; raise `Malformed` for another bot."""
    known = find_bot(bot) if isinstance(bot, str) else bot
    if isinstance(known, Temperament) and not isinstance(known, OwnBot):
        return known
    raise Malformed(say("env-temperament", name=repr(bot)))
