"""PettingZoo's environments: every seat an agent."""

from typing import Any

import numpy as np

from firsthand.bots.time_steps import SLAP, width
from firsthand.env.stepping import See, Steps
from firsthand.extras import need
from firsthand.rules import Rules

pettingzoo: Any = need("pettingzoo", "rl")
spaces: Any = need("gymnasium.spaces", "rl")

Dict = dict[str, Any]

LONGEST = 20_000
"""The number of steps after which a game is given up."""


class ParallelTable(pettingzoo.ParallelEnv):  # type: ignore[misc] # it is not typed for us
    """A table whose seats all act in every time step (PettingZoo's parallel environment).

    ``rules`` are a preset's name, a line or `Rules`; ``step_ms`` is the length of a step in ms,
    ``latency`` after how many steps an action takes place, ``pace`` the least time between two
    flips in ms. A seat may do nothing (0), flip (1) or slap (2). Whoever wins gets 1, and the
    others share -1, when the game ends. Raises `RulesError` for seats that the rules refuse.
    """

    metadata = {"name": "firsthand_v0", "render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self,
        rules: str | Rules = "ratscrew",
        seats: int = 3,
        *,
        step_ms: int = 50,
        latency: int = 4,
        pace: int = 700,
        most_steps: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.steps = Steps(rules, seats, step_ms=step_ms, latency=latency, pace=pace)
        self.possible_agents = list(self.steps.names)
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._most, self._count = most_steps, 0
        self._rng = np.random.default_rng()
        box = spaces.Box(0.0, 1.0, (width(seats),), np.float32)
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {name: spaces.Discrete(SLAP + 1) for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Dict | None = None) -> tuple[Dict, Dict]:  # noqa: ARG002 - as PettingZoo has it
        """Deal a new game; the same ``seed`` gives the same games from there on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.steps.begin(int(self._rng.integers(1 << 62)))
        self.agents, self._count = list(self.possible_agents), 0
        return self._seen(), {name: {} for name in self.agents}

    def step(self, actions: Dict) -> tuple[Dict, Dict, Dict, Dict, Dict]:
        """Carry out one time step; what the rules refuse has no effect."""
        self.steps.step([int(actions.get(name, 0)) for name in self.possible_agents])
        self._count += 1
        names, over = self.agents, self.steps.over
        given_up = not over and self._count >= self._most
        rewards = self.steps.rewards()
        result: tuple[Dict, Dict, Dict, Dict, Dict] = (
            self._seen(),
            {name: rewards[self.possible_agents.index(name)] for name in names},
            dict.fromkeys(names, over),
            dict.fromkeys(names, given_up),
            {name: {} for name in names},
        )
        if over or given_up:
            self.agents = []
        return result

    def _seen(self) -> dict[str, See]:
        places = self.possible_agents
        return {name: self.steps.seen(places.index(name)) for name in self.agents}

    def render(self) -> str:
        """Return the open table in a line."""
        from firsthand.notation import format_table  # noqa: PLC0415 - only when asked

        return format_table(self.steps.state.table)

    def close(self) -> None:
        """Nothing is held."""


def parallel_env(**settings: Any) -> ParallelTable:
    """Return PettingZoo's parallel environment; settings are those of `ParallelTable`."""
    return ParallelTable(**settings)


def env(**settings: Any) -> Any:
    """Return PettingZoo's turn-by-turn environment (AEC) over the same table."""
    conversions = need("pettingzoo.utils.conversions", "rl")
    wrappers = need("pettingzoo.utils.wrappers", "rl")
    return wrappers.OrderEnforcingWrapper(conversions.parallel_to_aec(ParallelTable(**settings)))
