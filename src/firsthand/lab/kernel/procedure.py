"""The procedure of `firsthand.game.procedure` over the kernel's arrays.

The functions are the engine's own, copied with other globals: what they call of the engine's
primitives is the kernel's function of the same name, and of each other the copy.
"""

import inspect
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, Concatenate, ParamSpec, TypeVar

from firsthand.game import primitives as engine
from firsthand.game.builder import StepBuilder
from firsthand.game.procedure import acts, flips, penalties, piles, race, settling, timing
from firsthand.lab.kernel import fold, marks, races, reading, votes
from firsthand.lab.kernel.positions import Arrays
from firsthand.law.types import Law

Given = ParamSpec("Given")
Result = TypeVar("Result")


def own(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions that a module defines itself, by name."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if inspect.isfunction(thing) and thing.__globals__ is vars(module)
    }


primitives = ModuleType(__name__)
"""The kernel's functions that have the names of the engine's primitives."""

for module in (reading, races, votes, marks, fold):
    vars(primitives).update(own(module))

copies: dict[Any, Any] = {engine: primitives}
"""What stands for a module or a function of the engine."""


def copied(module: ModuleType) -> ModuleType:
    """Return a copy of a module of the procedure; those that it imports are copied before.

    It bears the name of this module: what is kept of a compiled function is read again by a name
    that can be imported.
    """
    copy = ModuleType(__name__)
    space = vars(copy)
    for name, thing in own(module).items():
        copies[thing] = FunctionType(thing.__code__, space, name)
    for name, thing in vars(module).items():
        if not name.startswith("__"):
            known = isinstance(thing, FunctionType | ModuleType) and thing in copies
            space[name] = copies[thing] if known else thing
    return copy


MODULES = (primitives, *map(copied, (piles, penalties, settling, acts, flips, timing, race)))
"""What compiles beside the modules of the kernel."""


def led(
    function: Callable[Concatenate[Law, StepBuilder, Given], Result],
) -> Callable[Concatenate[Law, Arrays, Given], Result]:
    """Return the copy of a function of the procedure."""
    copy: Callable[Concatenate[Law, Arrays, Given], Result] = copies[function]
    return copy


admit = led(acts.admit)
gesture = led(acts.gesture)
disrupt = led(acts.disrupt)
resume = led(acts.resume)
beat = led(acts.beat)
accuse = led(acts.accuse)
leave = led(acts.leave)
flip = led(flips.flip)
after_flip = led(flips.after_flip)
ask_flip = led(flips.ask_flip)
collect = led(flips.collect)
settle = led(settling.settle)
deadline = led(timing.deadline)
elapse = led(timing.elapse)
judgement = led(race.judgement)
slap = led(race.slap)
ask_slap = led(race.ask_slap)
stray = led(race.stray)
sort: Callable[[Arrays], None] = copies[race.sort]
