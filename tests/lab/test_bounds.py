"""No compiled function has a sum or a product that leaves 63 bits: searched, and played."""

import ast
import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from firsthand.bots import matching, temperament, time_steps
from firsthand.bots.players import LONGEST, SLOWEST
from firsthand.bots.reaction import Measured
from firsthand.dice import WORD
from firsthand.lab import compiling
from firsthand.lab import job as jobs
from firsthand.lab.api import HOUR
from firsthand.lab.compiling import modules
from firsthand.lab.job import MOST_CARDS, Job, played
from firsthand.lab.kernel import positions as p
from firsthand.lab.kernel.marks import MARKS
from firsthand.lab.kernel.procedure import own
from firsthand.lab.stepping.tables import MOST as STEPPED
from firsthand.rules import amended, preset
from firsthand.rules.options import DAY, MANY, PACKS_MOST, SEATS_MOST
from tests.lab.test_played import drawn_job

pytestmark = pytest.mark.uncounted

MOST = 1 << 63
WRAPS = {"low_sum", "low_product"}
"""They are compiled as instructions that wrap."""

CARDS = 56 * PACKS_MOST
RING = 2 * CARDS
PLACES = 1 << 31
"""No board, tape or pack is as long."""

WINDOWS = ("slap.late_grace_ms", "slap.lockout_ms", "collect.window_ms", "tie.window_ms",
           "end.window_ms", "turn.timeout_ms")  # fmt: skip

LARGEST = {
    "word": WORD, "rolled(board)": WORD, "sides": 1 << 31, "bits": 1 << 31,
    "count": 1 << 20, "cast.pace": HOUR, "percent": 3 * SLOWEST, "law.penalty.cards": MANY,
    "members(others)": p.SEATS, "seat": p.SEATS, "by": p.SEATS, "votes": p.SEATS, "kind": 2,
    "t.setup.seats": p.SEATS, "t.setup.ring": RING, "t.setup.cards": CARDS, "depth": CARDS,
    "faces": CARDS, "place": PLACES, "index": PLACES, "row": PLACES, "number": PLACES,
    "hands": p.SEATS,
    "below": p.SEATS, "width": 1 << 10, "PATTERN": p.PATTERN, "p.SEATS": p.SEATS,
    "p.WIDTH": p.WIDTH, "ACROSS": 4, "SEED_BITS": 256,
    "base": 1_000 * LONGEST, "theta": matching.MOST,
    "CROWD[bots]": max(matching.CROWD), "people": p.SEATS, "STEP": matching.STEP,
    "step": matching.LEAP, "MARKS": MARKS, "seats": p.SEATS, "NEWEST": time_steps.NEWEST,
    "RANKS": time_steps.RANKS, "grid.clocks[2 * number]": STEPPED["most_steps"],
    "grid.timing.step_ms": STEPPED["step_ms"], "timing.agents": p.SEATS, "wide": 1 << 10,
}  # fmt: skip
"""How large each thing is at most, by its name where it is multiplied."""


def functions(module: ModuleType) -> Iterator[ast.FunctionDef]:
    for name, function in own(module).items():
        (node,) = ast.parse(inspect.getsource(function)).body
        assert isinstance(node, ast.FunctionDef)
        if name not in WRAPS:
            yield node


def largest(node: ast.expr) -> int:
    """Return how large an expression is at most, whatever its sign."""
    match node:
        case ast.Constant(int(value)):
            return value
        case ast.BinOp(left, ast.Mult(), right):
            return largest(left) * largest(right)
        case ast.BinOp(left, ast.Add() | ast.Sub(), right):
            return largest(left) + largest(right)
        case ast.BinOp(left, ast.FloorDiv(), _):
            return largest(left)
        case _:
            pass
    name = ast.unparse(node)
    assert name in LARGEST, f"say in LARGEST how large {name} is at most, as it is multiplied"
    return LARGEST[name]


