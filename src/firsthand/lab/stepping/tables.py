"""Tables in time steps as a program holds them: settings, choices, and what a step brought."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from firsthand.bots import Temperament
from firsthand.bots.error_rates import CHANCES
from firsthand.bots.intent import PACE
from firsthand.bots.temperament import ALERT
from firsthand.bots.time_steps import NOTHING, width
from firsthand.dice import WORD
from firsthand.errors import Malformed, RulesError
from firsthand.lab.compiling import COMPILES, compiled, ints
from firsthand.lab.job import MOST_CARDS
from firsthand.lab.layout import layout_of, seated, setup_of, taped
from firsthand.lab.stepping.kernel import GIVEN_UP, NEW, OVER, Chosen, Grid, Outcomes, Timing
from firsthand.rules import Rules
from firsthand.sentences import say

AGENT = Temperament("agent", ALERT, CHANCES, 0, 0, 100, 100)
"""What stands for a seat that chooses by itself: it never means to slap."""

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float32]


class TableSettings(NamedTuple):
    """Tables in time steps as they are asked for."""

    rules: Rules
    """The rules of all tables."""
    tables: int
    """How many tables there are."""
    agents: int
    """How many seats choose by themselves: the first ones."""
    bots: tuple[Temperament, ...] = ()
    """Who has each other seat."""
    step_ms: int = 50
    """How long a step is, in ms."""
    latency: int = 4
    """After how many steps an action takes place."""
    pace: int = PACE
    """The least time between two flips, in ms."""
    most_steps: int = 20_000
    """The number of steps after which a game is given up."""
    frozen: bool = False
    """Whether a kernel for these rules alone is compiled; the results are the same."""


class Stepped(NamedTuple):
    """What a step brought; rows are agents, those of the first table first."""

    seen: Floats
    """What each agent sees now: of the next game where one has ended."""
    paid: Floats
    """What the step paid each agent."""
    over: Flags
    """Whose game has ended."""
    given_up: Flags
    """Whose game was given up after its most steps."""
    last: Floats
    """What each agent saw last of its game; only rows whose game has ended or was given up count.
    """


MOST = {"step_ms": 3_600_000, "most_steps": (1 << 31) - 1}
"""How large settings may be, so that no time leaves 63 bits."""


def refuse(settings: TableSettings) -> None:
    """Raise `Malformed` or `RulesError` for what no table can be played with."""
    least = {"tables": 1, "agents": 1, "step_ms": 1, "latency": 0, "pace": 1, "most_steps": 1}
    for name, lowest in least.items():
        value = getattr(settings, name)
        if value < lowest:
            raise Malformed(say("env-least", name=name, value=value, least=lowest))
        if value > MOST.get(name, value):
            raise Malformed(say("env-most", name=name, value=value, most=MOST[name]))
    seats = settings.agents + len(settings.bots)
    refusal = settings.rules.seats_allowed(seats)
    if refusal is not None:
        raise RulesError("seats", seats, refusal)


class Tables:
    """Tables in time steps; every game that ends gives way to the next one at once.

    Raises `Malformed` for settings out of range, and `RulesError` for seats that rules refuse.
    """

    def __init__(self, settings: TableSettings) -> None:
        refuse(settings)
        self.settings = settings
        self.rows = settings.tables * settings.agents
        self.width = width(settings.agents + len(settings.bots))
        self._kernel: Callable[..., None] | None = None
        self.begin(0)

    def begin(self, seed: int) -> Stepped:
        """Deal the first game at every table; ``seed`` fixes all that follows, below 2**256."""
        rules, tables, agents, bots = self.settings[:4]
        seats = agents + len(bots)
        setup = setup_of(rules, seats, windows=COMPILES)
        layout = layout_of(rules, setup)
        cast = seated(setup, layout.board, (AGENT,) * agents + bots, self.settings.pace, MOST_CARDS)
        board = taped(layout.board, 0)
        self._law, self._setup, self._cast = rules.law, setup, cast
        self._boards, self._cards = grid(tables, board), grid(tables, layout.cards)
        self._falls = ints([0] * seats)
        self._grid = Grid(
            Timing(tables, agents, self.settings.step_ms, self.settings.most_steps),
            ints([*(seed >> 32 * index & WORD for index in range(8)), 0]),
            Chosen(ints([0] * self.rows), self._falls),
            ints([each for table in range(tables) for each in (NEW, table)]),
            Outcomes(
                floats(self.rows * self.width),
                floats(self.rows * self.width),
                floats(self.rows),
                ints([0] * tables),
            ),
        )
        self._coming = np.zeros((self.settings.latency + 1, self.rows), np.int64)
        self._at = 0
        return self._step(self._coming[0])

    def step(self, chosen: Sequence[int] | npt.NDArray[np.int64]) -> Stepped:
        """Carry out a step; ``chosen`` has what each agent does after the latency.

        Raises `Malformed` where that is not one number for each agent.
        """
        if np.shape(chosen) != (self.rows,):
            raise Malformed(say("env-actions", value=str(np.shape(chosen)), rows=self.rows))
        last = len(self._coming)
        self._coming[(self._at + last - 1) % last] = chosen
        stepped = self._step(self._coming[self._at])
        self._coming[:, stepped.over | stepped.given_up] = NOTHING
        self._at = (self._at + 1) % last
        return stepped

    def _step(self, doing: npt.NDArray[np.int64]) -> Stepped:
        actions: Any = doing if COMPILES else doing.tolist()
        arguments: tuple[Any, ...] = (
            self._law, self._setup, self._boards, self._cards, self._cast,
            self._grid._replace(chosen=Chosen(actions, self._falls)),
        )  # fmt: skip
        if self._kernel is None:
            self._kernel = compiled("steps", arguments, frozen=self.settings.frozen)
        self._kernel(*arguments[2:])
        ended = np.repeat(np.array(self._grid.outcomes.ended), self.settings.agents)
        seen, last, paid = (np.array(each, np.float32) for each in self._grid.outcomes[:3])
        return Stepped(
            seen.reshape(self.rows, self.width),
            paid,
            ended == OVER,
            ended == GIVEN_UP,
            last.reshape(self.rows, self.width),
        )


def grid(tables: int, row: list[int]) -> Any:
    """Return the same numbers for each table: rows of an array, or uncompiled lists of ints.

    What is 0 at the end of a row takes no memory before it is written.
    """
    if not COMPILES:
        return [list(row) for _ in range(tables)]
    held = next(index for index in range(len(row), 0, -1) if row[index - 1] != 0)
    whole = np.zeros((tables, len(row)), np.int64)
    whole[:, :held] = row[:held]
    return whole


def floats(number: int) -> Any:
    """Return room for numbers: an array of float32, or uncompiled a list."""
    return np.zeros(number, np.float32) if COMPILES else [0.0] * number