def test_no_product_leaves_63_bits() -> None:
    found = 0
    for module in modules():
        for function in functions(module):
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
                    found += 1
                    assert largest(node) < MOST, f"{module.__name__}.{function.name}"
                assert not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Pow)
                assert not isinstance(node, ast.AugAssign) or not isinstance(node.op, ast.Mult)
    assert found > 30


class Checking(ast.NodeTransformer):
    """Hands the result of every sum, difference, product and shift to ``in_63_bits``."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        if not isinstance(node.op, ast.Add | ast.Sub | ast.Mult | ast.LShift):
            return node
        where = ast.Constant(ast.unparse(node))
        return ast.Call(ast.Name("in_63_bits", ast.Load()), [node, where], [])

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        target = ast.parse(ast.unparse(node.target), mode="eval").body
        value = self.visit(ast.BinOp(target, node.op, node.value))
        return ast.Assign([node.target], value)


def in_63_bits(value: Any, where: str) -> Any:
    assert not isinstance(value, int) or -MOST <= value < MOST, where
    return value


def checked() -> dict[str, Callable[..., Any]]:
    """Return all functions that compile, plain, each of which checks its numbers."""
    made: dict[Any, Callable[..., Any]] = {}
    copies = {module: ModuleType(module.__name__) for module in modules()}
    for module, copy in copies.items():
        vars(copy).update(vars(module), in_63_bits=in_63_bits)
        body = [Checking().visit(function) for function in functions(module)]
        tree = ast.fix_missing_locations(ast.Module(body, []))
        exec(compile(tree, module.__name__, "exec"), vars(copy))  # noqa: S102 - our own
        made |= {getattr(module, node.name): getattr(copy, node.name) for node in body}
    for copy in copies.values():
        for name, thing in [*vars(copy).items()]:
            if inspect.isfunction(thing) and thing in made:
                setattr(copy, name, made[thing])
            elif isinstance(thing, ModuleType) and thing in copies:
                setattr(copy, name, copies[thing])
    return {f"{plain.__module__}.{plain.__name__}": each for plain, each in made.items()}


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games be played uncompiled, with all numbers checked."""
    batch = checked()["firsthand.lab.kernel.batch.batch"]
    monkeypatch.setattr(compiling.config, "DISABLE_JIT", 1)
    monkeypatch.setattr(jobs, "COMPILES", False)
    monkeypatch.setattr(jobs, "MOST_CARDS", 150)
    monkeypatch.setattr(
        jobs, "compiled", lambda _, given, **_frozen: partial(batch, given[0], given[1])
    )


@pytest.mark.usefixtures("plain")
def test_drawn_games_stay_within_63_bits() -> None:
    for seed in range(40):
        assert len(played(drawn_job(seed)).cards) == 1


@pytest.mark.usefixtures("plain")
def test_the_largest_of_everything_stays_within_63_bits() -> None:
    late = dict.fromkeys(WINDOWS, HOUR)
    large = {"pack.decks": PACKS_MOST, "pack.jokers": 4 * PACKS_MOST, "slap.lockout_cards": MANY,
             "penalty.count": MANY, "penalty.to": "each_player", "end.time_ms": DAY,
             "end.flips": MANY}  # fmt: skip
    slow = replace(
        temperament("steady"), reaction=Measured((LONGEST,)), soonest=SLOWEST, latest=SLOWEST
    )
    for more in (late, large, late | large):
        rules = amended(preset("ratscrew"), more)
        seats = SEATS_MOST if "pack.decks" in more else 4
        for first in (0, (1 << 62) - 1):
            assert len(played(Job(rules, (slow,) * seats, (1 << 256) - 1, first, 1, HOUR)).cards)


def test_times_of_the_longest_game_stay_within_63_bits() -> None:
    """A sum over a game grows by a turn at most as often as a card is turned or collected."""
    turn = HOUR * 3 * SLOWEST // 100 + HOUR
    assert 4 * MOST_CARDS * turn < MOST >> 10
